import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const moment = (language: LanguageCode, bias?: string) =>
  asked({ type: 'date-time', label: 'x', ...(bias && { bias }) }, { language });

/** It is nine o'clock on 4 March 2026. */
describe('so many hours or minutes from now', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'in two hours', ['derived', '2026-03-04T11:00']],
    ['en', 'in 40 minutes', ['derived', '2026-03-04T09:40']],
    ['en', 'in 20 hours', ['derived', '2026-03-05T05:00']],
    ['en', '3 hours ago', ['derived', '2026-03-04T06:00']],
    ['ru', 'через два часа', ['derived', '2026-03-04T11:00']],
    ['ru', 'час назад', ['derived', '2026-03-04T08:00']],
    ['de', 'in einer halben Stunde', ['derived', '2026-03-04T09:30']],
    ['de', 'vor zwei Stunden', ['derived', '2026-03-04T07:00']],
    ['es', 'dentro de 3 horas', ['derived', '2026-03-04T12:00']],
    ['es', '10 minutos a partir de ahora', ['derived', '2026-03-04T09:10']],
    ['es', 'hace una hora', ['derived', '2026-03-04T08:00']],
    ['fr', 'dans 4 heures', ['derived', '2026-03-04T13:00']],
    ['fr', 'il y a une heure', ['derived', '2026-03-04T08:00']],
    ['pt', 'daqui a 25 minutos', ['derived', '2026-03-04T09:25']],
    ['pt', 'há duas horas', ['derived', '2026-03-04T07:00']],
  ])('%s: %s', (language, text, reading) => {
    expect(moment(language).read(text)).toEqual(reading);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'call me back in three hours'],
    ['ru', 'перезвоните через три часа'],
    ['de', 'rufen Sie in drei Stunden zurück'],
    ['es', 'llámeme en tres horas'],
    ['fr', 'rappelez-moi dans trois heures'],
    ['pt', 'liguem daqui a três horas'],
  ])('%s: "%s" says it in a sentence', (language, text) => {
    const found = moment(language).find(text);
    expect(found.map(([, , reading]) => reading)).toEqual([['derived', '2026-03-04T12:00']]);
  });

  test('what has passed is nothing that lies ahead', () => {
    expect(moment('en', 'future').read('two hours ago')).toBe('none');
    expect(moment('en', 'past').read('in two hours')).toBe('none');
  });
});

describe('"now" is a whole answer and nothing in a sentence', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'right now', "I'm not at home right now"],
    ['ru', 'прямо сейчас', 'я сейчас не дома'],
    ['de', 'jetzt', 'das weiß ich jetzt nicht'],
    ['es', 'ahora mismo', 'ahora mismo no lo sé'],
    ['fr', 'tout de suite', 'je ne sais pas tout de suite'],
    ['pt', 'agora', 'agora não sei'],
  ])('%s: %s', (language, text, sentence) => {
    expect(moment(language).read(text)).toEqual(['derived', '2026-03-04T09:00']);
    expect(moment(language).find(sentence)).toEqual([]);
    expect(asked({ type: 'time', label: 'x' }, { language }).read(text)).toEqual([
      'derived',
      '09:00',
    ]);
  });
});

