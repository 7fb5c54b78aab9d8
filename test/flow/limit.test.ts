import { describe, expect, test } from 'vitest';
import { dateLimit, dateMs, durationMs, timeMs } from '../../src/core/flow/limit.ts';

describe('dateLimit, on the last of February', () => {
  test.each([
    ['today', '2028-02-29'],
    ['tomorrow', '2028-03-01'],
    ['today+30d', '2028-03-30'],
    ['today-1d', '2028-02-28'],
    ['tomorrow-1d', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31+1d', '2027-01-01'],
    ['2026-02-29', undefined],
    ['yesterday', undefined],
    ['today+1w', undefined],
    ['today + 1d', undefined],
    ['', undefined],
  ])('%s is %s', (limit, day) => {
    expect(dateLimit(limit, '2028-02-29')).toBe(day);
  });
});

describe('durationMs', () => {
  test.each([
    ['PT90M', 5_400_000],
    ['PT1H30M', 5_400_000],
    ['P14D', 1_209_600_000],
    ['P2W', 1_209_600_000],
    ['P1DT12H', 129_600_000],
    ['PT0S', 0],
    ['P', undefined],
    ['PT', undefined],
    ['P1DT', undefined],
    ['P1M', undefined],
    ['P1Y', undefined],
    ['90', undefined],
    ['1h', undefined],
  ])('%s is %s', (text, ms) => {
    expect(durationMs(text)).toBe(ms);
  });
});

test.each([
  ['00:00', 0],
  ['23:59', 86_340_000],
  ['24:00', undefined],
  ['9:30', undefined],
  ['09:60', undefined],
])('timeMs: %s is %s', (text, ms) => {
  expect(timeMs(text)).toBe(ms);
});

test.each([
  ['1970-01-02', 86_400_000],
  ['2026-02-30', undefined],
  ['26-01-01', undefined],
])('dateMs: %s is %s', (text, ms) => {
  expect(dateMs(text)).toBe(ms);
});
