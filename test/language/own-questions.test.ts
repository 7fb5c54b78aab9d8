import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

const wish = { id: 'wish', type: 'text', description: '' } as const;

/** What became of words that were said when any words were asked for. */
async function heard(language: LanguageCode, text: string) {
  const flow = await flowOf([wish], language);
  const pending = { about: 'slots', asked: ['wish'], attempt: 'first' } as const;
  const { slots, acts } = await hear(text, { flow, language, nowMs: 0, pending });
  const asks = acts.some(({ act }) => act === 'no-answer' || act === 'explain-why');
  return { value: heldValue(slots.wish), asks };
}

describe('what only leads to a question is no answer', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'First, how far is the station?'],
    ['en', 'Before that, is there a garden?'],
    ['en', 'Before you book it, can you tell me the price?'],
    ['en', 'By the way, do you have bicycles?'],
    ['de', 'Zuerst, wie weit ist der Bahnhof?'],
    ['de', 'Bevor Sie buchen, gibt es einen Garten?'],
    ['ru', 'Сначала, сколько это стоит?'],
    ['ru', 'Прежде чем бронировать, есть ли у вас сад?'],
    ['es', 'Antes, ¿hay un jardín?'],
    ['es', 'Antes de reservar, ¿cuánto cuesta?'],
    ['fr', "D'abord, où est la gare ?"],
    ['fr', 'Avant de réserver, avez-vous un jardin ?'],
    ['pt', 'Primeiro, quanto custa?'],
    ['pt', 'Antes de reservar, onde fica a estação?'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toEqual({ value: undefined, asks: true });
  });
});

describe('what a question in the same breath asks about is no answer', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'I need a desk by the window; do they have that?'],
    ['en', 'I sleep badly - is it a calm street?'],
    ['en', 'We want to bring our dog, will this work?'],
    ['de', 'Ich brauche einen Schreibtisch, gibt es das?'],
    ['ru', 'Мне нужен письменный стол, это возможно?'],
    ['es', 'Necesito un escritorio, ¿tienen eso?'],
    ['fr', "Je voudrais un bureau, est-ce que c'est possible ?"],
    ['pt', 'Preciso de uma secretária, vocês têm isso?'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toEqual({ value: undefined, asks: true });
  });

  test.each<[LanguageCode, string, string]>([
    ['en', 'A desk by the window, why do you ask?', 'A desk by the window'],
    ['en', 'A desk by the window, what would that cost?', 'A desk by the window'],
    ['de', 'Ein Schreibtisch am Fenster, was kostet das?', 'Ein Schreibtisch am Fenster'],
    ['ru', 'Стол у окна, сколько это стоит?', 'Стол у окна'],
    ['es', 'Un escritorio, ¿cuánto cuesta eso?', 'Un escritorio'],
    ['fr', 'Un bureau, combien ça coûte ?', 'Un bureau'],
    ['pt', 'Uma secretária, quanto custa isso?', 'Uma secretária'],
  ])('but what stands by itself is: %s: %s', async (language, text, value) => {
    expect(await heard(language, text)).toEqual({ value, asks: true });
  });
});

describe('a request in the form of a question is heard as one, and is nobody’s text', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Can you book me a room with a desk?'],
    ['en', 'Could you find a place with a garden?'],
    ['de', 'Können Sie mir ein Zimmer reservieren?'],
    ['ru', 'Можно заказать стол у окна?'],
    ['es', '¿Puede reservarme una habitación?'],
    ['fr', 'Pouvez-vous me réserver une chambre ?'],
    ['pt', 'Pode reservar um quarto?'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text)).toEqual({ value: undefined, asks: true });
  });
});

describe('what is put forward is the value, without the words that do it', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'How about Northwind?', 'Northwind'],
    ['de', 'Wie wäre es mit Northwind?', 'Northwind'],
    ['ru', 'Почему бы не Northwind?', 'Northwind'],
    ['es', '¿Qué tal un jardín?', 'un jardín'],
    ['fr', 'Pourquoi pas Northwind ?', 'Northwind'],
    ['pt', 'Que tal um jardim?', 'um jardim'],
  ])('%s: %s', async (language, text, value) => {
    expect(await heard(language, text)).toEqual({ value, asks: false });
  });

  test('and what is asked behind it is heard', async () => {
    const both = await heard('en', 'How about Northwind? Could I have the address please');
    expect(both).toEqual({ value: 'Northwind', asks: true });
  });
});

test('a courtesy behind a question makes it no statement', async () => {
  const { asks } = await heard('en', 'Either is fine, can I have the phone number please?');
  expect(asks).toBe(true);
});
