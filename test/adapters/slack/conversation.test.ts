import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/port.ts';
import { redisStore } from '../../../src/store/redis/index.ts';
import { type RedisServer, startRedis } from '../../support/redis.ts';
import { openRoom, troubles } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const stores: Readonly<Record<string, (prefix: string) => Store>> = {
  memory: () => memoryStore(),
  Redis: (keyPrefix) => redisStore({ url: redis.url, keyPrefix }),
};

const opening =
  "<@UBOT> Hi, I'm Dana from Northwind, we're about thirty people and need a customer portal by March";

describe.each([
  ['http', 'memory'],
  ['socket', 'memory'],
  ['http', 'Redis'],
  ['socket', 'Redis'],
] as const)('over %s, on %s', (by, kept) => {
  test('from a mention to the delivery', async () => {
    const store = stores[kept]?.(`${by}:`);
    if (store === undefined) throw new Error('no such store');
    const room = await openRoom({ by, store });
    const root = await room.say('U1', 'C1', opening);
    await room.drain();
    const [first] = room.seen('C1', root);
    if (first === undefined) throw new Error('nothing was said');
    expect(readable(first).split('\n')).toEqual([
      expect.stringContaining('What budget do you have in mind?'),
      '*Company size:* 10–49, from “about thirty people”',
      expect.stringMatching(/^\*Timeline:\* 1 March \d{4}, from “by March”$/),
    ]);
    expect(first.text).toContain('company size down as 10–49, from “about thirty people”');
    await room.tap('U1', first, 'All right');
    await room.drain();
    expect(readable(first)).toMatch(/✓ .*10–49 .* · <@U1>$/);
    expect(elementsIn(first.blocks)).toEqual([]);
    for (const text of ['20k euros', 'dana@northwind.example']) {
      await room.say('U1', 'C1', text, { thread: root });
      await room.drain();
    }
    expect(room.delivered).toMatchObject([
      {
        type: 'collection.completed',
        data: {
          values: { company_size: '10-49', email: 'dana@northwind.example' },
          people: [{ id: 'U1', name: 'Dana' }],
        },
      },
    ]);
    const last = room.seen('C1', root).at(-1);
    expect(last && readable(last)).toContain('*Email*\ndana@northwind.example');
    expect(troubles(room)).toEqual([]);
    await room.end();
    await store.close();
  });
});
