import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

/** It is Wednesday, 4 March 2026. */
const reads = (language: LanguageCode, spec: Readonly<Record<string, unknown>> = {}) =>
  asked({ type: 'date', label: 'x', ...spec }, { language }).read;

describe('a day that is counted from another one is derived', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'a week after Easter', '2026-04-12'],
    ['en', 'two days before 20 March', '2026-03-18'],
    ['en', 'the day after Christmas', '2026-12-26'],
    ['en', 'four days after Monday', '2026-03-13'],
    ['en', 'the Thursday before Easter', '2026-04-02'],
    ['de', 'drei Tage nach Ostern', '2026-04-08'],
    ['de', 'am Tag vor Heiligabend', '2026-12-23'],
    ['de', 'übermorgen in zwei Wochen', '2026-03-20'],
    ['de', 'der Montag nach Pfingsten', '2026-05-25'],
    ['ru', 'через три дня после дня победы', '2026-05-12'],
    ['ru', 'за неделю до нового года', '2026-12-25'],
    ['ru', 'на следующий день после пятницы', '2026-03-07'],
    ['es', 'dos semanas después del 20 de marzo', '2026-04-03'],
    ['es', 'el día antes de Nochebuena', '2026-12-23'],
    ['es', 'de mañana en ocho días', '2026-03-12'],
    ['fr', 'trois jours avant Noël', '2026-12-22'],
    ['fr', 'le lendemain de Pâques', '2026-04-06'],
    ['fr', 'demain en quinze', '2026-03-19'],
    ['pt', 'uma semana depois da Páscoa', '2026-04-12'],
    ['pt', 'a véspera de 20 de março', '2026-03-19'],
  ])('%s: %s', (language, text, day) => {
    expect(reads(language)(text)).toEqual(['derived', day]);
  });

  test('one that is still to come counts from a day that is over', () => {
    const { read } = asked(
      { type: 'date', label: 'x', bias: 'future' },
      { now: '2026-12-26T09:00:00Z' },
    );
    expect(read('two days after Christmas')).toEqual(['derived', '2026-12-27']);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'two days after the wedding'],
    // A stay of four days as well.
    ['en', 'four days from Monday'],
    ['es', 'cuatro días desde el lunes'],
    ['ru', 'через два дня после свадьбы'],
    ['ru', 'через две пятницы'],
    ['en', 'the Monday closest to 20 March'],
    ['de', 'Mittwoch der Woche darauf'],
  ])('%s: %s is none', (language, text) => {
    expect(reads(language)(text)).toEqual('none');
  });
});

describe('the second of such weekdays, a week after the next one', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', 'two Mondays from now', ['derived', '2026-03-16']],
    ['en', 'in three Fridays', ['derived', '2026-03-20']],
    ['es', 'dentro de dos lunes', ['derived', '2026-03-16']],
    ['fr', 'dans deux lundis', ['derived', '2026-03-16']],
    ['pt', 'daqui a duas segundas', ['derived', '2026-03-16']],
    ['en', 'a week on Monday', ['stated', '2026-03-16']],
    ['en', 'a week from Monday', ['stated', '2026-03-16']],
    ['en', 'a week from tomorrow', ['stated', '2026-03-12']],
    ['en', 'Monday week', ['stated', '2026-03-16']],
    ['de', 'Montag in acht Tagen', ['stated', '2026-03-16']],
    ['es', 'el lunes en ocho', ['stated', '2026-03-16']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

describe('a weekday of this week is that of this week, also once it is over', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Tuesday of this week'],
    ['de', 'Dienstag dieser Woche'],
    ['ru', 'во вторник на этой неделе'],
    ['es', 'el martes de esta semana'],
    ['fr', 'mardi de cette semaine'],
    ['pt', 'terça desta semana'],
  ])('%s: %s', (language, text) => {
    expect(reads(language)(text)).toEqual(['stated', '2026-03-03']);
  });

  test('"this Tuesday" may be the next one', () => {
    expect(reads('en')('this Tuesday')).toEqual(['ambiguous', ['2026-03-10', '2026-03-03']]);
  });
});

