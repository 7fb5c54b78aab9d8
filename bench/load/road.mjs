import { systemClock } from '../../dist/runtime/clock.js';
import { createRuntime } from '../../dist/runtime/runtime.js';
import { rulesUnderstander } from '../../dist/understanding/rules/index.js';
import { takesAtOnce } from '../platform.mjs';
import { orderFlow, textsOf } from './script.mjs';

export const atOnce = 16;

const flow = await orderFlow();

/**
 * Conversations through the real runtime in this process, with a platform that answers at once: whoever
 * was answered says the next thing. `name` is new for each call on a store.
 */
export async function converse(store, name, count, options = {}) {
  const answered = new Map();
  const latencies = [];
  const runtime = createRuntime({
    store,
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    clock: systemClock,
    ...takesAtOnce(answered),
    observe: (event) => {
      if (event.event === 'fault') throw event.error;
    },
    ...options,
  });

  async function one(number) {
    const key = `bench:${name}-${number}`;
    for (const [n, text] of textsOf(number).entries()) {
      const reply = new Promise((resolve) => answered.set(key, resolve));
      const eventId = `Ev${number}.${n}`;
      const receivedAtMs = Date.now();
      const startMs = performance.now();
      const about = { eventId, messageId: eventId, from: { id: `U${number}` }, receivedAtMs };
      const input = { kind: 'text', ...about, text };
      await runtime.receive({ key, platform: 'bench' }, [{ input, eventIds: [eventId] }]);
      await reply;
      latencies.push(performance.now() - startMs);
    }
    answered.delete(key);
  }

  const before = process.cpuUsage();
  const ms = await pooled(count, one);
  const { user, system } = process.cpuUsage(before);
  await runtime.stop();
  return {
    perSecond: (count * 1_000) / ms,
    cpuMs: (user + system) / 1_000 / count,
    reply: median(latencies),
    latencies,
  };
}

/** A core that takes every input, says a word and decides nothing: what the road itself costs. */
export const emptyCore = {
  step: (_, conversation, inputs, { nowMs }) => ({
    kind: 'settled',
    conversation: { ...conversation, turns: conversation.turns + 1 },
    acts: [],
    messages: [
      { id: `${conversation.key}-${conversation.turns}`, parts: [], text: 'ok', controls: [] },
    ],
    effects: [],
    trace: {
      turn: conversation.turns,
      atMs: nowMs,
      inputs: inputs.map(({ eventId, kind, text }) => ({ eventId, kind, text })),
      before: {},
      direct: [],
      afterDirect: {},
      proposals: [],
      decision: 'none',
      acts: [],
      after: {},
    },
    forgetReceipts: [],
    keepUntilMs: nowMs + 86_400_000,
  }),
  resume: (needs) => needs,
};

/** Live sessions like that of `key`, each with its own key, person and mark of its last event. */
export async function fill(store, count, key) {
  const conversation = await store.readConversation(key, Date.now());
  const [trace] = (await store.readTraces(key)).slice(-1);
  const keepUntilMs = Date.now() + 86_400_000;
  const one = async (number) => {
    const live = `live:${number}`;
    const nowMs = Date.now();
    const request = { workerId: 'bench', nowMs, leaseMs: 30_000 };
    const from = { id: `U${number}` };
    const about = { eventId: `Ev${number}`, messageId: 'm', from, receivedAtMs: nowMs };
    const input = { kind: 'text', ...about, text: 'hello' };
    const { claim } = await store.accept({ key: live, inputs: [{ input, eventIds: [] }] }, request);
    await store.commit(
      claim,
      {
        conversation: { ...conversation, key: live },
        consumed: 1,
        parked: [],
        trace,
        outbox: [],
        forgetReceipts: [],
        keepUntilMs,
        people: [from.id],
        dueAtMs: keepUntilMs,
      },
      request,
    );
  };
  // Many at once share a write to the disk.
  await pooled(count, one, 256);
}

/** So many times, some side by side; resolves with the milliseconds it took. */
export async function pooled(count, one, sideBySide = atOnce) {
  let next = 0;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (let number = next++; number < count; number = next++) await one(number);
    }),
  );
  return performance.now() - startMs;
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
