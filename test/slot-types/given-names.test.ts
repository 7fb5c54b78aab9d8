import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

interface Table {
  readonly label: string;
  /** What is said, and the name in it. */
  readonly given: readonly (readonly [string, string])[];
  /** What gives no name, or one whose end is not sure. */
  readonly none: readonly string[];
}

const restaurants: Readonly<Record<LanguageCode, Table>> = {
  en: {
    label: 'restaurant name',
    given: [
      ['the restaurant is Blue Heron', 'Blue Heron'],
      ['no, the name of the restaurant is Blue Heron', 'Blue Heron'],
      ['change the restaurant to El Faro in Santa Ana', 'El Faro'],
      ["let's make the restaurant Mora's Kitchen, on the 10th", "Mora's Kitchen"],
      ['a table for two at Blue Heron at 7 pm', 'Blue Heron'],
      ['a table at Ondo small Plates', 'Ondo small Plates'],
      ['we eat at the Fig & Olive Fine Indian Cuisine', 'Fig & Olive Fine Indian Cuisine'],
      ['a restaurant called Sorrel in Lisbon', 'Sorrel'],
      ["can we go to Mora's Grill in Rome", "Mora's Grill"],
      ['restaurant: "the long way home"', 'the long way home'],
      ['change the restaurant to blue heron', 'blue heron'],
    ],
    none: [
      'the restaurant is Sorrel, Lisbon',
      'a table at Dinner with Ann',
      'a table at a Southern restaurant',
      'the location of the restaurant is Lisbon',
      'the restaurant is not Sorrel',
      'the restaurant is wrong',
      'the restaurant is closed',
      'a table at seven on Friday',
      'make it 7:30 pm at Santa Ana',
      'I love Sorrel',
    ],
  },
  de: {
    label: 'Name des Restaurants',
    given: [
      ['das Restaurant ist Kupferkanne', 'Kupferkanne'],
      ['das Restaurant heißt jetzt Goldener Hirsch', 'Goldener Hirsch'],
      ['ändern Sie das Restaurant auf Goldener Hirsch', 'Goldener Hirsch'],
      ['ein Tisch für zwei im Goldenen Hirsch am Freitag', 'Goldenen Hirsch'],
    ],
    none: [
      'das Restaurant ist nicht Kupferkanne',
      'das Restaurant ist falsch',
      'ein Tisch am Freitag',
    ],
  },
  es: {
    label: 'nombre del restaurante',
    given: [
      ['el restaurante es Casa Lucía, para el viernes', 'Casa Lucía'],
      ['cambie el restaurante a Casa Lucía', 'Casa Lucía'],
      ['un restaurante llamado La Perla', 'La Perla'],
    ],
    none: [
      'el restaurante no es Casa Lucía',
      'el restaurante es malo',
      'una mesa para dos el viernes',
    ],
  },
  fr: {
    label: 'nom du restaurant',
    given: [
      ['le restaurant est La Belle Étoile', 'La Belle Étoile'],
      ['une table chez Mireille samedi', 'Mireille'],
      ['une table pour deux chez Mireille', 'Mireille'],
    ],
    none: ["le restaurant n'est pas Mireille", 'le restaurant est fermé', 'une table pour samedi'],
  },
  pt: {
    label: 'nome do restaurante',
    given: [
      ['o restaurante é o Sabor da Terra', 'Sabor da Terra'],
      ['mude o restaurante para Casa Nova', 'Casa Nova'],
      ['um restaurante chamado Maré', 'Maré'],
    ],
    none: ['o restaurante não é Maré', 'o restaurante é mau', 'uma mesa para sexta'],
  },
  ru: {
    label: 'название ресторана',
    given: [
      ['ресторан: Белая Чайка', 'Белая Чайка'],
      ['столик в ресторане Белая Чайка на завтра', 'Белая Чайка'],
      ['поменяйте ресторан на "Сакура"', 'Сакура'],
      ['ресторан под названием Сакура', 'Сакура'],
    ],
    none: ['ресторан не Сакура', 'ресторан не тот', 'столик на завтра'],
  },
};

describe.each(Object.entries(restaurants))(
  'the name of what a slot is about: %s',
  (code, table) => {
    const spec = { type: 'phrase', label: table.label };
    const { find } = asked(spec, { language: code as LanguageCode });
    const named = (text: string) =>
      find(text).flatMap(([words, how]) => (how === 'named' ? [words] : []));

    test.each(table.given)('%s: %s', (text, name) => {
      expect(named(text)).toEqual([name]);
    });
    test.each(table.none)('%s gives none', (text) => {
      expect(named(text)).toEqual([]);
    });
  },
);

test.each<[LanguageCode, string, string, string]>([
  ['en', 'director', 'a drama directed by Ann B. Low with Tom Reed in it', 'Ann B. Low'],
  ['en', 'director', 'directed by ann low and starring tom reed', 'ann low'],
  ['en', 'actor', 'directed by ann low and starring tom reed', 'tom reed'],
  ['en', 'dentist', 'an appointment with Dr. Ida M. Low at noon', 'Dr. Ida M. Low'],
  ['de', 'Regisseur', 'ein Film, gedreht von Anna Low', 'Anna Low'],
  ['de', 'Ärztin', 'einen Termin bei Dr. Ida Low am Montag', 'Dr. Ida Low'],
  ['es', 'director', 'una película dirigida por Ana Mora', 'Ana Mora'],
  ['fr', 'réalisatrice', 'un film réalisé par Anne Moreau', 'Anne Moreau'],
  ['pt', 'realizador', 'um filme realizado por Ana Mora', 'Ana Mora'],
])('what people do announces their name: %s, %s: %s', (language, label, text, name) => {
  const found = asked({ type: 'person', label }, { language }).find(text);
  expect(found).toEqual([[name, 'named', ['stated', name]]]);
});

test.each([
  ['2 tickets to see the Kestrels Vs Herons on Friday', 'Kestrels Vs Herons'],
  ['I am interested in Kestrels vs Herons.', 'Kestrels vs Herons'],
  ['the Mandy Low event', 'Mandy Low'],
])('two sides are the name of a match: %s', (text, name) => {
  const { find } = asked({ type: 'phrase', label: 'event name' });
  expect(find(text)).toEqual([[name, 'named', ['stated', name]]]);
});

test.each(['see Jazz events on Friday', 'an Opera show', 'the tickets for Friday'])(
  'what kind of event it is, or when, is no name of one: %s',
  (text) => {
    const { find } = asked({ type: 'phrase', label: 'event name' });
    expect(find(text).filter(([, how]) => how === 'named')).toEqual([]);
  },
);
