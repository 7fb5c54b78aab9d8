import { describe, expect, test } from 'vitest';
import { frozenClock, systemClock } from '../../src/runtime/clock.ts';
import { DeadlineExceeded, withDeadline } from '../../src/runtime/deadline.ts';
import { startMs } from '../store/sample.ts';

const forEver = new AbortController().signal;

describe('a frozen clock', () => {
  test('stands still until it is moved, and wakes in the order of time', async () => {
    const clock = frozenClock(startMs);
    const woken: [string, number][] = [];
    const wait = (name: string, afterMs: number) =>
      clock
        .waitUntil(startMs + afterMs, forEver)
        .then(() => woken.push([name, clock.nowMs() - startMs]));
    void wait('late', 300);
    void wait('early', 100);
    void wait('after', 301);
    await clock.advance(99);
    expect(woken).toEqual([]);
    await clock.advance(201);
    expect(woken).toEqual([
      ['early', 100],
      ['late', 300],
    ]);
    expect(clock.nowMs()).toBe(startMs + 300);
    await clock.advance(1);
  });

  test('gives what was waiting the time it waited for, again and again', async () => {
    const clock = frozenClock(startMs);
    const ticks: number[] = [];
    const ticking = async () => {
      while (ticks.length < 5) {
        await clock.waitUntil(clock.nowMs() + 10, forEver);
        ticks.push(clock.nowMs() - startMs);
      }
    };
    void ticking();
    await clock.advance(100);
    expect(ticks).toEqual([10, 20, 30, 40, 50]);
  });

  test('does not wait for a time that has come or a signal that has aborted', async () => {
    const clock = frozenClock(startMs);
    await clock.waitUntil(startMs, forEver);
    await clock.waitUntil(startMs + 1, AbortSignal.abort());
  });

  test('lets go of whoever is told to stop', async () => {
    const clock = frozenClock(startMs);
    const stop = new AbortController();
    const waiting = clock.waitUntil(startMs + 1, stop.signal);
    stop.abort();
    await waiting;
  });
});

describe('the clock of the machine', () => {
  test('waits, and lets go of whoever is told to stop', async () => {
    const beginMs = systemClock.nowMs();
    await systemClock.waitUntil(beginMs + 5, forEver);
    expect(systemClock.nowMs()).toBeGreaterThanOrEqual(beginMs + 5);
    const stop = new AbortController();
    const waiting = systemClock.waitUntil(Number.MAX_SAFE_INTEGER, stop.signal);
    stop.abort();
    await waiting;
  });
});

describe('work with a deadline', () => {
  const never = () => new Promise<never>(() => {});

  test('gives what it gives in time', async () => {
    const clock = frozenClock(startMs);
    expect(await withDeadline(clock, startMs + 1, forEver, async () => 7)).toBe(7);
  });

  test('rejects when the time is over, even if it does not listen', async () => {
    const clock = frozenClock(startMs);
    const late = withDeadline(clock, startMs + 10, forEver, never).catch((error) => error);
    await clock.advance(10);
    expect(await late).toBeInstanceOf(DeadlineExceeded);
  });

  test('rejects with the reason of whoever stops it', async () => {
    const clock = frozenClock(startMs);
    const stop = new AbortController();
    const reason = new Error('enough');
    const stopped = withDeadline(clock, startMs + 10, stop.signal, never).catch((error) => error);
    stop.abort(reason);
    expect(await stopped).toBe(reason);
    await expect(withDeadline(clock, startMs + 10, stop.signal, async () => 7)).rejects.toBe(
      reason,
    );
  });

  test('rejects with its own error', async () => {
    const clock = frozenClock(startMs);
    const work = () => {
      throw new Error('broken');
    };
    await expect(withDeadline(clock, startMs + 10, forEver, work)).rejects.toThrow('broken');
  });
});
