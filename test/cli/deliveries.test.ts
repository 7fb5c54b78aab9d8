import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookDelivery } from '../../src/delivery/webhook/sender.ts';
import type { OutboxEntry } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/port.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { effect, flow, session } from '../delivery/collection.ts';
import { arrival, hourMs, leaseMs, present, turn } from '../store/sample.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { run } from './run.ts';

let redis: SharedRedis;
let keyPrefix = '';
let prefixes = 0;
let store: Store;

beforeAll(async () => {
  redis = await sharedRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  prefixes += 1;
  keyPrefix = `${redis.prefix}deliveries-${prefixes}:`;
  store = redisStore({ url: redis.url, keyPrefix });
  return () => store.close();
});

function deliveries(args: readonly string[]) {
  return run('dist/cli/deliveries.js', args, [], {
    SLOTWISE_REDIS_URL: redis.url,
    SLOTWISE_KEY_PREFIX: keyPrefix,
  });
}

const { render } = webhookDelivery({ endpoints: () => undefined });

interface Left {
  readonly id: string;
  readonly endpoint?: string;
  readonly flowId?: string;
  readonly hoursAgo?: number;
  /** Set aside, for this reason. */
  readonly parked?: string;
}

/** Leaves posts of conversations of their own, as a worker does that could not deliver them. */
async function leave(...posts: readonly Left[]): Promise<void> {
  const nowMs = Date.now();
  const request = { workerId: 'w', nowMs, leaseMs };
  for (const { id, endpoint = 'crm', flowId = 'inquiry', hoursAgo = 0, parked } of posts) {
    const key = `test:${id}`;
    const createdAtMs = nowMs - hoursAgo * hourMs;
    const { lane, post } = render(
      effect({
        id,
        endedAtMs: createdAtMs,
        flow: { ...flow, id: flowId, delivery: { webhook: endpoint } },
        session: { ...session, id: `of-${id}` },
      }),
    );
    const entry: OutboxEntry = { id, key, lane, kind: 'webhook', body: post, createdAtMs };
    const { claim } = await store.accept(arrival(key, 'e1'), request);
    const commit = turn(key, 1, { outbox: [entry], keepUntilMs: nowMs + 24 * hourMs });
    const lanes = await store.commit(present(claim), commit, request);
    const settlement =
      parked === undefined
        ? ({ result: 'retry', atMs: nowMs + hourMs, reason: '503' } as const)
        : ({ result: 'parked', reason: parked } as const);
    await store.settle(present(lanes?.[0]), { ...settlement, entryId: id }, request);
  }
}

describe('deliveries list', () => {
  test('says so where there is nothing', async () => {
    const none = await deliveries(['list']);
    expect(none).toMatchObject({ status: 0, stderr: '' });
    expect(none.stdout).toBe('Nothing waits, and nothing is set aside.\n');
  });

  test('shows what waits and what was set aside, and nothing that people said', async () => {
    await leave({ id: 'a-1-0' }, { id: 'b-1-0', parked: 'the receiver answered 404', hoursAgo: 5 });
    const { stdout } = await deliveries(['list']);
    expect(stdout).toMatch(/^a-1-0 +inquiry +crm +\S.* +next try \S+Z, after 1 try$/m);
    expect(stdout).toMatch(
      /^b-1-0 +inquiry +crm +5 h.* set aside \S+Z: the receiver answered 404$/m,
    );
    expect(stdout).toContain('1 waiting, 1 set aside');
    expect(stdout).not.toMatch(/007123|Dana|thirty/);
  });

  test.each([
    [
      ['--endpoint', 'crm'],
      ['a-1-0', 'c-1-0'],
    ],
    [['--flow', 'callback'], ['c-1-0']],
    [
      ['--older-than', '2'],
      ['b-1-0', 'c-1-0'],
    ],
    [['--endpoint', 'crm', '--older-than', '48'], ['c-1-0']],
    [['--endpoint', 'cr'], []],
  ])('narrowed by %j', async (options, expected) => {
    await leave(
      { id: 'a-1-0' },
      { id: 'b-1-0', endpoint: 'sales', hoursAgo: 3 },
      { id: 'c-1-0', flowId: 'callback', hoursAgo: 50, parked: 'gone' },
    );
    const { stdout } = await deliveries(['list', ...options]);
    const shown = stdout.split('\n').flatMap((line) => /^\S+-1-0/.exec(line) ?? []);
    expect(shown).toEqual(expected);
  });
});

