import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

const read = (text: string, language: LanguageCode) =>
  languages[language].decimals(text).map(({ start, end, values, approximate }) => {
    return [text.slice(start, end), values[0], approximate ? 'about' : 'exact'];
  });

describe('what is divided is worked out, and confirmed', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'one over forty', 0.025],
    ['en', '7 over 2', 3.5],
    ['en', '90 divided by 4', 22.5],
    ['de', 'eins durch acht', 0.125],
    ['de', '7 geteilt durch 2', 3.5],
    ['es', '1 sobre 16', 0.0625],
    ['es', 'siete dividido por dos', 3.5],
    ['fr', 'un sur huit', 0.125],
    ['fr', '7 divisé par 2', 3.5],
    ['pt', 'um sobre trinta e dois', 0.03125],
    ['ru', '7 разделить на 2', 3.5],
  ])('%s: %s', (language, text, value) => {
    expect(read(text, language)).toEqual([[text, value, 'about']]);
  });
});

describe('what is rated, or goes on, divides nothing', () => {
  test.each<[LanguageCode, string]>([
    ['fr', '8 sur 10'],
    ['es', '4 sobre 5'],
    ['pt', '15 sobre 20'],
    ['en', '500 over 3 months'],
    ['de', '4 durch 2 Türen'],
    ['en', '3 over 0'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).toHaveLength(2);
  });
});

describe('powers', () => {
  test.each<[LanguageCode, string, readonly unknown[]]>([
    ['en', '10^6', [['10^6', 1_000_000, 'exact']]],
    ['en', '2^-2', [['2^-2', 0.25, 'exact']]],
    ['fr', '-1,5^2', [['-1,5^2', -2.25, 'exact']]],
    ['pt', '1,5^+2', [['1,5^+2', 2.25, 'exact']]],
    ['en', '1,500^2', []],
    ['en', '10^900', []],
    ['en', '2^-x', []],
  ])('%s: %s', (language, text, found) => {
    expect(read(text, language).filter(([words]) => String(words).includes('^'))).toEqual(found);
  });
});
