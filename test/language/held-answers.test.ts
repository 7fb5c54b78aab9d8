import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';
import { splitSentences } from '../../src/core/text/words.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { flowOf } from '../../src/evaluation/public/slots.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const hear = hearWith(rulesUnderstander);

const slot = { id: 'insured', type: 'boolean', description: 'With insurance' } as const;

async function heard(text: string) {
  const flow = await flowOf([slot], 'en');
  const pending = { about: 'slots', asked: ['insured'], attempt: 'first' } as const;
  const { slots, acts } = await hear(text, { flow, language: 'en', nowMs: 0, pending });
  const state = slots.insured;
  const asks = acts.some(({ act }) => act === 'no-answer' || act === 'answer');
  return { value: state?.status === 'filled' ? state.value : undefined, asks };
}

describe('a yes/no question is answered, and what comes with it is heard', () => {
  test.each([
    ['Yes, what does it cost?', true, true],
    ['Yes, please. When does it begin?', true, true],
    ['No.Is there another one?', false, true],
    ['No, thanks. We live nearby', false, false],
    ['No, not now', false, false],
    ['Not yet', false, false],
    ['No, but what does it cost?', false, true],
    ['No, but I would like a map', false, false],
    ['Not now, but where is it?', false, true],
    ["No, that's all for now", false, false],
    ['No, leave them be for now', false, false],
    ['No, unless it is free', undefined, false],
    ['Yes, but what does it cost?', undefined, true],
    ['Yes, if it is free', undefined, false],
    ['What does it cost?', undefined, true],
  ])('%s', async (text, value, asks) => {
    expect(await heard(text)).toEqual({ value, asks });
  });
});

test.each([
  ['but are there fees?', true],
  ['if it is free', true],
  ['what does it cost?', false],
])('a condition on what was answered: %s', (text, depends) => {
  expect(languages.en.isCondition(text)).toBe(depends);
});

test.each([
  ['en', "nope, I'm good"],
  ['en', 'not now, but remember it'],
  ['de', 'nein, aber merk es dir'],
  ['de', 'jetzt nicht, aber merk dir das'],
  ['de', 'nein, passt schon'],
  ['fr', 'non, mais je veux un plan'],
  ['fr', "pas maintenant, mais c'est noté"],
  ['es', 'no, pero guárdalo'],
  ['es', 'ahora no, pero gracias'],
  ['es', 'no, así está bien'],
  ['pt', 'não, mas quero um mapa'],
  ['pt', 'agora não, mas obrigado'],
  ['ru', 'нет, но запомните'],
  ['ru', 'не сейчас, но спасибо'],
  ['ru', 'нет, всё хорошо'],
] as const)('a no stands, whatever follows it: %s %s', async (language, text) => {
  const flow = await flowOf([slot], language);
  const pending = { about: 'slots', asked: ['insured'], attempt: 'first' } as const;
  const { slots } = await hear(text, { flow, language, nowMs: 0, pending });
  expect(slots.insured).toMatchObject({ status: 'filled', value: false });
});

test.each([
  ['Yes perfect.Is it far?', ['Yes perfect.', 'Is it far?']],
  ['No.Make it four', ['No.', 'Make it four']],
  ['see northwind.example/Help for more', ['see northwind.example/Help for more']],
])('a sentence ends where the space is left out: %s', (text, sentences) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
