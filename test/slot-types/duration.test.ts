import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const length = { type: 'duration', label: 'length' };

describe('a length of time', () => {
  const { read } = asked(length);
  test.each<[string, Short]>([
    ['3 days', ['stated', 'P3D']],
    ['a day', ['stated', 'P1D']],
    ['two weeks', ['stated', 'P14D']],
    ['an hour', ['stated', 'PT1H']],
    ['an hour and a half', ['stated', 'PT1H30M']],
    ['one and a half hours', ['stated', 'PT1H30M']],
    ['1.5 hours', ['stated', 'PT1H30M']],
    ['1,5 hours', ['stated', 'PT1H30M']],
    ['90 minutes', ['stated', 'PT1H30M']],
    ['1h30', ['stated', 'PT1H30M']],
    ['1h 30m', ['stated', 'PT1H30M']],
    ['2 hours and 15 minutes', ['stated', 'PT2H15M']],
    ['half an hour', ['stated', 'PT30M']],
    ['three quarters of an hour', ['stated', 'PT45M']],
    ['48 hours', ['stated', 'PT48H']],
    ['a day and a half', ['stated', 'P1DT12H']],
    ['18 months', ['stated', 'P1Y6M']],
    ['a year and a half', ['stated', 'P1Y6M']],
    ['0 minutes', ['stated', 'PT0S']],
    ['for 3 days, please', ['stated', 'P3D']],
    ['about an hour', ['derived', 'PT1H']],
    ['two hours or so', ['derived', 'PT2H']],
    ['', 'none'],
    ['5', 'none'],
    ['long', 'none'],
    ['2-3 days', ['ambiguous', ['P2D', 'P3D']]],
    ['in 5 minutes', 'none'],
    ['3 days ago', 'none'],
    ['2 hours and 10', ['derived', 'PT2H10M']],
    ['2 hours and 10 people', 'none'],
    ['2 hours and 4', 'none'],
    ['3 hours forty', ['derived', 'PT3H40M']],
    ['5 minutes 30', ['derived', 'PT5M30S']],
    ['one and a quarter of an hour', ['stated', 'PT1H15M']],
    ['3 more hours', ['stated', 'PT3H']],
    ['a full week', ['stated', 'P7D']],
    ['another hour', ['stated', 'PT1H']],
    ['two decades', ['stated', 'P20Y']],
    ['a month and a half', ['derived', 'P1M15D']],
    ['3.5 seconds', 'none'],
    ['90.5 seconds', ['derived', 'PT1M31S']],
    ['0.1 hours', ['stated', 'PT6M']],
    ['one and two quarters hours', ['stated', 'PT1H30M']],
    ['2 days or 3 days', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in Russian', () => {
  const { read } = asked({ ...length, label: 'длительность' }, { language: 'ru' });
  test.each<[string, Short]>([
    ['3 дня', ['stated', 'P3D']],
    ['полтора часа', ['stated', 'PT1H30M']],
    ['полчаса', ['stated', 'PT30M']],
    ['1 час 55 минут', ['stated', 'PT1H55M']],
    ['2ч 30мин', ['stated', 'PT2H30M']],
    ['сутки', ['stated', 'P1D']],
    ['две недели', ['stated', 'P14D']],
    ['полгода', ['stated', 'P6M']],
    ['около двух часов', ['derived', 'PT2H']],
    ['через 15 минут', 'none'],
    ['две недели назад', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('a whole one, one more, and longer units', () => {
  test.each<['de' | 'es' | 'fr' | 'pt' | 'ru', string, string]>([
    ['de', 'die ganze Woche', 'P7D'],
    ['de', 'noch eine Stunde', 'PT1H'],
    ['de', '2 Quartale', 'P6M'],
    ['de', '7 und eine halbe Stunde', 'PT7H30M'],
    ['es', 'todo el mes', 'P1M'],
    ['es', 'otra hora', 'PT1H'],
    ['es', '2 trimestres', 'P6M'],
    ['fr', 'tout le mois', 'P1M'],
    ['fr', 'encore une heure', 'PT1H'],
    ['fr', '2 semestres', 'P1Y'],
    ['pt', 'toda a semana', 'P7D'],
    ['pt', 'mais uma hora', 'PT1H'],
    ['pt', '2 trimestres', 'P6M'],
    ['ru', 'целый месяц', 'P1M'],
    ['ru', 'весь день', 'P1D'],
    ['ru', '3 часочка', 'PT3H'],
    ['ru', '2 квартала', 'P6M'],
  ])('%s: %s', (language, text, value) => {
    const { read } = asked({ ...length, label: 'x' }, { language });
    expect(read(text)).toEqual(['stated', value]);
  });
});

test('limits', () => {
  const { read } = asked({ ...length, limits: { min: 'PT30M', max: 'P1M' } });
  expect(read('20 minutes')).toEqual(['invalid', 'too-small']);
  expect(read('30 minutes')).toEqual(['stated', 'PT30M']);
  expect(read('31 days')).toEqual(['invalid', 'too-large']);
});

describe('in a sentence it is weak', () => {
  test.each<[string, unknown]>([
    ['the course takes 3 months', [['3 months', 'weak', ['stated', 'P3M']]]],
    ['length: 3 months', [['3 months', 'named', ['stated', 'P3M']]]],
    ['I was here 3 days ago', []],
    ['not 3 days', []],
  ])('%s', (text, found) => {
    expect(asked(length).find(text)).toEqual(found);
  });
});

test.each<[unknown, string | undefined]>([
  ['PT1H30M', undefined],
  ['P3D', undefined],
  ['PT90M', 'format'],
  ['P2W', 'format'],
  ['P', 'format'],
  ['PT', 'format'],
  [90, 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(length).check(value as never)).toBe(problem);
});

test.each<['en' | 'ru', string, string]>([
  ['en', 'PT1H30M', '1 hour 30 minutes'],
  ['en', 'P1Y6M', '1 year 6 months'],
  ['en', 'PT0S', '0 seconds'],
  ['ru', 'PT1H55M', '1 час 55 минут'],
])('in %s %s is shown as %s', (language, value, shown) => {
  expect(asked(length, { language }).format(value).replace(/\s/gu, ' ')).toBe(shown);
});
