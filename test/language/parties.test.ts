import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);
const slots: readonly CaseSlot[] = [
  { id: 'guests', type: 'integer', description: 'Number of people' },
  { id: 'time', type: 'time', description: 'Time' },
];

async function guests(language: LanguageCode, text: string, asked?: string) {
  const flow = await flowOf(slots, language);
  const pending = asked && ({ about: 'slots', asked: [asked], attempt: 'first' } as const);
  const { slots: after } = await hear(text, {
    flow,
    language,
    nowMs: 0,
    ...(pending && { pending }),
  });
  return after.guests && 'value' in after.guests ? after.guests.value : undefined;
}

describe('numbers that count no guests of this table', () => {
  test.each<[LanguageCode, string, string?]>([
    ['en', 'not a table for 5'],
    ['en', 'it is just for one of them'],
    ['en', 'a table for 8 in the evening'],
    ['en', 'book it for 7', 'time'],
    ['en', 'a group with 5 dogs'],
    ['en', 'there were 4 gusts of wind'],
    ['de', 'keinen Tisch für 5'],
    ['de', 'das ist nur für einen von ihnen'],
    ['de', 'eine Gruppe mit 5 Hunden'],
    ['ru', 'это только для одного из них'],
    ['ru', 'группа с 5 собаками'],
    ['es', 'un grupo con 5 perros'],
    ['fr', 'un groupe avec 5 chiens'],
    ['pt', 'um grupo com 5 cães'],
  ])('%s: %s', async (language, text, asked) => {
    expect(await guests(language, text, asked)).toBeUndefined();
  });
});

describe('and numbers that do', () => {
  test.each<[LanguageCode, string, number, string?]>([
    ['en', 'a table for 7 tonight', 7],
    ['en', 'it is only for 1', 1],
    ['en', 'book it for 5', 5, 'guests'],
    ['de', 'ein Tisch für 7 heute', 7],
    ['de', 'Reservierung für 8 am Freitag', 8],
    ['ru', 'столик для 7', 7],
    ['es', 'una mesa para 7', 7],
    ['fr', 'une table pour 7', 7],
    ['pt', 'uma mesa para 7', 7],
  ])('%s: %s', async (language, text, count, asked) => {
    expect(await guests(language, text, asked)).toBe(count);
  });
});
