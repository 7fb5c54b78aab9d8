import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';

const { numbers, ranges } = languages.en;

const read = (text: string) =>
  numbers(text).map((m) => [
    text.slice(m.start, m.end),
    m.value,
    m.approximate ? 'about' : 'exact',
  ]);

test.each<[string, number]>([
  ['29', 29],
  ['007', 7],
  ['0', 0],
  ['zero', 0],
  ['-5', -5],
  ['minus five', -5],
  ['1,500', 1500],
  ['1,234,567', 1_234_567],
  ['3.75', 3.75],
  ['twenty-nine', 29],
  ['Twenty nine', 29],
  ['one hundred and five', 105],
  ['a hundred', 100],
  ['two hundred fifty', 250],
  ['5 hundred', 500],
  ['two thousand twenty four', 2024],
  ['three hundred twenty-one thousand and six', 321_006],
  ['1.1 million', 1_100_000],
  ['30k', 30_000],
  ['a dozen', 12],
  ['half a dozen', 6],
  ['two and a half', 2.5],
  ['one', 1],
])('%s is exact', (text, value) => {
  expect(read(text)).toEqual([[text, value, 'exact']]);
});

test.each<[string, number]>([
  ['about thirty', 30],
  ['~30', 30],
  ['30ish', 30],
  ['thirty-ish', 30],
  ['30 or so', 30],
  ['thirty-something', 30],
  ['30+', 30],
  ['more like sixty', 60],
  ['around 1,500', 1500],
  ['roughly two hundred', 200],
  ['almost 30', 30],
  ['nearly thirty', 30],
  ['over 30', 30],
  ['at least 30', 30],
  ['maybe 30', 30],
  ['a couple', 2],
])('%s is approximate, with its words', (text, value) => {
  expect(read(text)).toEqual([[text, value, 'about']]);
});

describe('inside other words', () => {
  test.each<[string, (string | number)[][]]>([
    ["it's a 2015 model", [['2015', 2015, 'exact']]],
    ['about thirty of us', [['about thirty', 30, 'about']]],
    [
      'order 123, 29 days old',
      [
        ['123', 123, 'exact'],
        ['29', 29, 'exact'],
      ],
    ],
    [
      'one two three',
      [
        ['one', 1, 'exact'],
        ['two', 2, 'exact'],
        ['three', 3, 'exact'],
      ],
    ],
    ['a 29-day trial', [['29', 29, 'exact']]],
    ['$50', [['50', 50, 'exact']]],
    ['only one person', [['one', 1, 'exact']]],
  ])('%s', (text, found) => {
    expect(read(text)).toEqual(found);
  });
});

test.each([
  '',
  'a',
  'A-17',
  'x2',
  'ann29@example.com',
  '01.02.2024',
  '10:30',
  'the 5th',
  'twenty-first',
  '5pm',
  '10-20',
  '10 to 20 people',
  'between ten and twenty',
  '12,34',
  '2 1/2',
  '1.2.3',
  'one sec',
  'this one',
  'the only one',
  'one of them',
  'hundred',
  'constructor',
  'someone',
])('no number: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['10-20', 10, 20],
  ['10 - 20', 10, 20],
  ['10 to 20', 10, 20],
  ['between ten and twenty', 10, 20],
  ['from 5 to 9 people', 5, 9],
  ['five or six', 5, 6],
])('%s is a range', (text, from, to) => {
  expect(ranges(text)).toMatchObject([{ from, to }]);
});

test.each(['20-10', 'A-17', '2024-05-01', 'five, six', '10', ''])('no range: %s', (text) => {
  expect(ranges(text)).toEqual([]);
});
