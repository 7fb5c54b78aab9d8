import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { heard } from './heard.ts';

const parking: CaseSlot = { id: 'parking', type: 'boolean', description: 'Parking' };
const day: CaseSlot = { id: 'day', type: 'date', description: 'Day' };

describe('a doubt of what follows is no yes', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'probably, a bicycle'],
    ['de', 'wahrscheinlich, ein Fahrrad'],
    ['ru', 'скорее всего, велосипед'],
    ['es', 'seguramente, una bicicleta'],
    ['fr', 'sans doute, un vélo'],
    ['pt', 'provavelmente, uma bicicleta'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [parking, day])).toEqual({});
  });
});

describe('alone, or with a question behind it, it leans to one', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'probably'],
    ['en', 'probably, what does it cost?'],
    ['de', 'wahrscheinlich'],
    ['ru', 'скорее всего'],
    ['es', 'seguramente'],
    ['fr', 'sans doute'],
    ['pt', 'provavelmente'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [parking, day])).toEqual({ parking: true });
  });
});
