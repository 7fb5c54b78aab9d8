import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

test.each<[LanguageCode, string, string]>([
  ['en', 'a ride to 12 harbour road, please', '12 harbour road'],
  ['en', 'I need to go to 235 West 46th Street at noon', '235 West 46th Street'],
  ['en', 'a ride to 518 7th Street in a shared car', '518 7th Street'],
  ['en', 'to 11 Mill Avenue Ste 5', '11 Mill Avenue Ste 5'],
  ['de', 'zur Lindenstraße 5 bitte', 'Lindenstraße 5'],
  ['fr', 'au 12 rue de la Paix', '12 rue de la Paix'],
  ['es', 'a la Calle Mayor 12', 'Calle Mayor 12'],
  ['pt', 'para a Rua das Flores, 12', 'Rua das Flores, 12'],
  ['ru', 'на ул. Садовая, 5', 'ул. Садовая, 5'],
])('a street is found by its word: %s: %s', (language, text, street) => {
  const { find } = asked({ type: 'address', label: 'destination' }, { language });
  expect(find(text).map(([words]) => words)).toEqual([street]);
});

test.each(['4 on the way', 'in 5 minutes I drive', '2 of us share the court'])(
  'nothing else is a street: %s',
  (text) => {
    const { find } = asked({ type: 'address', label: 'destination' });
    expect(find(text)).toEqual([]);
  },
);
