import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import { findFlow } from '../../src/flow-files.ts';
import { conversationRef } from '../../src/ops/reference.ts';
import { systemClock } from '../../src/runtime/clock.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { redisStore } from '../../src/store/redis/index.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { fakeAdapter, fakeDelivery } from '../runtime/fakes.ts';
import { receive } from '../runtime/world.ts';
import { present, text, turn } from '../store/sample.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
import { run } from './run.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
  const found = await findFlow('return-request');
  if (!found.ok) throw new Error('The sample flow does not load.');
  const flow = await compileFlow({
    ...found.spec,
    slots: found.spec.slots.map((slot) =>
      slot.id === 'order_number' ? { ...slot, sensitive: true } : slot,
    ),
  });
  const store = redisStore({ url: server.url });
  const runtime = createRuntime({
    store,
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    adapters: [fakeAdapter()],
    delivery: fakeDelivery(),
    clock: systemClock,
  });
  for (const [key, person] of [
    ['test:a', 'ann'],
    ['test:b', 'ben'],
    ['test:c', 'ann'],
  ] as const) {
    for (const [i, words] of ['I want to return a product', 'NW-20931', '29'].entries()) {
      await receive(runtime, key, [text(`${key}${i}`, words, person)]);
      await runtime.drain();
    }
  }
  await runtime.stop();
  await store.close();
});
afterAll(() => server.stop());

function sessions(...args: readonly string[]) {
  return run('dist/cli/sessions.js', args, [], { SLOTWISE_REDIS_URL: server.url });
}

/** Two inputs of a conversation whose turns failed. */
async function setAside(
  key: string,
  first: string,
  second: string,
  options: { readonly keyPrefix?: string; readonly encryption?: string } = {},
): Promise<void> {
  const store = redisStore({ url: server.url, ...options });
  const inputs = [first, second].map((words, i) => ({
    input: text(`${key}${i}`, words, 'dan'),
    eventIds: [`${key}${i}`],
  }));
  const nowMs = Date.now();
  const request = { workerId: 'w', nowMs, leaseMs: 30_000 };
  const { claim } = await store.accept({ key, inputs }, request);
  const parked = inputs.map(({ input }) => ({ input, reason: 'it failed' }));
  const keepUntilMs = nowMs + 3_600_000;
  await store.commit(present(claim), turn(key, 2, { parked, keepUntilMs }), request);
  await store.close();
}

