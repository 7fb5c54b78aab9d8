import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/runtime/clock.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { text } from '../store/sample.ts';
import { type RedisCluster, type RedisServer, startCluster, startRedis } from '../support/redis.ts';
import { echoCore, heard } from './echo-core.ts';
import { fakeAdapter, fakeDelivery, understander } from './fakes.ts';
import { receive } from './world.ts';

let server: RedisServer;
let cluster: RedisCluster;

beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startCluster()]);
}, 60_000);
afterAll(() => Promise.all([server.stop(), cluster.stop()]));

const keys = Array.from({ length: 12 }, (_, i) => `test:${i}`);
const inputsEach = 8;

/** Every input of a conversation goes to another worker, whether the one before was taken or not. */
async function run(url: string, workers: number) {
  const keyPrefix = `w${workers}:`;
  const adapter = fakeAdapter();
  const thinking = new Map<string, number>();
  let overlaps = 0;
  const crew = Array.from({ length: workers }, (_, number) => {
    const store = redisStore({ url, keyPrefix });
    // What is understood is the whole turn's critical section, seen from outside.
    const turn: typeof echoCore = {
      step: (...args) => {
        const settled = echoCore.step(...args);
        if (settled.kind === 'needs' && settled.need === 'understanding') {
          Object.assign(settled.request, { key: args[1].key });
        }
        return settled;
      },
      resume: echoCore.resume,
    };
    const runtime = createRuntime({
      store,
      flows: [],
      workerId: `w${number}`,
      turn,
      understander: understander('model', async (request, signal) => {
        const { key } = request as unknown as { readonly key: string };
        const others = thinking.get(key) ?? 0;
        if (others > 0) overlaps += 1;
        thinking.set(key, others + 1);
        // A call that is given up, since more was said, is over at once.
        try {
          await setTimeout(1 + Math.floor(Math.random() * 4), undefined, { signal });
        } finally {
          thinking.set(key, (thinking.get(key) ?? 1) - 1);
        }
        return { understanding: { proposals: [] } };
      }),
      fallback: understander('rules'),
      adapters: [adapter],
      delivery: fakeDelivery(),
      clock: systemClock,
      pollMs: 20,
    });
    return { runtime, store };
  });
  await Promise.all(crew.map(({ runtime }) => runtime.start()));
  await Promise.all(
    keys.map(async (key, k) => {
      for (let n = 0; n < inputsEach; n += 1) {
        const { runtime } = crew[(k + n) % workers] ?? { runtime: undefined };
        if (runtime) await receive(runtime, key, [text(`e${n}`, `think ${n}`)]);
      }
    }),
  );
  const [first] = crew;
  if (first === undefined) throw new Error('There is no worker.');
  const { store } = first;
  await expect
    .poll(async () => (await store.measure(Date.now())).lanes + (await waiting(store)), {
      timeout: 15_000,
    })
    .toBe(0);
  const turns = await Promise.all(
    keys.map(async (key) => heard(await store.readConversation(key, Date.now()))),
  );
  await Promise.all(crew.map(({ runtime }) => runtime.stop()));
  await Promise.all(crew.map((worker) => worker.store.close()));
  return { turns, overlaps, shown: adapter.shown.length };
}

async function waiting(store: ReturnType<typeof redisStore>): Promise<number> {
  const counts = await Promise.all(
    keys.map(async (key) => {
      const conversation = await store.readConversation(key, Date.now());
      return inputsEach - heard(conversation).flatMap(wordsOf).length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function wordsOf(turn: readonly string[]): readonly string[] {
  return turn.filter((word) => word.startsWith('think'));
}

describe.each(['one server', 'the cluster'])('on %s', (where) => {
  test.each([2, 4, 8])('%i workers keep the order, and no turn is taken twice', async (workers) => {
    const url = where === 'one server' ? server.url : cluster.url;
    const { turns, overlaps, shown } = await run(url, workers);
    const said = Array.from({ length: inputsEach }, (_, n) => `think ${n}`);
    for (const one of turns) expect(one.flatMap(wordsOf)).toEqual(said);
    expect(overlaps).toBe(0);
    expect(shown).toBe(turns.flat().length);
  });
});
