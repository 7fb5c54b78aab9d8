import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import type { CaseSlot } from '../../src/evaluation/public/cases.ts';
import { heard } from './heard.ts';

const price: CaseSlot = { id: 'price', type: 'money', description: 'Price' };
const hour: CaseSlot = { id: 'hour', type: 'time', description: 'Hour' };
const guests: CaseSlot = { id: 'guests', type: 'integer', description: 'Number of people' };
const day: CaseSlot = { id: 'day', type: 'date', description: 'Day' };
const payer: CaseSlot = { id: 'payer', type: 'person', description: 'Payer' };

describe('one of several amounts is asked, and not taken', () => {
  test.each<[LanguageCode, CaseSlot, string]>([
    ['en', price, '700 euros or 800'],
    ['en', hour, 'at 7 pm, maybe 8'],
    ['en', guests, '3 people, perhaps 4'],
    ['de', price, '700 Euro, vielleicht 800'],
    ['ru', price, '700 евро, может 800'],
    ['es', price, '700 euros o 800'],
    ['fr', price, '700 euros ou 800'],
    ['pt', price, '700 euros ou talvez 800'],
  ])('%s: %s: %s', async (language, slot, text) => {
    expect(await heard(language, text, [slot, day])).toEqual({});
  });
});

describe('what is only added to an amount is not one', () => {
  test.each<[LanguageCode, string]>([
    ['en', '50 euros more'],
    ['de', '50 Euro mehr'],
    ['ru', 'на 50 евро больше'],
    ['es', '50 euros más'],
    ['fr', '50 euros de plus'],
    ['pt', '50 euros a mais'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [price, day])).toEqual({});
  });

  test.each<[LanguageCode, string]>([
    ['en', '50 euros more or less'],
    ['es', '50 euros más o menos'],
    ['fr', '50 euros, plus les frais'],
  ])('and beside other words it is: %s: %s', async (language, text) => {
    expect(await heard(language, text, [price, day])).toEqual({
      price: { amount: '50', currency: 'EUR' },
    });
  });
});

describe('a weekday a week later', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'Thursday week'],
    ['en', 'a week on Thursday'],
    ['de', 'Donnerstag über acht Tage'],
    ['ru', 'через четверг'],
    ['es', 'el jueves en ocho'],
    ['fr', 'jeudi en huit'],
    ['pt', 'quinta a oito dias'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [day, guests])).toEqual({ day: '2026-12-10' });
  });

  test('and a day that is no weekday', async () => {
    expect(await heard('en', 'tomorrow week', [day, guests])).toEqual({ day: '2026-12-08' });
  });
});

describe('whom to ask is nobody’s name', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'ask Nora'],
    ['en', 'check with Nora'],
    ['en', 'please contact Nora Lind'],
    ['de', 'frag Nora'],
    ['de', 'fragen Sie bitte Nora'],
    ['ru', 'спросите Нору'],
    ['ru', 'Нора знает'],
    ['es', 'pregúntele a Nora'],
    ['es', 'hable con Nora'],
    ['fr', 'demandez à Nora'],
    ['fr', 'appelez Nora'],
    ['pt', 'pergunte à Nora'],
    ['pt', 'a Nora sabe'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [payer, day])).toEqual({});
  });

  test.each<[LanguageCode, string]>([
    ['en', 'Nora Lind'],
    ['de', 'Thomas Ruf'],
    ['es', 'Nora Llamas'],
  ])('%s: %s', async (language, text) => {
    expect(await heard(language, text, [payer, day])).toEqual({ payer: text });
  });
});
