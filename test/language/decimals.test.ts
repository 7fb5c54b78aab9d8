import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';

const read = (text: string, language: 'en' | 'ru') =>
  languages[language]
    .decimals(text)
    .map((m) => [text.slice(m.start, m.end), ...m.values, ...(m.approximate ? ['about'] : [])]);

describe('digits in any notation, with their place in the text', () => {
  test.each<['en' | 'ru', string, unknown]>([
    ['en', 'it is 1.500,75 or so', [['1.500,75 or so', 1500.75, 'about']]],
    [
      'en',
      "10'000 and 30,49",
      [
        ["10'000", 10_000],
        ['30,49', 30.49],
      ],
    ],
    [
      'en',
      '1,500 of 2 500 000',
      [
        ['1,500', 1500],
        ['2 500 000', 2_500_000],
      ],
    ],
    ['en', '1.500', [['1.500', 1.5, 1500]]],
    ['ru', '1.500', [['1.500', 1.5, 1500]]],
    ['ru', '1,500', [['1,500', 1.5, 1500]]],
    ['ru', 'около 1 500,5', [['около 1 500,5', 1500.5, 'about']]],
    [
      'en',
      '0,500 12345.678',
      [
        ['0,500', 0.5],
        ['12345.678', 12345.678],
      ],
    ],
    ['en', '1,50,000 1.2.3 01.02.2027 A-1.5', []],
    ['en', '', []],
  ])('%s: %s', (language, text, found) => {
    expect(read(text, language)).toEqual(found);
  });
});

describe('what is only about right', () => {
  test.each<[string, string | undefined]>([
    ['about 5 May', 'about 5 May'],
    ['it is more like 5 May', 'more like 5 May'],
    ['about, 5 May', undefined],
    ['on 5 May', undefined],
  ])('%s', (text, from) => {
    const start = languages.en.roughlyBefore(text, text.indexOf('5'));
    expect(start === undefined ? undefined : text.slice(start)).toBe(from);
  });
});

describe('the entries of a list', () => {
  test.each<[string, readonly string[]]>([
    ['milk, eggs and bread', ['milk', 'eggs', 'bread']],
    ['milk and also eggs; bread\nbutter', ['milk', 'eggs', 'bread', 'butter']],
    ['salt & pepper', ['salt', 'pepper']],
    ['sandwiches', ['sandwiches']],
    ['and', []],
    ['', []],
  ])('%s', (text, parts) => {
    expect(languages.en.listParts(text).map(({ start, end }) => text.slice(start, end))).toEqual(
      parts,
    );
  });
});
