import { describe, expect, test } from 'vitest';
import { asked } from './asked.ts';

const values = (found: readonly (readonly unknown[])[]) =>
  found.map(([, , reading]) => (reading as readonly unknown[])[1]);

describe('a place is a name and what leads to it', () => {
  const city = asked({ type: 'place', label: 'city' });
  test.each([
    ['Lisbon', 'Lisbon'],
    ['lisbon', 'lisbon'],
    ['In Lisbon, please.', 'Lisbon'],
    ["I'm flying to New York", 'New York'],
    ['i am going to oslo', 'oslo'],
    ['London, UK', 'London, UK'],
    ['the city is Porto', 'Porto'],
    ['What about Bergen?', 'Bergen'],
    ["I'd like to visit LA.", 'LA'],
    ['Rio de Janeiro would be great', 'Rio de Janeiro'],
    ['somewhere warm', 'none'],
    ['yes', 'none'],
    ["I don't know", 'none'],
    ['a flat with two rooms', 'none'],
  ])('%s', (text, value) => {
    const read = city.read(text);
    expect(read === 'none' ? (values(city.find(text))[0] ?? 'none') : read[1]).toEqual(value);
  });

  test.each([
    ['Find me a dentist in Porto', ['Porto']],
    ['Find a Porto apartment.', ['Porto']],
    ['We saw Anna and Peter', []],
    ['Search in the Porto area', ['Porto']],
    ['not in Porto', []],
    ['a hotel near Green Park and one in Porto', ['Green Park', 'Porto']],
  ])('in a sentence: %s', (text, found) => expect(values(city.find(text))).toEqual(found));

  test.each([
    ['from location', ['Porto']],
    ['destination', ['Faro']],
    ['city', ['Porto', 'Faro']],
  ])('the end of a journey that %s means', (label, found) => {
    const slot = asked({ type: 'place', label });
    expect(values(slot.find('I go from Porto to Faro'))).toEqual(found);
  });
});

describe('an address has a number and a name', () => {
  const where = asked({ type: 'address', label: 'destination' });
  test.each([
    ['12 Harbour Road', ['stated', '12 Harbour Road']],
    ["I'm going to 12 Harbour Road #3.", ['stated', '12 Harbour Road #3']],
    ['Bahnhofstraße 7', ['stated', 'Bahnhofstraße 7']],
    ['to the Old Mill Inn', ['stated', 'Old Mill Inn']],
    ['12', 'none'],
    ['how far is it?', 'none'],
  ])('%s', (text, reading) => expect(where.read(text)).toEqual(reading));

  test('beside other things', () => {
    const text = 'A cab for two to 12 Harbour Road, flat 3 please, and quickly';
    expect(values(where.find(text))).toEqual(['12 Harbour Road, flat 3']);
  });
});

describe('a phrase is what is wished and no more', () => {
  const kind = asked({ type: 'phrase', label: 'genre', description: 'Genre of the movie' });
  test.each([
    ['thriller', 'thriller'],
    ["I'd like to see a thriller", 'thriller'],
    ['A drama film, please', 'drama'],
    ['some kind of comedy would be great', 'comedy'],
    ['What about science fiction?', 'science fiction'],
    ['The Curse of the Black Pearl', 'Curse of the Black Pearl'],
    ['I want to see Let It Rain', 'Let It Rain'],
    ['something that my kids can watch without me', 'none'],
    ["I'm not sure", 'none'],
    ['yes', 'none'],
    ['Which ones are there?', 'none'],
    ['dinner on May 5th', 'none'],
  ])('%s', (text, value) => {
    const read = kind.read(text);
    expect(read === 'none' ? 'none' : read[1]).toEqual(value);
  });
});

test('a recipient is the name behind "to"', () => {
  const payee = asked({ type: 'person', label: 'recipient name' });
  const guest = asked({ type: 'person', label: 'name' });
  expect(values(payee.find('Please send it to Dana'))).toEqual(['Dana']);
  expect(guest.find('Please send it to Paris')).toEqual([]);
});

test.each([
  ['en', 'recipient name', 'To Dana Low.', 'Dana Low'],
  ['de', 'Empfänger', 'an Dana Low', 'Dana Low'],
  ['es', 'destinatario', 'a Dana Low', 'Dana Low'],
  ['fr', 'destinataire', 'à Dana Low', 'Dana Low'],
  ['pt', 'destinatário', 'para a Dana Low', 'Dana Low'],
] as const)(
  'who asks for a recipient is answered with a "to": %s',
  (language, label, text, name) => {
    expect(asked({ type: 'person', label }, { language }).read(text)).toEqual(['stated', name]);
  },
);
