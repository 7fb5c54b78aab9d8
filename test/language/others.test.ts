import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { heard } from './heard.ts';

const day: CaseSlot = { id: 'day', type: 'date', description: 'Day' };
const guests: CaseSlot = { id: 'guests', type: 'integer', description: 'Number of people' };
const price: CaseSlot = { id: 'price', type: 'money', description: 'Price' };
const city: CaseSlot = { id: 'city', type: 'city', description: 'City' };
const hour: CaseSlot = { id: 'hour', type: 'time', description: 'Hour' };
const room = (...options: string[]): CaseSlot => ({
  id: 'room',
  type: 'enum',
  description: 'Room',
  options,
});
const rooms: Readonly<Record<LanguageCode, CaseSlot>> = {
  en: room('single room', 'double room'),
  de: room('Einzelzimmer', 'Doppelzimmer'),
  ru: room('одноместный номер', 'двухместный номер'),
  es: room('habitación individual', 'habitación doble'),
  fr: room('chambre simple', 'chambre double'),
  pt: room('quarto individual', 'quarto duplo'),
};

const slotsOf = (language: LanguageCode) => [day, guests, price, city, hour, rooms[language]];

describe('somebody else’s words and case give nothing', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'room', 'my sister thinks a single room is enough'],
    ['en', 'room', 'a single room is okay for my husband'],
    ['en', 'room', 'a single room would suit her'],
    ['en', 'guests', 'there were 14 people at the next table'],
    ['en', 'price', 'our neighbour spent 700 euros'],
    ['en', 'price', 'he had paid 700'],
    ['en', 'day', 'my manager suggested Thursday'],
    ['en', 'city', 'my cousin lives in Porto'],
    ['de', 'room', 'meine Schwester meint, ein Einzelzimmer reicht'],
    ['de', 'room', 'ein Einzelzimmer passt ihm'],
    ['de', 'room', 'für meinen Mann reicht ein Einzelzimmer'],
    ['de', 'guests', 'am Nebentisch saßen 14 Personen'],
    ['de', 'price', 'unser Nachbar hat 700 Euro ausgegeben'],
    ['de', 'day', 'Donnerstag, sagt mein Chef'],
    ['de', 'city', 'mein Cousin wohnt in Porto'],
    ['ru', 'room', 'сестра считает, что одноместный номер подойдёт'],
    ['ru', 'room', 'ей подойдёт одноместный номер'],
    ['ru', 'guests', 'за соседним столиком было 14 человек'],
    ['ru', 'price', 'наш сосед потратил 700 евро'],
    ['ru', 'day', 'начальник предложил четверг'],
    ['ru', 'city', 'мой дядя живёт в Порту'],
    ['es', 'room', 'mi hermana cree que una habitación individual basta'],
    ['es', 'room', 'una habitación individual está bien para ella'],
    ['es', 'guests', 'los 14 de la mesa de al lado gritaban'],
    ['es', 'price', 'nuestro vecino gastó 700 euros'],
    ['es', 'day', 'según mi jefe, el jueves'],
    ['es', 'city', 'mi primo vive en Oporto'],
    ['fr', 'room', 'ma sœur pense qu’une chambre simple suffit'],
    ['fr', 'room', 'une chambre simple lui suffit'],
    ['fr', 'guests', 'ils étaient 14 à la table voisine'],
    ['fr', 'price', 'notre voisin a dépensé 700 euros'],
    ['fr', 'day', 'mon chef propose jeudi'],
    ['fr', 'city', 'mon cousin habite à Porto'],
    ['pt', 'room', 'a minha irmã acha que um quarto individual chega'],
    ['pt', 'room', 'um quarto individual serve para ela'],
    ['pt', 'guests', 'eram 14 na mesa ao lado'],
    ['pt', 'price', 'o nosso vizinho gastou 700 euros'],
    ['pt', 'day', 'o meu chefe sugeriu quinta-feira'],
    ['pt', 'city', 'o meu primo mora no Porto'],
  ])('%s, asked for %s: %s', async (language, asked, text) => {
    expect(await heard(language, text, slotsOf(language), asked)).toEqual({});
  });
});

