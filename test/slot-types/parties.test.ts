import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { asked } from './asked.ts';

const people = { type: 'integer', label: 'guests', unit: ['people'] };

describe('people counted without a number are an inference', () => {
  test.each<[LanguageCode, string, number]>([
    ['en', 'Just me', 1],
    ['en', "I'll be travelling alone", 1],
    ['en', 'my sister and I', 2],
    ['en', 'me plus one', 2],
    ['de', 'nur ich', 1],
    ['de', 'für mich allein', 1],
    ['de', 'ich und meine Schwester', 2],
    ['de', 'wir beide', 2],
    ['ru', 'только я', 1],
    ['ru', 'я одна', 1],
    ['ru', 'мы с сестрой', 2],
    ['es', 'solo yo', 1],
    ['es', 'mi hermana y yo', 2],
    ['fr', 'juste moi', 1],
    ['fr', 'ma sœur et moi', 2],
    ['pt', 'só eu', 1],
    ['pt', 'a minha irmã e eu', 2],
  ])('%s: %s', (language, text, value) => {
    expect(asked(people, { language }).read(text)).toEqual(['derived', value]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'just me?'],
    ['en', 'my sister'],
    ['en', 'it was me who called'],
    ['de', 'ich'.repeat(3)],
    ['ru', 'сестра'],
    ['es', 'mi hermana'],
    ['fr', 'ma sœur arrive'],
    ['pt', 'minha irmã'],
  ])('not %s: %s', (language, text) => {
    expect(asked(people, { language }).read(text)).toBe('none');
  });

  test('days are not people', () => {
    expect(asked({ type: 'integer', label: 'stay', unit: ['days'] }).read('just me')).toBe('none');
  });
});

describe('those who come beside others are counted with them', () => {
  test.each<[LanguageCode, string]>([
    ['en', '2 adults and 3 kids'],
    ['de', '2 Erwachsene und 3 Kinder'],
    ['ru', '2 взрослых и 3 ребёнка'],
    ['es', '2 adultos y 3 niños'],
    ['fr', '2 adultes et 3 enfants'],
    ['pt', '2 adultos e 3 crianças'],
  ])('%s: %s', (language, text) => {
    expect(asked(people, { language }).find(text)).toEqual([[text, 'named', ['derived', 5]]]);
  });

  test.each<[LanguageCode, string, number]>([
    ['en', 'two adults and a baby', 3],
    ['en', 'me plus 4', 5],
    ['en', 'me, my wife and our three kids', 5],
    ['en', 'me and two of my colleagues', 3],
    ['de', 'ich und zwei Kollegen', 3],
    ['de', 'mein Mann, unsere zwei Kinder und ich', 4],
    ['ru', 'я и трое коллег', 4],
    ['ru', 'двое взрослых и один ребёнок', 3],
    ['es', 'yo y dos amigas', 3],
    ['es', 'mi marido, mis dos hijas y yo', 4],
    ['fr', 'moi et deux collègues', 3],
    ['fr', 'mon mari, nos deux filles et moi', 4],
    ['pt', 'eu e mais dois', 3],
    ['pt', 'o meu marido, os nossos dois filhos e eu', 4],
  ])('%s: "%s" one by one', (language, text, value) => {
    expect(asked(people, { language }).read(text)).toEqual(['derived', value]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'my wife and I, 2 people'],
    ['de', 'mein Mann und ich, 2 Personen'],
    ['ru', 'я и жена, 2 человека'],
    ['es', 'mi marido y yo, 2 personas'],
    ['fr', 'mon mari et moi, 2 personnes'],
    ['pt', 'o meu marido e eu, 2 pessoas'],
  ])('%s: "%s" says twice how many', (language, text) => {
    const found = asked(people, { language }).find(text);
    expect(found.map(([, , reading]) => reading)).toEqual([['stated', 2]]);
  });

  test.each([
    'me and 5 suitcases',
    'I have 2 dogs and my wife has 1',
    'we are 6, my wife and 4 kids',
    'not me and 3 others',
  ])('nobody knows how many are "%s"', (text) => {
    expect(asked(people).read(text)).toBe('none');
    expect(asked(people).find(text)).toEqual([]);
  });

  test('but not where only some of them are asked for', () => {
    const adults = asked({ type: 'integer', label: 'adults', unit: ['adults'] });
    expect(adults.find('2 adults and 3 kids')).toEqual([['2 adults', 'named', ['stated', 2]]]);
  });
});

describe('a group is a number of people', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'a party of 8 that comes by train'],
    ['de', 'eine Gruppe von 8, die mit dem Zug kommt'],
    ['ru', 'компания из 8, все на поезде'],
    ['es', 'un grupo de 8 que viene en tren'],
    ['fr', 'un groupe de 8 qui vient en train'],
    ['pt', 'um grupo de 8 que vem de comboio'],
  ])('%s: %s', (language, text) => {
    expect(asked(people, { language }).find(text)).toEqual([['8', 'named', ['stated', 8]]]);
  });
});

