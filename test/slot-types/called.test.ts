import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

/** Replies that say what something is called, and those that name a slot and say what it is. */
const table: Readonly<Record<LanguageCode, { called: string[]; named: [string, string][] }>> = {
  en: {
    called: ["it's called Sorrel", 'We are called Sorrel'],
    named: [
      ['the payee is Sorrel Ltd', 'Sorrel Ltd'],
      ['the payee should be Sorrel', 'Sorrel'],
    ],
  },
  ru: {
    called: ['называется Sorrel', 'она называется Sorrel', 'мы называемся Sorrel'],
    named: [['payee будет Sorrel', 'Sorrel']],
  },
  de: {
    called: ['sie heißt Sorrel', 'das nennt sich Sorrel', 'wir heißen Sorrel'],
    named: [['payee wäre Sorrel', 'Sorrel']],
  },
  es: {
    called: ['se llama Sorrel', 'nos llamamos Sorrel'],
    named: [['payee debe ser Sorrel', 'Sorrel']],
  },
  fr: {
    called: ["elle s'appelle Sorrel", 'nous nous appelons Sorrel'],
    named: [['payee doit être Sorrel', 'Sorrel']],
  },
  pt: {
    called: ['chama-se Sorrel', 'ela se chama Sorrel'],
    named: [['payee deve ser Sorrel', 'Sorrel']],
  },
};

test.each<[LanguageCode, string]>([
  ['en', 'Sorrel, obviously'],
  ['en', 'Sorrel of course'],
  ['ru', 'Sorrel, разумеется'],
  ['ru', 'Sorrel плз'],
  ['de', 'Sorrel natürlich'],
  ['es', 'Sorrel, por supuesto'],
  ['fr', 'Sorrel, évidemment'],
  ['pt', 'Sorrel, claro'],
])('what goes without saying is no part of a name: %s %s', (language, text) => {
  const spec = { type: 'organisation', label: 'payee' };
  expect(asked(spec, { language }).read(text)).toEqual(['stated', 'Sorrel']);
});

describe.each(Object.entries(table))('what it is called: %s', (code, { called, named }) => {
  const spec = { type: 'organisation', label: 'payee', cues: ['payee'] };
  const { read, find } = asked(spec, { language: code as LanguageCode });

  test.each(called)('%s', (text) => {
    expect(read(text)).toEqual(['stated', 'Sorrel']);
  });
  test.each(named)('%s', (text, name) => {
    expect(find(text)).toEqual([[name, 'named', ['stated', name]]]);
  });
});
