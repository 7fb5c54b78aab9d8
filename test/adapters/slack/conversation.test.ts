import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/port.ts';
import { redisStore } from '../../../src/store/redis/index.ts';
import { type RedisServer, startRedis } from '../../support/redis.ts';
import { answer, last, mention, openRoom, troubles, whispered } from '../../support/slack/open.ts';
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

  test('two people, a form, an edit and a restart in one payment', async () => {
    const store = stores[kept]?.(`${by}-payment:`);
    if (store === undefined) throw new Error('no such store');
    const room = await openRoom({ by, store, flows: ['payment-order'] });
    const { root } = await mention(room, 'I want to pay an invoice to Northwind Ltd');
    await room.tap('U1', whispered(room, 'U1'), 'Answer privately');
    const form = () => room.slack.views.at(-1) ?? expect.fail('no form is open');
    await room.submit('U1', form(), { iban: { value: 'DE89 3704 0044 0532 0130 00' } });
    await room.drain();
    const amount = await answer(room, 'U1', root, '4200 euros');
    await answer(room, 'U1', root, 'today');
    await room.restart();
    if (by === 'socket') await room.server.connected();
    await answer(room, 'U2', root, 'the amount is 4500 euros');
    await room.tap('U1', last(room, root), 'Keep €4,200');
    await room.drain();
    await room.edit('U1', 'C1', amount, '4300 euros');
    await room.drain();
    await room.tap('U1', last(room, root), '€4,300');
    await room.drain();
    await answer(room, 'U1', root, 'invoice 4711');
    const review = last(room, root);
    expect(readable(review)).toContain('*Amount*\n€4,300');
    await room.tap('U1', review, 'Edit');
    await room.submit('U1', form(), { reference: { value: 'invoice 4712' } });
    await room.drain();
    await room.tap('U1', last(room, root), 'Send it');
    await room.drain();
    await room.clock.advance(30_000);
    await room.drain();
    expect(room.delivered).toMatchObject([
      {
        data: {
          values: {
            iban: 'DE89370400440532013000',
            amount: { amount: '4300', currency: 'EUR' },
            reference: 'invoice 4712',
          },
          slots: { reference: { confirmed: 'edited' }, amount: { confirmed: 'explicit' } },
        },
      },
    ]);
    expect(troubles(room)).toEqual([]);
    await room.end();
    await store.close();
  });

  test('a change, people who take over, and the way back to the end', async () => {
    const store = stores[kept]?.(`${by}-desk:`);
    if (store === undefined) throw new Error('no such store');
    const room = await openRoom({ by, store, desk: 'C9' });
    const { root, first } = await mention(room, opening.replace('<@UBOT> ', ''));
    await room.tap('U1', first, 'Change');
    await room.drain();
    await answer(room, 'U1', root, 'sixty people');
    await answer(room, 'U1', root, 'I want to talk to a human');
    const [note] = room.seen('C9');
    if (note === undefined) throw new Error('The desk has no note.');
    expect(readable(note)).toContain('Company size: 50–249');
    await room.say('U2', 'C9', 'Shall I call you?', { thread: note.ts });
    await room.drain();
    expect(readable(last(room, root))).toBe('Sam: Shall I call you?');
    await room.restart();
    if (by === 'socket') await room.server.connected();
    await answer(room, 'U1', root, 'no need, thank you');
    expect(readable(last(room, note.ts, 'C9'))).toBe('Dana: no need, thank you');
    await room.tap('U2', note, 'Back to the bot');
    await room.drain();
    expect(readable(last(room, root))).toContain("I'm back to help you");
    await answer(room, 'U1', root, '20k euros');
    await answer(room, 'U1', root, 'dana@northwind.example');
    const values = { company_size: '50-249', email: 'dana@northwind.example' };
    expect(room.delivered[0]?.type).toBe('collection.handed-over');
    expect(room.delivered.at(-1)).toMatchObject({
      type: 'collection.corrected',
      data: { outcome: { type: 'completed' }, values },
    });
    const sets = new Set(room.delivered.map(({ data }) => data.collectionId));
    expect(sets.size).toBe(1);
    expect(troubles(room)).toEqual([]);
    await room.end();
    await store.close();
  });
});
