// What the Redis store costs: scripts a turn, bytes of a live session, and turns a second next to
// the memory store in the same run. Only counts, bytes and the ratio mean anything elsewhere.
// Needs redis-server on the path; starts its own on a free port with appendfsync always.
import { Redis } from 'ioredis';
import { compileFlow } from '../dist/core/flow/compile.js';
import { findFlow } from '../dist/flow-files.js';
import { systemClock } from '../dist/runtime/clock.js';
import { createRuntime } from '../dist/runtime/runtime.js';
import { memoryStore } from '../dist/store/memory.js';
import { redisStore } from '../dist/store/redis/index.js';
import { startRedisProcess } from '../dist/torture/redis-process.js';
import { rulesUnderstander } from '../dist/understanding/rules/index.js';
import { takesAtOnce } from './platform.mjs';

const conversations = 400;
const atOnce = 16;
/** A live session: everything said, one question still open. */
const said = [
  'Hello',
  "I'm Dana from Northwind",
  "we're about thirty people",
  'what does it cost?',
  'a customer portal with a shop behind it, for our resellers in three countries',
];

const found = await findFlow('project-inquiry');
if (!found.ok) throw new Error('the sample flow does not load');
const flow = await compileFlow(found.spec);

/** Runs conversations through the real runtime and a platform that answers at once. */
async function converse(store, name, count) {
  const answered = new Map();
  const faults = [];
  const runtime = createRuntime({
    store,
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    clock: systemClock,
    ...takesAtOnce(answered),
    observe: (event) => {
      if (event.event === 'fault') faults.push(event.error);
    },
  });

  async function one(number) {
    const key = `bench:${name}-${number}`;
    for (const [n, text] of said.entries()) {
      const reply = new Promise((resolve) => answered.set(key, resolve));
      const eventId = `Ev${String(number).padStart(8, '0')}${n}`;
      const nowMs = Date.now();
      const from = { id: 'U012AB3CD' };
      const input = {
        kind: 'text',
        eventId,
        messageId: `${nowMs}.${n}`,
        from,
        receivedAtMs: nowMs,
        text,
      };
      await runtime.receive({ key, platform: 'bench' }, [{ input, eventIds: [eventId] }]);
      await reply;
    }
  }

  let next = 0;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = next++; number < count; number = next++) await one(number);
    }),
  );
  const ms = performance.now() - startMs;
  await runtime.stop();
  if (faults.length > 0) throw faults[0];
  return (count * said.length * 1000) / ms;
}

async function scriptCalls(admin) {
  const stats = await admin.info('commandstats');
  const counts = [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)];
  return counts.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

/** Bytes of every key of one conversation, by kind. */
async function bytesOf(admin, key) {
  const sizes = {};
  for (const name of await admin.keys(`*${key}`)) {
    const kind = name.split('}:')[1]?.split(':')[0] ?? name;
    sizes[kind] = Number(await admin.memory('USAGE', name, 'SAMPLES', 0));
  }
  return sizes;
}

const server = await startRedisProcess();
const admin = new Redis(server.url);
const store = redisStore({ url: server.url });
try {
  await converse(memoryStore(), 'warm', 50);
  await converse(store, 'warm', 50);
  const inMemory = await converse(memoryStore(), 'run', conversations);
  const before = await scriptCalls(admin);
  const inRedis = await converse(store, 'run', conversations);
  const scripts = (await scriptCalls(admin)) - before;
  const sizes = await bytesOf(admin, 'bench:run-7');
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const kinds = Object.entries(sizes).map(([kind, size]) => `${kind} ${size}`);
  process.stdout.write(
    `${[
      `scripts a turn        ${(scripts / (conversations * said.length)).toFixed(2)}`,
      `bytes of a session    ${total}  (${kinds.join(', ')})`,
      `turns a second        memory ${inMemory.toFixed(0)}, Redis ${inRedis.toFixed(0)}`,
      `Redis against memory  ${((100 * inRedis) / inMemory).toFixed(0)} %`,
    ].join('\n')}\n`,
  );
} finally {
  await store.close();
  admin.disconnect();
  await server.stop();
}
