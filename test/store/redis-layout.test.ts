import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/port.ts';
import { parseRedisUrl } from '../../src/store/redis/address.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { keyspace } from '../../src/store/redis/keys.ts';
import { pack, unpack } from '../../src/store/redis/packing.ts';
import { packingDictionary } from '../../src/store/redis/packing-dictionary.ts';
import { sealing } from '../../src/store/redis/sealing.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { arrival, by, conversation, present, startMs, trace, turn } from './sample.ts';

describe('the layout, which data in the field depend on', () => {
  test.each([
    ['test:a', 'x:{61}:state:test:a'],
    ['slack:T1:C1:17.5', 'x:{45}:state:slack:T1:C1:17.5'],
    ['telegram:-100:7', 'x:{21}:state:telegram:-100:7'],
    ['test:кириллица', 'x:{44}:state:test:кириллица'],
  ])('keeps the conversation %s under %s', (key, state) => {
    expect(keyspace('x:').conversation(key).state).toBe(state);
  });

  test('keeps what stands beside conversations under one key a kind', () => {
    expect(keyspace('x:').registry('endpoint')).toBe('x:{01}:endpoints');
    expect(keyspace('x:').registry('installation')).toBe('x:{36}:installations');
  });

  test('keeps all keys of a conversation under one tag, whatever stands in its name', () => {
    for (const name of ['test:a', 'test:{a}', '}{', '{}', 'test:a}:b{']) {
      const { tag, lane, person, people, ...keys } = keyspace('x:').conversation(name);
      const named = [lane('chat'), lane('{b}'), ...people(['ann', '{b}'])];
      for (const key of [...Object.values(keys), ...named]) {
        expect(/\{(.*?)\}/.exec(key)?.[1], key).toBe(tag);
      }
    }
  });

  test('refuses a prefix that would take the place of the tags', () => {
    expect(() => redisStore({ url: 'redis://127.0.0.1:1', keyPrefix: '{a}' })).toThrow(RangeError);
  });

  test('reads what was packed by the first release', () => {
    const stored = 'AUOtCUpSi0usEtFrAnDZRmotYACvBQyRa4HYWgA=';
    expect(unpack(Buffer.from(stored, 'base64'))).toBe(JSON.stringify(conversation('test:a')));
  });

  test('packs with the dictionary that it always did', () => {
    const digest = createHash('sha256').update(packingDictionary).digest('hex').slice(0, 16);
    expect(digest).toBe('6d4e9d71ec04f3df');
  });

  test('packs what has the form of a conversation to a fraction', () => {
    const json = JSON.stringify([1, 2, 3].map((number) => trace(number)));
    expect(pack(json).length).toBeLessThan(json.length / 3);
  });

  test('packs what stays, and leaves as it is what is gone in a moment', () => {
    const { seal, open } = sealing([]);
    const json = JSON.stringify([1, 2, 3].map((number) => trace(number)));
    expect(seal(json, 'trace test:a').length).toBeLessThan(json.length / 3);
    expect(seal(json, 'input test:a', 'brief').toString()).toBe(json);
    expect(open(seal(json, 'input test:a', 'brief'), 'input test:a')).toBe(json);
  });
});

