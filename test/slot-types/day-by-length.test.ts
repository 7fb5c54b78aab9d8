import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

const day = (language: LanguageCode, bias?: 'past' | 'future') =>
  asked({ type: 'date', label: 'x', ...(bias && { bias }) }, { language });

/** It is 4 March 2026. */
describe('a length answers a question for a day', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'within three months', '2026-06-04'],
    ['en', 'within a week', '2026-03-11'],
    ['en', 'in the next ten days', '2026-03-14'],
    ['de', 'innerhalb von zwei Wochen', '2026-03-18'],
    ['de', 'innerhalb eines Monats', '2026-04-04'],
    ['de', 'binnen zehn Tagen', '2026-03-14'],
    ['es', 'en un plazo de dos semanas', '2026-03-18'],
    ['es', 'en los próximos tres meses', '2026-06-04'],
    ['fr', 'en moins de deux semaines', '2026-03-18'],
    ['fr', 'dans les trois prochains mois', '2026-06-04'],
    ['pt', 'num prazo de duas semanas', '2026-03-18'],
    ['pt', 'nos próximos três meses', '2026-06-04'],
    ['ru', 'в течение месяца', '2026-04-04'],
    ['ru', 'в течение двух недель', '2026-03-18'],
    ['ru', 'в ближайшие три месяца', '2026-06-04'],
  ])('%s: %s', (language, text, value) => {
    expect(day(language).read(text)).toEqual(['derived', value]);
  });

  test.each<[LanguageCode, string, string, string]>([
    ['en', 'two weeks', '2026-03-18', '2026-02-18'],
    ['en', 'about a month', '2026-04-04', '2026-02-04'],
    ['de', 'drei Monate', '2026-06-04', '2025-12-04'],
    ['es', 'dos semanas', '2026-03-18', '2026-02-18'],
    ['fr', 'un mois', '2026-04-04', '2026-02-04'],
    ['pt', 'duas semanas', '2026-03-18', '2026-02-18'],
    ['ru', 'полгода', '2026-09-04', '2025-09-04'],
  ])('%s: "%s" goes the way that the slot looks', (language, text, ahead, behind) => {
    expect(day(language, 'future').read(text)).toEqual(['derived', ahead]);
    expect(day(language, 'past').read(text)).toEqual(['derived', behind]);
    expect(day(language).read(text)).toBe('none');
  });
});

describe('a length that leads to no day', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'it takes two weeks'],
    ['en', 'for two weeks'],
    ['en', 'every two weeks'],
    ['en', 'not within two weeks'],
    ['en', 'two weeks or three'],
    ['en', 'three nights'],
    ['en', 'in the last two weeks'],
    ['pt', 'nas últimas três semanas'],
    ['en', 'two hours'],
    ['de', 'das dauert zwei Wochen'],
    ['es', 'cada dos semanas'],
    ['fr', 'pendant deux semaines'],
    ['pt', 'demora duas semanas'],
    ['ru', 'уже две недели'],
  ])('%s: %s', (language, text) => {
    expect(day(language, 'future').read(text)).toBe('none');
  });

  test('nor does one in a sentence', () => {
    expect(day('en', 'future').find('we have three months for that, and 30 people')).toEqual([]);
  });
});
