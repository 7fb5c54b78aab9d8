import { afterEach, describe, expect, test } from 'vitest';
import { OperationalError, type OperationalErrorCode } from '../../src/errors.ts';
import type { Store } from '../../src/store/port.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { type RedisServer, startRedis, startSentinel } from '../support/redis.ts';
import {
  arrival,
  by,
  conversation,
  entry,
  leaseMs,
  present,
  startMs,
  text,
  turn,
} from './sample.ts';

const toEnd: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

async function world(settings: readonly string[] = []) {
  const server = await startRedis(settings);
  toEnd.push(server.stop);
  const store = open({ url: server.url });
  return { server, store };
}

function open(options: Parameters<typeof redisStore>[0]): Store {
  const store = redisStore(options);
  toEnd.push(store.close);
  return store;
}

async function expectFault(call: Promise<unknown>, code: OperationalErrorCode): Promise<void> {
  const failure = await call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(OperationalError);
  expect(failure).toMatchObject({ code });
}

/** Until the store has found its server again. */
async function untilBack(store: Store): Promise<void> {
  await expect
    .poll(() =>
      store.nextDueAtMs().then(
        () => 'back',
        () => 'down',
      ),
    )
    .toBe('back');
}

describe('a server that is not there', () => {
  test('is a clear fault at once, for a store that never reached it', async () => {
    const store = open({ url: 'redis://127.0.0.1:1' });
    await expectFault(store.accept(arrival('test:a', 'e1'), by('w')), 'store-unavailable');
    const failure = await store.nextDueAtMs().catch((error: unknown) => error);
    expect(String((failure as Error).cause)).toContain('ECONNREFUSED');
  });

  test.each([
    ['redis+sentinel://127.0.0.1:1?name=x', 'No sentinel'],
    ['redis+cluster://127.0.0.1:1', 'No node'],
  ])('is waited for no longer than any other, whoever leads to it: %s', async (url, words) => {
    const store = open({ url });
    for (let again = 0; again < 2; again += 1) {
      const failure = await store.nextDueAtMs().catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'store-unavailable' });
      expect(String((failure as Error).message)).toContain(words);
    }
  });

  test('comes back with everything it had acknowledged', async () => {
    const { server, store } = await world();
    const { claim } = await store.accept(arrival('test:a', 'e1', 'e2'), by('w'));
    await server.halt();
    await expectFault(store.accept(arrival('test:a', 'e3'), by('w')), 'store-unavailable');
    await expectFault(store.claim(by('w'), 10), 'store-unavailable');
    await server.start();
    await untilBack(store);
    const outbox = [entry('test:a', 'o1')];
    const lanes = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'));
    expect(lanes).toMatchObject([{ entry: outbox[0] }]);
    const [next] = await store.claim(by('w'), 10);
    expect(next).toMatchObject({ inputs: [text('e2')], conversation: conversation('test:a') });
  });
});

test('a server that knows no script any more is sent it again', async () => {
  const { server, store } = await world();
  const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
  await store.commit(present(claim), turn('test:a', 1), by('w'));
  await server.command('SCRIPT', 'FLUSH');
  const accepted = await store.accept(arrival('test:a', 'e2'), by('w'));
  expect(await store.commit(present(accepted.claim), turn('test:a', 1), by('w'))).toEqual([]);
});

test('a call that timed out may have been done, and repeating it is safe', async () => {
  const { server, store } = await world();
  const outbox = [entry('test:a', 'o1', { message: 'hello' }), entry('test:a', 'o2')];
  const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));

  await server.command('CLIENT', 'PAUSE', 2_700, 'ALL');
  const late = [
    store.accept(arrival('test:b', 'e1'), by('w')),
    store.commit(present(claim), turn('test:a', 1, { outbox }), by('w')),
  ];
  await Promise.all(late.map((call) => expectFault(call, 'store-unavailable')));
  await untilBack(store);

  const again = { accepted: [], duplicates: ['e1'] };
  expect(await store.accept(arrival('test:b', 'e1'), by('w'))).toEqual(again);
  const repeated = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'));
  expect(repeated).toBeUndefined();
  expect(await store.readOutbox('test:a')).toEqual(outbox);
  const [taken] = await store.claim(by('w', leaseMs), 10);
  expect(taken).toMatchObject({ key: 'test:b', inputs: [text('e1')] });
  const [lane] = await store.claimLanes(by('w', leaseMs), 10);
  expect(lane).toMatchObject({ entry: outbox[0], attempts: 2 });
});