describe('what cannot be read', () => {
  let server: SharedRedis;
  let admin: Redis;
  let store: Store;
  let prefix = '';
  let prefixes = 0;

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
    prefix = `${server.prefix}${prefixes}:`;
    store = redisStore({ url: server.url, keyPrefix: prefix });
  });
  afterEach(() => store.close());

  const form3 = Buffer.from([3, 1, 2, 3]);
  const future = startMs * 2;

  test.each([
    ['no end of life', 'garbage', 'stored-data-unreadable'],
    ['no JSON', `${future}|garbage`, 'stored-data-unreadable'],
    ['no conversation', `${future}|{}`, 'stored-data-unreadable'],
    ['a conversation of a later release', `${future}|{"v":2}`, 'stored-version-newer'],
    [
      'a form of a later release',
      Buffer.concat([Buffer.from(`${future}|`), form3]),
      'stored-version-newer',
    ],
    [
      'damage',
      Buffer.concat([Buffer.from(`${future}|`), Buffer.from([1, 255, 255])]),
      'stored-data-unreadable',
    ],
    ['nothing behind the bar', `${future}|`, 'stored-data-unreadable'],
  ])('%s is left as it is, with a clear fault', async (_, stored, code) => {
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    await store.commit(present(claim), turn('test:a', 1), by('w'));
    const { state } = keyspace(prefix).conversation('test:a');
    await admin.set(state, stored);

    await expect(store.readConversation('test:a', startMs)).rejects.toMatchObject({ code });
    expect(await store.hasConversation('test:a', startMs)).toBe(true);
    const [next] = await store.claim(by('w'), 10);
    expect(next).toMatchObject({ unreadable: { code } });
    await store.release(present(next), { dueAtMs: startMs + 60_000, blameless: true });
    expect(await admin.getBuffer(state)).toEqual(Buffer.from(stored));
  });

  test('a waiting input makes its conversation unreadable, and no other', async () => {
    for (const key of ['test:a', 'test:b']) {
      await store.accept({ ...arrival(key, 'e1'), notBeforeMs: startMs }, by('w'));
    }
    await admin.lset(keyspace(prefix).conversation('test:a').mail, 0, 'garbage');
    const claims = await store.claim(by('w', 1), 10);
    const faults = Object.fromEntries(claims.map(({ key, unreadable }) => [key, unreadable?.code]));
    expect(faults).toEqual({ 'test:a': 'stored-data-unreadable', 'test:b': undefined });
  });

  test('nothing of a finished conversation stays for good', async () => {
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    await store.commit(present(claim), turn('test:a', 1, { trace: trace(1) }), by('w'));
    const kept = await admin.keys(`${prefix}*:test:a`);
    expect(kept).toHaveLength(3);
    kept.push(...(await admin.keys(`${prefix}*:person:*`)));
    expect(kept).toHaveLength(4);
    for (const key of kept) expect(await admin.pttl(key), key).toBeGreaterThan(0);
  });
});

describe('addresses', () => {
  const node = (host: string, port: number) => ({ host, port });

  test.each([
    ['redis://localhost', { kind: 'single', nodes: [node('localhost', 6379)], tls: false, db: 0 }],
    ['rediss://r.example:7000/2', { nodes: [node('r.example', 7000)], tls: true, db: 2 }],
    ['redis://:p%40ss@h:1', { password: 'p@ss' }],
    ['redis://ann:pw@h', { username: 'ann', password: 'pw' }],
    ['redis://[::1]:6400', { nodes: [node('::1', 6400)] }],
    [
      'redis+sentinel://:pw@s1,s2:26380/1?name=main&sentinelPassword=other',
      {
        kind: 'sentinel',
        nodes: [node('s1', 26_379), node('s2', 26_380)],
        name: 'main',
        password: 'pw',
        sentinelPassword: 'other',
        db: 1,
      },
    ],
    [
      'rediss+cluster://a:1,b:2',
      { kind: 'cluster', nodes: [node('a', 1), node('b', 2)], tls: true },
    ],
  ])('%s', (url, address) => {
    expect(parseRedisUrl(url)).toMatchObject(address);
  });

  test.each([
    '',
    'localhost:6379',
    'http://localhost',
    'redis://',
    'redis://a,b',
    'redis://h:0',
    'redis://ann:100%zz@h',
    'redis://h:65536',
    'redis://h:port',
    'redis://h/zero',
    'redis://h?tls=true',
    'redis+sentinel://s1',
    'redis+sentinel://s1?name=',
    'redis+sentinel://s1?name=main&nmae=other',
    'redis+cluster://a,b/1',
    'redis+cluster://a,,b',
    'redis+other://h',
  ])('%j is none, and the fault does not repeat it', (url) => {
    expect(parseRedisUrl(url)).toBeUndefined();
    expect(() => redisStore({ url })).toThrow(TypeError);
    expect(() => redisStore({ url: `${url}secret,` })).not.toThrow(/secret/);
  });
});
