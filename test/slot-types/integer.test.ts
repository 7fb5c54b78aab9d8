import { expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const age = slotOf({
  type: 'integer',
  label: 'purchase age',
  unit: ['days'],
  limits: { min: 0, max: 365 },
});
const people = slotOf({ type: 'integer', label: 'number of people', unit: ['people', 'guests'] });
const passengers = slotOf({ type: 'integer', label: 'number of extra passengers' });

test.each<[string, Short]>([
  ['29', ['stated', 29]],
  ['٢٩', ['stated', 29]],
  ['0', ['stated', 0]],
  ['twenty-nine', ['stated', 29]],
  ['29 days', ['stated', 29]],
  ['29days', ['stated', 29]],
  ['1 day', ['stated', 1]],
  ['29 days ago', ['stated', 29]],
  ["it's 29 days old", ['stated', 29]],
  ['29?', ['stated', 29]],
  ['about 30 days', ['derived', 30]],
  ['30 days or so', ['derived', 30]],
  ['30ish', ['derived', 30]],
  ['5 or 6 days', ['ambiguous', [5, 6]]],
  ['29.5', ['invalid', 'not-whole']],
  ['400', ['invalid', 'too-large']],
  ['-1', ['invalid', 'too-small']],
  ['', 'none'],
  ['a', 'none'],
  ['10-20', ['ambiguous', [10, 20]]],
  ['$29', 'none'],
  ['29 €', 'none'],
  ['29%', 'none'],
  ['01.02.2024', 'none'],
  ['10:30', 'none'],
  ['+49 170 1234567', 'none'],
  ['three weeks', ['derived', 21]],
  ['2 weeks and 3 days', 'none'],
  ['A-17', 'none'],
  ['the 5th', 'none'],
  ['yes', 'none'],
  ['No start at 01.01.2022', 'none'],
])('%s', (text, reading) => {
  expect(read(text, age)).toEqual(reading);
});

test.each<[string, Short]>([
  ['we have 12', ['stated', 12]],
  ['for eight people please', ['stated', 8]],
  ['The booking is for eight', ['stated', 8]],
  ['I only need one', ['stated', 1]],
  ['there will be 5 of us', ['stated', 5]],
  ['about sixty of us', ['derived', 60]],
  ['1.500', ['derived', 1500]],
  ['1,500', ['stated', 1500]],
  ["it's a 2015 model", 'none'],
  ['2 adults and 3 kids', ['derived', 5]],
])('people: %s', (text, reading) => {
  expect(read(text, people)).toEqual(reading);
});

test('a plural label counts too', () => {
  expect(read('2 passengers', passengers)).toEqual(['stated', 2]);
});

test.each<[string, (string | Short)[][]]>([
  ['it arrived 29 days ago, order 123', [['29 days', 'named', ['stated', 29]]]],
  ['about 30 days', [['about 30 days', 'named', ['derived', 30]]]],
  ['the purchase age is 29', [['29', 'named', ['stated', 29]]]],
  ['not 16 days but 29 days', [['29 days', 'named', ['stated', 29]]]],
  ['it is 400 days old', [['400 days', 'named', ['invalid', 'too-large']]]],
  ['in 2 weeks', []],
  ['order 123', []],
  ['10-20 days', []],
  ['$29 days', []],
])('found with its unit or name: %s', (text, found) => {
  expect(find(text, age)).toEqual(found);
  expectFindingsToRead(text, age);
});

test.each([
  ['29', 'format'],
  [true, 'format'],
  [Number.NaN, 'format'],
  [1.5, 'not-whole'],
  [-1, 'too-small'],
  [366, 'too-large'],
  [[29], 'format'],
])('%j is refused', (value, fault) => {
  expect(slotTypes.integer.check(value, age)?.problem).toBe(fault);
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [29, '29 days'],
])('%d reads "%s"', (value, words) => {
  const both = slotOf({ type: 'integer', label: 'age', unit: ['days', 'day'] });
  expect(slotTypes.integer.format(value, both, 'en')).toBe(words);
});

test('a unit that has one form is used as it is', () => {
  expect(slotTypes.integer.format(1500, people, 'en')).toBe('1,500 people');
  expect(slotTypes.integer.format(7, passengers, 'en')).toBe('7');
});
