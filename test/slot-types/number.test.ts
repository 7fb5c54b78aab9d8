import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const height = { type: 'number', label: 'height', unit: ['m', 'metres'] };

describe('a number', () => {
  const { read } = asked(height);
  test.each<[string, Short]>([
    ['3.75', ['stated', 3.75]],
    ['30,49', ['stated', 30.49]],
    ['1,500', ['stated', 1500]],
    ['1.500,75', ['stated', 1500.75]],
    ['1,500.75', ['stated', 1500.75]],
    ["10'000", ['stated', 10_000]],
    ['10’000', ['stated', 10_000]],
    ['1 234 567.89', ['stated', 1_234_567.89]],
    ['0.500', ['stated', 0.5]],
    ['minus 5', ['stated', -5]],
    ['-2.5', ['stated', -2.5]],
    ['two and a half', ['stated', 2.5]],
    ['1.5 million', ['stated', 1_500_000]],
    ['30k', ['stated', 30_000]],
    ['1.8m', ['stated', 1.8]],
    ['1.8 metres', ['stated', 1.8]],
    ['the height is 1.8', ['stated', 1.8]],
    ['about 3', ['derived', 3]],
    ['1.8 metres or so', ['derived', 1.8]],
    ['1.500', ['ambiguous', [1.5, 1500]]],
    ['', 'none'],
    ['5k-20k', ['ambiguous', [5000, 20_000]]],
    ['12-15', ['ambiguous', [12, 15]]],
    ['between 5 and 9', ['ambiguous', [5, 9]]],
    ['1.2.3', 'none'],
    ['- 5', ['ambiguous', [-5, 5]]],
    ['$50', 'none'],
    ['A-17', 'none'],
    ['10:30', 'none'],
    ['01.02.2027', 'none'],
    ['three and four', ['ambiguous', [3, 4]]],
    ['constructor', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in Russian', () => {
  const { read } = asked({ type: 'number', label: 'рост' }, { language: 'ru' });
  test.each<[string, Short]>([
    ['1,5', ['stated', 1.5]],
    ['3.14', ['stated', 3.14]],
    ['1 500,75', ['stated', 1500.75]],
    ['полтора', ['stated', 1.5]],
    ['два с половиной', ['stated', 2.5]],
    ['минус пять', ['stated', -5]],
    ['около трёх', ['derived', 3]],
    ['1.500', ['ambiguous', [1.5, 1500]]],
    ['от 5 до 9', ['ambiguous', [5, 9]]],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

test('limits decide what a lone sign means, and refuse what is left', () => {
  const { read } = asked({ ...height, limits: { min: 0.3, max: 3 } });
  expect(read('1.500')).toEqual(['derived', 1.5]);
  expect(read('4')).toEqual(['invalid', 'too-large']);
  expect(read('minus 1')).toEqual(['invalid', 'too-small']);
});

describe('in a sentence it needs its unit or name', () => {
  test.each<[string, unknown]>([
    ["I'm 1.8m tall", [['1.8m', 'named', ['stated', 1.8]]]],
    ['my height is 1.8', [['1.8', 'named', ['stated', 1.8]]]],
    ['I have 2.5 of them', []],
    ['not 1.8 metres', []],
    ['$5 metres', []],
  ])('%s', (text, found) => {
    expect(asked(height).find(text)).toEqual(found);
  });
});

test('a share keeps its sign', () => {
  const share = { type: 'number', label: 'brightness', unit: ['%', 'percent'] };
  expect(asked(share).find('set studio brightness to one hundred percent')).toEqual([
    ['one hundred percent', 'named', ['stated', 100]],
  ]);
  expect(asked(share).format(50)).toBe('50%');
  expect(asked(height, { language: 'ru' }).format(1.8)).toBe('1,8 metres');
});
