import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { findFlow, loadFlows, samplesFolder } from '../../src/flow-files.ts';

async function sample(id: string) {
  const found = await findFlow(id);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return compileFlow(found.spec);
}

test('every sample is a sound flow', async () => {
  const loaded = await loadFlows(samplesFolder);
  expect(loaded.ok && loaded.specs.map(({ id }) => id)).toEqual([
    'project-inquiry',
    'return-request',
  ]);
});

test('the return request asks for order number, age and membership, in this order', async () => {
  const { spec } = await sample('return-request');
  expect(spec.slots.map(({ id, type }) => [id, type])).toEqual([
    ['order_number', 'identifier'],
    ['purchase_age_days', 'integer'],
    ['premium_member', 'boolean'],
  ]);
});

test('the project inquiry asks for name and company together', async () => {
  const { spec } = await sample('project-inquiry');
  expect(spec.groups.map(({ slots }) => slots)).toEqual([['name', 'company']]);
});

const answers: readonly [string, string, string | undefined][] = [
  ['return-request', 'what is the return window?', 'return-window'],
  ['return-request', 'how long do I have to send it back?', 'return-window'],
  ['return-request', 'whats your return policy', 'return-window'],
  ['return-request', 'when will I get my money back?', 'refund-time'],
  ['return-request', 'will I get store credit?', 'refund-method'],
  ['return-request', 'are there fees?', 'return-shipping'],
  ['return-request', 'who pays for shipping?', 'return-shipping'],
  ['return-request', 'where do I find the order number?', 'order-number-place'],
  ['return-request', 'can I exchange it instead?', 'exchange'],
  ['return-request', 'what if it is broken?', 'damaged'],
  ['return-request', 'do you have an office on Mars?', undefined],
  ['return-request', 'can I return a hamster?', undefined],
  ['return-request', 'do you ship to Canada?', undefined],
  ['project-inquiry', 'what does it cost?', 'cost'],
  ['project-inquiry', 'how much is it?', 'cost'],
  ['project-inquiry', 'what do you do?', 'what-we-do'],
  ['project-inquiry', 'how long does it take?', 'duration'],
  ['project-inquiry', 'where is your office?', 'office'],
  ['project-inquiry', 'do you have an office in Berlin?', 'office'],
  ['project-inquiry', 'who will answer me?', 'who-answers'],
  ['project-inquiry', 'do you have an office on Mars?', undefined],
  ['project-inquiry', 'what is the weather in Berlin?', undefined],
  ['project-inquiry', 'are you hiring?', undefined],
];

describe('the samples answer', () => {
  test.each(answers)('%s: %s', async (id, question, snippet) => {
    const { knowledge } = await sample(id);
    expect(knowledge.find(question, 'en')[0]?.id).toBe(snippet);
  });
});

test('the samples answer every question that they list', async () => {
  for (const id of ['project-inquiry', 'return-request']) {
    const { spec, knowledge } = await sample(id);
    for (const snippet of spec.knowledge) {
      for (const question of snippet.questions as readonly string[]) {
        expect(knowledge.find(question, 'en')[0]?.id, question).toBe(snippet.id);
      }
    }
  }
});
