import type { ClaimToken, Renewed } from '../store/port.ts';
import { claimRequest, type RuntimeContext } from './context.ts';
import { abortable } from './deadline.ts';
import { ClaimLost } from './interruption.ts';

export interface Renewing {
  /** Often enough for the lease where it is left out. */
  readonly everyMs?: number;
  /** Hears of what has come in since the claim, at each renewal that finds any. */
  readonly arrived?: (since: Renewed) => void;
}

/**
 * Runs `work` and renews the claim meanwhile, so that a slow answer does not cost the turn. Rejects
 * with `ClaimLost` as soon as the claim is known to be lost. A renewal that fails is no loss: the
 * lease has time left, and the commit is fenced anyway.
 */
export function whileRenewing<T>(
  context: RuntimeContext,
  claim: ClaimToken,
  work: (signal: AbortSignal) => Promise<T>,
  { everyMs = Number.POSITIVE_INFINITY, arrived }: Renewing = {},
): Promise<T> {
  const { clock, store, leaseMs } = context;
  const pauseMs = Math.min(leaseMs / 3, everyMs);
  return abortable(context.stopping, (signal, abort) => {
    const renewing = async () => {
      while (!signal.aborted) {
        await clock.waitUntil(clock.nowMs() + pauseMs, signal);
        if (signal.aborted) return;
        const renewed = await store
          .renew(claim, claimRequest(context))
          .catch(() => 'failed' as const);
        if (renewed === 'failed') continue;
        if (renewed === undefined) {
          abort(new ClaimLost('Another worker has taken this conversation over.'));
        } else if (renewed.arrived.length > 0) arrived?.(renewed);
      }
    };
    void renewing();
    return work(signal);
  });
}
