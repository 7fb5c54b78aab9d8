import { describe, expect, test } from 'vitest';
import {
  endpointHealth,
  failuresBeforePause,
  firstRoom,
  largestRoom,
} from '../../src/delivery/webhook/endpoint-health.ts';
import { frozenClock } from '../../src/runtime/clock.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { echoCore } from '../runtime/echo-core.ts';
import { fakeAdapter, understander } from '../runtime/fakes.ts';
import { arrival } from '../store/sample.ts';
import { local, loopback, nowMs, sending } from './loopback.ts';

const url = 'https://example.com/';
const health = endpointHealth;

function fail(endpoint: ReturnType<typeof health>, times: number, atMs = nowMs): void {
  for (let i = 0; i < times; i += 1) {
    endpoint.enter(url, `failing-${i}`, atMs);
    endpoint.ended(url, 'failed', atMs);
  }
}

describe('an endpoint', () => {
  test('takes so many posts at once, and sends the others away for a while', () => {
    const endpoint = health();
    for (let i = 0; i < firstRoom; i += 1) {
      expect(endpoint.enter(url, `p${i}`, nowMs)).toBeUndefined();
    }
    expect(endpoint.enter(url, 'late', nowMs)).toBeGreaterThan(nowMs);
    expect(endpoint.enter('https://other.example/', 'late', nowMs)).toBeUndefined();
    endpoint.ended(url, 'answered', nowMs);
    expect(endpoint.enter(url, 'late', nowMs)).toBeUndefined();
  });

  test('takes more of them as it answers, and no more than it should', () => {
    const endpoint = health();
    for (let i = 0; i < 200; i += 1) {
      endpoint.enter(url, `p${i}`, nowMs);
      endpoint.ended(url, 'answered', nowMs);
    }
    let taken = 0;
    while (endpoint.enter(url, `p${taken}`, nowMs) === undefined) taken += 1;
    expect(taken).toBe(largestRoom);
  });

  test('is left alone after some failures in a row, and then tried with one post', () => {
    const endpoint = health();
    fail(endpoint, failuresBeforePause - 1);
    expect(endpoint.enter(url, 'a', nowMs)).toBeUndefined();
    endpoint.ended(url, 'failed', nowMs);
    expect(endpoint.enter(url, 'b', nowMs + 4_999)).toBeGreaterThanOrEqual(nowMs + 5_000);
    expect(endpoint.enter(url, 'b', nowMs + 5_000)).toBeUndefined();
    expect(endpoint.enter(url, 'c', nowMs + 5_000)).toBeGreaterThan(nowMs + 5_000);
    endpoint.ended(url, 'answered', nowMs + 5_001);
    for (let i = 0; i < firstRoom; i += 1) {
      expect(endpoint.enter(url, `p${i}`, nowMs + 5_001)).toBeUndefined();
    }
  });

  test('is left alone for longer and longer, up to five minutes', () => {
    const endpoint = health();
    let atMs = nowMs;
    fail(endpoint, failuresBeforePause, atMs);
    const pauses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      let pauseMs = 0;
      while (endpoint.enter(url, 'probe', atMs + pauseMs) !== undefined) pauseMs += 1_000;
      pauses.push(pauseMs / 1_000);
      atMs += pauseMs;
      endpoint.ended(url, 'failed', atMs);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  test('that failed many posts at once is not left alone for longer than after a few', () => {
    const endpoint = health();
    for (let i = 0; i < firstRoom; i += 1) endpoint.enter(url, `p${i}`, nowMs);
    for (let i = 0; i < firstRoom; i += 1) endpoint.ended(url, 'failed', nowMs);
    expect(endpoint.enter(url, 'probe', nowMs + 5_000)).toBeUndefined();
  });

  test('that asks for it is left alone at once, by all posts', () => {
    const endpoint = health();
    endpoint.enter(url, 'a', nowMs);
    endpoint.ended(url, 'failed', nowMs, 60_000);
    expect(endpoint.enter(url, 'b', nowMs + 59_999)).toBeGreaterThanOrEqual(nowMs + 60_000);
    expect(endpoint.enter(url, 'b', nowMs + 60_000)).toBeUndefined();
  });

  test('gets the posts it was spared one after the other, not all at once', () => {
    const endpoint = health();
    fail(endpoint, failuresBeforePause);
    const times = Array.from({ length: 50 }, (_, i) => endpoint.enter(url, `p${i}`, nowMs) ?? 0);
    expect(new Set(times).size).toBe(50);
    expect(Math.max(...times)).toBeLessThanOrEqual(nowMs + 10_000);
  });

  test('is no worse for a post that was only interrupted', () => {
    const endpoint = health();
    for (let i = 0; i < 50; i += 1) {
      expect(endpoint.enter(url, `p${i}`, nowMs)).toBeUndefined();
      endpoint.ended(url, 'stopped', nowMs);
    }
  });
});

test('an endpoint that never answers holds up no other, however much waits for it', async () => {
  const silent = await loopback(() => {});
  const well = await loopback((response) => response.writeHead(204).end());
  const delivery = sending(undefined, {
    endpoints: (name) => local(name === 'silent' ? silent.url : well.url),
    timeoutMs: 1_000,
  });
  const store = memoryStore();
  const clock = frozenClock(nowMs);
  const bot = createRuntime({
    store,
    flows: [],
    understander: understander('model'),
    fallback: understander('rules'),
    adapters: [fakeAdapter()],
    delivery: {
      post: delivery.post,
      render: ({ id }) => {
        const endpoint = id.startsWith('test:silent') ? 'silent' : 'well';
        return { lane: `webhook:${endpoint}:${id}`, post: { id, endpoint, body: '{}' } };
      },
    },
    clock,
    turn: echoCore,
  });
  const request = { workerId: 'w', nowMs, leaseMs: 1_000 };
  const names = Array.from(
    { length: 150 },
    (_, i) => `test:${i % 10 === 9 ? 'well' : 'silent'}${i}`,
  );
  for (const key of names) {
    const { inputs } = arrival(key, 'done');
    const { claim } = await store.accept({ key, inputs }, request);
    if (claim) await store.release(claim, { dueAtMs: nowMs, blameless: true });
  }
  await bot.drain();
  await bot.stop();
  expect(well.received).toHaveLength(15);
  expect(silent.received.length).toBe(firstRoom);
});