describe('a weekday with a number', () => {
  const future = { bias: 'future' };
  test.each<[LanguageCode, string, Short]>([
    ['en', 'Friday 13', ['stated', '2026-03-13']],
    ['de', 'Freitag 13.', ['stated', '2026-03-13']],
    ['de', 'Freitag, den 13.', ['stated', '2026-03-13']],
    ['ru', 'в пятницу, 13', ['stated', '2026-03-13']],
    ['pt', 'sexta-feira 13', ['stated', '2026-03-13']],
    ['es', 'viernes 13', ['stated', '2026-03-13']],
    ['fr', 'vendredi 13', ['stated', '2026-03-13']],
    ['en', 'Friday 7', ['ambiguous', ['2026-03-06', '2026-08-07']]],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language, future)(text)).toEqual(reading);
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'Friday 13 people', 'Friday'],
    ['fr', 'vendredi 7 personnes', 'vendredi'],
    ['es', 'el viernes 7 personas', 'el viernes'],
    ['pt', 'sexta 7 pessoas', 'sexta'],
  ])('%s: %s counts something else', (language, text, words) => {
    const found = asked({ type: 'date', label: 'x', ...future }, { language }).find(text);
    expect(found).toEqual([[words, 'weak', ['stated', '2026-03-06']]]);
  });
});

describe('who wishes a nice day names none', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Happy Monday!'],
    ['de', 'einen schönen Montag noch'],
    ['ru', 'хорошей пятницы!'],
    ['es', 'feliz lunes'],
    ['fr', 'bon lundi'],
    ['pt', 'boa sexta'],
  ])('%s: %s', (language, text) => {
    expect(asked({ type: 'date', label: 'x' }, { language }).find(text)).toEqual([]);
  });
});

describe('digits and months by their number', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '20270528', ['stated', '2027-05-28']],
    ['de', '28052027', ['stated', '2027-05-28']],
    ['en', '05042027', ['ambiguous', ['2027-04-05', '2027-05-04']]],
    ['en', '99999999', 'none'],
    ['es', 'el 7 del 5 de 2027', ['stated', '2027-05-07']],
    ['pt', 'dia 7 do 5', ['derived', '2026-05-07']],
    ['fr', 'le 7 du 5', ['derived', '2026-05-07']],
  ])('%s: %s', (language, text, reading) => {
    expect(reads(language)(text)).toEqual(reading);
  });
});

describe('days that countries keep by name', () => {
  test.each<[LanguageCode, string, string | undefined, Short]>([
    ['en', 'Australia Day 2027', undefined, ['stated', '2027-01-26']],
    ['en', 'Heritage Day 2027', 'ZA', ['stated', '2027-09-24']],
    ['de', 'Mariä Himmelfahrt 2027', undefined, ['stated', '2027-08-15']],
    ['de', 'Vatertag 2027', 'DE', ['stated', '2027-05-06']],
    ['de', 'Vatertag 2027', 'AT', ['stated', '2027-06-13']],
    ['fr', 'fête nationale 2027', 'BE', ['stated', '2027-07-21']],
    ['es', 'día de la Constitución 2027', 'ES', ['stated', '2027-12-06']],
    ['pt', 'dia das crianças 2027', 'BR', ['stated', '2027-10-12']],
    ['ru', 'на Рождество 2027', 'RU', ['stated', '2027-01-07']],
    ['ru', 'на Рождество 2027', undefined, ['ambiguous', ['2027-01-07', '2027-12-25']]],
  ])('%s: %s', (language, text, region, reading) => {
    expect(reads(language, region === undefined ? {} : { region })(text)).toEqual(reading);
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'Fri Nov 20 10:15:30 2026'],
  ['en', 'Nov 20 at 3 pm 2026'],
])('%s: %s has its year behind the time, and is not read without it', (language, text) => {
  expect(reads(language)(text)).toEqual('none');
});