// Later tests see what earlier ones left; the last ones erase.
describe('npm run sessions', () => {
  test('lists conversations, also those of one person', async () => {
    const all = await sessions('list');
    expect(all.stdout.match(/test:[abc]/g)?.sort()).toEqual(['test:a', 'test:b', 'test:c']);
    expect(all.stdout).toContain('return-request');
    const anns = await sessions('list', '--person', 'test:ann');
    expect(anns.stdout.match(/test:[abc]/g)?.sort()).toEqual(['test:a', 'test:c']);
    const few = await sessions('list', '--limit', '2');
    expect(few.stdout).toContain('There are more than 2');
  });

  test('shows a conversation by its key or its name in the logs, sensitive values masked', async () => {
    for (const name of ['test:a', conversationRef('test:a')]) {
      const { status, stdout } = await sessions('show', name);
      expect(status).toBe(0);
      expect(stdout).toContain('29');
      expect(stdout).toContain('•••');
      expect(stdout).not.toContain('NW-20931');
    }
    expect((await sessions('show', 'test:a', '--reveal')).stdout).toContain('NW-20931');
    for (const what of ['show', 'trace']) {
      const { status, stderr } = await sessions(what, 'test:none');
      expect([status, stderr]).toEqual([
        1,
        'slotwise: no conversation is kept under "test:none": list shows those there are\n',
      ]);
    }
  });

  test('explains its turns, sensitive values masked', async () => {
    const { stdout } = await sessions('trace', 'test:a');
    expect(stdout.match(/^Turn \d/gm)).toHaveLength(3);
    expect(stdout).toContain('purchase_age_days');
    expect(stdout).not.toContain('NW-20931');
    expect((await sessions('trace', 'test:a', '--turns', '1')).stdout).not.toContain('Turn 1');
  });

  test.each([
    [[], 'say what to do'],
    [['erase'], '"erase" is none of'],
    [['show'], 'write show KEY'],
    [['list', 'test:a'], 'list takes no words'],
    [['list', '--reveal'], '--reveal does not go with list'],
    [['forget'], 'forget needs the KEY'],
    [['forget', 'test:a', '--person', 'test:ann'], 'forget needs the KEY'],
    [['replay'], 'write replay ID'],
    [['list', '--limit', 'all'], '"all" is no number'],
    [['forget', '--person', 'ann'], 'write PLATFORM:ID'],
    [['forget', 'test:a'], 'say --yes'],
    [['forget', '--person', 'test:ann'], 'say --yes'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await sessions(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test('what was set aside is listed, and taken up again by its id or by its conversation', async () => {
    const none = await sessions('parked');
    expect(none.stdout).toBe('Nothing is set aside.\n');
    await setAside('test:d', 'NW-1', 'NW-2');
    const { stdout } = await sessions('parked');
    const ids = stdout.match(/^\d+-\d\d-\d+/gm) ?? [];
    expect(ids).toHaveLength(2);
    expect(stdout).toContain('text that came in: it failed');
    expect(stdout).not.toContain('NW-1');
    expect((await sessions('show', 'test:d')).stdout).toContain(`Set aside: ${ids[0]}`);
    expect((await sessions('replay', ids[0] ?? '')).stdout).toBe('1 is taken up again.\n');
    expect((await sessions('replay', 'test:d')).stdout).toBe('1 is taken up again.\n');
    const again = await sessions('replay', 'test:d');
    expect([again.status, again.stderr]).toEqual([
      1,
      'slotwise: nothing is set aside as or in "test:d"\n',
    ]);
    expect((await sessions('forget', 'test:d', '--yes')).stdout).toBe('1 erased.\n');
  });

  test('a key is changed: what the old one wrote is sealed anew, and what no key opens is named', async () => {
    const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
    const withKeys = (keys: string, ...args: readonly string[]) =>
      run('dist/cli/sessions.js', args, [], {
        SLOTWISE_REDIS_URL: server.url,
        SLOTWISE_KEY_PREFIX: 'sealed:',
        SLOTWISE_SEALING_KEYS: keys,
      });
    await setAside('test:e', 'NW-1', 'NW-2', { keyPrefix: 'sealed:', encryption: key('old', 1) });

    const without = await withKeys(key('new', 2), 'reseal');
    expect(without.status).toBe(1);
    expect(without.stdout).toMatch(/^0 things are sealed with the first key, 0 of them anew\.\n/);
    expect(without.stdout).toContain('Not opened: state of test:e. The key "old" is not');
    expect(without.stderr).toContain('give the key that wrote them too');
    const shown = await withKeys(key('new', 2), 'show', 'test:e');
    expect(shown.status).toBe(0);
    expect(shown.stdout).toContain('What is noted cannot be read. The key "old"');
    expect(shown.stdout).toContain('cannot be read: The key "old"');

    const both = await withKeys(`${key('new', 2)},${key('old', 1)}`, 'reseal');
    expect([both.status, both.stderr]).toEqual([0, '']);
    expect(both.stdout).toMatch(/^5 things are sealed with the first key, 5 of them anew\.\n$/);
    const after = await withKeys(key('new', 2), 'parked');
    expect(after.stdout).toContain('text that came in: it failed');
  });

  test('forgets a person everywhere, and nobody else', async () => {
    const { stdout } = await sessions('forget', '--person', 'test:ann', '--yes');
    expect(stdout).toBe('2 erased.\n');
    expect((await sessions('list')).stdout.match(/test:[abc]/g)).toEqual(['test:b']);
    const left = (await server.command('KEYS', '*')) as readonly string[];
    expect(left.filter((key) => /test:[ac]$/.test(key)).map((key) => key.split(':')[2])).toEqual([
      'seen',
      'seen',
    ]);
  });

  test('forgets one conversation', async () => {
    expect((await sessions('forget', conversationRef('test:b'), '--yes')).stdout).toBe(
      '1 erased.\n',
    );
    expect((await sessions('forget', 'test:b', '--yes')).stdout).toBe('There was nothing.\n');
    expect((await sessions('list')).stdout).toBe('There are none.\n');
  });

  test('a Redis that is away is a clear fault', async () => {
    const environment = { SLOTWISE_REDIS_URL: 'redis://127.0.0.1:1' };
    const { status, stderr } = await run('dist/cli/sessions.js', ['list'], [], environment);
    expect(status).toBe(1);
    expect(stderr).toContain('store-unavailable');
  });
});
