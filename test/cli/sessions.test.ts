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
import { text } from '../store/sample.ts';
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
    expect((await sessions('show', 'test:none')).stdout).toContain('Nothing has begun yet');
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
    [['show'], 'show needs the key'],
    [['list', 'test:a'], 'one too many'],
    [['list', '--limit', 'all'], '"all" is no number'],
    [['forget', '--person', 'ann'], 'write PLATFORM:ID'],
    [['forget', 'test:a'], 'say --yes'],
    [['forget', '--person', 'test:ann'], 'say --yes'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await sessions(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
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
