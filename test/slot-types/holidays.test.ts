import { describe, expect, test } from 'vitest';
import { easterOf } from '../../src/core/slot-types/calendar.ts';
import { asked } from './asked.ts';

describe('a day with a name', () => {
  const day = asked({ type: 'date', label: 'day', bias: 'future' });
  test.each([
    ['Christmas', '2026-12-25'],
    ['on Christmas Eve', '2026-12-24'],
    ["New Year's Eve", '2026-12-31'],
    ["New Year's Day 2028", '2028-01-01'],
    ['Good Friday', '2026-04-03'],
    ['Easter Monday 2027', '2027-03-29'],
    ['wednesday after next', '2026-03-11'],
  ])('%s', (text, value) => expect(day.read(text)).toEqual(['stated', value]));

  test('what countries keep on days of their own is asked', () => {
    expect(day.read('Labour Day')).toBe('none');
    expect(day.read("Mother's Day")).toBe('none');
  });

  test('in Russian', () => {
    const other = asked({ type: 'date', label: 'день', bias: 'future' }, { language: 'ru' });
    expect(other.read('на Новый год')).toEqual(['stated', '2027-01-01']);
  });
});

test.each([
  [2013, '2013-03-31'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
  [1981, '1981-04-19'],
])('Easter %i', (year, day) => expect(easterOf(year)).toBe(day));
