import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { frozenClock } from '../../src/runtime/clock.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { nowMs } from '../core/support.ts';
import { fakeAdapter, fakeDelivery } from '../runtime/fakes.ts';
import { receive } from '../runtime/world.ts';
import { runs, runsTimeoutMs } from '../support/property-runs.ts';
import type { Flows } from './flows.ts';
import { flowsOf, flowsSource } from './flows.ts';
import { happenings } from './happenings.ts';
import { playAll } from './play.ts';

const key = 'test:1';

test(
  'an event that arrives again, whenever it does, has no effect',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        flowsSource,
        happenings,
        fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
        async (source, all, again) => {
          const flows = await flowsOf(source);
          const inputs = playAll(flows, all).turns.flatMap((turn) => turn.inputs);
          const once = await lead(flows, inputs, []);
          const twice = await lead(flows, inputs, again);
          expect(twice).toEqual(once);
        },
      ),
      runs(1 / 20),
    );
  },
  runsTimeoutMs,
);

/** What comes of the inputs in the real runtime; `again` names earlier events that are sent once more. */
async function lead(flows: Flows, inputs: readonly Input[], again: readonly number[]) {
  const store = memoryStore();
  const clock = frozenClock(nowMs);
  const adapter = fakeAdapter();
  const delivery = fakeDelivery();
  const [{ spec }] = flows;
  const runtime = createRuntime({
    store,
    flows,
    preferredFlow: spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [adapter],
    delivery,
    clock,
  });
  for (const [index, input] of inputs.entries()) {
    await receive(runtime, key, [input]);
    await runtime.drain();
    const repeated = inputs[(again[index % Math.max(1, again.length)] ?? 0) % (index + 1)];
    if (again.length > 0 && repeated) {
      await receive(runtime, key, [repeated]);
      await runtime.drain();
    }
  }
  const conversation = await store.readConversation(key, clock.nowMs());
  await runtime.stop();
  return { conversation, shown: adapter.shown, delivered: delivery.delivered };
}
