import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

const read = (text: string, language: LanguageCode) =>
  languages[language].decimals(text).map((m) => [text.slice(m.start, m.end), ...m.values]);

describe('parts in words', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'three quarters', 0.75],
    ['en', 'a twenty-fifth', 0.04],
    ['en', 'two and a quarter', 2.25],
    ['en', 'two hundred and three quarters', 200.75],
    ['en', 'two billion and a quarter', 2_250_000_000],
    ['en', 'half a million', 500_000],
    ['en', 'a quarter of a million', 250_000],
    ['ru', 'три четверти', 0.75],
    ['ru', 'две целых пять десятых', 2.5],
    ['de', 'drei Viertel', 0.75],
    ['de', 'zwei und ein Viertel', 2.25],
    ['es', 'tres cuartos', 0.75],
    ['es', 'dos y un cuarto', 2.25],
    ['es', 'dos veinteavos', 0.1],
    ['fr', 'trois quarts', 0.75],
    ['fr', 'deux et un quart', 2.25],
    ['fr', 'un vingt-cinquième', 0.04],
    ['pt', 'três quartos', 0.75],
    ['pt', 'dois e um quarto', 2.25],
    ['pt', 'três vinte avos', 0.15],
  ])('%s: %s', (language, text, value) => {
    expect(read(text, language)).toEqual([[text, value]]);
  });
});

describe('a point in words', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'two point five', 2.5],
    ['en', 'three point one four', 3.14],
    ['en', 'minus two point zero five', -2.05],
    ['en', 'point five', 0.5],
    ['ru', 'один точка пять', 1.5],
    ['de', 'zwei Komma drei', 2.3],
    ['es', 'siete coma veinticinco', 7.25],
    ['es', 'siete con cincuenta', 7.5],
    ['fr', 'deux virgule cinq', 2.5],
    ['pt', 'sete vírgula cinco', 7.5],
  ])('%s: %s', (language, text, value) => {
    expect(read(text, language)).toEqual([[text, value]]);
  });
});

test.each<[LanguageCode, string, unknown]>([
  ['en', 'the third floor', []],
  ['en', 'at this point five people', [['five', 5]]],
  ['en', 'the second half', []],
  [
    'es',
    'mesa 7 con 4 personas',
    [
      ['7', 7],
      ['4', 4],
    ],
  ],
  ['es', 'el quinto piso', []],
  ['fr', 'au cinquième étage', []],
  ['pt', 'quarto andar', []],
  ['de', 'das vierte', []],
])('%s: no fraction in %s', (language, text, found) => {
  expect(read(text, language)).toEqual(found);
});

describe('in digits', () => {
  test.each<[string, readonly unknown[]]>([
    ['3/4', [0.75]],
    ['-1 1/2', [-1.5]],
    ['¾', [0.75]],
    ['2½', [2.5]],
    ['.5', [0.5]],
    [',5', [0.5]],
    ['1e6', [1_000_000]],
    ['2.5k', [2500]],
    ['2.5 k', [2500]],
    ['-1.2M', [-1_200_000]],
    ['3M', [3_000_000]],
    ['24/7', []],
    ['1/2/27', []],
    ['M5', []],
    ['3MB', []],
  ])('%s', (text, values) => {
    expect(languages.en.decimals(text).flatMap((each) => each.values)).toEqual(values);
  });
});
