import { ModelFailure } from './transport.ts';

/** The time that an understander lives in; a `Clock` of the runtime is one. */
export interface Pace {
  nowMs(): number;
  /** Resolves when the time has come, or when the signal aborts. */
  waitUntil(atMs: number, signal: AbortSignal): Promise<void>;
}

export interface Attempting {
  readonly pace: Pace;
  readonly budgetMs: number;
  readonly signal: AbortSignal;
}

/** The first attempt leaves enough of the time for another. */
const firstShare = 0.6;
const pauseMs = 300;
/** With less time left another call would only cost. */
const leastLeftMs = 1_000;

/**
 * Makes a call, and once more where it failed in a way that may pass and the time allows it. Returns
 * what the call brought or why it brought nothing; rejects only as `signal` says, or for a bug.
 */
export async function attempt<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { pace, budgetMs, signal }: Attempting,
): Promise<T | ModelFailure> {
  const beganAtMs = pace.nowMs();
  const endsAtMs = beganAtMs + budgetMs;
  const first = await within(call, beganAtMs + budgetMs * firstShare, pace, signal);
  if (!(first instanceof ModelFailure) || !first.mayPass) return first;
  const againAtMs = pace.nowMs() + Math.max(pauseMs, first.afterMs);
  if (againAtMs + leastLeftMs > endsAtMs) return first;
  await pace.waitUntil(againAtMs, signal);
  signal.throwIfAborted();
  return within(call, endsAtMs, pace, signal);
}

async function within<T>(
  call: (signal: AbortSignal) => Promise<T>,
  atMs: number,
  pace: Pace,
  signal: AbortSignal,
): Promise<T | ModelFailure> {
  const late = new AbortController();
  const over = new AbortController();
  void pace.waitUntil(atMs, over.signal).then(() => {
    if (!over.signal.aborted) late.abort();
  });
  try {
    return await call(AbortSignal.any([signal, late.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) return new ModelFailure('timeout', { mayPass: true });
    if (error instanceof ModelFailure) return error;
    throw error;
  } finally {
    over.abort();
  }
}
