import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Receive } from '../../src/adapters/port.ts';
import { startService } from '../../src/cli/service.ts';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { OperationalError } from '../../src/errors.ts';
import { findFlow } from '../../src/flow-files.ts';
import { openLog } from '../../src/ops/log.ts';
import type { ReadyState } from '../../src/ops/readiness.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { fakeAdapter, fakeDelivery } from '../runtime/fakes.ts';
import { text } from '../store/sample.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
import { startSlowProxy } from '../support/slow-proxy.ts';

const toEnd: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

/** A bot behind a way to Redis that can be slowed and cut, with a platform that brings things again. */
async function bot() {
  const server = await startRedis();
  const proxy = await startSlowProxy(server.port);
  toEnd.push(server.stop, proxy.close);
  const found = await findFlow('return-request');
  if (!found.ok) throw new Error('The sample flow does not load.');
  const store = redisStore({ url: `redis://127.0.0.1:${proxy.port}` });
  const adapter = fakeAdapter();
  let receive: Receive | undefined;
  const delivery = fakeDelivery();
  const service = await startService({
    role: 'bot',
    config: {
      allowPrivateWebhooks: false,
      logLevel: 'silent',
      leaseMs: 3_000,
      http: { host: '127.0.0.1', port: 0 },
    },
    flows: [await compileFlow(found.spec)],
    preferredFlow: 'return-request',
    adapters: [
      {
        ...adapter,
        start: async (handler) => {
          receive = handler;
        },
      },
    ],
    delivery,
    store,
    log: openLog('silent'),
  });
  toEnd.push(store.close, service.stop);
  await service.working;

  /** As a platform does: until it is accepted. Resolves with how often that was. */
  async function say(key: string, eventId: string, words: string): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      try {
        await receive?.({ key, platform: 'test' }, [
          { input: text(eventId, words), eventIds: [eventId] },
        ]);
        return tries;
      } catch {
        await setTimeout(100);
      }
    }
  }
  async function state(): Promise<{ readonly status: number; readonly state: ReadyState }> {
    const response = await fetch(`http://127.0.0.1:${service.httpPort}/readyz`);
    const body = (await response.json()) as { readonly state: ReadyState };
    return { status: response.status, state: body.state };
  }
  return { server, proxy, adapter, delivery, say, state };
}

const talk = ['I want to return a product', 'NW-1', '29', 'yes'];
const answers = [/order number/, /days/, /premium/i, /registered/];

type Bot = Awaited<ReturnType<typeof bot>>;

/** What each way to go wrong does, and how it ends. */
const outages: readonly [
  string,
  ReadyState,
  (b: Bot) => Promise<unknown>,
  (b: Bot) => Promise<unknown>,
][] = [
  [
    'away',
    'store-unavailable',
    async ({ proxy }) => proxy.cut(),
    async ({ proxy }) => proxy.mend(),
  ],
  [
    'read-only',
    'store-read-only',
    ({ server }) => server.command('REPLICAOF', '127.0.0.1', 1),
    ({ server }) => server.command('REPLICAOF', 'NO', 'ONE'),
  ],
  [
    'full',
    'store-full',
    ({ server }) => maxMemory(server, 1),
    ({ server }) => maxMemory(server, 0),
  ],
  [
    '500 ms slow',
    'store-slow',
    async ({ proxy }) => proxy.delay(250),
    async ({ proxy }) => proxy.delay(0),
  ],
];

describe.each(outages)('while Redis is %s', (_, expected, begin, end) => {
  test('nothing wrong is said, nothing is lost, and it recovers', {
    timeout: 120_000,
  }, async () => {
    const b = await bot();
    expect(await b.state()).toEqual({ status: 200, state: 'ready' });
    await b.say('test:a', 'a0', talk[0] ?? '');
    await expect.poll(() => b.adapter.shown).toHaveLength(1);

    await begin(b);
    const rest = (async () => {
      for (const [i, words] of talk.entries()) {
        if (i > 0) await b.say('test:a', `a${i}`, words);
        // A commit whose answer was lost leaves its lane to the lease, which is long (sendMs and more).
        if (i > 0) await expect.poll(() => shownIn(b, 'test:a'), { timeout: 60_000 }).toBe(i + 1);
      }
    })();
    const other = b.say('test:b', 'b0', talk[0] ?? '');
    await expect.poll(async () => (await b.state()).state, { timeout: 9_000 }).toBe(expected);
    const { status } = await b.state();
    expect(status).toBe(expected === 'store-slow' ? 200 : 503);
    await setTimeout(1_500);
    if (expected !== 'store-slow') expect(shownIn(b, 'test:a')).toBe(1);

    await end(b);
    await Promise.all([rest, other]);
    await expect
      .poll(async () => b.state(), { timeout: 9_000 })
      .toEqual({
        status: 200,
        state: 'ready',
      });
    await expect.poll(() => b.delivery.delivered, { timeout: 60_000 }).toHaveLength(1);
    const said = b.adapter.calls.filter(({ key }) => key === 'test:a').map(({ body }) => body);
    expect(said).toHaveLength(answers.length);
    for (const [i, answer] of answers.entries()) expect(said[i]).toMatch(answer);
    expect(shownIn(b, 'test:b')).toBe(1);
  });
});

function shownIn({ adapter }: Bot, key: string): number {
  return adapter.calls.filter((call) => call.key === key).length;
}

function maxMemory(server: RedisServer, bytes: number): Promise<unknown> {
  return server.command('CONFIG', 'SET', 'maxmemory', bytes);
}

test('a store that is away for a moment when its weaknesses are asked for is asked again', async () => {
  const memory = memoryStore();
  let asked = 0;
  const store: Store = {
    ...memory,
    async weaknesses() {
      asked += 1;
      if (asked === 1) throw new OperationalError('store-unavailable', 'It was away.');
      return memory.weaknesses();
    },
  };
  const service = await startService({
    role: 'bot',
    config: { allowPrivateWebhooks: false, logLevel: 'silent' },
    flows: [],
    adapters: [],
    delivery: fakeDelivery(),
    store,
    log: openLog('silent'),
  });
  toEnd.push(service.stop);
  await service.working;
  expect(asked).toBe(2);
});
