import { describe, expect, test } from 'vitest';
import { localise, localiseList } from '../../src/core/flow/localise.ts';

describe('localise', () => {
  test.each([
    ['a plain text', 'Hello', 'Hello'],
    ['the language asked for', { en: 'Hello' }, 'Hello'],
    ['nothing written', {}, ''],
  ])('%s', (_, text, said) => {
    expect(localise(text, 'en', 'en')).toBe(said);
  });
});

describe('localiseList', () => {
  test.each([
    ['a plain list', ['a', 'b'], ['a', 'b']],
    ['the language asked for', { en: ['a'] }, ['a']],
    ['a key left out', undefined, []],
    ['nothing written', {}, []],
  ])('%s', (_, list, said) => {
    expect(localiseList(list, 'en', 'en')).toEqual(said);
  });
});
