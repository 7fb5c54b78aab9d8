import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const reads = (language: LanguageCode) => asked({ type: 'time', label: 'x' }, { language }).read;
const finds = (language: LanguageCode) => asked({ type: 'time', label: 'x' }, { language }).find;

describe('about noon it is late in the morning or early in the afternoon', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', "11 o'clock lunchtime", '11:00'],
    ['en', 'at lunchtime at 1', '13:00'],
    ['de', '11 Uhr mittags', '11:00'],
    ['de', 'mittags um zwei', '14:00'],
    ['es', 'a las 11 del mediodía', '11:00'],
    ['es', 'las dos del mediodía', '14:00'],
    ['pt', 'onze do meio-dia', '11:00'],
    ['ru', '11 часов дня', '11:00'],
    ['ru', 'в 4 дня', '16:00'],
    ['ru', '12 дня', '12:00'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });

  test('but never in the evening', () => {
    expect(reads('ru')('8 часов дня')).toEqual(['invalid', 'format']);
  });
});

describe('minutes past twelve are those past noon, as it seems', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '12:15', ['derived', '12:15']],
    ['en', "12 o'clock", ['derived', '12:00']],
    ['de', '12 Uhr', ['derived', '12:00']],
    ['ru', 'в 12 часов', ['derived', '12:00']],
    ['es', 'a las doce y cuarto', ['derived', '12:15']],
    ['fr', 'à 12:45', ['derived', '12:45']],
    ['pt', 'às 12:20', ['derived', '12:20']],
    ['en', '12:15 at night', ['stated', '00:15']],
    ['en', 'at 12', ['ambiguous', ['12:00', '00:00']]],
    ['es', 'a las doce', ['derived', '12:00']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });

  test('unless the slot takes only those of the night', () => {
    const { read } = asked({ type: 'time', limits: { min: '00:00', max: '04:00' } });
    expect(read('12:15')).toEqual(['derived', '00:15']);
  });
});

describe('where clocks count to 24, hours and minutes in digits are those of such a clock', () => {
  test.each<[LanguageCode, string, Short]>([
    ['de', 'um 8:15', ['derived', '08:15']],
    ['fr', 'à 9:40', ['derived', '09:40']],
    ['de', 'um 8:15 abends', ['stated', '20:15']],
    ['de', 'Viertel nach acht', ['ambiguous', ['08:15', '20:15']]],
    ['en', '8:15', ['ambiguous', ['08:15', '20:15']]],
    ['es', 'a las 8:15', ['ambiguous', ['08:15', '20:15']]],
    ['ru', 'в 8:15', ['ambiguous', ['08:15', '20:15']]],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });

  test('the word for the hour makes a time of a decimal in a sentence', () => {
    expect(finds('de')('Kommt bitte um 19.40 Uhr zu uns')).toEqual([
      ['19.40 Uhr', 'weak', ['stated', '19:40']],
    ]);
    expect(finds('es')('nos vemos a las 19.40 h en la puerta')).toEqual([
      ['a las 19.40 h', 'weak', ['stated', '19:40']],
    ]);
  });
});

describe('the half of the day stands ahead of the hour, with what leaves it about right', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'in the evening around seven', ['derived', '19:00']],
    ['en', 'night at 11', ['stated', '23:00']],
    ['de', 'am Abend so gegen sieben', ['derived', '19:00']],
    ['de', 'Samstagabend um halb neun', ['stated', '20:30']],
    ['de', 'Sonntagmorgen um 10', ['stated', '10:00']],
    ['ru', 'вечером часов в семь', ['derived', '19:00']],
    ['ru', 'утром без четверти девять', ['stated', '08:45']],
    ['es', 'por la tarde a eso de las cinco', ['derived', '17:00']],
    ['fr', 'le soir vers sept heures', ['derived', '19:00']],
    ['pt', 'à noite por volta das nove', ['derived', '21:00']],
    ['de', 'morgen um drei', 'none'],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'a room for 1 night'],
    ['en', 'Saturday night 2 people'],
    ['en', 'dinner 6 people'],
    ['de', 'Samstagabend 2 Personen'],
    ['ru', 'вечером 4 человека'],
  ])('%s: %s holds none', (language, text) => {
    expect(finds(language)(text)).toEqual([]);
  });

  test.each<[LanguageCode, string, string, string]>([
    ['en', '8 on Friday evening', '8', '20:00'],
    ['en', 'Friday night at 9 please', 'night at 9', '21:00'],
    ['de', 'Freitagabend um 9 bitte', 'Freitagabend um 9', '21:00'],
    ['es', 'el viernes por la noche a las 9', 'por la noche a las 9', '21:00'],
  ])('%s: %s', (language, text, words, value) => {
    expect(finds(language)(text)).toEqual([[words, 'weak', ['stated', value]]]);
  });
});

describe('a meal says which half of the day it is, as it seems', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'dinner at 7', '19:00'],
    ['en', 'lunch around 1:30', '13:30'],
    ['de', 'zum Abendessen um 7', '19:00'],
    ['ru', 'ужин в 7', '19:00'],
    ['es', 'la cena a las 9', '21:00'],
    ['fr', 'dîner à 8 heures', '20:00'],
    ['pt', 'o jantar às 8', '20:00'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['derived', value]);
  });
});

describe('a half or a quarter may stand behind the half of the day', () => {
  test.each<[LanguageCode, string, string]>([
    ['es', '9 de la noche y media', '21:30'],
    ['es', 'las 5 de la tarde y cuarto', '17:15'],
    ['pt', '9 da noite e meia', '21:30'],
    ['pt', '7 pm e meia', '19:30'],
    ['fr', '7 heures du soir et demie', '19:30'],
    ['fr', '9 heures du matin et quart', '09:15'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });
});

describe('an hour that is only about right', () => {
  test.each<[string, Short]>([
    ['7ish pm', ['derived', '19:00']],
    ['sevenish in the evening', ['derived', '19:00']],
    ['noonish', ['derived', '12:00']],
    ['9 pm or so', ['derived', '21:00']],
    ['fivish', 'none'],
  ])('%s', (text, reading) => {
    expect(reads('en')(text)).toEqual(reading);
  });
});

describe('a number of hours answers where an hour was asked for', () => {
  test.each<[LanguageCode, string, Short]>([
    ['ru', '4 часа', ['ambiguous', ['04:00', '16:00']]],
    ['es', '16 horas', ['stated', '16:00']],
    ['es', '4 horas', ['ambiguous', ['04:00', '16:00']]],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});
