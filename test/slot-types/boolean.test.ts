import { expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const premium = slotOf({ type: 'boolean', label: 'premium member', cues: ['premium', 'member'] });

test.each<[string, Short]>([
  ['yes', ['stated', true]],
  ['Yes.', ['stated', true]],
  ['👍🏿', ['stated', true]],
  ['👎', ['stated', false]],
  ['nope', ['stated', false]],
  ['disagree, it is not ok', ['stated', false]],
  ["I'm a premium member", ['stated', true]],
  ['I have premium', ['stated', true]],
  ["I'm not a member", ['stated', false]],
  ['yes, I have premium', ['stated', true]],
  ["no, I don't have premium", ['stated', false]],
  ["yes, I don't have premium", 'none'],
  ['', 'none'],
  ['maybe', 'none'],
  ['not sure', 'none'],
  ['read the second one', 'none'],
  ['yes, but are there fees?', 'none'],
  ['I want to ask about premium', 'none'],
  ['1', 'none'],
])('%s', (text, reading) => {
  expect(read(text, premium)).toEqual(reading);
});

test.each<[string, boolean[]]>([
  ["I don't have premium. Order 12.", [false]],
  ["I'm not a premium member, order 12", [false]],
  ['I have premium, order 12', [true]],
  ['do I have premium?', []],
  ['premium is expensive', []],
  ['yes', []],
])('found where it is claimed: %s', (text, values) => {
  expect(find(text, premium).map(([, named, reading]) => [named, reading])).toEqual(
    values.map((value) => ['named', ['stated', value]]),
  );
  expectFindingsToRead(text, premium);
});

test.each([['yes'], [1], [0], [''], [[true]]])('%j is refused', (value) => {
  expect(slotTypes.boolean.check(value, premium)).toEqual({ problem: 'format' });
});

test('false is a value like any other', () => {
  expect(slotTypes.boolean.check(false, premium)).toBeUndefined();
  expect(slotTypes.boolean.format(false, premium, 'en')).toBe('no');
});
