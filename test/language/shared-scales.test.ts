import { expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

test.each<[LanguageCode, string, number, number]>([
  ['en', 'between 7 and 9k', 7000, 9000],
  ['en', 'from two to three and a half million', 2_000_000, 3_500_000],
  ['en', 'three to four hundred', 300, 400],
  ['de', 'zwischen 7 und 9 Millionen', 7_000_000, 9_000_000],
  ['de', 'drei bis vierhundert', 300, 400],
  ['ru', 'от семи до девяти тысяч', 7000, 9000],
  ['es', 'entre 7 y 9 mil', 7000, 9000],
  ['fr', 'entre sept et neuf mille', 7000, 9000],
  ['pt', 'entre 7 e 9 mil', 7000, 9000],
])('%s: "%s" has its scale at both ends', (language, text, from, to) => {
  expect(languages[language].ranges(text)).toMatchObject([{ from, to }]);
});

test.each<[string, number, number]>([
  ['7 to 9000', 7, 9000],
  ['between five and one hundred', 5, 100],
  ['700 to two thousand', 700, 2000],
  ['7 to 20', 7, 20],
])('"%s" has none to share', (text, from, to) => {
  expect(languages.en.ranges(text)).toMatchObject([{ from, to }]);
});
