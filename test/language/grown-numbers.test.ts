import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

const read = (text: string, language: LanguageCode) =>
  languages[language]
    .decimals(text)
    .map(({ start, end, values }) => [text.slice(start, end), values[0]]);

describe('numbers in one word, and long ones', () => {
  test.each<[LanguageCode, string, number]>([
    ['de', 'dreitausendvierhundertzwölf', 3412],
    ['de', 'tausendzweihundertdreiundvierzig', 1243],
    ['de', 'siebzehnhundertfünfundneunzig', 1795],
    ['de', 'zweihundertviertausendundsieben', 204_007],
    ['de', 'fuenfhunderttausenddreihundert', 500_300],
    ['de', 'eine Million zweitausendneunhundertelf', 1_002_911],
    ['de', 'drei Billiarden', 3e15],
    ['de', 'siebeneinhalb', 7.5],
    ['en', 'fortyseven', 47],
    ['es', 'cuatro cientos doce', 412],
    ['pt', 'trezentos e vinte e um mil duzentos e onze vírgula trinta e quatro', 321_211.34],
    ['fr', "d'un milliard", 1_000_000_000],
    ['fr', 'deux milliards et demi million', 2_000_500_000],
    ['es', 'cero cuatro', 4],
    ['en', 'zero nine', 9],
    ['de', 'null drei', 3],
    ['fr', 'zéro huit', 8],
    ['pt', 'zero sete', 7],
    ['ru', 'ноль пять', 5],
    ['en', '3 millones', 3_000_000],
    ['es', '3 milhões', 3_000_000],
    ['de', '3 millions', 3_000_000],
  ])('%s: %s', (language, text, value) => {
    expect(read(text, language)).toEqual([[text, value]]);
  });

  test.each<[LanguageCode, string, number]>([
    ['en', 'seven zero five', 3],
    ['en', 'zero five seven', 3],
    ['en', '0 5', 2],
    ['de', 'hundertwasser', 0],
    ['de', 'tausendschön', 0],
    ['es', 'tres millonésimo', 1],
    ['pt', 'dois três milésimos', 2],
  ])('%s: %s is not one number', (language, text, count) => {
    expect(read(text, language)).toHaveLength(count);
  });
});

test.each<[LanguageCode, string]>([
  ['en', 'in 1990, to 10 million'],
  ['fr', 'de 1990, à 10 millions'],
  ['de', 'von 1990, bis 10 Millionen'],
])('%s: behind a comma no range goes on: %s', (language, text) => {
  expect(languages[language].ranges(text)).toEqual([]);
});

describe('the entries of a list keep their numbers whole', () => {
  test.each<[LanguageCode, string, readonly string[]]>([
    ['fr', 'trente et un, quarante', ['trente et un', 'quarante']],
    ['pt', 'vinte e dois, trinta e um', ['vinte e dois', 'trinta e um']],
    ['en', 'two and three quarters, five', ['two and three quarters', 'five']],
    ['de', 'drei und zwei Drittel, vier', ['drei und zwei Drittel', 'vier']],
  ])('%s: %s', (language, text, parts) => {
    const found = languages[language].listParts(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  });
});
