import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked, type Short } from './asked.ts';

const share = { type: 'percentage', label: 'discount' };

describe('a percentage that is all of a reply', () => {
  test.each<[LanguageCode, string, Short]>([
    ['en', '15 %', ['stated', 15]],
    ['en', '15%', ['stated', 15]],
    ['en', '15 percent, please', ['stated', 15]],
    ['en', 'fifteen per cent', ['stated', 15]],
    ['en', '12.5 pct', ['stated', 12.5]],
    ['en', 'minus five percent', ['stated', -5]],
    ['en', '1.500 %', ['ambiguous', [1.5, 1500]]],
    ['en', 'about 15%', ['derived', 15]],
    ['en', '15% or so', ['derived', 15]],
    ['en', 'half', ['derived', 50]],
    ['en', 'a quarter', ['derived', 25]],
    ['en', 'three quarters', ['derived', 75]],
    ['en', '1/2', ['derived', 50]],
    ['en', '15', ['stated', 15]],
    ['en', 'discount: 15', ['stated', 15]],
    ['en', '0.15', ['ambiguous', [0.15, 15]]],
    ['en', '0.15 %', ['stated', 0.15]],
    ['ru', 'пятнадцать процентов', ['stated', 15]],
    ['ru', 'полтора процента', ['stated', 1.5]],
    ['ru', 'около 20 %', ['derived', 20]],
    ['ru', 'половина', ['derived', 50]],
    ['de', 'fünfzehn Prozent', ['stated', 15]],
    ['de', '12,5 %', ['stated', 12.5]],
    ['de', 'die Hälfte', ['derived', 50]],
    ['de', 'ein Viertel', ['derived', 25]],
    ['es', 'quince por ciento', ['stated', 15]],
    ['es', 'el 20 %', ['stated', 20]],
    ['es', 'cien por cien', ['stated', 100]],
    ['es', 'la mitad', ['derived', 50]],
    ['fr', 'quinze pour cent', ['stated', 15]],
    ['fr', 'cent pour cent', ['stated', 100]],
    ['fr', 'deux cents pour cent', ['stated', 200]],
    ['fr', 'la moitié', ['derived', 50]],
    ['pt', 'quinze por cento', ['stated', 15]],
    ['pt', 'cento e trinta por cento', ['stated', 130]],
    ['pt', 'metade', ['derived', 50]],
  ])('%s: %s', (language, text, reading) => {
    expect(asked(share, { language }).read(text)).toEqual(reading);
  });
});

describe('what is no percentage is refused', () => {
  test.each<[LanguageCode, string]>([
    ['en', ''],
    ['en', 'per cent'],
    ['en', 'not 15%'],
    ['en', '- 15 %'],
    ['en', '15% and 20%'],
    ['en', '15 percent of our clients'],
    ['ru', 'процентов'],
    ['ru', 'от 10 до 15 процентов'],
    ['ru', 'скидка хорошая'],
    ['de', 'Prozente'],
    ['es', 'por ciento'],
    ['fr', 'un pourboire'],
    ['pt', 'por cento'],
  ])('%s: %s', (language, text) => {
    expect(asked(share, { language }).read(text)).toBe('none');
  });

  test.each<[string, Short]>([
    ['101 %', ['invalid', 'too-large']],
    ['-1', ['invalid', 'too-small']],
    ['100 percent', ['stated', 100]],
  ])('limits: %s', (text, reading) => {
    expect(asked({ ...share, limits: { min: 0, max: 100 } }).read(text)).toEqual(reading);
  });

  test('a limit leaves open only what fits', () => {
    expect(asked({ ...share, limits: { min: 1 } }).read('0.15')).toEqual(['derived', 15]);
  });
});

describe('in a sentence', () => {
  test.each<[LanguageCode, string, unknown]>([
    ['en', 'we give 15% to members', [['15%', 'alone', ['stated', 15]]]],
    ['en', 'discount: 15%', [['15%', 'named', ['stated', 15]]]],
    ['en', 'a 15% discount', [['15%', 'named', ['stated', 15]]]],
    ['en', 'there are 15 of us', []],
    ['en', 'half of us', []],
    ['en', 'not 15%', []],
    ['ru', 'даём пятнадцать процентов', [['пятнадцать процентов', 'alone', ['stated', 15]]]],
    ['de', 'wir geben 15 Prozent', [['15 Prozent', 'alone', ['stated', 15]]]],
    ['es', 'damos un 15 por ciento', [['15 por ciento', 'alone', ['stated', 15]]]],
    ['fr', 'on fait quinze pour cent', [['quinze pour cent', 'alone', ['stated', 15]]]],
    ['pt', 'damos quinze por cento', [['quinze por cento', 'alone', ['stated', 15]]]],
  ])('%s: %s', (language, text, found) => {
    expect(asked(share, { language }).find(text)).toEqual(found);
  });
});

test.each<[LanguageCode, number, string]>([
  ['en', 15, '15%'],
  ['en', 0.15, '0.15%'],
  ['en', 1250, '1,250%'],
  ['ru', 12.5, '12,5 %'],
  ['de', 12.5, '12,5 %'],
  ['es', 12.5, '12,5 %'],
  ['fr', 12.5, '12,5 %'],
  ['pt', 12.5, '12,5%'],
])('in %s %s is shown as %s, and reads as that again', (language, value, shown) => {
  const { format, read } = asked(share, { language });
  expect(format(value).replace(/\s/gu, ' ')).toBe(shown);
  expect(read(format(value))).toEqual(['stated', value]);
});

test.each<[unknown, string | undefined]>([
  [15, undefined],
  [-2.5, undefined],
  ['15', 'format'],
  [Number.NaN, 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(share).check(value as never)).toBe(problem);
});

test.each<[LanguageCode, string]>([
  ['es', '8 sobre 10 por ciento'],
  ['pt', 'três dois milésimos por cento'],
  ['en', '1 / 3 percent'],
  ['en', '1,500^3 %'],
  ['en', '2 about 3 percent'],
])('%s: no number per cent behind another number: %s', (language, text) => {
  const { read, find } = asked(share, { language });
  expect(read(text)).toEqual('none');
  expect(find(text)).toEqual([]);
});
