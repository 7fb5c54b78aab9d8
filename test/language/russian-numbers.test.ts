import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';

const { numbers, ranges } = languages.ru;

function found(text: string) {
  const words = normaliseText(text);
  return numbers(words).map((m) => [words.slice(m.start, m.end), m.value, m.approximate]);
}

const exact: readonly [string, number][] = [
  ['ноль', 0],
  ['один', 1],
  ['одна', 1],
  ['две', 2],
  ['двух', 2],
  ['трёх', 3],
  ['четыре', 4],
  ['пять', 5],
  ['пяти', 5],
  ['восьми', 8],
  ['двенадцать', 12],
  ['пятнадцати', 15],
  ['двадцать девять', 29],
  ['двадцати девяти', 29],
  ['тридцать', 30],
  ['тридцати', 30],
  ['тридцатью', 30],
  ['сорока', 40],
  ['пятьдесят', 50],
  ['пятидесяти', 50],
  ['шестьдесят', 60],
  ['шестидесяти', 60],
  ['девяноста', 90],
  ['сто', 100],
  ['сто пять', 105],
  ['ста пяти', 105],
  ['двести пятьдесят', 250],
  ['двухсот', 200],
  ['пятьсот', 500],
  ['пятисот', 500],
  ['шестьсот шестьдесят шесть', 666],
  ['тысяча', 1000],
  ['тысячу двести', 1200],
  ['тысяча девятьсот девяносто девять', 1999],
  ['полторы тысячи', 1500],
  ['две с половиной тысячи', 2500],
  ['два с половиной', 2.5],
  ['двадцать одна тысяча', 21_000],
  ['сто тысяч', 100_000],
  ['миллион двести тысяч', 1_200_000],
  ['два миллиона', 2_000_000],
  ['полмиллиона', 500_000],
  ['два десятка', 20],
  ['пять сотен', 500],
  ['сотня', 100],
  ['дюжина', 12],
  ['двое', 2],
  ['пятеро', 5],
  ['вдвоём', 2],
  ['минус пять', -5],
  ['29', 29],
  ['1 500', 1500],
  ['1 000 000', 1_000_000],
  ['2,5', 2.5],
  ['5 тысяч', 5000],
  ['5 тыс', 5000],
  ['5к', 5000],
  ['1,5 млн', 1_500_000],
  ['30-ти', 30],
  ['5-х', 5],
];

describe('a number in digits or words', () => {
  test.each(exact)('%s: %d', (text, value) => {
    expect(found(text)).toEqual([[text, value, false]]);
  });
});

const approximate: readonly [string, number][] = [
  ['около тридцати', 30],
  ['примерно 30', 30],
  ['где-то тридцать', 30],
  ['человек тридцать', 30],
  ['человек 30', 30],
  ['штук двадцать', 20],
  ['десятка три', 30],
  ['тысяч пять', 5000],
  ['дня три', 3],
  ['лет пять', 5],
  ['примерно человек тридцать', 30],
  ['человек тысяч пять', 5000],
  ['тридцать или около того', 30],
  ['30 с лишним', 30],
  ['до 30', 30],
  ['от 30', 30],
  ['больше тридцати', 30],
  ['не меньше 30', 30],
  ['почти сто', 100],
  ['под сотню', 100],
  ['может быть тридцать', 30],
  ['30+', 30],
  ['пара', 2],
  ['пара сотен', 200],
  ['тридцать примерно', 30],
  ['порядка 30', 30],
];

describe('a number that is only about right', () => {
  test.each(approximate)('%s: %d', (text, value) => {
    expect(found(text)).toEqual([[text, value, true]]);
  });
});

const sentences: readonly [string, readonly (readonly [string, number, boolean])[]][] = [
  ['нас человек тридцать', [['человек тридцать', 30, true]]],
  [
    'у нас 20 человек, 5 из них дизайнеры',
    [
      ['20', 20, false],
      ['5', 5, false],
    ],
  ],
  [
    '20 человек 30 заказов',
    [
      ['20', 20, false],
      ['30', 30, false],
    ],
  ],
  ['купил 29 дней назад', [['29', 29, false]]],
  ['один вопрос', []],
  ['одну секунду', []],
  ['ни одного', []],
  ['один из нас', []],
  ['нас было трое', [['трое', 3, false]]],
  ['заказ А-17', []],
  ['dana5@example.com', []],
  ['30-й день', []],
  ['двадцать пятого мая', []],
  ['тысячи людей', []],
  [
    'телефон 8 900 123 45 67',
    [
      ['8', 8, false],
      ['900', 900, false],
      ['123', 123, false],
      ['45', 45, false],
      ['67', 67, false],
    ],
  ],
];

describe('numbers in a sentence', () => {
  test.each(sentences)('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

const spans: readonly [string, number, number][] = [
  ['от 10 до 20', 10, 20],
  ['от десяти до двадцати', 10, 20],
  ['10–20', 10, 20],
  ['10-20', 10, 20],
  ['10 — 20', 10, 20],
  ['между 10 и 20', 10, 20],
  ['10 или 20', 10, 20],
  ['десять-двадцать', 10, 20],
  ['пять-шесть', 5, 6],
  ['двадцать-двадцать пять', 20, 25],
  ['с 10 по 20', 10, 20],
];

describe('a range', () => {
  test.each(spans)('%s', (text, from, to) => {
    const words = normaliseText(text);
    expect(ranges(words)).toEqual([{ start: 0, end: words.length, from, to }]);
    expect(numbers(words)).toEqual([]);
  });
});

test('any count of thousands and units in words is read back', () => {
  const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
  const tens = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят'];
  const hundreds = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот'];
  const digit = (list: readonly string[]) => fc.integer({ min: 0, max: list.length - 1 });
  const ten = fc.constantFrom(0, 2, 3, 4, 5, 6, 7);
  fc.assert(
    fc.property(
      digit(hundreds),
      ten,
      digit(units),
      digit(hundreds),
      ten,
      digit(units),
      (a, b, c, d, e, f) => {
        const thousands = a * 100 + b * 10 + c;
        const rest = d * 100 + e * 10 + f;
        const scale = thousands > 0 ? ['тысяч'] : [];
        const words = [hundreds[a], tens[b], units[c], ...scale, hundreds[d], tens[e], units[f]];
        const text = words.filter(Boolean).join(' ');
        fc.pre(text !== '');
        expect(found(text)).toEqual([[text, thousands * 1000 + rest, false]]);
      },
    ),
  );
});
