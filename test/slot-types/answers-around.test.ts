import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { asked } from './asked.ts';

describe('what is asked will do, or will not', () => {
  const desk = asked({ type: 'boolean', label: 'shared desk' });
  test.each([
    ['A shared desk is fine', true],
    ["I'm ok with sharing a desk", true],
    ["I don't mind a shared desk", true],
    ['A shared desk would be great for me', true],
    ["I'm not happy with a shared desk", false],
    ["A shared desk isn't fine", false],
    ['A shared desk does not work for me', false],
    ['The room is for two, so a shared desk is fine', true],
    ['I am fine with a shared desk because I travel a lot', true],
    ['It can be a shared desk', true],
    ["It's ok for me to share a desk", true],
    ['I could do a shared desk', true],
    ['It will be one person but I could do a shared desk', true],
    ['A shared desk is fine if it is quiet', undefined],
    ['A shared desk is fine but I prefer my own', undefined],
    ['A shared desk is no good', undefined],
    ['My desk lamp is broken', undefined],
    ['The weather is fine', undefined],
    ['Is a shared desk fine?', undefined],
  ])('%s', (text, holds) => {
    const [found] = desk.find(text);
    expect(found?.[2]).toEqual(holds === undefined ? undefined : ['stated', holds]);
  });

  test.each([
    ['de', 'geteilter Tisch', 'Wir sind zu zweit, also ist ok, wenn es ein geteilter Tisch ist'],
    ['de', 'geteilter Tisch', 'es kann auch ein geteilter Tisch sein'],
    ['es', 'mesa compartida', 'puede ser una mesa compartida'],
    ['es', 'mesa compartida', 'somos dos, así que una mesa compartida está bien'],
    ['fr', 'table partagée', 'ça peut être une table partagée'],
    ['fr', 'table partagée', 'nous sommes deux, donc une table partagée me convient'],
    ['pt', 'mesa partilhada', 'pode ser uma mesa partilhada'],
    ['pt', 'mesa partilhada', 'somos dois, por isso uma mesa partilhada está bem'],
    ['ru', 'общий стол', 'пусть будет общий стол'],
    ['ru', 'общий стол', 'нас двое, так что общий стол подойдёт'],
  ] as const)('in %s: %s, %s', (language, label, text) => {
    const own = asked({ type: 'boolean', label }, { language });
    expect(own.find(text)[0]?.[2]).toEqual(['stated', true]);
  });

  test('in Russian', () => {
    const own = asked({ type: 'boolean', label: 'общий стол' }, { language: 'ru' });
    expect(own.find('общий стол подойдёт')[0]?.[2]).toEqual(['stated', true]);
    expect(own.find('общий стол не подойдёт')[0]?.[2]).toEqual(['stated', false]);
  });
});

describe('who asks for people is answered in guests', () => {
  const people = asked({ type: 'integer', label: 'group size', unit: ['people'] });
  const seats = asked({ type: 'integer', label: 'seats', unit: ['seats'] });
  test.each([
    [people, 'there will be 4 guests', 4],
    [people, 'one person', 1],
    [people, 'just the two of us', 2],
    [seats, 'for three adults', 3],
    [people, 'we need 4 chairs', undefined],
    [people, 'we bought 3 tickets', undefined],
  ])('%#: %2$s', (slot, text, count) => {
    const reading = slot.read(text);
    const found = reading === 'none' ? slot.find(text)[0]?.[2] : reading;
    expect(found).toEqual(count === undefined ? undefined : ['stated', count]);
  });
});

describe('a request that gives a value asks nothing', () => {
  const { isQuestion } = languages.en;
  test.each([
    ['Could I come at 5 pm?', false],
    ['Could I come earlier?', true],
    ['Can you find me a room with a view?', false],
    ['I need 3 tickets?', false],
    ['I need a ticket?', true],
    ["I'd like to know if pets are allowed", true],
    ['Is there anything at 5 pm?', true],
  ])('%s', (text, asks) => expect(isQuestion(text)).toBe(asks));
});

describe('where somebody goes in is nothing that is put off', () => {
  const { readStance } = languages.en;
  test.each([
    ['I will check in on the 3rd', undefined],
    ['I need to find a dentist', undefined],
    ['let me check with my boss', 'deferral'],
  ])('%s', (text, stance) => expect(readStance(text)?.stance).toBe(stance));
});
