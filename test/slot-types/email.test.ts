import { expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const email = slotOf({ type: 'email', label: 'email' });

test.each<[string, Short]>([
  ['ann@example.com', ['stated', 'ann@example.com']],
  ['Ann.Baker@EXAMPLE.com', ['stated', 'Ann.Baker@example.com']],
  ['ana+orders@example.com', ['stated', 'ana+orders@example.com']],
  ['\u200bana@example.com', ['stated', 'ana@example.com']],
  ['Contact: randomtest@example.com.', ['stated', 'randomtest@example.com']],
  ['my email is ann@example.com thanks', ['stated', 'ann@example.com']],
  ['you can reach me at ann.b@example.co.uk', ['stated', 'ann.b@example.co.uk']],
  ['<ann@example.com>', ['stated', 'ann@example.com']],
  ['ann@example.com?', ['stated', 'ann@example.com']],
  ['a@example.com or b@example.org', ['ambiguous', ['a@example.com', 'b@example.org']]],
  ['ann@example', ['invalid', 'format']],
  ['ann@example..com', ['invalid', 'format']],
  ['.ann@example.com', ['invalid', 'format']],
  ['', 'none'],
  ['ann dot baker at example', 'none'],
  ['hello', 'none'],
  ['29', 'none'],
  ["it's ann@example.com and I want a refund", 'none'],
  ['@dana', 'none'],
])('%s', (text, reading) => {
  expect(read(text, email)).toEqual(reading);
});

test.each<[string, string[]]>([
  ['Write to a@example.com, or b@example.org.', ['a@example.com', 'b@example.org']],
  ['(ann@example.com)', ['ann@example.com']],
  ["it's ann@example.com and I want a refund", ['ann@example.com']],
  ['see https://example.com/@ann', []],
  ['ann@example', []],
  ['nothing', []],
])('found anywhere: %s', (text, addresses) => {
  expect(find(text, email)).toEqual(addresses.map((a) => [a, 'alone', ['stated', a]]));
  expectFindingsToRead(text, email);
});

test.each([
  [12],
  [''],
  ['ann'],
  ['a b@example.com'],
  [`${'a'.repeat(65)}@example.com`],
  [['a@b.co']],
])('%j is refused', (value) => {
  expect(slotTypes.email.check(value, email)).toEqual({ problem: 'format' });
});
