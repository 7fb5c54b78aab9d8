import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const stay = { type: 'date-range', label: 'stay', bias: 'future' };

// How much of a span "later" or "before" leaves, nobody can tell.
test.each<[LanguageCode, string]>([
  ['en', 'later this week'],
  ['en', 'before the first week of May'],
  ['en', 'after next week'],
  ['en', 'at the end of the year'],
  ['en', 'between August 2026 and now'],
  ['en', 'the second half'],
  ['ru', 'до лета'],
  ['ru', 'после первой недели мая'],
  ['de', 'nächste Woche später'],
  ['de', 'vor Anfang nächster Woche'],
  ['de', 'Ende des Jahres'],
  ['es', 'más tarde esta semana'],
  ['es', 'antes de la primera semana de mayo'],
  ['fr', 'après la première semaine de mai'],
  ['fr', 'en fin de semaine'],
  ['pt', 'depois da primeira semana de maio'],
])('%s: "%s" is no whole span', (language, text) => {
  const found = asked(stay, { language }).find(text);
  expect(found.filter(([, , reading]) => /2026-\d\d-\d\d\/2026/u.test(String(reading)))).toEqual(
    [],
  );
});

test.each<[LanguageCode, string, string]>([
  ['en', 'we are away next week', '2026-03-09/2026-03-15'],
  ['en', 'I will be out from 1 May until Wed, 22 May', '2026-05-01/2026-05-22'],
  ['de', 'Ich bin vom 3. bis zum 12. September weg.', '2026-09-03/2026-09-12'],
  ['de', 'Ich bin vom 1. Mai bis Mittwoch den 22. Mai weg', '2026-05-01/2026-05-22'],
  ['fr', 'du mercredi 13 au dimanche 15 mai', '2026-05-13/2026-05-15'],
])('%s: "%s" is one, whatever day of the week it is said to end on', (language, text, value) => {
  const found = asked(stay, { language }).find(text);
  expect(found.map(([, , reading]) => reading?.[1])).toEqual([value]);
});

/** Wednesday, 4 March 2026. */
const any = { type: 'date-range', label: 'stay' };
const reads = (language: LanguageCode) => asked(any, { language }).read;

describe('the weeks of a month or a year are those whose Thursday lies in it', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'the first week of May', '2026-05-04/2026-05-10'],
    ['en', 'the last week of this month', '2026-03-23/2026-03-29'],
    ['en', 'the second week of 2027', '2027-01-11/2027-01-17'],
    ['en', 'the last two weeks of 2026', '2026-12-21/2027-01-03'],
    ['en', 'week 20 of 2026', '2026-05-11/2026-05-17'],
    ['ru', 'первая неделя мая', '2026-05-04/2026-05-10'],
    ['ru', 'последняя неделя июля', '2026-07-27/2026-08-02'],
    ['de', 'in der ersten Woche im Mai', '2026-05-04/2026-05-10'],
    ['de', 'in der letzten Woche im Juli', '2026-07-27/2026-08-02'],
    ['es', 'la tercera semana de este mes', '2026-03-16/2026-03-22'],
    ['es', 'las primeras 2 semanas de 2027', '2027-01-04/2027-01-17'],
    ['fr', 'la première semaine de mai', '2026-05-04/2026-05-10'],
    ['pt', 'na última semana de julho', '2026-07-27/2026-08-02'],
    ['pt', 'as últimas 3 semanas deste ano', '2026-12-14/2027-01-03'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['derived', value]);
  });
});

