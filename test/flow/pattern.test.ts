import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestMatch, matchesPattern, patternFault } from '../../src/core/flow/pattern.ts';

describe('patterns of identifiers are accepted', () => {
  test.each([
    ['\\d{6}'],
    ['[A-Z]{2,3}-\\d+'],
    ['(?:NW|SO)-?\\d{4,8}'],
    ['^[0-9a-f]{8}$'],
    ['(?<year>\\d{4})/\\d+'],
    ['(?:\\d{4}-)?\\d{4}'],
    ['(?:\\d{4}-){3}\\d{4}'],
    ['(?=.*\\d)[A-Z0-9]{5,10}'],
    ['\\p{L}+ \\d+[a-z]?'],
    [''],
  ])('%s', (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });
});

describe('patterns that can take too long are refused', () => {
  test.each([
    ['(a+)+'],
    ['(a*)*'],
    ['(a|a)*'],
    ['(a|ab)*c'],
    ['([a-z]+-?)+\\d'],
    ['(?:a?){30}a{30}'],
    ['a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaaaaaa'],
    ['\\d*\\d*\\d*\\d*x'],
    ['(?=(a+)+b)a'],
    ['(?:(?:a+)+)?'],
  ])('%s', (pattern) => {
    expect(patternFault(pattern)).toEqual({
      message: '"pattern" can take too long to match',
      remedy: 'use fixed counts such as {6}, and no open repeat inside of a repeat',
    });
  });
});

describe('what is no pattern is refused with the reason', () => {
  test.each([
    ['(', '"pattern" is no regular expression: Unterminated group'],
    ['[z-a]', '"pattern" is no regular expression: Range out of order in character class'],
    ['a{2,1}', '"pattern" is no regular expression: numbers out of order in {} quantifier'],
    ['\\d{3}\\-\\d', '"pattern" is no regular expression: Invalid escape'],
    ['(\\d)x\\1', '"pattern" refers back to one of its groups'],
    ['(?<a>\\d+)+\\k<a>', '"pattern" refers back to one of its groups'],
  ])('%s', (pattern, message) => {
    expect(patternFault(pattern)).toMatchObject({ message });
  });
});

describe('a pattern matches the whole text or not at all', () => {
  test.each([
    ['\\d{3}', '123', true],
    ['\\d{3}', '1234', false],
    ['\\d{3}', ' 123', false],
    ['a|b', 'b', true],
    ['a|b', 'ab', false],
    ['.', '😀', true],
    ['\\d+', '1'.repeat(longestMatch), true],
    ['\\d+', '1'.repeat(longestMatch + 1), false],
  ])('%s on %s: %s', (pattern, text, matches) => {
    expect(matchesPattern(pattern, text)).toBe(matches);
  });
});

test('whatever an author writes is judged, and what passes compiles', () => {
  const piece = fc.constantFrom(
    'a',
    '\\d',
    '[A-Z]',
    '(',
    ')',
    '(?:',
    '|',
    '+',
    '*',
    '?',
    '{2,9}',
    '.',
    '\\1',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const pattern = pieces.join('');
      if (patternFault(pattern) === undefined) {
        expect(typeof matchesPattern(pattern, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toBe(
          'boolean',
        );
      }
    }),
  );
});
