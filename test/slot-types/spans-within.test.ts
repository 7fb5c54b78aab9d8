import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

/** It is Wednesday, 4 March 2026. */
const reads = (language: LanguageCode) =>
  asked({ type: 'date-range', label: 'stay' }, { language }).read;

describe('days behind the month or the week that they lie in', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'in October from the 5th to the 8th', ['derived', '2026-10-05/2026-10-08']],
    ['en', 'in May, between the 19th and the 20th', ['derived', '2026-05-19/2026-05-20']],
    ['en', 'next week from Monday to Thursday', ['stated', '2026-03-09/2026-03-12']],
    ['en', 'next week between Tuesday and Friday', ['stated', '2026-03-10/2026-03-13']],
    ['de', 'im Oktober vom 5. bis zum 8.', ['derived', '2026-10-05/2026-10-08']],
    ['de', 'nächste Woche von Montag bis Donnerstag', ['stated', '2026-03-09/2026-03-12']],
    ['ru', 'в октябре с 5 по 8', ['derived', '2026-10-05/2026-10-08']],
    ['ru', 'на следующей неделе с понедельника по четверг', ['stated', '2026-03-09/2026-03-12']],
    ['es', 'en octubre entre el 5 y el 8', ['derived', '2026-10-05/2026-10-08']],
    ['fr', 'en octobre entre le 5 et le 8', ['derived', '2026-10-05/2026-10-08']],
    ['pt', 'em outubro entre 5 e 8', ['derived', '2026-10-05/2026-10-08']],
    ['pt', 'na próxima semana de segunda a quinta', ['stated', '2026-03-09/2026-03-12']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

describe('weeks of the year by their number', () => {
  test.each<[LanguageCode, string, Short]>([
    ['de', 'KW 20', ['derived', '2026-05-11/2026-05-17']],
    ['de', 'in der Kalenderwoche 20', ['derived', '2026-05-11/2026-05-17']],
    ['en', 'calendar week 20', ['derived', '2026-05-11/2026-05-17']],
    ['fr', 'semaine 20', ['derived', '2026-05-11/2026-05-17']],
    ['en', 'week 20', 'none'],
    ['de', 'KW 70', ['invalid', 'not-a-date']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'Fri-Sun'],
  ['de', 'Freitag-Sonntag'],
])('%s: %s has its ends right beside the dash', (language, text) => {
  expect(reads(language)(text)).toEqual(['derived', '2026-03-06/2026-03-08']);
});
