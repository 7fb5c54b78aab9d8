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
  ['Yes perfect.Is it far?', ['Yes perfect.', 'Is it far?']],
  ['No.Make it four', ['No.', 'Make it four']],
  ['see northwind.example/Help for more', ['see northwind.example/Help for more']],
])('a sentence ends where the space is left out: %s', (text, sentences) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
