import { setImmediate } from 'node:timers/promises';
import type { Clock } from './port.ts';

/** A timer cannot wait longer than this; longer waits are made of several. */
const longestTimerMs = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  async waitUntil(atMs, signal) {
    for (
      let waitMs = atMs - Date.now();
      waitMs > 0 && !signal.aborted;
      waitMs = atMs - Date.now()
    ) {
      await timer(Math.min(waitMs, longestTimerMs), signal);
    }
  },
};

export interface FrozenClock extends Clock {
  /**
   * Moves on by `byMs`, stopping at every time somebody waits for, in order, and letting what was
   * waiting go on before the next. Resolves when the new time is reached.
   */
  advance(byMs: number): Promise<void>;
}

/** A clock that stands still until it is moved, so that a conversation can be repeated exactly. */
export function frozenClock(startMs: number): FrozenClock {
  let nowMs = startMs;
  const waiting = new Set<Waiter>();

  function nextUpTo(atMs: number): Waiter | undefined {
    return [...waiting].filter((w) => w.atMs <= atMs).sort((a, b) => a.atMs - b.atMs)[0];
  }

  return {
    nowMs: () => nowMs,
    waitUntil(atMs, signal) {
      if (atMs <= nowMs || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const end = () => {
          waiting.delete(waiter);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const waiter: Waiter = { atMs, end };
        waiting.add(waiter);
        signal.addEventListener('abort', end);
      });
    },
    async advance(byMs) {
      const targetMs = nowMs + byMs;
      await setImmediate();
      for (let next = nextUpTo(targetMs); next !== undefined; next = nextUpTo(targetMs)) {
        nowMs = Math.max(nowMs, next.atMs);
        next.end();
        await setImmediate();
      }
      nowMs = targetMs;
    },
  };
}

interface Waiter {
  readonly atMs: number;
  readonly end: () => void;
}

function timer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(handle);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const handle = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