describe('and what the person says beside it does', () => {
  test.each<[LanguageCode, string, string, Record<string, unknown>]>([
    [
      'en',
      'price',
      'my brother paid 700, but I want to pay 500 euros',
      { price: { amount: '500', currency: 'EUR' } },
    ],
    ['en', 'guests', 'my wife has a car, so a table for 4', { guests: 4 }],
    ['en', 'day', 'my wife has time, and Thursday suits us', { day: '2026-12-03' }],
    ['de', 'day', 'mein Chef ist einverstanden, also Donnerstag', { day: '2026-12-03' }],
    ['es', 'day', 'mi jefe está de acuerdo, así que el jueves', { day: '2026-12-03' }],
    ['fr', 'day', 'mon chef est d’accord, donc jeudi', { day: '2026-12-03' }],
  ])('%s, asked for %s: %s', async (language, asked, text, values) => {
    expect(await heard(language, text, slotsOf(language), asked)).toEqual(values);
  });
});

describe('a last time gives nothing for what lies ahead', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'guests', 'last time there were six of us'],
    ['en', 'day', 'last time it was a Thursday'],
    ['en', 'day', 'last year we were here on 5 December'],
    ['en', 'hour', 'last time we ate at 9 pm'],
    ['en', 'city', 'last year we stayed in Porto'],
    ['de', 'guests', 'beim letzten Mal waren wir sechs'],
    ['de', 'day', 'letztes Jahr kamen wir am 5. Dezember'],
    ['de', 'hour', 'letztes Mal haben wir um 21 Uhr gegessen'],
    ['de', 'city', 'letztes Jahr waren wir in Porto'],
    ['ru', 'guests', 'в прошлый раз нас было шестеро'],
    ['ru', 'day', 'в прошлый раз это был четверг'],
    ['ru', 'city', 'в прошлом году мы были в Порту'],
    ['es', 'guests', 'la última vez fuimos seis'],
    ['es', 'day', 'la última vez vinimos un jueves'],
    ['es', 'city', 'el año pasado estuvimos en Oporto'],
    ['fr', 'guests', 'la dernière fois on était six'],
    ['fr', 'day', 'la dernière fois, c’était un jeudi'],
    ['fr', 'city', "l'année dernière nous étions à Porto"],
    ['pt', 'guests', 'da última vez fomos seis'],
    ['pt', 'day', 'da última vez viemos numa quinta-feira'],
    ['pt', 'city', 'no ano passado estivemos no Porto'],
  ])('%s, asked for %s: %s', async (language, asked, text) => {
    expect(await heard(language, text, slotsOf(language), asked)).toEqual({});
  });

  test.each<[LanguageCode, string, Record<string, unknown>]>([
    ['en', 'same as last time, six of us', { guests: 6 }],
    ['en', 'last time we were 6, this time 8 people', { guests: 8 }],
    ['de', 'letztes Mal waren wir 6, diesmal 8 Personen', { guests: 8 }],
    ['es', 'la última vez éramos 6, esta vez 8 personas', { guests: 8 }],
  ])('%s: %s', async (language, text, values) => {
    const units: Partial<Record<LanguageCode, string>> = { de: 'Personen', es: 'personas' };
    const counted = { ...guests, description: `Number of ${units[language] ?? 'people'}` };
    expect(await heard(language, text, [counted, day])).toEqual(values);
  });

  test('but it answers what asks for it', async () => {
    const birth: CaseSlot = { id: 'birth', type: 'date', description: 'Date of birth' };
    expect(await heard('en', 'last year on 5 May 2025', [birth, guests])).toEqual({
      birth: '2025-05-05',
    });
  });
});
