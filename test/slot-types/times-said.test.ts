import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const reads = (language: LanguageCode) => asked({ type: 'time', label: 'x' }, { language }).read;

describe('twelve in the evening is midnight, in the afternoon noon', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', '12 in the evening', '00:00'],
    ['en', '12 in the afternoon', '12:00'],
    ['ru', '12 вечера', '00:00'],
    ['ru', '12 дня', '12:00'],
    ['de', '12 Uhr abends', '00:00'],
    ['de', '12 Uhr mittags', '12:00'],
    ['es', '12 de la noche', '00:00'],
    ['es', '12 de la tarde', '12:00'],
    ['fr', '12h du soir', '00:00'],
    ['pt', '12 da noite', '00:00'],
    ['pt', '12 da tarde', '12:00'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });
});

describe('times as they are typed', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '330 p.m.', ['stated', '15:30']],
    ['en', '340pm', ['stated', '15:40']],
    ['en', '730', 'none'],
    ['en', '7:56:30 pm', ['stated', '19:56']],
    ['en', '12:34:25', ['stated', '12:34']],
    ['en', '7:34:25', ['ambiguous', ['07:34', '19:34']]],
    ['en', 'a quarter past noon', ['stated', '12:15']],
    ['en', 'tonight @ 8:20', ['stated', '20:20']],
    ['de', '3 Uhr 15 am Nachmittag', ['stated', '15:15']],
    ['de', 'nachmittags um 1 Uhr 30', ['stated', '13:30']],
    ['de', '18 Uhr und 12', ['stated', '18:12']],
    ['es', 'seis cero dos pm', ['stated', '18:02']],
    ['fr', 'quinze heures passées de trente minutes', ['stated', '15:30']],
    ['fr', '10h de soirée', ['stated', '22:00']],
    ['ru', 'в 3 часа пополудни', ['stated', '15:00']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

/** It is nine o'clock. */
describe('so long from now', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'in half an hour', ['derived', '09:30']],
    ['en', '20 minutes from now', ['derived', '09:20']],
    ['en', 'in 3/4h', ['derived', '09:45']],
    ['ru', 'через 15 минут', ['derived', '09:15']],
    ['de', 'in zwei Stunden', ['derived', '11:00']],
    ['es', 'en dos minutos', ['derived', '09:02']],
    ['fr', 'dans 60 minutes', ['derived', '10:00']],
    ['pt', 'daqui a uma hora', ['derived', '10:00']],
    ['en', 'in 24 hours', 'none'],
    ['en', 'in two days', 'none'],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});
