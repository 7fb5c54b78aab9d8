import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);
/** A Monday. */
const nowMs = Date.parse('2026-11-30T10:00:00Z');
const day: CaseSlot = { id: 'day', type: 'date', description: 'Day' };
const time: CaseSlot = { id: 'time', type: 'time', description: 'Time' };
const desk = (...options: string[]): CaseSlot => ({
  id: 'desk',
  type: 'enum',
  description: 'Desk',
  options,
});
const desks: Readonly<Record<LanguageCode, CaseSlot>> = {
  en: desk('shared desk', 'own desk'),
  de: desk('geteilter Platz', 'eigener Platz'),
  ru: desk('общее место', 'своё место'),
  es: desk('mesa compartida', 'mesa propia'),
  fr: desk('bureau partagé', 'bureau privé'),
  pt: desk('mesa partilhada', 'mesa própria'),
};

/** What came of a message, by slot; `asked` nothing where it comes by itself. */
async function given(language: LanguageCode, text: string, asked?: string) {
  const flow = await flowOf([day, time, desks[language]], language);
  const pending = asked && ({ about: 'slots', asked: [asked], attempt: 'first' } as const);
  const { slots } = await hear(text, { flow, language, nowMs, ...(pending && { pending }) });
  return Object.fromEntries(
    Object.entries(slots).flatMap(([id, state]) =>
      state.status === 'empty' ? [] : [[id, 'value' in state ? state.value : state.status]],
    ),
  );
}

describe('what will not do is not taken', () => {
  test.each<[LanguageCode, string, string?]>([
    ['en', 'Thursday is impossible', 'day'],
    ['en', 'a shared desk does not work for us'],
    ['de', 'Donnerstag geht leider gar nicht', 'day'],
    ['de', 'Donnerstag ist schlecht', 'day'],
    ['de', 'ein geteilter Platz reicht nicht'],
    ['ru', 'четверг не подходит', 'day'],
    ['ru', 'в четверг никак', 'day'],
    ['ru', 'общее место вряд ли подойдёт'],
    ['es', 'el jueves es imposible', 'day'],
    ['fr', 'jeudi est impossible', 'day'],
    ['pt', 'quinta-feira é impossível', 'day'],
  ])('%s: %s', async (language, text, asked) => {
    expect(await given(language, text, asked)).toEqual({});
  });

  test('and what will do beside it is', async () => {
    expect(await given('en', 'Thursday is out, Friday works', 'day')).toEqual({
      day: '2026-12-04',
    });
  });
});

describe('what was is not what is wanted now', () => {
  test.each<[LanguageCode, string, string?]>([
    ['en', 'the shared desk was too loud last time', 'desk'],
    ['en', 'yesterday was awful', 'day'],
    ['de', 'gestern war furchtbar', 'day'],
    ['de', 'letztes Mal war es ein geteilter Platz', 'desk'],
    ['ru', 'вчера было ужасно', 'day'],
    ['ru', 'в прошлый раз было общее место', 'desk'],
    ['es', 'la última vez fue una mesa compartida', 'desk'],
    ['fr', "la dernière fois c'était un bureau partagé", 'desk'],
    ['pt', 'da última vez foi uma mesa partilhada', 'desk'],
  ])('%s: %s', async (language, text, asked) => {
    expect(await given(language, text, asked)).toEqual({});
  });
});

describe('any but one is not any', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'any day but Thursday', 'day'],
    ['en', 'whenever, just not Thursday', 'day'],
    ['de', 'jeder Tag außer Donnerstag', 'day'],
    ['de', 'egal, nur nicht Donnerstag', 'day'],
    ['ru', 'любой, кроме четверга', 'day'],
    ['es', 'cualquiera, menos el jueves', 'day'],
    ['fr', "n'importe lequel, sauf jeudi", 'day'],
    ['pt', 'qualquer um, menos quinta-feira', 'day'],
  ])('%s: %s', async (language, text, asked) => {
    expect(await given(language, text, asked)).toEqual({});
  });

  test('and a wish behind any leaves it any', async () => {
    expect(await given('en', 'any, but I would like it quiet', 'desk')).toEqual({
      desk: 'declined',
    });
  });
});

describe('a day or a time that the words only count from is none', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'on the eve of Easter', 'day'],
    ['en', 'the Friday closest to Christmas', 'day'],
    ['en', 'between 7 and 8 pm', 'time'],
    ['en', '8 pm Tokyo time', 'time'],
    ['de', 'am Vorabend von Ostern', 'day'],
    ['de', 'zwischen 19 und 20 Uhr', 'time'],
    ['de', '20 Uhr Tokioter Zeit', 'time'],
    ['ru', 'пятница, ближайшая к 12 декабря', 'day'],
    ['ru', 'между 19 и 20', 'time'],
    ['ru', '20:00 по Токио', 'time'],
    ['es', 'a las 20:00 hora de Tokio', 'time'],
    ['fr', 'à 20h heure de Tokyo', 'time'],
    ['pt', 'às 20:00 hora de Tóquio', 'time'],
  ])('%s: %s', async (language, text, asked) => {
    expect(await given(language, text, asked)).toEqual({});
  });
});

test('a question without its mark gives no option', async () => {
  expect(await given('en', 'is there a shared desk', 'desk')).toEqual({});
});
