import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { localiseList } from '../../src/core/flow/localise.ts';
import { findFlow, loadFlows, samplesFolder } from '../../src/flow-files.ts';

const samples = ['payment-order', 'project-inquiry', 'return-request'];

async function sample(id: string) {
  const found = await findFlow(id);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return compileFlow(found.spec);
}

test('every sample is a sound flow', async () => {
  const loaded = await loadFlows(samplesFolder);
  expect(loaded.ok && loaded.specs.map(({ id }) => id)).toEqual(samples);
});

test('the return request asks for order number, age and membership, in this order', async () => {
  const { spec } = await sample('return-request');
  expect(spec.slots.map(({ id, type }) => [id, type])).toEqual([
    ['order_number', 'identifier'],
    ['purchase_age_days', 'integer'],
    ['premium_member', 'boolean'],
  ]);
});

test('the project inquiry asks in two pairs', async () => {
  const { spec } = await sample('project-inquiry');
  expect(spec.groups.map(({ slots }) => slots)).toEqual([
    ['name', 'company'],
    ['timeline', 'budget'],
  ]);
});

test('the payment order cannot be taken back, and hides the account', async () => {
  const { spec } = await sample('payment-order');
  expect(spec.reversible).toBe(false);
  expect(spec.slots.map(({ id, type, sensitive }) => [id, type, sensitive])).toEqual([
    ['recipient', 'organisation', false],
    ['iban', 'identifier', true],
    ['amount', 'money', false],
    ['execution_date', 'date', false],
    ['reference', 'text', false],
  ]);
});

test.each([
  ['10000', '2026-03-02', true],
  ['10000.01', '2026-03-02', false],
  ['10000.01', '2026-03-03', true],
])('a payment of %s on %s is in order: %s', async (amount, execution_date, expected) => {
  const { rules } = await sample('payment-order');
  const values = { amount: { amount, currency: 'EUR' }, execution_date };
  expect(rules.map((rule) => rule.holds(values, '2026-03-02'))).toEqual([expected]);
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
  ['payment-order', 'yes, but are there fees?', 'payment-order-en-1'],
  ['payment-order', 'what is the cut-off?', 'payment-order-en-2'],
  ['payment-order', 'when will the money be there?', 'payment-order-en-3'],
  ['payment-order', 'is there a maximum?', 'payment-order-en-4'],
  ['payment-order', 'can I cancel it?', 'payment-order-en-5'],
  ['payment-order', 'do you pay in bitcoin?', undefined],
];

const russianAnswers: readonly [string, string, string | undefined][] = [
  ['return-request', 'какой срок возврата?', 'return-window'],
  ['project-inquiry', 'сколько это стоит?', 'cost'],
  ['project-inquiry', 'у вас есть офис на Марсе?', undefined],
  ['payment-order', 'а комиссия есть?', 'payment-order-ru-1'],
  ['payment-order', 'сегодня ещё успеет уйти?', 'payment-order-ru-2'],
  ['payment-order', 'когда дойдут деньги?', 'payment-order-ru-3'],
  ['payment-order', 'какой лимит?', 'payment-order-ru-4'],
  ['payment-order', 'можно отменить?', 'payment-order-ru-5'],
  ['payment-order', 'можно заплатить биткоинами?', undefined],
];

describe('the samples answer', () => {
  test.each(answers)('%s: %s', async (id, question, snippet) => {
    const { knowledge } = await sample(id);
    expect(knowledge.find(question, 'en')[0]?.id).toBe(snippet);
  });
});

describe('the samples answer in Russian', () => {
  test.each(russianAnswers)('%s: %s', async (id, question, snippet) => {
    const { knowledge } = await sample(id);
    expect(knowledge.find(question, 'ru')[0]?.id).toBe(snippet);
  });
});

test.each(samples)('%s answers every question that it lists', async (id) => {
  const { spec, knowledge } = await sample(id);
  for (const snippet of spec.knowledge) {
    for (const language of snippet.language ? [snippet.language] : (['en', 'ru'] as const)) {
      for (const question of localiseList(snippet.questions, language, spec.language)) {
        expect(knowledge.find(question, language)[0]?.id, question).toBe(snippet.id);
      }
    }
  }
});
