import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const time = { type: 'time', label: 'pick-up time' };

describe('a time of the day', () => {
  const { read } = asked(time);
  test.each<[string, Short]>([
    ['7:30 pm', ['stated', '19:30']],
    ['7:30PM', ['stated', '19:30']],
    ['7pm', ['stated', '19:00']],
    ['7 p.m.', ['stated', '19:00']],
    ['twelve pm', ['stated', '12:00']],
    ['12 am', ['stated', '00:00']],
    ['19:30', ['stated', '19:30']],
    ['at 07:30', ['stated', '07:30']],
    ['00:35', ['stated', '00:35']],
    ['1200', ['stated', '12:00']],
    ['0000', ['stated', '00:00']],
    ['1745', ['stated', '17:45']],
    ['14h', ['stated', '14:00']],
    ['19h30', ['stated', '19:30']],
    ['20', ['stated', '20:00']],
    ['noon', ['stated', '12:00']],
    ['at midnight', ['stated', '00:00']],
    ['half past 1 in the afternoon', ['stated', '13:30']],
    ['quarter to 4 in the afternoon', ['stated', '15:45']],
    ['ten past five pm', ['stated', '17:10']],
    ['20 past 3pm', ['stated', '15:20']],
    ['in the evening 6:30', ['stated', '18:30']],
    ['tonight at 8', ['stated', '20:00']],
    ['10 at night', ['stated', '22:00']],
    ["8 o'clock in the evening", ['stated', '20:00']],
    ['7:30', ['ambiguous', ['07:30', '19:30']]],
    ['half past seven', ['ambiguous', ['07:30', '19:30']]],
    ['12', ['ambiguous', ['12:00', '00:00']]],
    ["8 o'clock", ['ambiguous', ['08:00', '20:00']]],
    ['around 7pm', ['derived', '19:00']],
    ['13 am', ['invalid', 'format']],
    ['', 'none'],
    ['25:00', 'none'],
    ['soon', 'none'],
    ['after 7pm', 'none'],
    ['an hour before 6:30pm', 'none'],
    ['from 9am to noon', 'none'],
    ['in 24 hours', 'none'],
    ['order 1745', 'none'],
    ["I'm at 101,194 points!", 'none'],
    ['tomorrow', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in Russian', () => {
  const { read } = asked({ ...time, label: 'время' }, { language: 'ru' });
  test.each<[string, Short]>([
    ['в семь вечера', ['stated', '19:00']],
    ['7 утра', ['stated', '07:00']],
    ['в час дня', ['stated', '13:00']],
    ['в час ночи', ['stated', '01:00']],
    ['3 часа дня', ['stated', '15:00']],
    ['19:30', ['stated', '19:30']],
    ['в 15ч', ['stated', '15:00']],
    ['в 18 часов', ['stated', '18:00']],
    ['в полдень', ['stated', '12:00']],
    ['полночь', ['stated', '00:00']],
    ['половина восьмого вечера', ['stated', '19:30']],
    ['полвосьмого', ['ambiguous', ['07:30', '19:30']]],
    ['пол-восьмого', ['ambiguous', ['07:30', '19:30']]],
    ['четверть восьмого', ['ambiguous', ['07:15', '19:15']]],
    ['десять минут шестого', ['ambiguous', ['05:10', '17:10']]],
    ['без пятнадцати восемь', ['ambiguous', ['07:45', '19:45']]],
    ['семь тридцать', ['ambiguous', ['07:30', '19:30']]],
    ['около 7 вечера', ['derived', '19:00']],
    ['после 7 вечера', 'none'],
    ['через 15 минут', ['derived', '09:15']],
    ['завтра', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

test('limits may leave one half of the day', () => {
  const { read } = asked({ ...time, limits: { min: '11:00', max: '23:00' } });
  expect(read('7:30')).toEqual(['derived', '19:30']);
  expect(read('at 9am')).toEqual(['invalid', 'too-early']);
  expect(read('23:30')).toEqual(['invalid', 'too-late']);
});

describe('in a sentence it is weak', () => {
  test.each<[string, unknown]>([
    ["I'd like to eat at 6:45 pm.", [['6:45 pm', 'weak', ['stated', '18:45']]]],
    ['the pick-up time is 7pm', [['7pm', 'named', ['stated', '19:00']]]],
    ['Book one at 2:15 in the afternoon', [['2:15 in the afternoon', 'weak', ['stated', '14:15']]]],
    ['a table for 2', []],
    ['tonight 2 people', []],
    ['it costs 7.30 €', []],
    ['after 7pm', []],
  ])('%s', (text, found) => {
    expect(asked(time).find(text)).toEqual(found);
  });
});

test.each<[unknown, string | undefined]>([
  ['07:30', undefined],
  ['7:30', 'format'],
  ['24:00', 'format'],
  [730, 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(time).check(value as never)).toBe(problem);
});
