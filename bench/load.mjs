// Conversations through the real runtime on a real Redis with appendfsync always, which this starts
// itself: how many a second, how long a reply takes, and what that is next to a turn that does
// nothing, next to two worker processes, and next to a store full of live sessions. Only the counts,
// the bytes and the ratios mean anything on another machine.
//
//   npm run bench:load -- [--sessions N] [--conversations M] [--platform slack]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { compileFlow } from '../dist/core/flow/compile.js';
import { findFlow } from '../dist/flow-files.js';
import { systemClock } from '../dist/runtime/clock.js';
import { createRuntime } from '../dist/runtime/runtime.js';
import { redisStore } from '../dist/store/redis/index.js';
import { startPlatform } from '../dist/torture/platform.js';
import { startRedisProcess } from '../dist/torture/redis-process.js';
import { scriptOf } from '../dist/torture/script.js';
import { startWebhook } from '../dist/torture/webhook.js';
import { startWorkerProcess } from '../dist/torture/worker-process.js';
import { rulesUnderstander } from '../dist/understanding/rules/index.js';
import { compareWithEcho } from './load-slack.mjs';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '5000' },
    conversations: { type: 'string', default: '300' },
    platform: { type: 'string' },
  },
});
if (values.platform === 'slack') {
  await compareWithEcho(Number(values.conversations));
  process.exit(0);
}
const sessions = Number(values.sessions);
const conversations = Number(values.conversations);
const atOnce = 16;

const found = await findFlow('return-request');
if (!found.ok) throw new Error('the sample flow does not load');
const flow = await compileFlow(found.spec);
const redis = await startRedisProcess();
const store = redisStore({ url: redis.url });
const admin = new Redis(redis.url);

/** A core that takes every input, says a word and decides nothing: what the path itself costs. */
const emptyCore = {
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

/** A platform in this process that sends the next message when the last was answered. */
async function converse(name, count, options = {}) {
  const answered = new Map();
  const latencies = [];
  let turns = 0;
  const runtime = createRuntime({
    store,
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    clock: systemClock,
    adapters: [
      {
        platform: 'bench',
        render: (messages, key) =>
          messages.map(({ id, text }) => ({ message: id, lane: key, body: { text } })),
        async send({ key }) {
          answered.get(key)?.();
          return { result: 'sent', platformMessageId: '1767603600.000100' };
        },
        start: async () => {},
        stop: async () => {},
      },
    ],
    delivery: {
      render: ({ id }) => ({ lane: 'hook', post: { id, endpoint: 'default', body: '{}' } }),
      post: async () => ({ result: 'delivered', status: 200, headers: {} }),
    },
    observe: (event) => {
      if (event.event === 'turn') turns += 1;
      if (event.event === 'fault') throw event.error;
    },
    ...options,
  });
  const texts = (number) => scriptOf(number * 3).steps.flatMap(({ say }) => say);

  async function one(number) {
    const key = `bench:${name}-${number}`;
    for (const [n, text] of texts(number).entries()) {
      const reply = new Promise((resolve) => answered.set(key, resolve));
      const eventId = `Ev${number}.${n}`;
      const nowMs = Date.now();
      const from = { id: `U${number}` };
      const startMs = performance.now();
      const input = {
        kind: 'text',
        eventId,
        messageId: eventId,
        from,
        receivedAtMs: nowMs,
        text,
      };
      await runtime.receive({ key, platform: 'bench' }, [{ input, eventIds: [eventId] }]);
      await reply;
      latencies.push(performance.now() - startMs);
    }
  }

  const ms = await pooled(count, one);
  await runtime.stop();
  return {
    perSecond: (count * 1_000) / ms,
    turnsPerSecond: (turns * 1_000) / ms,
    turns,
    latencies,
  };
}

async function pooled(count, one) {
  let next = 0;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = next++; number < count; number = next++) await one(number);
    }),
  );
  return performance.now() - startMs;
}

