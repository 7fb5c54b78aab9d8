import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { read, slotOf } from './reading.ts';

const types = ['text', 'person', 'organisation'] as const;

describe.each(types)('for a slot of type %s', (type) => {
  const slot = slotOf({ type, label: 'it' });

  test.each<[LanguageCode, string]>([
    ['en', 'asdf asdf asdf'],
    ['en', 'Blah, blah, blah!'],
    ['en', 'test test test test'],
    ['ru', 'ывап ывап ывап'],
    ['de', 'bla bla bla'],
    ['es', 'bla, bla, bla...'],
    ['fr', 'blabla blabla blabla'],
    ['pt', 'teste teste teste'],
  ])('one word again and again says nothing: %s, %s', (language, said) => {
    expect(read(said, slot, language)).toBe('none');
  });

  test.each(['Duran Duran', 'Ana Ana-Maria Anastos', 'Boutros Boutros-Ghali'])(
    'a word that comes twice is one: %s',
    (said) => {
      expect(read(said, slot)).toEqual(['stated', said]);
    },
  );
});
