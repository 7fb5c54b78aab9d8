import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../../src/core/flow/compile.ts';
import { defineFlow } from '../../../src/core/flow/define.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import { noBudget } from '../../../src/understanding/model/budget.ts';
import { modelUnderstander } from '../../../src/understanding/model/index.ts';
import { serverTraits } from '../../../src/understanding/model/server.ts';
import { type ChatRequest, noUsage } from '../../../src/understanding/model/transport.ts';
import { withhold } from '../../../src/understanding/model/withhold.ts';
import { given, reading } from '../../support/model-server.ts';
import { requestAfter } from './scene.ts';

const flow = await compileFlow(
  defineFlow({
    id: 'callback',
    version: 1,
    title: 'Callback',
    slots: [
      { id: 'guest', type: 'person', label: 'name', ask: { first: 'Who are you?' } },
      {
        id: 'phone',
        type: 'phone',
        region: 'DE',
        label: 'phone',
        model: 'never',
        ask: { first: 'Which number?' },
      },
      {
        id: 'age',
        type: 'integer',
        label: 'age',
        unit: ['years'],
        model: 'never',
        cues: ['age'],
        ask: { first: 'How old are you?' },
      },
      {
        id: 'size',
        type: 'choice',
        label: 'size',
        options: [
          { id: 's', label: 'small' },
          { id: 'l', label: 'large' },
        ],
        ask: { first: 'Which size?' },
      },
    ],
  }),
);

async function understood(lines: readonly string[], updates: readonly object[] = []) {
  const sent: ChatRequest[] = [];
  const understander = modelUnderstander({
    model: 'm',
    server: serverTraits.openai,
    pace: systemClock,
    budgetMs: 5_000,
    budget: noBudget,
    transport: async (request) => {
      sent.push(request);
      return { content: JSON.stringify(reading({ updates })), usage: noUsage };
    },
  });
  const request = requestAfter([flow], lines);
  const answer = await understander.understand(request, new AbortController().signal);
  return { sent: JSON.stringify(sent), calls: sent.length, answer };
}

describe('a slot that the flow keeps from models', () => {
  const words = 'well, ring me at +49 30 901820 some time, everybody here shouts Zebedee at me';

  test('is read by code, and no model sees its words', async () => {
    const { sent, answer } = await understood(['hello', words], [given('guest', 'Zebedee')]);
    expect(sent).not.toMatch(/901820|"phone"|"age"/);
    expect(sent).toContain('ring me at •••');
    expect(answer.understanding).toMatchObject({
      proposals: [
        { slot: 'phone', quote: '+49 30 901820' },
        { slot: 'guest', quote: 'Zebedee' },
      ],
    });
  });

  test('is blanked in what was said before, by whom so ever', async () => {
    const lines = ['hello', 'Ana', '+49 30 901820', '93 years', 'well, my dear, this and that'];
    const { sent, calls } = await understood(lines);
    expect(calls).toBe(1);
    expect(sent).toContain('this and that');
    expect(sent).not.toMatch(/901820|93/);
  });

  test('is asked without a model, whatever form the answer has', async () => {
    const lines = [
      'hello',
      'Ana',
      'oh that, it is the one that Bob wrote down, nine zero one something',
    ];
    const { calls, answer } = await understood(lines);
    expect(calls).toBe(0);
    expect(answer).toMatchObject({ by: 'rules', calls: 0 });
    expect(answer.failure).toBeUndefined();
  });
});

describe('what was shown before somebody changed the language', () => {
  const source = (text: string) => {
    const from = { id: 'u1' };
    return { kind: 'span', messageId: 'm1', from, text, start: 0, end: text.length } as const;
  };
  const filled = { status: 'filled', asked: 1, basis: 'stated', confirmed: 'stated' } as const;

  test('is blanked, too, in any letter case, and no other word is', async () => {
    const private_ = await compileFlow(
      defineFlow({
        id: 'private',
        version: 1,
        title: 'Private',
        slots: [
          { id: 'born', type: 'date', label: 'birthday', model: 'never' },
          { id: 'member', type: 'boolean', label: 'member', model: 'never' },
          { id: 'code', type: 'text', label: 'pass phrase', model: 'never' },
          { id: 'note', type: 'text', label: 'note' },
        ],
      }),
    );
    const request = requestAfter([private_], ['hello', 'well, my dear, this and that']);
    const shown = withhold({
      ...request,
      flow: private_.spec,
      language: 'ru',
      session: {
        ...request.session,
        slots: {
          born: { ...filled, value: '1990-03-14', source: source('3/14/1990') },
          member: { ...filled, value: false, source: source('nope') },
          code: { ...filled, value: 'Blue Heron', source: source('Blue Heron') },
          note: { ...filled, value: 'x', source: source('x') },
        },
      },
      history: [
        {
          atMs: 0,
          person: [],
          bot: ['So 14 March 1990, member: no. You know the nose of a blue heron?'],
        },
      ],
    });
    expect(shown.history[0]?.bot).toEqual(['So •••, •••. You know the nose of a •••?']);
    expect(Object.keys(shown.session.slots)).toEqual(['note']);
  });
});
