import { expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { asked } from './asked.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const order = slotOf({
  type: 'identifier',
  label: 'order number',
  cues: ['order', 'order no', '#'],
});
const reference = slotOf({
  type: 'identifier',
  label: 'reference',
  limits: { pattern: '[A-Z]{2}-\\d{4}' },
});

test.each<[string, Short]>([
  ['29', ['stated', '29']],
  ['007123', ['stated', '007123']],
  ['05467', ['stated', '05467']],
  ['٠٥٤٦٧', ['stated', '05467']],
  ['A-17', ['stated', 'A-17']],
  ['a17-b', ['stated', 'a17-b']],
  ['AB 1234', ['stated', 'AB 1234']],
  ["it's 123", ['stated', '123']],
  ['29?', ['stated', '29']],
  ['order number 123567', ['stated', '123567']],
  ['my order number is 05467.', ['stated', '05467']],
  ['order no. A-17', ['stated', 'A-17']],
  ['#007123, thanks', ['stated', '007123']],
  ['', 'none'],
  ['I want to return a product', 'none'],
  ['29 days', 'none'],
  ['order 2 pizzas', 'none'],
  ['my car is a BMW 320', 'none'],
  ['twenty nine', 'none'],
  ['yes', 'none'],
  ['ann@example.com', 'none'],
  ['+49 170 1234567', 'none'],
  ['Dana', 'none'],
  ['12, and it is 29 days old', 'none'],
])('%s', (text, reading) => {
  expect(read(text, order)).toEqual(reading);
});

test.each<[string, Short]>([
  ['AB-1234', ['stated', 'AB-1234']],
  ['ab-1234', ['derived', 'AB-1234']],
  ['AB-123', ['invalid', 'format']],
  ['hello', 'none'],
])('a pattern must match the whole: %s', (text, reading) => {
  expect(read(text, reference)).toEqual(reading);
});

test.each<[string, string[]]>([
  ["My order number is 123567 and it's 29 days old", ['123567']],
  ['order #A-17, please', ['A-17']],
  ['it is #007123', ['007123']],
  ['the order no. 12345 from May', ['12345']],
  ['I ordered 123 things', []],
  ['an order from 2 days ago', []],
  ['order 2 pizzas', []],
  ['my order number is not 123', []],
  ['reorder 1234', []],
  ['1234', []],
])('found behind its name only: %s', (text, values) => {
  expect(find(text, order)).toEqual(values.map((value) => [value, 'named', ['stated', value]]));
  expectFindingsToRead(text, order);
});

test.each<[string, string[]]>([
  ['hi there, 100482, and thanks', ['100482']],
  ['100482 now hurry up', ['100482']],
  ['my phone is 030 901820', []],
  ['+49 30 901820', []],
  ['I paid 12345 EUR', []],
  ['100482, 100483', []],
])('a long number that stands alone is weak: %s', (text, values) => {
  const { find: findIn } = asked({ type: 'identifier', label: 'order number' });
  expect(findIn(text)).toEqual(values.map((value) => [value, 'weak', ['stated', value]]));
});

test.each<[string, unknown]>([
  ['100482 or 100483', ['ambiguous', ['100482', '100483']]],
  ['№ 100482', ['stated', '100482']],
  ['my phone is 030 901820', 'none'],
  ['the budget is 5000', 'none'],
])('%s as a reply', (text, reading) => {
  expect(read(text, order)).toEqual(reading);
});

test.each([
  [123, 'format'],
  ['', 'format'],
  ['x'.repeat(65), 'too-long'],
])('%j is refused', (value, fault) => {
  expect(slotTypes.identifier.check(value, order)?.problem).toBe(fault);
});

test('a value that does not fit the pattern is refused', () => {
  expect(slotTypes.identifier.check('AB-12', reference)).toEqual({ problem: 'format' });
  expect(slotTypes.identifier.check('AB-1234', reference)).toBeUndefined();
});
