import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OperationalError, type OperationalErrorCode } from '../../src/errors.ts';
import { type ReadyState, watchReadiness } from '../../src/ops/readiness.ts';
import { frozenClock } from '../../src/runtime/clock.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { startMs } from '../store/sample.ts';

/** A store whose next writes end as told: at once, slowly, or with a fault. */
function watched() {
  const clock = frozenClock(startMs);
  const ahead = { takesMs: 0, fails: undefined as OperationalErrorCode | undefined };
  const states: ReadyState[] = [];
  const monitor = watchReadiness({
    clock,
    onChange: ({ state }) => states.push(state),
    store: {
      ...memoryStore(),
      async probe(nowMs) {
        await clock.waitUntil(nowMs + ahead.takesMs, new AbortController().signal);
        if (ahead.fails !== undefined) throw new OperationalError(ahead.fails, 'Told to.');
      },
    },
  });
  return { clock, ahead, states, monitor };
}

describe('readiness', () => {
  test('begins with the runtime, and ends when the process is told to end', async () => {
    const { clock, states, monitor } = watched();
    await clock.advance(5_000);
    expect(monitor.current()).toMatchObject({ ready: false, state: 'starting' });
    monitor.started();
    expect(monitor.current()).toMatchObject({ ready: true, state: 'ready' });
    monitor.stop();
    await clock.advance(5_000);
    expect(monitor.current()).toMatchObject({ ready: false, state: 'stopping' });
    expect(states).toEqual(['ready', 'stopping']);
  });

  test.each<OperationalErrorCode>([
    'store-unavailable',
    'store-read-only',
    'store-full',
    'store-refused',
  ])('%s is seen within seconds, and so is its end', async (code) => {
    const { clock, ahead, states, monitor } = watched();
    monitor.started();
    await clock.advance(1_000);
    ahead.fails = code;
    await clock.advance(2_000);
    expect(monitor.current()).toMatchObject({ ready: false, state: code });
    await clock.advance(60_000);
    ahead.fails = undefined;
    await clock.advance(2_000);
    await setImmediate();
    expect(states).toEqual(['ready', code, 'ready']);
  });

  test('a slow store is told of, and works', async () => {
    const { clock, ahead, monitor } = watched();
    monitor.started();
    ahead.takesMs = 500;
    await clock.advance(6_000);
    expect(monitor.current()).toMatchObject({ ready: true, state: 'store-slow', probeMs: 500 });
  });
});
