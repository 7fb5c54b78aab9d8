import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { asked } from './asked.ts';
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

describe('with its signs said or set apart it is derived', () => {
  const dana: Short = ['derived', 'dana@northwind.example'];
  test.each<[LanguageCode, string, Short]>([
    ['en', 'dana at northwind dot example', dana],
    ['en', 'Dana.Low at northwind dot example', ['derived', 'Dana.Low@northwind.example']],
    ['en', 'dana(at)northwind.example', dana],
    ['de', 'dana[at]northwind[punkt]example', dana],
    ['en', 'dana @ northwind.example', dana],
    ['en', 'dana [at] northwind [dot] example', dana],
    [
      'en',
      'dana underscore low at north dash wind dot example',
      ['derived', 'dana_low@north-wind.example'],
    ],
    ['ru', 'dana собака northwind точка example', dana],
    ['de', 'dana at northwind punkt example', dana],
    ['de', 'dana klammeraffe northwind dot example', dana],
    ['es', 'dana arroba northwind punto example', dana],
    ['fr', 'dana arobase northwind point example', dana],
    ['pt', 'dana arroba northwind ponto example', dana],
    ['en', 'meet me at northwind dot example', 'none'],
    ['en', 'dana at northwind', 'none'],
    ['en', 'tonight at 9.15', 'none'],
    ['en', 'dana @ northwind dot', 'none'],
    ['de', 'morgen um 9 punkt 15', 'none'],
  ])('%s: %s', (language, text, reading) => {
    expect(asked({ type: 'email', label: 'email' }, { language }).read(text)).toEqual(reading);
  });

  test('in a sentence only behind its name', () => {
    const { find } = asked({ type: 'email', label: 'email' });
    expect(find('my email is dana at northwind dot example, thanks')).toEqual([
      ['dana at northwind dot example', 'named', dana],
    ]);
    expect(find('we met dana at northwind dot example')).toEqual([]);
  });
});
