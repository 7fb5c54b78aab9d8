import { describe, expect, test } from 'vitest';
import { blankPatterns, fillAt } from '../../src/core/language/words/blanks.ts';
import { expansions } from '../../src/core/language/words/expansions.ts';
import { matchAt, patterns } from '../../src/core/language/words/phrases.ts';
import { spoken } from '../../src/core/language/words/spoken.ts';

const greetings = patterns(['hi', 'hi there', 'good (morning|evening)', 'hello {you|all} now']);
const named = patterns(['call me {dana|sam}', 'i am {dana|sam}', 'me']);

describe('the longest phrase at a word', () => {
  test.each([
    ['hi there, Dana', 0, 2],
    ['oh hi', 1, 2],
    ['oh hi', 0, undefined],
    ['good evening to you', 0, 2],
    ['good grief', 0, undefined],
    ['hello all now', 0, 3],
    ['', 0, undefined],
    ['hi', 1, undefined],
  ])('%s, word %i: %s', (text, word, end) => {
    expect(matchAt(spoken(text), word, greetings)).toBe(end);
  });

  test('phrases may share the names of what they hold', () => {
    expect(matchAt(spoken('i am Sam'), 0, named)).toBe(3);
    expect(matchAt(spoken('i am Max'), 0, named)).toBeUndefined();
    expect(matchAt(spoken('call me Dana'), 0, named)).toBe(3);
  });

  test.each([
    ['so then please', 3],
    ['so please', 2],
    ['then please', 2],
    ['please do', 1],
    ['well please', undefined],
    ['any colour will do', 4],
    ['whatever will do', 3],
    ['will do', undefined],
  ])('what may be missing may be first, and so may what follows it: %s', (text, end) => {
    const forms = patterns(['[so] [then] please', 'any <about> will do', '<about> will do']);
    expect(matchAt(spoken(text), 0, forms)).toBe(end);
  });

  test('a phrase that may be empty stands nowhere, and hides no other', () => {
    const maybe = patterns(['[please]', '[so] now', 'later on']);
    expect(matchAt(spoken('well then'), 0, maybe)).toBeUndefined();
    expect(matchAt(spoken('later on then'), 0, maybe)).toBe(2);
  });

  test('the blanks of phrases are those of the longest', () => {
    const blanks = { count: '\\d+ ', unit: '(?:day|week) ' };
    const forms = blankPatterns(['<count>', '<count> <unit>', 'a <unit>'], () => blanks);
    const filled = fillAt(spoken('in 3 week'), 1, forms);
    expect(filled).toEqual({ to: 3, blanks: { count: '3 ', unit: 'week ' } });
    expect(fillAt(spoken('in 3 week'), 0, forms)).toBeUndefined();
  });
});

test('every way to say a phrase', () => {
  expect(expansions('new years [(day|morning)]')).toEqual([
    'new years day',
    'new years morning',
    'new years',
  ]);
  expect(expansions('(a|b [c]) d')).toEqual(['a d', 'b c d', 'b d']);
  expect(expansions('plain')).toEqual(['plain']);
});
