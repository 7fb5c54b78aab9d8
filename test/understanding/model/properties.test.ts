import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understandingSchema } from '../../../src/core/understanding.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import { modelUnderstander } from '../../../src/understanding/model/index.ts';
import { serverTraits } from '../../../src/understanding/model/server.ts';
import { modelFailures, noUsage } from '../../../src/understanding/model/transport.ts';
import { reading } from '../../support/model-server.ts';
import { runs } from '../../support/property-runs.ts';
import { requestAfter, sample } from './scene.ts';

const flow = await sample('project-inquiry');
const words = 'well, my dear, it is about Northwind and this and that, you see';
const request = requestAfter([flow], ['Hello', words]);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('Northwind', 'name', '', ' ', words, words.toUpperCase(), '(', '\\', '•••'),
);
const update = fc.record({
  slot: text,
  status: fc.constantFrom('given', 'declined', 'wrong'),
  source: text,
  value: fc.option(text),
  mention: fc.constantFrom('direct', 'passing'),
  reason: fc.option(fc.constantFrom('refused', 'no-preference', 'unknown', 'withdrawn')),
});
const within = fc
  .record(
    {
      updates: fc.array(update, { maxLength: 200 }),
      question: fc.option(text),
      answer: fc.option(fc.record({ text, snippets: fc.array(text, { maxLength: 40 }) })),
      intent: fc.constantFrom('continue', 'switch', 'also', 'cancel', 'defer', 'human'),
      flow: fc.option(text),
      language: fc.option(text),
      clause: fc.option(text),
      complete: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((more) => JSON.stringify(reading(more)));
const outside = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc
    .dictionary(fc.constantFrom(...Object.keys(reading())), fc.jsonValue())
    .map((one) => JSON.stringify(reading(one))),
  within.chain((whole) => fc.nat({ max: whole.length }).map((at) => whole.slice(0, at))),
);

/** Lets no time pass: a pause is over at once, and a call is never late. */
const pace = {
  nowMs: () => 0,
  waitUntil: (atMs: number, signal: AbortSignal) =>
    atMs < 1_000 ? Promise.resolve() : systemClock.waitUntil(Number.MAX_SAFE_INTEGER, signal),
};

test('whatever a model writes, it is a reading of the right shape or a failure with a name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(within, outside),
      fc.option(fc.constantFrom('stop', 'length', 'content_filter', 'tool_calls', 'x'), {
        nil: undefined,
      }),
      fc.boolean(),
      async (content, finishReason, refuses) => {
        const understander = modelUnderstander({
          model: 'm',
          server: serverTraits.compatible,
          pace,
          budgetMs: 20_000,
          transport: async () => ({
            content,
            usage: noUsage,
            ...(finishReason !== undefined && { finishReason }),
            ...(refuses && { refusal: content }),
          }),
        });
        const answer = await understander.understand(request, new AbortController().signal);
        if (answer.failure === undefined) {
          expect(understandingSchema.safeParse(answer.understanding).success).toBe(true);
        } else {
          expect(modelFailures).toContain(answer.failure);
          expect(answer.understanding).toBeUndefined();
        }
        expect(answer.calls).toBeLessThanOrEqual(2);
      },
    ),
    runs(0.5),
  );
});
