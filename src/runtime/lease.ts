import type { ClaimToken } from '../store/port.ts';
import { claimRequest, type RuntimeContext } from './context.ts';
import { abortable } from './deadline.ts';
import { ClaimLost } from './interruption.ts';

/**
 * Runs `work` and renews the claim meanwhile, so that a slow answer does not cost the turn. Rejects
 * with `ClaimLost` as soon as the claim is known to be lost. A renewal that fails is no loss: the
 * lease has time left, and the commit is fenced anyway.
 */
export function whileRenewing<T>(
  context: RuntimeContext,
  claim: ClaimToken,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { clock, store, leaseMs } = context;
  return abortable(context.stopping, (signal, abort) => {
    const renewing = async () => {
      while (!signal.aborted) {
        await clock.waitUntil(clock.nowMs() + leaseMs / 3, signal);
        if (signal.aborted) return;
        const held = await store.renew(claim, claimRequest(context)).catch(() => true);
        if (!held) abort(new ClaimLost('Another worker has taken this conversation over.'));
      }
    };
    void renewing();
    return work(signal);
  });
}
