import type { Clock } from './port.ts';

/** The work did not end before its time. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/**
 * Runs `work` until it ends, its time is over or `outer` aborts, whichever comes first. Rejects with
 * `DeadlineExceeded`, or with the reason of `outer`, even if the work ignores its signal; what such
 * work does later is heard by nobody.
 */
export async function withDeadline<T>(
  clock: Clock,
  atMs: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return abortable(outer, (signal, abort) => {
    clock.waitUntil(atMs, signal).then(() => {
      if (!signal.aborted) abort(new DeadlineExceeded('Out of time.'));
    });
    return work(signal);
  });
}

/** Runs `work` under a signal that aborts with `outer`, by the work's own hand, or when it has ended. */
export async function abortable<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal, abort: (reason: unknown) => void) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted();
  const inner = new AbortController();
  const follow = () => inner.abort(outer.reason);
  outer.addEventListener('abort', follow);
  const aborted = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason));
  });
  try {
    const working = (async () => work(inner.signal, (reason) => inner.abort(reason)))();
    return await Promise.race([working, aborted]);
  } finally {
    outer.removeEventListener('abort', follow);
    inner.abort(workEnded);
  }
}

/** One for all: whoever still listens needs no place in the program, and taking it costs time. */
const workEnded = new DOMException('The work has ended.', 'AbortError');
