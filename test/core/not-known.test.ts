import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { flowOf, nowMs } from './support.ts';

const hear = hearWith(rulesUnderstander);
const languages: readonly LanguageCode[] = ['en', 'ru', 'de', 'es', 'fr', 'pt'];
const inAll = (text: string) => Object.fromEntries(languages.map((code) => [code, text]));
const slot = (id: string, type: 'text' | 'boolean' | 'integer' | 'date') => {
  return { id, type, label: inAll(id), ask: { first: inAll(`${id}?`) } };
};

async function answer(language: LanguageCode, text: string, asked: string) {
  const flow = await flowOf({
    id: 'visit',
    version: 1,
    languages: [...languages],
    title: inAll('Visit'),
    slots: [
      slot('directions', 'text'),
      slot('parking', 'boolean'),
      slot('guests', 'integer'),
      slot('day', 'date'),
    ],
  });
  const pending = { about: 'slots', asked: [asked], attempt: 'first' } as const;
  const { direct, slots } = await hear(text, { flow, language, nowMs, pending });
  return { moves: direct.map(({ move }) => move), status: slots[asked]?.status };
}

/** What nobody knows, in words that only point at it. */
const unknown: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'not sure where that is',
    "I don't know what that means",
    "I'm not sure what it's called",
    'no idea what to write here',
    "can't remember what it is",
  ],
  ru: [
    'не знаю где это',
    'не уверен, что это такое',
    'не помню как это называется',
    'без понятия где это находится',
    'не знаю что написать',
  ],
  de: [
    'weiß nicht wo das ist',
    'ich bin nicht sicher, wie das heißt',
    'keine Ahnung was das ist',
    'ich weiß nicht was das sein soll',
    'weiß nicht was ich da schreiben soll',
  ],
  es: [
    'no sé dónde está eso',
    'no estoy seguro de qué es eso',
    'ni idea de dónde queda',
    'no sé cómo se llama',
    'no recuerdo cuál es',
  ],
  fr: [
    "je ne sais pas où c'est",
    'aucune idée de ce que ça veut dire',
    "pas sûr de ce que c'est",
    "je sais pas comment ça s'appelle",
    "je ne me souviens plus où c'est",
  ],
  pt: [
    'não sei onde é',
    'não tenho certeza de onde fica isso',
    'não sei o que é isso',
    'não sei como se chama',
    'não me lembro onde fica',
  ],
};

describe('what is not known is no answer in free text', () => {
  test.each(languages.flatMap((code) => unknown[code].map((text) => [code, text] as const)))(
    '%s %s',
    async (code, text) => {
      expect(await answer(code, text, 'directions')).toEqual({
        moves: ['does-not-know'],
        status: 'empty',
      });
    },
  );
});

describe('what is said of something is an answer', () => {
  test.each([
    ['en', 'not sure the lift works, take the stairs'],
    ['en', "I don't know how to reset the door code"],
    ['ru', 'не знаю как сбросить код двери'],
    ['de', 'ich weiß nicht wie man die Tür hinten öffnet'],
    ['es', 'no sé cómo abrir la puerta del garaje'],
    ['fr', 'je ne sais pas ouvrir la porte du garage'],
    ['pt', 'não sei como se abre a porta da garagem'],
  ] as const)('%s %s', async (code, text) => {
    expect(await answer(code, text, 'directions')).toMatchObject({ status: 'filled' });
  });
});

describe('what is not known of a value that has a form', () => {
  test.each([
    ['en', "I'm not sure if it is", 'parking'],
    ['en', "I don't remember if we have one or not", 'parking'],
    ['en', "I don't know how many of us are coming", 'guests'],
    ['en', 'not sure when we arrive', 'day'],
    ['ru', 'не уверен, сколько нас будет', 'guests'],
    ['ru', 'не знаю когда приедем', 'day'],
    ['de', 'ich weiß nicht wie viele wir sind', 'guests'],
    ['de', 'keine Ahnung wann wir ankommen', 'day'],
    ['es', 'no sé cuántos vamos a ser', 'guests'],
    ['es', 'no estoy segura de cuándo llegamos', 'day'],
    ['fr', 'je ne sais pas combien nous serons', 'guests'],
    ['fr', 'pas sûr de quand on arrive', 'day'],
    ['pt', 'não sei quantos somos', 'guests'],
    ['pt', 'não sei quando chegamos', 'day'],
  ] as const)('%s %s', async (code, text, asked) => {
    expect(await answer(code, text, asked)).toEqual({ moves: ['does-not-know'], status: 'empty' });
  });

  test.each([
    ['en', "not sure if it's 12 or 20", 'guests'],
    ['en', "I don't know if Friday works", 'day'],
    ['de', 'ich weiß nicht ob 12 oder 20', 'guests'],
  ] as const)('with values in it is heard further: %s %s', async (code, text, asked) => {
    expect((await answer(code, text, asked)).moves).toEqual([]);
  });
});
