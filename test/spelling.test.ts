import { describe, expect, test } from 'vitest';
import { nearest } from '../src/core/text/spelling.ts';

const keys = ['id', 'label', 'ask', 'examples', 'required', 'unit'];

describe('nearest', () => {
  test.each([
    ['lable', 'label'],
    ['labels', 'label'],
    ['Label', 'label'],
    ['exmaple', 'examples'],
    ['requierd', 'required'],
    ['aks', 'ask'],
    ['unti', 'unit'],
    ['colour', undefined],
    ['name', undefined],
    ['', undefined],
  ])('%s is %s', (word, meant) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  test('of nothing is nothing', () => {
    expect(nearest('label', [])).toBeUndefined();
  });
});
