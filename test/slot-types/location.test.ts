import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const spot = { type: 'location', label: 'location' };
const at = (latitude: number, longitude: number, basis = 'stated'): Short => [
  basis,
  { latitude, longitude },
];

describe('a spot on the map', () => {
  const { read } = asked(spot);
  test.each<[string, Short]>([
    ['52.52, 13.405', at(52.52, 13.405)],
    ['52.52,13.405', at(52.52, 13.405)],
    ['52.52 13.405', at(52.52, 13.405)],
    ['-33.8688, 151.2093', at(-33.8688, 151.2093)],
    ['52,52; 13,405', at(52.52, 13.405)],
    ['52,52, 13,405', at(52.52, 13.405)],
    ['52.5200086666, 13.4049540001', at(52.520009, 13.404954)],
    ['52.52° N, 13.405° E', at(52.52, 13.405)],
    ['33.8688 S 151.2093 E', at(-33.8688, 151.2093)],
    ['40.7N, 74W', at(40.7, -74)],
    ['52°31\'12"N 13°24\'18"E', at(52.52, 13.405)],
    ['52°31′N, 13°24′E', at(52.516667, 13.4)],
    ['geo:52.52,13.405', at(52.52, 13.405)],
    ['my location is 52.52, 13.405.', at(52.52, 13.405)],
    ['0.0, -0.0', at(0, 0)],
    ['https://maps.example/?q=52.52,13.405', at(52.52, 13.405, 'derived')],
    ['https://maps.example/@52.5200,13.4050,17z', at(52.52, 13.405, 'derived')],
    ['95.2, 13.4', ['invalid', 'format']],
    ['52.52, 213.4', ['invalid', 'format']],
    ['', 'none'],
    ['here', 'none'],
    ['Berlin', 'none'],
    ['52.52', 'none'],
    ['52, 13', 'none'],
    ['52 13', 'none'],
    ['52,52', 'none'],
    ['52.52 N, 13.405', 'none'],
    ['52.52, 13.405, 7.1', 'none'],
    ['52.52, 13.405 and 48.1, 11.5', 'none'],
    ['somewhere near 52.52, 13.405', 'none'],
    ['3.5 to 4.5', 'none'],
    ['12.05.2026', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in a sentence', () => {
  test.each<[string, unknown]>([
    ['we are at 52.5200, 13.4050 today', [['52.5200, 13.4050', 'alone', at(52.52, 13.405)]]],
    ['find me at 52.5° N, 13.4° E, please', [['52.5° N, 13.4° E', 'alone', at(52.5, 13.4)]]],
    ['location: 52.5, 13.4', [['52.5, 13.4', 'named', at(52.5, 13.4)]]],
    ['it costs 12.50, 13.20 with tax', []],
    ['versions 1.234, 2.345 and 3.456', [['1.234, 2.345', 'alone', at(1.234, 2.345)]]],
    ['see https://maps.example/?q=52.5200,13.4050', []],
    ['at 95.2000, 13.4000', []],
  ])('%s', (text, found) => {
    expect(asked(spot).find(text)).toEqual(found);
  });
});

test.each<[unknown, string | undefined]>([
  [{ latitude: 52.52, longitude: 13.405 }, undefined],
  [{ latitude: 90, longitude: -180 }, undefined],
  [{ latitude: 90.1, longitude: 0 }, 'format'],
  [{ latitude: 52.123456789, longitude: 0 }, 'format'],
  [{ latitude: 52.52 }, 'format'],
  [{ latitude: 52.52, longitude: 13.405, zoom: 3 }, 'format'],
  [{ latitude: '52.52', longitude: 13.405 }, 'format'],
  ['52.52, 13.405', 'format'],
  [[52.52, 13.405], 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(spot).check(value as never)).toBe(problem);
});

test('is shown as it is written on maps, in every language', () => {
  const value = { latitude: -33.8688, longitude: 151.2 };
  expect(asked(spot).format(value)).toBe('-33.8688, 151.2');
  expect(asked(spot, { language: 'ru' }).format(value)).toBe('-33.8688, 151.2');
});
