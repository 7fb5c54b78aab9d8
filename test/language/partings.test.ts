import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { heard } from './heard.ts';

const day: CaseSlot = { id: 'day', type: 'date', description: 'Day' };
const guests: CaseSlot = { id: 'guests', type: 'integer', description: 'Number of people' };

describe('a wish and a farewell give no day', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'enjoy your Thursday!'],
    ['en', 'have a lovely Saturday'],
    ['en', 'thanks, see you on Thursday'],
    ['en', 'talk to you tomorrow'],
    ['de', 'einen schönen Donnerstag!'],
    ['de', 'bis Donnerstag!'],
    ['de', 'wir sehen uns am Donnerstag'],
    ['de', 'bis morgen!'],
    ['ru', 'хорошей субботы!'],
    ['ru', 'до четверга!'],
    ['ru', 'увидимся в четверг'],
    ['ru', 'до завтра!'],
    ['es', '¡feliz jueves!'],
    ['es', '¡hasta el jueves!'],
    ['es', 'nos vemos el jueves'],
    ['es', '¡hasta mañana!'],
    ['fr', 'bon jeudi !'],
    ['fr', 'à jeudi'],
    ['fr', 'merci, à demain !'],
    ['pt', 'boa quinta-feira!'],
    ['pt', 'até quinta!'],
    ['pt', 'vemo-nos na quinta'],
    ['pt', 'até amanhã!'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [day, guests])).toEqual({});
  });
});

describe('but a day until which something lasts is one', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'until Thursday'],
    ['en', 'Thursday!'],
    ['de', 'bis Donnerstag'],
    ['ru', 'до четверга'],
    ['es', 'hasta el jueves'],
    ['fr', 'reporter à jeudi'],
    ['fr', 'bon, jeudi'],
    ['pt', 'até quinta-feira'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [day, guests])).toEqual({ day: '2026-12-03' });
  });
});

describe('a short name of a day beside other words is one of those', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'beach and sun'],
    ['en', 'sun or rain'],
    ['en', 'we want some sun'],
    ['es', 'montaña y mar'],
    ['es', 'con mar cerca'],
    ['fr', 'la mer ou la montagne'],
    ['pt', 'sol ou mar'],
    ['pt', 'perto do mar'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [day, guests])).toEqual({});
  });

  test.each<[LanguageCode, string]>([
    ['en', 'sun'],
    ['en', 'on sun please'],
    ['de', 'So bitte'],
    ['fr', 'dim'],
  ])('and alone a day: %s: %s', async (language, text) => {
    expect(await heard(language, text, [day, guests])).toEqual({ day: '2026-12-06' });
  });
});