/** The same people, on a platform beside worker processes. */
async function withProcesses(count) {
  const calm = { next: () => 0.99, between: (least) => least, pick: ([first]) => first };
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const webhook = await startWebhook(secret, calm);
  const crew = [];
  let turn = 0;
  const ports = () => {
    const all = crew.map((worker) => worker.port());
    turn += 1;
    return [all[turn % all.length]];
  };
  const platform = await startPlatform(ports, calm);
  for (let i = 0; i < count; i += 1) {
    crew.push(
      startWorkerProcess({
        name: `bench-${count}-${i}`,
        redisUrl: redis.url,
        platformUrl: platform.url,
        webhook: { url: webhook.url, secret },
        leaseMs: 30_000,
        sendMs: 30_000,
      }),
    );
  }
  await Promise.all(crew.map((worker) => worker.said('ready')));
  const talk = (number) => platform.converse(`torture:${count}-${number}`, scriptOf(number * 3));
  await pooled(50, (number) => talk(`warm${number}`.length + number + 1_000_000));
  const ms = await pooled(conversations, talk);
  await Promise.all(crew.map((worker) => worker.kill()));
  await Promise.all([platform.close(), webhook.close()]);
  return (conversations * 1_000) / ms;
}

async function scriptCalls() {
  const stats = await admin.info('commandstats');
  const counts = [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)];
  return counts.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

async function usedMemory() {
  return Number(/used_memory:(\d+)/.exec(await admin.info('memory'))?.[1]);
}

/** Live sessions like this one, each with its own key, person and mark of its last event. */
async function fill(count, like) {
  const keepUntilMs = Date.now() + 86_400_000;
  await pooled(count, async (number) => {
    const key = `live:${number}`;
    const nowMs = Date.now();
    const request = { workerId: 'bench', nowMs, leaseMs: 30_000 };
    const from = { id: `U${number}` };
    const input = {
      kind: 'text',
      eventId: `Ev${number}`,
      messageId: 'm',
      from,
      receivedAtMs: nowMs,
      text: 'hello',
    };
    const { claim } = await store.accept({ key, inputs: [{ input, eventIds: [] }] }, request);
    await store.commit(
      claim,
      {
        conversation: { ...like.conversation, key },
        consumed: 1,
        parked: [],
        trace: like.traces.at(-1),
        outbox: [],
        forgetReceipts: [],
        keepUntilMs,
        people: [from.id],
        dueAtMs: keepUntilMs,
      },
      request,
    );
  });
}

const share = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`;
const at = (sorted, part) => sorted[Math.floor(sorted.length * part)].toFixed(1);
function spread(latencies) {
  const sorted = latencies.toSorted((a, b) => a - b);
  return `half within ${at(sorted, 0.5)} ms, 95 % within ${at(sorted, 0.95)} ms`;
}
function median(latencies) {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length / 2)];
}
function row(name, text) {
  process.stdout.write(`${name.padEnd(30)} ${text}\n`);
}

try {
  await converse('warm', 60);
  await converse('warm-empty', 60, { turn: emptyCore });
  const before = await scriptCalls();
  const real = await converse('real', conversations);
  const scripts = (await scriptCalls()) - before;
  const empty = await converse('empty', conversations, { turn: emptyCore });
  row('conversations a second', `${real.perSecond.toFixed(0)}, in one process`);
  row('replies', spread(real.latencies));
  row('scripts a turn', `${(scripts / real.turns).toFixed(2)}, posts included`);
  row('against an empty turn', share(real.turnsPerSecond, empty.turnsPerSecond));

  const one = await withProcesses(1);
  const two = await withProcesses(2);
  row('workers over HTTP', `one ${one.toFixed(0)} a second, two ${two.toFixed(0)}`);
  row(
    'two workers against one',
    `${(two / one).toFixed(2)} ×, on ${cpus().length} cores with Redis and the platform beside them`,
  );

  const like = {
    conversation: await store.readConversation('bench:real-7', Date.now()),
    traces: await store.readTraces('bench:real-7'),
  };
  const memory = await usedMemory();
  await fill(sessions, like);
  const bytes = ((await usedMemory()) - memory) / sessions;
  const full = await converse('full', conversations);
  row('live sessions', `${sessions}, ${bytes.toFixed(0)} bytes of Redis each`);
  row(
    'replies beside them',
    `${spread(full.latencies)}, ${(median(full.latencies) / median(real.latencies)).toFixed(2)} × before`,
  );
} finally {
  await store.close();
  admin.disconnect();
  await redis.stop();
}