describe('parts of a week, a month and a year', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'at the beginning of next week', '2026-03-09/2026-03-11'],
    ['en', 'the end of next week', '2026-03-13/2026-03-15'],
    ['en', 'the rest of the month', '2026-03-04/2026-03-31'],
    ['en', 'the first half of May', '2026-05-01/2026-05-15'],
    ['en', 'mid-May', '2026-05-10/2026-05-20'],
    ['ru', 'в начале следующей недели', '2026-03-09/2026-03-11'],
    ['ru', 'вторая половина мая', '2026-05-16/2026-05-31'],
    ['de', 'Anfang nächster Woche', '2026-03-09/2026-03-11'],
    ['de', 'den Rest der Woche', '2026-03-04/2026-03-08'],
    ['de', 'in der zweiten Hälfte des Monats', '2026-03-16/2026-03-31'],
    ['es', 'a principios de la semana que viene', '2026-03-09/2026-03-11'],
    ['es', 'el resto del año', '2026-03-04/2026-12-31'],
    ['es', 'a mediados de mayo', '2026-05-10/2026-05-20'],
    ['fr', 'au début de la semaine prochaine', '2026-03-09/2026-03-10'],
    ['fr', 'la première quinzaine de mai', '2026-05-01/2026-05-15'],
    ['pt', 'no início da próxima semana', '2026-03-09/2026-03-11'],
    ['pt', 'em meados de maio', '2026-05-10/2026-05-20'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['derived', value]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'the end of May'],
    ['ru', 'в конце мая'],
    ['de', 'Ende Mai'],
    ['es', 'a finales de mayo'],
    ['fr', 'fin mai'],
    ['pt', 'no final de maio'],
  ])('%s: "%s" may be a third of it or a half', (language, text) => {
    expect(reads(language)(text)).toEqual([
      'ambiguous',
      ['2026-05-21/2026-05-31', '2026-05-16/2026-05-31'],
    ]);
  });
});

describe('quarters, halves, months and years of the calendar', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'Q3 2027', '2027-07-01/2027-09-30'],
    ['en', '2027-Q1', '2027-01-01/2027-03-31'],
    ['en', 'H2 2026', '2026-07-01/2026-12-31'],
    ['en', 'the third quarter of next year', '2027-07-01/2027-09-30'],
    ['en', 'next quarter', '2026-04-01/2026-06-30'],
    ['en', 'in June next year', '2027-06-01/2027-06-30'],
    ['en', 'in 2027', '2027-01-01/2027-12-31'],
    ['en', 'this year', '2026-01-01/2026-12-31'],
    ['en', 'from Q1 2027 to Q2 2027', '2027-01-01/2027-06-30'],
    ['ru', 'второй квартал 2027 года', '2027-04-01/2027-06-30'],
    ['ru', 'в следующем году', '2027-01-01/2027-12-31'],
    ['de', 'im dritten Quartal 2026', '2026-07-01/2026-09-30'],
    ['de', 'nächstes Jahr', '2027-01-01/2027-12-31'],
    ['es', 'T2 2026', '2026-04-01/2026-06-30'],
    ['es', 'desde 2027 hasta 2029', '2027-01-01/2029-12-31'],
    ['es', 'en junio del próximo año', '2027-06-01/2027-06-30'],
    ['fr', 'le deuxième trimestre de 2026', '2026-04-01/2026-06-30'],
    ['pt', 'no terceiro mês de 2027', '2027-03-01/2027-03-31'],
    ['pt', 'o último trimestre', '2025-10-01/2025-12-31'],
    ['en', '11/2026', '2026-11-01/2026-11-30'],
    ['de', '11.2026', '2026-11-01/2026-11-30'],
    ['fr', '2026-11', '2026-11-01/2026-11-30'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });

  test('a quarter of no year is the one to come, and a year alone may be any number', () => {
    expect(reads('en')('Q1')).toEqual(['derived', '2026-01-01/2026-03-31']);
    expect(reads('en')('the second quarter')).toEqual(['derived', '2026-04-01/2026-06-30']);
    expect(asked(any).find('we sold 2027 of them')).toEqual([]);
  });
});

