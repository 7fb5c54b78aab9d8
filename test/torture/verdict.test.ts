import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import type { Shown } from '../../src/torture/platform.ts';
import { judge, type Kill } from '../../src/torture/verdict.ts';
import { arrival, by, present, startMs, trace, turn } from '../store/sample.ts';

const key = 'torture:0';
const values = { order_number: 'NW-1' };
const body = JSON.stringify({ data: { conversation: key, values } });

interface Happened {
  readonly taken: readonly string[];
  readonly shown: readonly Partial<Shown>[];
  readonly posts: readonly { readonly id: string; readonly body: string }[];
  readonly kills: readonly Kill[];
}

const sound: Happened = {
  taken: ['e1', 'e2'],
  shown: [{ message: 's-0' }, { message: 's-1' }],
  posts: [
    { id: 'c', body },
    { id: 'c', body },
  ],
  kills: [],
};

/** What the judge says of a conversation in which e1 and e2 were accepted. */
async function verdictOf(happened: Partial<Happened>) {
  const { taken, shown, posts, kills } = { ...sound, ...happened };
  const store = memoryStore();
  for (const [i, eventId] of taken.entries()) {
    const { claim } = await store.accept(arrival(key, `x${i}`), by('w'));
    const inputs = [{ eventId, kind: 'text', text: '' }];
    const acts = [{ act: 'reset' } as const];
    await store.commit(
      present(claim),
      turn(key, 1, { trace: { ...trace(i), inputs, acts } }),
      by('w'),
    );
  }
  const message = { key, message: '', text: '', worker: 'w1', atMs: startMs };
  return judge({
    scripts: new Map([[key, { steps: [], values }]]),
    store,
    platform: {
      url: '',
      accepted: new Map([[key, ['e1', 'e2']]]),
      shown: new Map([[key, shown.map((one) => ({ ...message, ...one }))]]),
      broughtAgain: () => 0,
      converse: async () => {},
      close: async () => {},
    },
    webhook: {
      url: '',
      taken: new Map([[key, posts]]),
      badSignatures: () => 0,
      close: async () => {},
    },
    kills,
  });
}

describe('the judge of a torture', () => {
  test('finds nothing where everything held', async () => {
    const { broken, ...counts } = await verdictOf({});
    expect(broken).toEqual([]);
    expect(counts).toMatchObject({ events: 2, turns: 2, replies: 2, repeatedPosts: 1 });
  });

  const again = [{ message: 's-0' }, { message: 's-1' }, { message: 's-1', atMs: startMs + 5_000 }];

  test.each<[string, Partial<Happened>, RegExp]>([
    ['an event without an effect', { taken: ['e1'], shown: [{ message: 's-0' }] }, /but took e1$/],
    ['an event with two effects', { taken: ['e1', 'e2', 'e2'] }, /but took e1 e2 e2/],
    ['effects out of order', { taken: ['e2', 'e1'] }, /but took e2 e1/],
    ['a missing reply', { shown: [{ message: 's-0' }] }, /2 turns spoke, 1 replies/],
    ['replies out of order', { shown: [{ message: 's-1' }, { message: 's-0' }] }, /out of order/],
    ['a reply repeated without a kill', { shown: again }, /without a kill/],
    [
      'a reply repeated by a kill of another worker',
      { shown: again, kills: [{ what: 'w2', atMs: startMs + 100 }] },
      /without a kill/,
    ],
    ['a missing collection', { posts: [] }, /under 0 ids/],
    ['a collection under two ids', { posts: [...sound.posts, { id: 'd', body }] }, /under 2 ids/],
    [
      'a collection with other bytes',
      { posts: [...sound.posts, { id: 'c', body: `${body} ` }] },
      /different bytes/,
    ],
    ['wrong values', { posts: [{ id: 'c', body: body.replace('NW-1', 'NW-2') }] }, /wrong values/],
  ])('finds %s', async (_, happened, complaint) => {
    const { broken } = await verdictOf(happened);
    expect(broken.join('\n')).toMatch(complaint);
  });

  test('counts a reply that a kill repeated, and takes it as it is', async () => {
    for (const what of ['w1', 'redis']) {
      const kills = [{ what, atMs: startMs + 100 }];
      const { broken, repeatedReplies } = await verdictOf({ shown: again, kills });
      expect(broken).toEqual([]);
      expect(repeatedReplies).toBe(1);
    }
  });
});
