import { expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import { hearWith } from '../../src/evaluation/public/hear.ts';
import { heldValue } from '../../src/evaluation/public/judged.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';

const flow = await compileFlow(
  defineFlow({
    id: 'contact',
    version: 1,
    title: 'Contact',
    language: 'en',
    slots: [
      { id: 'name', type: 'person', label: 'name' },
      { id: 'phone', type: 'phone', label: 'phone', region: 'GB' },
      { id: 'guests', type: 'integer', label: 'guests', unit: ['people'] },
      { id: 'note', type: 'text', label: 'note' },
    ],
  }),
);
const hear = hearWith(rulesUnderstander);

async function heard(slot: string, text: string) {
  const pending = { about: 'slots', asked: [slot], attempt: 'first' } as const;
  const { slots } = await hear(text, { flow, language: 'en', nowMs: 0, pending });
  return heldValue(slots[slot]);
}

test.each([
  ['name', 'Robin (they/them)', 'Robin'],
  ['name', 'Dana Low (rhymes with go)', 'Dana Low'],
  ['phone', '07400 123456 is my mobile', '+447400123456'],
  ['phone', 'best on 020 7946 0958, in the evening', '+442079460958'],
  ['guests', '5 (we think)', 5],
  ['guests', '3 (2 adults, 1 child)', 3],
])('%s: "%s" is answered, with something beside it', async (slot, text, value) => {
  expect(await heard(slot, text)).toBe(value);
});

test.each([
  ['guests', '4 (or 5)'],
  ['guests', '(not 4)'],
  ['phone', 'it is about order 10020418'],
  ['phone', 'order 07400123456'],
  ['phone', 'not 07400 123456'],
])('%s: "%s" gives nothing', async (slot, text) => {
  expect(await heard(slot, text)).toBeUndefined();
});
