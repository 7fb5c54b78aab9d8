import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { asked } from './asked.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const dollars = (amount: string) => ({ amount, currency: 'USD' });
const kilos = (amount: number) => ({ amount, unit: 'kg' });
const people = { type: 'integer', unit: ['people'] };
const money = { type: 'money', currency: 'EUR' };

describe('of a range the bot asks which end is meant', () => {
  test.each<[LanguageCode, Record<string, unknown>, string, unknown[]]>([
    ['en', { type: 'number' }, '5k-20k', [5000, 20_000]],
    ['en', { type: 'number' }, '5-20k', [5000, 20_000]],
    ['en', people, 'between 10 and 20 people', [10, 20]],
    ['en', money, '200 to 300 euros', [euros('200'), euros('300')]],
    ['en', { type: 'money', currency: 'USD' }, '$5-10', [dollars('5'), dollars('10')]],
    ['en', { type: 'quantity', units: ['kg'] }, '5 to 6 kg', [kilos(5), kilos(6)]],
    ['ru', { type: 'quantity', units: ['kg'] }, 'от 5 до 6 кг', [kilos(5), kilos(6)]],
    ['es', { type: 'percentage' }, 'entre diez y quince por ciento', [10, 15]],
    ['en', { type: 'percentage' }, '10-20%', [10, 20]],
    ['en', { type: 'duration', units: ['weeks'] }, '2 to 4 weeks', ['P14D', 'P28D']],
    ['de', people, 'von 10 bis 20 Personen', [10, 20]],
    ['de', money, 'zwischen 200 und 300 Euro', [euros('200'), euros('300')]],
    ['es', money, 'entre 200 y 300 euros', [euros('200'), euros('300')]],
    ['fr', money, 'entre 200 et 300 euros', [euros('200'), euros('300')]],
    ['pt', money, 'entre 200 e 300 euros', [euros('200'), euros('300')]],
    ['ru', money, 'от 200 до 300 евро', [euros('200'), euros('300')]],
    ['ru', money, 'от 5 до 20 тысяч евро', [euros('5000'), euros('20000')]],
    ['en', money, 'between 5 and 6k', [euros('5000'), euros('6000')]],
  ])('%s, %o: %s', (language, spec, text, ends) => {
    expect(asked(spec, { language }).read(text)).toEqual(['ambiguous', ends]);
  });

  test.each<[LanguageCode, Record<string, unknown>, string]>([
    ['en', people, '2-3 adults and 4-5 kids'],
    ['en', { ...people, limits: { min: 1, max: 15 } }, '10 to 20 people'],
  ])('nothing is guessed of %s, %o: %s', (language, spec, text) => {
    expect(asked(spec, { language }).read(text)).toBe('none');
  });

  test('and in a sentence it gives nothing', () => {
    expect(asked(people).find('we are 10 to 20 people, from Lisbon')).toEqual([]);
  });
});