describe('what is booked for a number is booked for people', () => {
  test.each<[LanguageCode, string, string, number]>([
    ['en', 'I need a table for 4 on Friday', '4', 4],
    ['en', 'a cab for two to the airport, please', 'two', 2],
    ['en', 'a quiet table for one would be better', 'one', 1],
    ['en', "it's just for 3", '3', 3],
    ['de', 'ich hätte gern einen Tisch für 4 am Freitag', '4', 4],
    ['es', 'quisiera una mesa para 4 el viernes', '4', 4],
    ['fr', 'je voudrais une table pour 4 vendredi', '4', 4],
    ['pt', 'queria uma mesa para 4 na sexta', '4', 4],
    ['ru', 'столик для 4, пожалуйста', '4', 4],
  ])('%s: %s', (language, text, words, value) => {
    expect(asked(people, { language }).find(text)).toEqual([[words, 'named', ['stated', value]]]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'a room for 3 nights'],
    ['en', 'a table for 2 hours'],
    ['en', 'a table for 7:30'],
    ['en', 'one of us will be late'],
    ['en', 'I am looking for one in the centre'],
    ['de', 'ein Zimmer für 3 Nächte'],
    ['es', 'una habitación para 3 noches'],
    ['fr', 'une chambre pour 3 nuits'],
    ['pt', 'um quarto para 3 noites'],
    ['ru', 'номер для 3 ночей'],
  ])('not %s: %s', (language, text) => {
    expect(asked(people, { language }).find(text)).toEqual([]);
  });
});

describe('the only one is one', () => {
  test.each<[LanguageCode, string]>([
    ['en', "Actually, I'm the only one going"],
    ['de', 'ich bin der Einzige'],
    ['es', 'soy la única que viene'],
    ['fr', 'je serai le seul'],
    ['pt', 'sou o único que vai'],
    ['ru', 'я буду единственная'],
  ])('%s: %s', (language, text) => {
    expect(asked(people, { language }).read(text)).toEqual(['derived', 1]);
  });
});

describe('what is counted may be mistyped, and one may be a thing elsewhere', () => {
  const tickets = { type: 'integer', label: 'tickets', unit: ['tickets'] };

  test.each<[string, string, 'derived' | 'stated', number]>([
    ['make that 4 tickts on Monday', '4 tickts', 'derived', 4],
    ['there are 12 poeple in the group', '12 poeple', 'derived', 12],
    ['just the one ticket', 'one ticket', 'stated', 1],
    ['make that one ticket, not two', 'one ticket', 'stated', 1],
  ])('%s', (text, words, basis, value) => {
    expect(asked(tickets).find(text)).toEqual([[words, 'named', [basis, value]]]);
  });

  test.each(['3 crickets', 'the one that I saw', '4 seals'])('not %s', (text) => {
    expect(asked(tickets).find(text)).toEqual([]);
  });

  test('a comma joins no range', () => {
    expect(asked(people).find('the ride is for one, to 2184 Union Street')).toEqual([
      ['one', 'named', ['stated', 1]],
    ]);
  });
});

describe('in a whole reply', () => {
  const hear = hearWith(rulesUnderstander);
  const guests = { id: 'guests', type: 'integer', description: 'Number of people' } as const;

  async function heard(language: LanguageCode, text: string) {
    const flow = await flowOf([guests], language);
    const pending = { about: 'slots', asked: ['guests'], attempt: 'first' } as const;
    return heldValue((await hear(text, { flow, language, nowMs: 0, pending })).slots.guests);
  }

  test.each<[LanguageCode, string, number]>([
    ['en', 'six will be there', 6],
    ['en', 'There are four in my party, total.', 4],
    ['en', 'Please book two seats?', 2],
    ['en', 'I want a table for one not two', 1],
    ['en', 'say 6, so please make it for 6', 6],
    ['en', '3 tickets leaving from 12 High Street', 3],
    ['en', 'table for 10?', 10],
    ['en', 'could you make it for 2?', 2],
    ['de', 'sechs werden da sein', 6],
    ['de', 'zu dritt', 3],
    ['de', 'ein Tisch für zehn?', 10],
    ['ru', '14 будут участвовать', 14],
    ['ru', 'столик на десять?', 10],
    ['es', 'seis vendrán', 6],
    ['es', '¿puede ser para 2?', 2],
    ['fr', 'six seront là', 6],
    ['fr', 'pouvez-vous faire pour 2 ?', 2],
    ['pt', 'seis virão', 6],
    ['pt', 'pode ser para 2?', 2],
  ])('%s: %s', async (language, text, value) => {
    expect(await heard(language, text)).toBe(value);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'Is there a table for 4?'],
    ['en', 'we have 12 monkeys'],
    ['de', 'Gibt es einen Tisch für 4?'],
    ['ru', 'есть столик на 4?'],
    ['es', '¿hay mesa para 4?'],
    ['fr', 'y a-t-il une table pour 4 ?'],
    ['pt', 'há mesa para 4?'],
  ])('nothing is given by %s: %s', async (language, text) => {
    expect(await heard(language, text)).toBeUndefined();
  });
});