describe('this, next and last month of a name', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'this May', ['stated', '2026-05-01/2026-05-31']],
    ['en', 'next February', ['stated', '2027-02-01/2027-02-28']],
    ['en', 'next June', ['ambiguous', ['2026-06-01/2026-06-30', '2027-06-01/2027-06-30']]],
    ['de', 'letzten September', ['stated', '2025-09-01/2025-09-30']],
    ['es', 'este septiembre', ['stated', '2026-09-01/2026-09-30']],
    ['fr', 'septembre dernier', ['stated', '2025-09-01/2025-09-30']],
    ['pt', 'fevereiro que vem', ['stated', '2027-02-01/2027-02-28']],
    ['ru', 'в прошлом сентябре', ['stated', '2025-09-01/2025-09-30']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

describe('so many days ahead begin tomorrow; weeks and months may be those of the calendar', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'the next three days', ['derived', '2026-03-05/2026-03-07']],
    ['en', 'the last 2 days', ['derived', '2026-03-02/2026-03-03']],
    ['en', 'the next two weeks', ['ambiguous', ['2026-03-05/2026-03-18', '2026-03-09/2026-03-22']]],
    ['en', 'the next few days', 'none'],
    ['ru', 'следующие три дня', ['derived', '2026-03-05/2026-03-07']],
    ['de', 'in den nächsten drei Tagen', ['derived', '2026-03-05/2026-03-07']],
    ['es', 'los próximos 3 días', ['derived', '2026-03-05/2026-03-07']],
    ['fr', 'les 3 prochains jours', ['derived', '2026-03-05/2026-03-07']],
    ['pt', 'os próximos três dias', ['derived', '2026-03-05/2026-03-07']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
  test('on the first day of both they are the same', () => {
    const monday = asked(any, { now: '2026-06-01T09:00:00Z' });
    expect(monday.read('the last two weeks')).toEqual(['derived', '2026-05-18/2026-05-31']);
    expect(monday.read('the last two months')).toEqual(['derived', '2026-04-01/2026-05-31']);
  });
});

describe('a length and the day it begins on', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '4 days, from Thursday', ['derived', '2026-03-05/2026-03-08']],
    ['en', '4 days starting Thursday', ['derived', '2026-03-05/2026-03-08']],
    ['en', '4 days from Thursday', 'none'],
    ['ru', 'на три ночи с пятницы', ['derived', '2026-03-06/2026-03-09']],
    ['ru', 'на 4 дня с четверга', ['derived', '2026-03-05/2026-03-08']],
    ['de', '4 Tage ab Donnerstag', ['derived', '2026-03-05/2026-03-08']],
    ['es', '4 días desde el jueves', ['derived', '2026-03-05/2026-03-08']],
    ['fr', '4 jours à partir de jeudi', ['derived', '2026-03-05/2026-03-08']],
    ['pt', '4 dias a partir de quinta', ['derived', '2026-03-05/2026-03-08']],
    ['en', 'the week of 18 May', ['derived', '2026-05-18/2026-05-24']],
    ['es', 'la semana del 20 de mayo', ['derived', '2026-05-18/2026-05-24']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

describe('the month of both days is said with one', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'from 4 to 20 next month', '2026-04-04/2026-04-20'],
    ['de', 'vom 4. bis 20. nächsten Monats', '2026-04-04/2026-04-20'],
    ['es', 'entre el 4 y el 20 del próximo mes', '2026-04-04/2026-04-20'],
    ['fr', 'du 4 au 20 du mois prochain', '2026-04-04/2026-04-20'],
    ['pt', 'de 4 a 20 do próximo mês', '2026-04-04/2026-04-20'],
    ['ru', 'с 4 по 20 следующего месяца', '2026-04-04/2026-04-20'],
  ])('%s: %s', (language, text, value) => {
    expect(reads(language)(text)).toEqual(['stated', value]);
  });
});

describe('Russian seasons begin with a month', () => {
  test.each([
    ['летом', '2026-06-01/2026-08-31'],
    ['этой весной', '2026-03-01/2026-05-31'],
    ['на зиму', '2026-12-01/2027-02-28'],
  ])('%s', (text, value) => {
    expect(reads('ru')(text)).toEqual(['derived', value]);
  });
});