describe('deliveries show', () => {
  test('masks what people said and their names, and leaves the rest', async () => {
    await leave({ id: 'a-1-0', parked: 'the receiver answered 404' });
    const { stdout } = await deliveries(['show', 'a-1-0']);
    expect(stdout).toContain('the receiver answered 404');
    expect(stdout).toContain('"order": "•••"');
    expect(stdout).toContain('"reason": "refused"');
    expect(stdout).not.toMatch(/007123|Dana|thirty|Mars|rather not/);
  });

  test('shows everything where that is asked for', async () => {
    await leave({ id: 'a-1-0' });
    const { stdout } = await deliveries(['show', 'a-1-0', '--values']);
    for (const said of ['007123', 'Dana', 'about thirty']) expect(stdout).toContain(said);
  });
});

describe('deliveries replay', () => {
  test('puts one back as it was', async () => {
    await leave({ id: 'a-1-0', parked: 'no' }, { id: 'b-1-0', parked: 'no' });
    const [before] = await store.readParked();
    const replayed = await deliveries(['replay', 'a-1-0']);
    expect(replayed).toMatchObject({ status: 0, stdout: '1 post is tried anew.\n' });
    const request = { workerId: 'w', nowMs: Date.now(), leaseMs };
    const lanes = await store.claimLanes(request, 10);
    expect(lanes).toHaveLength(1);
    expect(lanes[0]).toMatchObject({ entry: { id: 'a-1-0' }, attempts: 1 });
    expect(before?.kind === 'entry' && before.entry.body).toEqual(lanes[0]?.entry.body);
    expect(await store.readParked()).toHaveLength(1);
  });

  test('puts back all of an endpoint, and leaves the others', async () => {
    await leave(
      { id: 'a-1-0', parked: 'no' },
      { id: 'b-1-0', parked: 'no', endpoint: 'sales' },
      { id: 'c-1-0', parked: 'no' },
    );
    const replayed = await deliveries(['replay', '--endpoint', 'crm']);
    expect(replayed.stdout).toBe('2 posts are tried anew.\n');
    expect(await store.readParked()).toMatchObject([{ entry: { id: 'b-1-0' } }]);
  });

  test('leaves what would only be set aside again', async () => {
    await leave({ id: 'a-1-0', parked: 'the receiver answered 410' });
    const environment = { SLOTWISE_REDIS_URL: redis.url, SLOTWISE_KEY_PREFIX: keyPrefix };
    for (const args of [
      ['add', 'crm', 'https://example.com/'],
      ['disable', 'crm'],
    ]) {
      await run('dist/cli/webhooks.js', args, [], environment);
    }
    const refused = await deliveries(['replay', 'a-1-0']);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('is disabled') });
    expect(await store.readParked()).toHaveLength(1);
  });
});

describe('what is wrong is said', () => {
  test.each([
    [[], 2, 'say what to do: list, show, replay'],
    [['show'], 2, 'write show ID'],
    [['replay'], 2, 'replay needs the ID of one'],
    [['replay', 'a', '--endpoint', 'crm'], 2, 'replay needs the ID of one'],
    [['list', '--older-than', 'soon'], 2, 'whole number of hours'],
    [['list', '--values'], 2, '--values does not go with list'],
    [['show', 'a'], 1, 'no post "a" waits'],
    [['replay', 'a'], 1, 'no post "a" waits'],
    [['replay', '--endpoint', 'crm'], 1, 'none of them is set aside'],
  ])('%j', async (args, status, fault) => {
    const ran = await deliveries(args);
    expect(ran).toMatchObject({ status, stdout: '' });
    expect(ran.stderr).toContain(fault);
  });
});
