import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);
const parking = { id: 'parking', type: 'boolean', description: 'Whether they park' } as const;

/** A yes with a doubt in it, and a no with one. */
const leaning: readonly [LanguageCode, string, string][] = [
  ['en', 'I think so', 'I don’t think so'],
  ['en', 'probably', 'probably not'],
  ['en', 'yes, I guess', 'I guess not'],
  ['de', 'ich glaube schon', 'ich glaube nicht'],
  ['de', 'wahrscheinlich', 'wahrscheinlich nicht'],
  ['de', 'eher ja', 'wohl kaum'],
  ['es', 'creo que sí', 'creo que no'],
  ['es', 'probablemente', 'probablemente no'],
  ['fr', 'je pense que oui', 'je pense que non'],
  ['fr', 'sans doute', 'probablement pas'],
  ['pt', 'acho que sim', 'acho que não'],
  ['pt', 'provavelmente', 'provavelmente não'],
  ['ru', 'думаю, да', 'думаю, нет'],
  ['ru', 'скорее всего', 'вряд ли'],
  ['ru', 'да, наверное', 'скорее нет'],
  ['en', 'if possible', 'not really'],
  ['en', 'would be handy', 'no need'],
  ['de', 'wenn möglich', 'eher nicht'],
  ['de', 'wäre praktisch', 'lieber nicht'],
  ['es', 'si es posible', 'mejor no'],
  ['es', 'estaría genial', 'no hace falta'],
  ['fr', 'si possible', 'plutôt pas'],
  ['pt', 'se possível', 'melhor não'],
  ['pt', 'seria ótimo', 'não precisa'],
  ['ru', 'если можно', 'не нужно'],
  ['ru', 'желательно', 'не надо'],
];

describe('a yes with a doubt in it is an inference', () => {
  test.each(leaning)('%s: %s, %s', async (language, yes, no) => {
    const flow = await flowOf([parking], language);
    const pending = { about: 'slots', asked: ['parking'], attempt: 'first' } as const;
    const state = async (text: string) => {
      const { parking: held } = (await hear(text, { flow, language, nowMs: 0, pending })).slots;
      return held && [held.status, 'value' in held ? held.value : undefined];
    };
    expect(await state(yes)).toEqual(['inferred', true]);
    expect(await state(no)).toEqual(['filled', false]);
  });
});

describe('and sends nothing that cannot be taken back', () => {
  test.each(leaning)('%s: %s', async (language, yes) => {
    expect(languages[language].isApproval(yes)).toBe(false);
    const flow = await flowOf([parking], language, { review: true });
    const pending = { about: 'review', asked: [] } as const;
    const filled = { parking: true };
    const { direct } = await hear(yes, { flow, language, nowMs: 0, pending, filled });
    expect(direct.map(({ move }) => move)).not.toContain('approve');
  });
});

describe('a mere maybe is neither', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'maybe'],
    ['en', 'I hope so'],
    ['de', 'vielleicht'],
    ['es', 'tal vez'],
    ['fr', 'peut-être'],
    ['pt', 'talvez'],
    ['ru', 'может быть'],
  ])('%s: %s', (language, text) => {
    expect(languages[language].readAnswer(text)).toEqual({ answer: 'unsure', rest: text.length });
  });
});
