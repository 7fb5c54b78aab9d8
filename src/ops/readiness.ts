import { OperationalError, type OperationalErrorCode } from '../errors.ts';
import type { Clock } from '../runtime/port.ts';
import type { Store } from '../store/port.ts';

/**
 * Whether this process can do its work, and why not. Each state has a row in docs/operations.md.
 * `store-slow` is ready all the same: what is slow still works.
 */
export type ReadyState = 'ready' | 'store-slow' | 'starting' | 'stopping' | OperationalErrorCode;

export interface Readiness {
  readonly ready: boolean;
  readonly state: ReadyState;
  readonly sinceMs: number;
  /** How long the last write to the store took. */
  readonly probeMs?: number;
}

export interface ReadinessMonitor {
  current(): Readiness;
  /** The runtime has begun: from now on the store alone decides. */
  started(): void;
  /** Says `stopping` from now on. */
  stop(): void;
}

export interface ReadinessOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly onChange: (now: Readiness) => void;
  readonly everyMs?: number;
  /** A write that takes longer is a slow one. */
  readonly slowMs?: number;
}

/** Writes something small every two seconds, since a store may answer and take nothing. */
export function watchReadiness(options: ReadinessOptions): ReadinessMonitor {
  const { store, clock, onChange, everyMs = 2_000, slowMs = 250 } = options;
  const stopped = new AbortController();
  let begun = false;
  let now: Readiness = { ready: false, state: 'starting', sinceMs: clock.nowMs() };

  function become(state: ReadyState, probeMs?: number): void {
    const ready = state === 'ready' || state === 'store-slow';
    const changed = state !== now.state;
    const sinceMs = changed ? clock.nowMs() : now.sinceMs;
    now = { ready, state, sinceMs, ...(probeMs !== undefined && { probeMs }) };
    if (changed) onChange(now);
  }

  async function look(): Promise<void> {
    const startMs = clock.nowMs();
    const state = await store.probe(startMs).then(
      () => (begun ? undefined : ('starting' as const)),
      (error: unknown) => codeOf(error),
    );
    if (stopped.signal.aborted) return;
    const probeMs = clock.nowMs() - startMs;
    become(state ?? (probeMs > slowMs ? 'store-slow' : 'ready'), probeMs);
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look();
      await clock.waitUntil(clock.nowMs() + everyMs, stopped.signal);
    }
  }

  void watch();
  return {
    current: () => now,
    started() {
      begun = true;
      if (now.state === 'starting') become('ready', now.probeMs);
    },
    stop() {
      stopped.abort();
      become('stopping');
    },
  };
}

function codeOf(error: unknown): OperationalErrorCode {
  return error instanceof OperationalError ? error.code : 'store-unavailable';
}
