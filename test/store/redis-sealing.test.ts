import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OperationalError } from '../../src/errors.ts';
import type { EndpointRegistry } from '../../src/store/endpoints.ts';
import type { Store } from '../../src/store/port.ts';
import { redisEndpoints } from '../../src/store/redis/endpoints.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { unpack } from '../../src/store/redis/packing.ts';
import { redisRegistry } from '../../src/store/redis/registry.ts';
import { resealAll } from '../../src/store/redis/reseal.ts';
import { parseSealingKeys, sealing } from '../../src/store/redis/sealing.ts';
import type { Registry } from '../../src/store/registry.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { storeContract } from './contract.ts';
import {
  arrival,
  by,
  conversation,
  entry,
  leaseMs,
  present,
  startMs,
  text,
  trace,
  turn,
} from './sample.ts';

const keyOf = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const [oldKey, newKey, otherKey] = [keyOf('2025', 1), keyOf('2026', 2), keyOf('2025', 3)];

let server: SharedRedis;
let admin: Redis;
let prefix = '';
let prefixes = 0;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  server = await sharedRedis();
  admin = new Redis(server.url);
});
afterAll(async () => {
  admin.disconnect();
  await server.stop();
});
beforeEach(() => {
  prefixes += 1;
  prefix = `${server.prefix}sealing-${prefixes}:`;
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

function open(encryption?: string): Store {
  const store = redisStore({
    url: server.url,
    keyPrefix: prefix,
    ...(encryption !== undefined && { encryption }),
  });
  opened.push(store);
  return store;
}

function endpoints(encryption: string): EndpointRegistry<{ readonly url: string }> {
  const registry = redisEndpoints<{ readonly url: string }>({
    url: server.url,
    keyPrefix: prefix,
    encryption,
  });
  opened.push(registry);
  return registry;
}

function installations(encryption: string): Registry<{ readonly token: string }> {
  const options = { url: server.url, keyPrefix: prefix, encryption };
  const registry = redisRegistry<{ readonly token: string }>('installation', options);
  opened.push(registry);
  return registry;
}

/** What is there, apart from the state and what waits to be taken up. */
async function readings(store: Store): Promise<readonly unknown[]> {
  return [
    await store.readParked(),
    await store.readLanes(''),
    await store.readOutbox('test:a'),
    await store.readTraces('test:a'),
  ];
}

async function stateKey(): Promise<string | undefined> {
  return (await admin.keys(`${prefix}*:state:*`))[0];
}

storeContract('the Redis store with encryption', async () => {
  prefixes += 1;
  const keyPrefix = `${server.prefix}sealing-${prefixes}:`;
  return redisStore({ url: server.url, keyPrefix, encryption: oldKey });
});

describe('what is stored', () => {
  const secret =
    'Alexandra Quince lives at 12 Elm Street, and that is a long enough text to pack it';

  /** Leaves something of each kind: waiting input, state, trace, entry, both kinds of parked items. */
  async function leaveEverywhere(store: Store, key = 'test:a'): Promise<void> {
    const input = text('e1', secret);
    const inputs = ['e1', 'e2', 'e3'].map((eventId) => ({
      input: text(eventId, secret),
      eventIds: [eventId],
    }));
    const { claim } = await store.accept({ key, inputs }, by('w'));
    const outbox = [entry(key, 'o1', { body: secret }), entry(key, 'o2', { body: secret })];
    const lanes = await store.commit(
      present(claim),
      turn(key, 2, {
        conversation: { ...conversation(key), timeZone: secret },
        parked: [{ input, reason: secret }],
        trace: { ...trace(1), decision: secret },
        outbox,
      }),
      by('w'),
    );
    const park = { result: 'parked', entryId: 'o1', reason: secret } as const;
    await store.settle(present(lanes?.[0]), park, by('w'));
  }

  test('can be read without the key where there is none: the control of the next test', async () => {
    await leaveEverywhere(open());
    const readable = (await rawValues()).map(withoutKey).filter((value) => value.includes(secret));
    expect(readable).toHaveLength(8);
  });

  test('shows nothing of what people said without the key', async () => {
    await leaveEverywhere(open(oldKey));
    for (const value of await rawValues()) {
      expect(withoutKey(value)).not.toContain('Quince');
      expect(value.toString('latin1')).not.toContain('Quince');
    }
  });

  test('is read with an old key and written with the first', async () => {
    await leaveEverywhere(open(oldKey));
    const rotating = open(`${newKey},${oldKey}`);
    const [claim] = await rotating.claim(by('w'), 10);
    expect(claim).toMatchObject({
      inputs: [text('e3', secret)],
      conversation: { timeZone: secret },
    });
    await rotating.commit(present(claim), turn('test:a', 1, { turns: 5 }), by('w'));

    const rotated = open(newKey);
    expect(await rotated.readConversation('test:a', startMs)).toEqual(conversation('test:a', 5));
    for (const call of [rotated.readTraces('test:a'), rotated.readOutbox('test:a')]) {
      await expect(call).rejects.toMatchObject({ code: 'stored-data-sealed', retryable: false });
    }
  });

  test('that cannot be read hides nothing else, and can be erased', async () => {
    await leaveEverywhere(open(oldKey));
    const store = open(newKey);
    await leaveEverywhere(store, 'test:b');
    const sealed = { code: 'stored-data-sealed' };
    const parked = await store.readParked();
    expect(parked.map(({ key, kind }) => [key, kind])).toEqual([
      ['test:a', 'unreadable'],
      ['test:a', 'unreadable'],
      ['test:b', 'input'],
      ['test:b', 'entry'],
    ]);
    expect(parked[0]).toMatchObject({ unreadable: sealed });
    await expect(store.replay(parked[0]?.id ?? '', startMs)).rejects.toMatchObject(sealed);
    const lanes = await store.readLanes('');
    expect(lanes.find(({ key }) => key === 'test:a')).toMatchObject({
      entries: [{ id: 'o2', unreadable: sealed }],
    });
    expect(lanes.find(({ key }) => key === 'test:b')).toMatchObject({
      entries: [{ id: 'o2', entry: { id: 'o2' } }],
    });
    expect(await store.forgetConversation('test:a')).toBe(true);
    expect((await store.readParked()).map(({ key }) => key)).toEqual(['test:b', 'test:b']);
    expect(await store.forgetConversation('test:b')).toBe(true);
    const { from } = text('e1');
    expect(await store.conversationsOf({ platform: 'test', id: from.id }, startMs)).toEqual([]);
  });

  test('as an endpoint hides no other, and can be removed', async () => {
    const [older, newer] = [endpoints(oldKey), endpoints(newKey)];
    await older.update('crm', () => ({ url: secret }));
    await newer.update('sales', () => ({ url: secret }));
    expect(await newer.list()).toMatchObject([
      { name: 'crm', unreadable: { code: 'stored-data-sealed' } },
      { name: 'sales', endpoint: { url: secret } },
    ]);
    await expect(newer.get('crm')).rejects.toMatchObject({ code: 'stored-data-sealed' });
    await newer.put('crm', { url: secret });
    expect(await newer.get('crm')).toEqual({ url: secret });
    await older.put('crm', { url: secret });
    expect(await newer.remove('crm')).toBe(true);
    expect(await newer.list()).toHaveLength(1);
  });

  test('is sealed anew by the first key, in its place and for as long, and the old one not needed', async () => {
    const older = open(oldKey);
    await leaveEverywhere(older);
    await endpoints(oldKey).update('crm', () => ({ url: secret }));
    await installations(oldKey).update('T1', () => ({ token: secret }));
    const [parked, lanes, outbox, traces] = await readings(older);
    const before = await admin.pttl(`${await stateKey()}`);

    const url = { url: server.url, keyPrefix: prefix };
    const encryption = `${newKey},${oldKey}`;
    expect(await resealAll({ ...url, encryption })).toEqual({
      current: 10,
      resealed: 10,
      unreadable: [],
      left: 0,
    });
    const after = await admin.pttl(`${await stateKey()}`);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(before);

    const store = open(newKey);
    expect(await readings(store)).toEqual([parked, lanes, outbox, traces]);
    expect(await store.readConversation('test:a', startMs)).toMatchObject({ timeZone: secret });
    expect(await endpoints(newKey).list()).toMatchObject([{ endpoint: { url: secret } }]);
    expect(await installations(newKey).get('T1')).toEqual({ token: secret });
    const [claim] = await store.claim(by('w'), 10);
    expect(claim?.inputs).toEqual([text('e3', secret)]);
    expect(await resealAll({ ...url, encryption: newKey })).toMatchObject({ resealed: 0 });
    await expect(older.readConversation('test:a', startMs)).rejects.toThrow(OperationalError);
  });

  test('that no given key opens is told and left, and the rest sealed anew', async () => {
    await leaveEverywhere(open(oldKey));
    await leaveEverywhere(open(), 'test:b');
    const found = await resealAll({ url: server.url, keyPrefix: prefix, encryption: newKey });
    expect(found).toMatchObject({ current: 8, resealed: 8, left: 0 });
    expect(found.unreadable).toHaveLength(8);
    expect(found.unreadable[0]?.why).toContain('"2025"');
    expect(await open(oldKey).readConversation('test:a', startMs)).toBeDefined();
    expect(await open(newKey).readConversation('test:b', startMs)).toBeDefined();
  });

  test.each([
    ['no key', undefined],
    ['another key', newKey],
    ['another key under the same id', otherKey],
  ])('is left alone by a program with %s, with a clear fault', async (_, encryption) => {
    await leaveEverywhere(open(oldKey));
    const stranger = open(encryption);
    const [claim] = await stranger.claim(by('w'), 10);
    expect(claim).toMatchObject({ inputs: [], unreadable: { code: 'stored-data-sealed' } });
    await stranger.release(present(claim), { dueAtMs: startMs, blameless: true });
    const read = stranger.readConversation('test:a', startMs);
    await expect(read).rejects.toMatchObject({ code: 'stored-data-sealed' });
    const lanes = stranger.claimLanes(by('w', 3 * leaseMs), 10);
    await expect(lanes).rejects.toMatchObject({ code: 'stored-data-sealed' });

    const [again] = await open(oldKey).claim(by('w'), 10);
    expect(again?.inputs).toEqual([text('e3', secret)]);
  });

  test('an entry that cannot be read holds up no other', async () => {
    await leaveEverywhere(open(oldKey));
    const stranger = open(newKey);
    const { claim } = await stranger.accept(arrival('test:b', 'e1'), by('w'));
    const outbox = [entry('test:b', 'o1')];
    await stranger.commit(present(claim), turn('test:b', 1, { outbox }), by('w'));
    const claims = await stranger.claimLanes(by('w', leaseMs), 10);
    expect(claims).toMatchObject([{ key: 'test:b', entry: outbox[0] }]);
  });

  test('from the time without a key is read with one', async () => {
    await leaveEverywhere(open());
    const store = open(newKey);
    expect(await store.readParked()).toHaveLength(2);
    expect(await store.readConversation('test:a', startMs)).toMatchObject({ timeZone: secret });
  });
});

describe('sealing', () => {
  const keys = present(parseSealingKeys(`${newKey},${oldKey}`));
  const { seal, open: unseal } = sealing(keys);

  test('gives any JSON back, and only in its place', () => {
    fc.assert(
      fc.property(fc.json(), (plain) => {
        const sealed = seal(plain, 'input test:a');
        expect(unseal(sealed, 'input test:a')).toBe(plain);
        expect(() => unseal(sealed, 'entry test:a')).toThrow(OperationalError);
        expect(() => unseal(sealed, 'input test:b')).toThrow(OperationalError);
      }),
    );
  });

  test('shows every change', () => {
    const sealed = seal('{"words":"007123"}', 'input test:a');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(changed, 'input test:a'), `byte ${at}`).toThrow(OperationalError);
    }
    for (let length = 1; length < sealed.length; length += 1) {
      const cut = sealed.subarray(0, length);
      expect(() => unseal(cut, 'input test:a'), `length ${length}`).toThrow(OperationalError);
    }
  });

  test.each([
    ['', 'nothing'],
    ['a', 'no key'],
    ['a:', 'an empty key'],
    [`:${Buffer.alloc(32).toString('base64')}`, 'no id'],
    [`a:${Buffer.alloc(31).toString('base64')}`, 'a key too short'],
    [`a:${Buffer.alloc(33).toString('base64')}`, 'a key too long'],
    [`${oldKey},`, 'an empty part'],
    [`${oldKey},${oldKey}`, 'the same id twice'],
    [`a b:${Buffer.alloc(32).toString('base64')}`, 'an id with a space'],
  ])('refuses %j: %s', (given) => {
    expect(parseSealingKeys(given)).toBeUndefined();
    expect(() => redisStore({ url: 'redis://127.0.0.1:1', encryption: given })).toThrow(TypeError);
  });
});

/** Every value under the prefix, of whatever type, as bytes. */
async function rawValues(): Promise<readonly Buffer[]> {
  const read: Readonly<Record<string, (key: string) => Promise<readonly (Buffer | null)[]>>> = {
    string: async (key) => [await admin.getBuffer(key)],
    list: (key) => admin.lrangeBuffer(key, 0, -1),
    zset: (key) => admin.zrangeBuffer(key, '0', '-1'),
    hash: async (key) => Object.values(await admin.hgetallBuffer(key)),
  };
  const keys = await admin.keys(`${prefix}*`);
  const values = await Promise.all(
    keys.map(async (key) => present(read[await admin.type(key)])(key)),
  );
  return values.flat().filter((value) => value !== null);
}

/** What somebody without a key makes of a value, knowing the layout. */
function withoutKey(value: Buffer): string {
  const open = /^(?:\d+\||\[[^\n]*\]\n)/.exec(value.toString('latin1'))?.[0] ?? '';
  const body = value.subarray(open.length);
  try {
    return unpack(body);
  } catch {
    return '';
  }
}
