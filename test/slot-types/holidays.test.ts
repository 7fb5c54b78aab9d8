import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { easterOf } from '../../src/core/slot-types/days/calendar.ts';
import { asked, type Short } from './asked.ts';

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
    expect(day.read("Mother's Day")).toEqual(['ambiguous', ['2026-03-15', '2026-05-10']]);
  });

  test.each<[string, string, string]>([
    ['US', 'Thanksgiving', '2026-11-26'],
    ['CA', 'Thanksgiving', '2026-10-12'],
    ['GB', "Mother's Day", '2026-03-15'],
    ['US', "Mother's Day", '2026-05-10'],
    ['US', "next year's Labor Day", '2027-09-06'],
    ['NZ', 'Labour Day 2028', '2028-10-23'],
    ['AU', "next Father's Day", '2026-09-06'],
  ])('in %s, %s is known', (region, text, value) => {
    const there = asked({ type: 'date', label: 'day', bias: 'future', region });
    expect(there.read(text)).toEqual(['stated', value]);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'Memorial Day', '2026-05-25'],
    ['en', 'Black Friday 2027', '2027-11-26'],
    ['en', 'Victoria Day', '2026-05-18'],
    ['de', '2. Advent', '2026-12-06'],
    ['de', 'am vierten Advent 2027', '2027-12-19'],
    ['de', 'Volkstrauertag', '2026-11-15'],
    ['de', 'Buß- und Bettag', '2026-11-18'],
    ['de', 'Muttertag', '2026-05-10'],
    ['es', 'el día de acción de gracias', '2026-11-26'],
    ['pt', 'dia de ação de graças', '2026-11-26'],
  ])('%s: %s', (language, text, value) => {
    const other = asked({ type: 'date', label: 'x', bias: 'future' }, { language });
    expect(other.read(text)).toEqual(['stated', value]);
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

/** The Eastern churches keep Easter of 2026 on 12 April; the moon of a feast is looked for, and it is shown. */
describe('feasts of the Eastern churches and of Islam', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'Orthodox Easter 2026', ['stated', '2026-04-12']],
    ['en', 'orthodox good friday 2027', ['stated', '2027-04-30']],
    ['de', 'Orthodoxer Ostermontag 2026', ['stated', '2026-04-13']],
    ['es', 'Pascua ortodoxa 2026', ['stated', '2026-04-12']],
    ['pt', 'Páscoa ortodoxa 2026', ['stated', '2026-04-12']],
    ['ru', 'Пасха 2026', ['stated', '2026-04-12']],
    ['en', 'Eid al-Adha 2026', ['derived', '2026-05-27']],
    ['de', 'Zuckerfest 2027', ['derived', '2027-03-09']],
    ['fr', 'Aïd el-Kebir 2026', ['derived', '2026-05-27']],
    ['es', 'Eid al-Fitr 2027', ['derived', '2027-03-09']],
    ['pt', 'Eid al-Adha 2026', ['derived', '2026-05-27']],
    ['ru', 'Курбан-байрам 2026', ['derived', '2026-05-27']],
  ])('%s: %s', (language, text, reading) => {
    expect(asked({ type: 'date', label: 'x' }, { language }).read(text)).toEqual(reading);
  });
});
