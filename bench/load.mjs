// Conversations through the real runtime on a real Redis with appendfsync always, which this starts
// itself: how many a second, how long a reply takes, and what that is next to a turn that does
// nothing, next to two worker processes, and next to a store full of live sessions. People, platform and
// bot share this process. What is compared is taken in turns. Only the counts, the bytes and the ratios
// mean anything on another machine.
//
//   npm run bench:load -- [--sessions N] [--conversations M] [--platform slack|telegram]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { redisStore } from '../dist/store/redis/index.js';
import { startRedisProcess } from '../dist/torture/redis-process.js';
import { compareWithEcho } from './load/platform.mjs';
import { converse, emptyCore, fill, median } from './load/road.mjs';
import { textsOf } from './load/script.mjs';
import { withWorkers } from './load/workers.mjs';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '5000' },
    conversations: { type: 'string', default: '600' },
    platform: { type: 'string' },
  },
});
const conversations = Number(values.conversations);
const rounds = 6;
const each = Math.ceil(conversations / rounds);

if (values.platform !== undefined) {
  if (!['slack', 'telegram'].includes(values.platform)) throw new Error('slack or telegram?');
  await compareWithEcho(values.platform, conversations);
  process.exit(0);
}

async function openServer() {
  const server = await startRedisProcess();
  return {
    store: redisStore({ url: server.url }),
    admin: new Redis(server.url),
    url: server.url,
    stop: server.stop,
  };
}

async function close({ store, admin, stop }) {
  await store.close();
  admin.disconnect();
  await stop();
}

async function scriptCalls({ admin }) {
  const stats = await admin.info('commandstats');
  const counts = [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)];
  return counts.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

async function usedMemory({ admin }) {
  return Number(/used_memory:(\d+)/.exec(await admin.info('memory'))?.[1]);
}

/** Takes some measures in turns, a round of each, and gives the rounds of each. */
async function inTurns(measures) {
  const rows = measures.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, measure] of measures.entries()) rows[i].push(await measure(round));
  }
  return rows;
}

/** The median of the ratios of two measures that were taken right after each other. */
function ratio(what, one, other) {
  return median(one.map((round, i) => round[what] / other[i][what]));
}

function spread(results) {
  const sorted = results.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(sorted.length * part)].toFixed(1);
  return `half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
}

function row(name, text) {
  process.stdout.write(`${name.padEnd(30)} ${text}\n`);
}

const share = (part) => `${(100 * part).toFixed(0)} %`;
const server = await openServer();
const crowded = await openServer();
try {
  await converse(server.store, 'warm', 300);
  await converse(server.store, 'warm-empty', 100, { turn: emptyCore });
  const before = await scriptCalls(server);
  await converse(server.store, 'counted', 50);
  const scripts = ((await scriptCalls(server)) - before) / (50 * textsOf(0).length);

  const [real, empty] = await inTurns([
    (round) => converse(server.store, `real${round}`, each),
    (round) => converse(server.store, `empty${round}`, each, { turn: emptyCore }),
  ]);
  row('conversations a second', `${median(real.map((r) => r.perSecond)).toFixed(0)}, one process`);
  row('processor time of each', `${median(real.map((r) => r.cpuMs)).toFixed(1)} ms`);
  row('replies', spread(real));
  row('scripts a turn', `${scripts.toFixed(2)}, posts included`);
  row(
    'against an empty turn',
    `${share(ratio('perSecond', real, empty))} of its throughput, ` +
      `${share(ratio('cpuMs', empty, real))} by processor time`,
  );

  const one = await withWorkers(server.url, 1, conversations);
  const two = await withWorkers(server.url, 2, conversations);
  row('workers over HTTP', `one ${one.toFixed(0)} a second, two ${two.toFixed(0)}`);
  const cores = cpus().length;
  const beside = 'with Redis, the people and the platform beside them';
  row('two workers against one', `${(two / one).toFixed(2)} ×, on ${cores} cores ${beside}`);

  const sessions = Number(values.sessions);
  await converse(crowded.store, 'warm', 16);
  const memory = await usedMemory(crowded);
  await fill(crowded.store, sessions, 'bench:warm-7');
  const bytes = ((await usedMemory(crowded)) - memory) / sessions;
  const [alone, beneath] = await inTurns([
    (round) => converse(server.store, `alone${round}`, each),
    (round) => converse(crowded.store, `beneath${round}`, each),
  ]);
  row('live sessions', `${sessions}, ${bytes.toFixed(0)} bytes of Redis each`);
  row(
    'replies beside them',
    `${spread(beneath)}, ${ratio('reply', beneath, alone).toFixed(2)} × those without them`,
  );
} finally {
  await close(server);
  await close(crowded);
}