describe('the half of the day is said with the day', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '9 tomorrow evening', ['stated', '2026-03-05T21:00']],
    ['en', 'last night at 10', ['stated', '2026-03-03T22:00']],
    ['en', 'last night at 2', 'none'],
    ['de', 'diesen Abend um 7', ['stated', '2026-03-04T19:00']],
    ['de', '8 am Freitag', 'none'],
    ['de', '19:30 Uhr am 12.5.2026', ['stated', '2026-05-12T19:30']],
    ['es', 'anoche a las 9', ['stated', '2026-03-03T21:00']],
    ['es', '8pm del 12', ['derived', '2026-03-12T20:00']],
    ['fr', '10 ce soir', ['stated', '2026-03-04T22:00']],
    ['pt', '5pm desta tarde', ['stated', '2026-03-04T17:00']],
    ['pt', '9pm dia 20', ['derived', '2026-03-20T21:00']],
    ['ru', '9 завтра вечером', ['stated', '2026-03-05T21:00']],
  ])('%s: %s', (language, text, reading) => {
    expect(moment(language).read(text)).toEqual(reading);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'a table for 2 tomorrow evening'],
    ['de', 'einen Tisch für 2 morgen Abend'],
    ['fr', 'une table pour 2 demain soir'],
  ])('%s: "%s" has people, and no hour', (language, text) => {
    const found = moment(language).find(text);
    expect(found.map(([, , reading]) => reading?.[0])).not.toContain('stated');
  });
});

describe('a zone that is named', () => {
  const berlin = (type: string, language: LanguageCode) =>
    asked({ type, label: 'x' }, { language, timeZone: 'Europe/Berlin' });
  test.each<[LanguageCode, string, Short]>([
    ['en', '4 pm GMT', ['derived', '17:00']],
    ['en', '4 pm CET', ['stated', '16:00']],
    ['en', '11 pm EST', ['derived', '05:00']],
    ['en', '4 pm (UTC+3)', ['derived', '14:00']],
    ['en', '4 pm CST', 'none'],
    ['de', '16 Uhr MEZ', ['stated', '16:00']],
    ['de', '16 Uhr UTC', ['derived', '17:00']],
    ['es', 'a las 16:00 GMT', ['derived', '17:00']],
    ['fr', '16h UTC', ['derived', '17:00']],
    ['fr', '16h cet après-midi', ['stated', '16:00']],
    ['pt', 'às 16h BRT', ['derived', '20:00']],
    ['ru', 'в 16:00 МСК', ['derived', '14:00']],
  ])('%s: %s is an hour of one’s own clock', (language, text, reading) => {
    expect(berlin('time', language).read(text)).toEqual(reading);
  });
  test('may be on another day', () => {
    expect(berlin('date-time', 'en').read('tomorrow 8 pm PST')).toEqual([
      'derived',
      '2026-03-06T05:00',
    ]);
  });
});

describe('a weekday that does not go with the date is a slip', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Tuesday, 9 May'],
    ['ru', 'вторник, 9 мая'],
    ['de', 'Dienstag, den 9. Mai'],
    ['es', 'martes 9 de mayo'],
    ['fr', 'mardi 9 mai'],
    ['pt', 'terça-feira, 9 de maio'],
  ])('%s: %s', (language, text) => {
    const day = asked({ type: 'date', label: 'x', bias: 'future' }, { language });
    expect(day.read(text)).toEqual(['derived', '2026-05-09']);
  });
});

// The next Friday the 27th but this month's is in November; the last one was in February.
test('a weekday and a day of some month may be the one that has passed', () => {
  const day = asked({ type: 'date', label: 'x' }, { now: '2026-04-20T09:00:00Z' });
  expect(day.read('Friday the 27th')).toEqual(['ambiguous', ['2026-11-27', '2026-03-27']]);
  expect(asked({ type: 'date', label: 'x' }).read('Friday the 27th')).toEqual([
    'derived',
    '2026-03-27',
  ]);
});

describe('digits of a date behind an article are read as a whole', () => {
  test.each<[LanguageCode, string, string]>([
    ['es', 'el 27/11', '2026-11-27'],
    ['fr', 'le 20 2 2027', '2027-02-20'],
    ['pt', 'no dia 27/11', '2026-11-27'],
    ['de', 'am 27.11.', '2026-11-27'],
  ])('%s: %s', (language, text, value) => {
    const found = asked({ type: 'date', label: 'x', bias: 'future' }, { language }).find(text);
    expect(found.map(([, , reading]) => reading)).toEqual([['stated', value]]);
  });
});
