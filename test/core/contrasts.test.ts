import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { flowOf, nowMs, seat } from './support.ts';

const languages: readonly LanguageCode[] = ['en', 'de', 'es', 'fr', 'pt', 'ru'];
const greetings = {
  en: 'hello',
  de: 'hallo',
  es: 'hola',
  fr: 'bonjour',
  pt: 'olá',
  ru: 'привет',
} as const;
const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text]));

const flow = await flowOf({
  id: 'dinner',
  version: 1,
  languages: [...languages],
  title: inAll('Dinner'),
  slots: [
    {
      id: 'guests',
      type: 'integer',
      label: inAll('guests'),
      unit: {
        en: ['people', 'person'],
        de: ['Personen', 'Person'],
        es: ['personas', 'persona'],
        fr: ['personnes', 'personne'],
        pt: ['pessoas', 'pessoa'],
        ru: ['человек', 'человека'],
      },
      ask: { first: inAll('For how many?') },
    },
    {
      id: 'deposit',
      type: 'money',
      currency: 'EUR',
      label: inAll('deposit'),
      ask: { first: inAll('Which deposit?') },
    },
    {
      id: 'day',
      type: 'date',
      bias: 'future',
      label: inAll('day'),
      ask: { first: inAll('Which day?') },
    },
    {
      id: 'dishes',
      type: 'list',
      items: {
        type: 'choice',
        options: [
          { id: 'soup', label: { ...inAll('soup'), de: 'Suppe' } },
          { id: 'cake', label: { ...inAll('cake'), de: 'Kuchen' } },
        ],
      },
      label: inAll('dishes'),
      ask: { first: inAll('Which dishes?') },
    },
    { id: 'notes', type: 'text', label: inAll('notes'), ask: { first: inAll('What else?') } },
  ],
});

/** What is changed of 16 guests, 100 EUR, 12 March, soup and cake, when notes are asked for. */
function changed(code: LanguageCode, words: string) {
  const table = seat(flow);
  table.conversation = { ...table.conversation, language: code };
  const dishes = code === 'de' ? 'Suppe, Kuchen' : 'soup, cake';
  for (const answer of [greetings[code], '16', '100 €', '2026-03-12', dishes]) {
    table.say(answer);
  }
  const values = () =>
    Object.entries(table.conversation.session?.slots ?? {}).flatMap(([id, state]) =>
      state.status === 'filled' ? [[id, state.value] as const] : [],
    );
  const before = values();
  expect(before.length, words).toBe(4);
  table.at(nowMs + 1);
  table.say(words);
  return Object.fromEntries(
    values().filter(
      ([id, value]) =>
        id !== 'notes' &&
        !before.some(
          ([other, old]) => other === id && JSON.stringify(old) === JSON.stringify(value),
        ),
    ),
  );
}

describe('what was wrong tells which value is meant', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'I meant 60, not 16', 60],
    ['en', '1 instead of 16', 1],
    ['en', 'from 16 people to just 7', 7],
    ['de', 'ich meinte 60, nicht 16', 60],
    ['de', '1 statt 16', 1],
    ['de', 'von 16 Personen auf nur 7', 7],
    ['es', 'quise decir 60, no 16', 60],
    ['es', '1 en vez de 16', 1],
    ['es', 'de 16 personas a solo 7', 7],
    ['es', 'no son 16, sino 7', 7],
    ['fr', 'je voulais dire 60, pas 16', 60],
    ['fr', '1 au lieu de 16', 1],
    ['fr', 'de 16 personnes à seulement 7', 7],
    ['pt', 'eu quis dizer 60, não 16', 60],
    ['pt', '1 em vez de 16', 1],
    ['pt', 'de 16 pessoas para apenas 7', 7],
    ['ru', 'я имел в виду 60, а не 16', 60],
    ['ru', '1 вместо 16', 1],
    ['ru', 'не 16 человек, а всего 7', 7],
    ['ru', 'с 16 человек до 7', 7],
  ])('%s: %s', (code, words, guests) => {
    expect(changed(code, words)).toEqual({ guests });
  });

  test('in the other clause of a sentence', () => {
    expect(
      changed('en', 'Change the day to the 14th and get me a table for 4 instead of 16.'),
    ).toEqual({
      guests: 4,
      day: '2026-03-14',
    });
  });

  test.each<[LanguageCode, string]>([
    ['en', '60 instead of 17'],
    ['en', 'from 15 people to just 7'],
    ['de', '60 statt 17'],
    ['fr', '60 au lieu de 17'],
  ])('%s: %s, of which nothing stands, changes nothing', (code, words) => {
    expect(changed(code, words)).toEqual({});
  });
});

describe('a day is a day also where its number could count something', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'no, the 14th'],
    ['de', 'nein, der 14.'],
    ['de', 'nein, am 14.'],
    ['es', 'no, el 14'],
    ['fr', 'non, le 14'],
    ['pt', 'não, dia 14'],
    ['pt', 'não, o dia 14'],
    ['ru', 'нет, 14-го'],
  ])('%s: %s', (code, words) => {
    expect(changed(code, words)).toEqual({ day: '2026-03-14' });
  });
});

describe('what is said again behind a mark corrects', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'oh wait it was 40 people'],
    ['de', 'ach Moment, es waren 40 Personen'],
    ['es', 'ay espera, eran 40 personas'],
    ['fr', "ah attendez, c'était 40 personnes"],
    ['pt', 'ah espera, eram 40 pessoas'],
    ['ru', 'ой подождите, было 40 человек'],
  ])('%s: %s', (code, words) => {
    expect(changed(code, words)).toEqual({ guests: 40 });
  });
});

describe('a verb in two parts takes something off a list', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'take the cake off'],
    ['en', 'take the cake off the list'],
    ['en', 'leave the cake out'],
    ['de', 'nimm den Kuchen raus'],
    ['de', 'nehmen Sie den Kuchen bitte weg'],
    ['de', 'lass den Kuchen weg'],
  ])('%s: %s', (code, words) => {
    expect(changed(code, words)).toEqual({ dishes: ['soup'] });
  });
});
