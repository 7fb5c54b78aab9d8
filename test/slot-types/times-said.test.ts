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

describe('of a number of people and a time behind the half of the day, the time is the time', () => {
  const finds = (language: LanguageCode, text: string) =>
    asked({ type: 'time', label: 'x' }, { language }).find(text);
  test.each<[LanguageCode, string, string, string]>([
    ['en', 'a table for 1 this evening 7:30', 'this evening 7:30', '19:30'],
    ['en', 'a table for 2 this evening at 7', 'this evening at 7', '19:00'],
    ['de', 'für 2 heute Abend um 19:30', 'heute Abend um 19:30', '19:30'],
    ['es', 'mesa para 1 esta noche a las 7:30', 'esta noche a las 7:30', '19:30'],
    ['fr', 'une table pour 1 ce soir à 19:30', 'ce soir à 19:30', '19:30'],
    ['ru', 'столик на 1 сегодня вечером в 7:30', 'вечером в 7:30', '19:30'],
  ])('%s: %s', (language, text, words, value) => {
    expect(finds(language, text)).toEqual([[words, 'weak', ['stated', value]]]);
  });

  test('an hour alone keeps its half of the day', () => {
    expect(reads('en')('7 this evening')).toEqual(['stated', '19:00']);
  });
});

describe('minutes to noon and to midnight, in digits and words', () => {
  test.each([
    ['5 para meio-dia', '11:55'],
    ['5 para o meio-dia', '11:55'],
    ['cinco para meio-dia', '11:55'],
    ['5 para a meia-noite', '23:55'],
    ['10 para o meio-dia', '11:50'],
  ])('%s', (text, value) => {
    expect(reads('pt')(text)).toEqual(['stated', value]);
  });
});
