import { describe, expect, test } from 'vitest';
import { type CompiledFlow, compileFlow } from '../../src/core/flow/compile.ts';
import type { FlowSpec } from '../../src/core/flow/spec.ts';
import { resume, step } from '../../src/core/step.ts';
import { findFlow } from '../../src/flow-files.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { hourMs } from '../store/sample.ts';
import { world } from './world.ts';

const found = await findFlow('return-request');
if (!found.ok) throw new Error('The sample flow does not load.');
const spec = found.spec;

/** A bot with the real core; each worker has nothing of its own, as after a restart. */
async function shop() {
  const w = world();
  const options = (flow: CompiledFlow) => ({
    turn: { step, resume },
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
  });
  async function said(words: string, flow: FlowSpec = spec) {
    const bot = w.worker(options(await compileFlow(flow)));
    await w.say(bot, words);
    await bot.drain();
    await bot.stop();
    return w.adapter.shown.at(-1);
  }
  async function slots() {
    const conversation = await w.store.readConversation('test:a', w.clock.nowMs());
    const entries = Object.entries(conversation?.session?.slots ?? {});
    return Object.fromEntries(entries.map(([id, state]) => [id, 'value' in state && state.value]));
  }
  return { w, said, slots };
}

describe('a session', () => {
  test.each([
    ['at once', 0],
    ['within its time to live', 20 * hourMs],
  ])('is as it was for another worker that goes on %s', async (_, pauseMs) => {
    const { w, said, slots } = await shop();
    await said('I want to return a product');
    await said('NW-1');
    const before = await slots();
    await w.clock.advance(pauseMs);
    await said('29');
    expect(before).toMatchObject({ order_number: 'NW-1' });
    expect(await slots()).toMatchObject({ order_number: 'NW-1', purchase_age_days: 29 });
  });

  test('lives as long as somebody writes now and then: every turn sets the whole time again', async () => {
    const { w, said, slots } = await shop();
    for (const words of [
      'I want to return a product',
      'NW-1',
      'what is the return window?',
      '29',
    ]) {
      await said(words);
      await w.clock.advance(23 * hourMs);
    }
    expect(await slots()).toMatchObject({ order_number: 'NW-1', purchase_age_days: 29 });
    expect(await said('yes')).toContain('Your return is registered');
  });

  test('that ended two days ago does not take a greeting for an answer', async () => {
    const { w, said, slots } = await shop();
    await said('I want to return a product');
    const asked = await said('NW-1');
    await w.clock.advance(48 * hourMs);
    await w.worker({ turn: { step, resume } }).drain();
    const reply = await said('hello');
    expect(reply).not.toBe(asked);
    expect(Object.values(await slots())).not.toContain('hello');
  });

  test.each<[string, FlowSpec]>([
    [
      'lost the slot that was asked',
      { ...spec, version: 2, slots: spec.slots.filter(({ id }) => id !== 'purchase_age_days') },
    ],
    [
      'gave it another type',
      {
        ...spec,
        version: 2,
        slots: spec.slots.map((slot) => {
          const premium = spec.slots.find(({ id }) => id === 'premium_member');
          return slot.id === 'purchase_age_days' && premium ? { ...premium, id: slot.id } : slot;
        }),
      },
    ],
  ])('goes on with the flow it began with, although a release %s', async (_, next) => {
    const { w, said, slots } = await shop();
    await said('I want to return a product');
    await said('NW-1');
    expect(await said('29', next)).toContain('premium');
    expect(await slots()).toMatchObject({ order_number: 'NW-1', purchase_age_days: 29 });
    await said('yes', next);
    expect(w.delivery.delivered).toHaveLength(1);
    expect(w.eventsOf('fault')).toEqual([]);
  });
});
