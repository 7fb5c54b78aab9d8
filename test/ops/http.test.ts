import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type OpsServer, startOpsServer } from '../../src/ops/http.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import type { Readiness } from '../../src/ops/readiness.ts';
import { readStore } from '../../src/ops/store-reading.ts';
import type { RuntimeEvent } from '../../src/runtime/port.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { world } from '../runtime/world.ts';
import { arrival, by, entry, present, startMs, turn } from '../store/sample.ts';

const toEnd: OpsServer[] = [];
afterEach(async () => {
  for (const server of toEnd.splice(0)) await server.close();
});

async function serve(store: Store, readiness: Partial<Readiness> = {}) {
  const current = () => ({ ready: true, state: 'ready', sinceMs: startMs, ...readiness }) as const;
  const metrics = createMetrics(() => readStore(store, startMs + 5_000), current);
  const server = await startOpsServer({ host: '127.0.0.1', port: 0, readiness: current, metrics });
  toEnd.push(server);
  const get = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    return { status: response.status, text: await response.text() };
  };
  const value = async (name: string) => {
    const { text } = await get('/metrics');
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  };
  return { get, value, metrics };
}

describe('the address for operators', () => {
  test('answers as long as the process lives, whatever the store does', async () => {
    const { get } = await serve(memoryStore(), { ready: false, state: 'store-unavailable' });
    expect(await get('/healthz')).toEqual({ status: 200, text: '{"alive":true}\n' });
  });

  test.each([
    [{ ready: true, state: 'ready' }, 200],
    [{ ready: true, state: 'store-slow', probeMs: 500 }, 200],
    [{ ready: false, state: 'store-full' }, 503],
    [{ ready: false, state: 'starting' }, 503],
  ] as const)('says whether it can work: %j', async (readiness, status) => {
    const { get } = await serve(memoryStore(), readiness);
    const answer = await get('/readyz');
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ since: '2026-01-05T09:00:00.000Z', ...readiness });
  });

  test('has nothing else, and changes nothing', async () => {
    const { get } = await serve(memoryStore());
    for (const path of ['/', '/..', '/metrics/x', '/toString']) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get('/readyz', 'POST')).status).toBe(405);
  });
});

describe('metrics', () => {
  test('show what the store holds at the moment', async () => {
    const store = memoryStore();
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('w'));
    const outbox = [entry('test:a', 'o1'), entry('test:a', 'o2', { lane: 'hook' })];
    const lanes = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('w'));
    const park = { result: 'parked', entryId: 'o1', reason: 'blocked' } as const;
    await store.settle(present(lanes?.[0]), park, by('w'));
    await store.accept({ ...arrival('test:b', 'e1'), notBeforeMs: startMs + 1_000 }, by('w'));
    const { value } = await serve(store);
    expect(await value('slotwise_conversations')).toBe(2);
    expect(await value('slotwise_conversations_due')).toBe(1);
    expect(await value('slotwise_lanes_waiting')).toBe(1);
    expect(await value('slotwise_lanes_due')).toBe(0);
    expect(await value('slotwise_parked')).toBe(1);
    expect(await value('slotwise_due_lag_seconds')).toBe(4);
    expect(await value('slotwise_ready')).toBe(1);
  });

  test('are there without the store, and say that it is away', async () => {
    let there = true;
    const memory = memoryStore();
    const away: Store = {
      ...memory,
      measure: (nowMs) => (there ? memory.measure(nowMs) : Promise.reject(new Error('away'))),
    };
    const { value, get } = await serve(away, { ready: false, state: 'store-unavailable' });
    expect(await value('slotwise_parked')).toBe(0);
    there = false;
    expect((await get('/metrics')).status).toBe(200);
    expect(await value('slotwise_ready')).toBe(0);
    const { text } = await get('/metrics');
    expect(text).not.toMatch(/^slotwise_(parked|conversations|lanes_due|due_lag_seconds) /m);
  });

  test('count turns, understandings, sends and faults', async () => {
    const w = world();
    const events: RuntimeEvent[] = [];
    const bot = w.worker({
      observe: (event) => events.push(event),
      understander: {
        by: 'model',
        understand: async () => ({
          understanding: { proposals: [] },
          calls: 2,
          inputTokens: 700,
          cachedTokens: 500,
          outputTokens: 30,
          costUsd: 0.25,
        }),
      },
    });
    w.adapter.answer = (_, nth) =>
      nth === 1 ? { result: 'retry', reason: '429' } : { result: 'sent' };
    for (const words of ['hello', 'think', 'poison']) {
      await w.say(bot, words);
      await bot.drain();
    }
    await w.clock.advance(1_000);
    await bot.drain();
    await w.say(bot, 'done', { key: 'test:b' });
    await bot.drain();

    const { value, metrics } = await serve(w.store);
    for (const event of events) metrics.observe(event, w.clock.nowMs());
    expect(await value('slotwise_turns_total{kind="direct"}')).toBe(2);
    expect(await value('slotwise_understandings_total{by="model",result="ok"}')).toBe(1);
    expect(await value('slotwise_model_calls_total{flow=""}')).toBe(2);
    expect(await value('slotwise_model_tokens_total{direction="in",flow=""}')).toBe(700);
    expect(await value('slotwise_model_tokens_total{direction="cached",flow=""}')).toBe(500);
    expect(await value('slotwise_model_tokens_total{direction="out",flow=""}')).toBe(30);
    expect(await value('slotwise_model_cost_usd_total{flow=""}')).toBe(0.25);
    expect(await value('slotwise_send_retries_total{kind="message"}')).toBe(1);
    expect(await value('slotwise_sent_total{kind="webhook",repeated="no"}')).toBe(1);
    expect(await value('slotwise_faults_total{code="bug"}')).toBeGreaterThan(0);
  });

  test('are all described in docs/operations.md, and no others', async () => {
    const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const described = [...page.matchAll(/^\| `(slotwise_[a-z_]+)`/gm)].map(([, name]) => name);
    const { get } = await serve(memoryStore());
    const { text } = await get('/metrics');
    const real = [...text.matchAll(/^# TYPE (slotwise_[a-z_]+)/gm)].map(([, name]) => name);
    expect(new Set(described)).toEqual(new Set(real));
  });
});
