import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from '../core/support.ts';

const hear = hearWith(rulesUnderstander);

type Asked = readonly [label: string, question: string];
const asked: Readonly<Record<LanguageCode, Readonly<Record<string, Asked>>>> = {
  en: {
    parking: ['has parking', 'Do you need parking?'],
    pets: ['pets allowed', 'Should pets be allowed?'],
    furnished: ['furnished', 'Should it be furnished?'],
    dog: ['dog', 'Do you have a dog?'],
  },
  de: {
    parking: ['mit Parkplatz', 'Brauchen Sie einen Parkplatz?'],
    pets: ['Haustiere erlaubt', 'Sollen Haustiere erlaubt sein?'],
    furnished: ['möbliert', 'Soll sie möbliert sein?'],
    dog: ['Hund', 'Haben Sie einen Hund?'],
  },
  fr: {
    parking: ['parking', 'Faut-il un parking ?'],
    pets: ['animaux acceptés', 'Les animaux doivent-ils être acceptés ?'],
    furnished: ['meublé', 'Doit-il être meublé ?'],
    dog: ['chien', 'Avez-vous un chien ?'],
  },
  es: {
    parking: ['con aparcamiento', '¿Hace falta aparcamiento?'],
    pets: ['mascotas permitidas', '¿Deben estar permitidas las mascotas?'],
    furnished: ['amueblado', '¿Debe estar amueblado?'],
    dog: ['perro', '¿Tiene perro?'],
  },
  pt: {
    parking: ['estacionamento', 'É preciso estacionamento?'],
    pets: ['animais permitidos', 'Os animais devem ser permitidos?'],
    furnished: ['mobilado', 'Deve ser mobilado?'],
    dog: ['cão', 'Você tem um cão?'],
  },
  ru: {
    parking: ['парковка', 'Нужна парковка?'],
    pets: ['животные разрешены', 'Можно ли с животными?'],
    furnished: ['мебель', 'Нужна мебель?'],
    dog: ['собака', 'У вас есть собака?'],
  },
};

/** What a message gives while the number of rooms is asked. */
async function given(language: LanguageCode, text: string) {
  const flow = await flowOf({
    id: 'flat',
    version: 1,
    language,
    title: 'Flat',
    slots: [
      { id: 'rooms', type: 'integer', label: 'rooms', ask: { first: 'rooms?' } },
      ...Object.entries(asked[language]).map(([id, [label, first]]) => {
        return { id, type: 'boolean' as const, label, ask: { first } };
      }),
    ],
  });
  const pending = { about: 'slots', asked: ['rooms'], attempt: 'first' } as const;
  const { slots } = await hear(text, { flow, language, nowMs, pending });
  return Object.fromEntries(
    Object.entries(slots).flatMap(([id, state]) => {
      const value = heldValue(state);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
}

describe('what is wished of a thing answers its question before that is asked', () => {
  test.each([
    ['en', 'I need a flat with parking', { parking: true }],
    ['en', 'it has to have parking, and pets should be allowed', { parking: true, pets: true }],
    ['en', 'we want a place that allows pets', { pets: true }],
    ['en', 'find me a furnished flat without parking', { furnished: true, parking: false }],
    ['en', 'I want two rooms and for it to be fully furnished', { rooms: 2, furnished: true }],
    ['de', 'ich brauche eine Wohnung mit Parkplatz', { parking: true }],
    ['de', 'eine möblierte Wohnung bitte', { furnished: true }],
    ['de', 'Haustiere sollten erlaubt sein', { pets: true }],
    ['de', 'sie soll möbliert sein, ohne Parkplatz', { furnished: true, parking: false }],
    ['fr', 'je cherche un appartement avec parking', { parking: true }],
    ['fr', 'un appartement meublé svp', { furnished: true }],
    ['fr', 'les animaux doivent être acceptés', { pets: true }],
    ['es', 'busco un piso amueblado', { furnished: true }],
    ['es', 'necesito un piso con aparcamiento', { parking: true }],
    ['es', 'que las mascotas estén permitidas', { pets: true }],
    ['pt', 'procuro um apartamento com estacionamento', { parking: true }],
    ['pt', 'quero um apartamento mobilado', { furnished: true }],
    ['pt', 'os animais devem ser permitidos', { pets: true }],
    ['ru', 'ищу квартиру с парковкой', { parking: true }],
    ['ru', 'нужна квартира с мебелью', { furnished: true }],
    ['ru', 'животные должны быть разрешены', { pets: true }],
  ] as const)('%s %s', async (language, text, values) => {
    expect(await given(language, text)).toEqual(values);
  });
});

describe('what is asked, left open or said of something else gives nothing', () => {
  test.each([
    ['en', 'is there parking?'],
    ['en', 'does it have parking?'],
    ['en', 'not sure if it has parking'],
    ['en', 'I need a parking permit'],
    ['en', "the last one didn't have parking"],
    ['en', 'I want a place with a dog'],
    ['en', 'there was no parking'],
    ['de', 'die letzte hatte keinen Parkplatz'],
    ['fr', "le dernier n'avait pas de parking"],
    ['es', 'el último no tiene aparcamiento'],
    ['pt', 'o último não incluía estacionamento'],
    ['ru', 'там не было парковки'],
    ['de', 'gibt es einen Parkplatz?'],
    ['de', 'nur wenn sie einen Parkplatz hat'],
    ['de', 'ich suche etwas mit Hund'],
    ['fr', 'y a-t-il un parking ?'],
    ['fr', "s'il a un parking ou non, je ne sais pas"],
    ['fr', 'je veux venir avec un chien'],
    ['es', '¿hay aparcamiento?'],
    ['es', 'no sé si tenga aparcamiento'],
    ['es', 'busco algo con perro'],
    ['pt', 'há estacionamento?'],
    ['pt', 'não sei se tem estacionamento'],
    ['pt', 'procuro algo com um cão'],
    ['ru', 'там есть парковка?'],
    ['ru', 'если есть парковка'],
    ['ru', 'ищу жильё с собакой'],
  ] as const)('%s %s', async (language, text) => {
    expect(await given(language, text)).toEqual({});
  });
});
