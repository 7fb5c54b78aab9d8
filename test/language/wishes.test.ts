import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';

/** Sentences that wish something, and such as only tell. */
const table: Readonly<Record<LanguageCode, { wishes: string[]; tells: string[] }>> = {
  en: {
    wishes: [
      'I need a car on Friday',
      'please book a table for 7 pm',
      "Great, thanks. I'd like to go on the 9th",
      "we're looking for a flat in Porto",
      'Could you find me a room for tomorrow',
    ],
    tells: ['I was there on Friday', 'it broke yesterday', 'I do not need it before Friday'],
  },
  de: {
    wishes: [
      'ich brauche ein Auto am Freitag',
      'bitte reservieren Sie einen Tisch',
      'wir suchen etwas in Bonn',
    ],
    tells: ['ich war am Freitag dort', 'es ging gestern kaputt'],
  },
  fr: {
    wishes: [
      'je voudrais une voiture vendredi',
      'réservez une table pour demain',
      "j'ai besoin d'une chambre",
    ],
    tells: ["j'y étais vendredi", 'ça a cassé hier'],
  },
  es: {
    wishes: [
      'quiero un coche para el viernes',
      'por favor reserve una mesa',
      'buscamos algo en Vigo',
    ],
    tells: ['estuve allí el viernes', 'se rompió ayer'],
  },
  pt: {
    wishes: [
      'preciso de um carro na sexta',
      'por favor reserve uma mesa',
      'procuramos algo em Braga',
    ],
    tells: ['estive lá na sexta', 'partiu-se ontem'],
  },
  ru: {
    wishes: [
      'мне нужна машина на пятницу',
      'забронируйте столик на завтра',
      'ищем квартиру в Казани',
    ],
    tells: ['я был там в пятницу', 'сломалось вчера'],
  },
};

describe.each(Object.entries(table))('what wishes something: %s', (code, { wishes, tells }) => {
  const { isWish } = languages[code as LanguageCode];
  test.each(wishes)('%s', (text) => expect(isWish(text)).toBe(true));
  test.each(tells)('not %s', (text) => expect(isWish(text)).toBe(false));
});