test('a replica takes nothing, and a promoted one everything', async () => {
  const { server, store } = await world();
  const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
  await server.command('REPLICAOF', '127.0.0.1', 1);
  await expectFault(store.accept(arrival('test:a', 'e2'), by('w')), 'store-read-only');
  await expectFault(store.commit(present(claim), turn('test:a', 1), by('w')), 'store-read-only');
  await server.command('REPLICAOF', 'NO', 'ONE');
  expect(await store.accept(arrival('test:a', 'e2'), by('w'))).toMatchObject({ accepted: ['e2'] });
  expect(await store.commit(present(claim), turn('test:a', 1), by('w'))).toEqual([]);
});

test('a full server accepts nothing new, and what is under way is finished', async () => {
  const { server, store } = await world(['--maxmemory-policy', 'noeviction']);
  const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
  await server.command('CONFIG', 'SET', 'maxmemory', 1);

  await expectFault(store.accept(arrival('test:b', 'e1'), by('w')), 'store-full');
  const message = (id: string) => entry('test:a', id, { message: id });
  const outbox = [message('o1'), message('o2'), message('o3')];
  const [lane] = present(
    await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w')),
  );
  const sent = { result: 'sent', entryId: 'o1', platformMessageId: '1' } as const;
  const next = await store.settle(present(lane), sent, by('w'));
  expect(next?.entry.id).toBe('o2');
  const park = { result: 'parked', entryId: 'o2', reason: 'blocked' } as const;
  const last = await store.settle(present(next), park, by('w'));
  const wait = { result: 'retry', entryId: 'o3', atMs: startMs + 5, reason: '429' } as const;
  expect(await store.settle(present(last), wait, by('w'))).toBeUndefined();
  await expectFault(store.claimLanes(by('w', 5), 10), 'store-full');

  await server.command('CONFIG', 'SET', 'maxmemory', 0);
  expect(await store.claimLanes(by('w', 5), 10)).toMatchObject([{ entry: { id: 'o3' } }]);
  const accepted = await store.accept(arrival('test:b', 'e1'), by('w'));
  expect(accepted.accepted).toEqual(['e1']);
});

test('a wrong password is a fault that trying again does not mend', async () => {
  const { server } = await world(['--requirepass', 'right']);
  for (const user of ['', ':wrong@', 'nobody:right@']) {
    const store = open({ url: server.url.replace('://', `://${user}`) });
    await expectFault(store.nextDueAtMs(), 'store-refused');
  }
  const store = open({ url: server.url.replace('://', '://:right@') });
  expect(await store.nextDueAtMs()).toBeUndefined();
});

test('a sentinel leads to the master', async () => {
  const { server, store } = await world();
  await store.accept(arrival('test:a', 'e1'), by('w'));
  const sentinel = await startSentinel(server);
  toEnd.push(sentinel.stop);
  const led = open({ url: sentinel.url });
  expect(await led.nextDueAtMs()).toBe(startMs + leaseMs);
});

test('tokens never come again, even where a failover took the count back', async () => {
  const { server, store } = await world();
  const { claim: stale } = await store.accept(arrival('test:a', 'e1'), by('w'));
  await forgetCounts(server);
  const [live] = await store.claim(by('v', leaseMs), 10);
  expect(present(live).token).not.toBe(present(stale).token);
  const late = by('w', leaseMs);
  expect(await store.commit(present(stale), turn('test:a', 1), late)).toBeUndefined();
  expect(await store.commit(present(live), turn('test:a', 1), late)).toEqual([]);
});

async function forgetCounts(server: RedisServer): Promise<void> {
  const counts = (await server.command('KEYS', '*:count')) as readonly string[];
  expect(counts).toHaveLength(1);
  await server.command('DEL', ...counts);
}

test('a user who may do nothing dangerous is enough, and what it may not ask is not complained of', async () => {
  const { server } = await world();
  await server.command(
    'ACL',
    'SETUSER',
    'bot',
    'on',
    '>word',
    '~slotwise:*',
    '+@all',
    '-@dangerous',
  );
  const store = open({ url: server.url.replace('://', '://bot:word@') });
  const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
  const outbox = [entry('test:a', 'o1')];
  expect(await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'))).toHaveLength(
    1,
  );
  expect((await store.listConversations({ nowMs: startMs, limit: 9 })).conversations).toHaveLength(
    1,
  );
  expect(await store.measure(startMs)).toMatchObject({ lanes: 1 });
  await store.probe(startMs);
  expect(await store.weaknesses()).toEqual([]);
  expect(await store.forgetConversation('test:a')).toBe(true);
});

test('a server without a command that is asked for says so, and is not waited for', async () => {
  const { store } = await world(['--rename-command', 'CONFIG', '', '--appendonly', 'no']);
  expect(await store.weaknesses()).toEqual(['not-persistent']);
  const other = await world(['--rename-command', 'SET', '']);
  await expectFault(other.store.probe(startMs), 'store-refused');
});
