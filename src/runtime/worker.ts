import type { LaneClaim } from '../store/outbox.ts';
import type { Claim } from '../store/port.ts';
import { claimRequest, laneRequest, type RuntimeContext } from './context.ts';
import { throughStore } from './interruption.ts';
import { sendLane } from './lanes.ts';
import { takeTurn } from './turn.ts';

/** Runs claimed work side by side, and finds work that is due. Takes on nothing new when ending. */
export interface Worker {
  /** Takes the turn of a claimed conversation, or gives it back where there is no room for it. */
  take(claim: Claim): Promise<void>;
  /** Does all that is due, and what follows from it. Rejects when the store fails. */
  drain(): Promise<void>;
  /** Looks for due work until the worker is to end. Never rejects. */
  poll(): Promise<void>;
  /** Looks anew when the next work is due: something was accepted that waits. */
  look(): void;
  /** Resolves when nothing is running any more. */
  idle(): Promise<void>;
}

/** After a failed look at the store, and at least between two looks that found nothing. */
const pauseMs = 1_000;
const shortestWaitMs = 10;
/** Said with the signal, since one that comes without a reason is given an error at some cost. */
const lookAnew = 'look anew';
/** Sends wait for others most of the time: so many more of them than turns run side by side. */
const sendsPerTurn = 8;

export function worker(context: RuntimeContext, ending: AbortSignal): Worker {
  const { store, clock, concurrency, pollMs } = context;
  const turns = new Set<Promise<void>>();
  const lanes = new Set<Promise<void>>();
  let wake = new AbortController();

  function run(running: Set<Promise<void>>, work: Promise<void>): void {
    const job = work.finally(() => {
      running.delete(job);
      wake.abort(lookAnew);
    });
    running.add(job);
  }

  function runTurn(claim: Claim): void {
    run(
      turns,
      takeTurn(context, claim).then((claimed) => claimed.forEach(runLane)),
    );
  }

  function runLane(claim: LaneClaim): void {
    run(lanes, sendLane(context, claim));
  }

  /** Starts what is due, as far as there is room, and says how much that was. */
  async function startDue(): Promise<number> {
    const turnRoom = concurrency - turns.size;
    const laneRoom = concurrency * sendsPerTurn - lanes.size;
    const claims = turnRoom > 0 ? await store.claim(claimRequest(context), turnRoom) : [];
    claims.forEach(runTurn);
    const laneClaims = laneRoom > 0 ? await store.claimLanes(laneRequest(context), laneRoom) : [];
    laneClaims.forEach(runLane);
    return claims.length + laneClaims.length;
  }

  /** Until something is due, something ends here, or it is time to look again. */
  async function waitForWork(): Promise<void> {
    const nowMs = clock.nowMs();
    const full = turns.size >= concurrency || lanes.size >= concurrency * sendsPerTurn;
    const nextMs = full ? undefined : await store.nextDueAtMs();
    const atMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, nowMs + pollMs);
    if (!ending.aborted) await clock.waitUntil(Math.max(atMs, nowMs + shortestWaitMs), wake.signal);
  }

  return {
    async take(claim) {
      if (turns.size < concurrency && !ending.aborted) return runTurn(claim);
      try {
        await store.release(claim, { dueAtMs: clock.nowMs(), blameless: true });
      } catch (error) {
        // The inputs are durable; the lease runs out and somebody takes them up.
        context.observe({ event: 'fault', key: claim.key, error });
      }
    },

    async drain() {
      for (;;) {
        // Looked at first: what ends during the look may leave work behind it.
        const wasIdle = turns.size + lanes.size === 0;
        const started = await throughStore(startDue());
        if (wasIdle && started === 0) return;
        const running = [...turns, ...lanes];
        if (running.length > 0) await Promise.race(running);
      }
    },

    async poll() {
      ending.addEventListener('abort', () => wake.abort(lookAnew));
      while (!ending.aborted) {
        wake = new AbortController();
        try {
          if ((await throughStore(startDue())) === 0) await waitForWork();
        } catch (error) {
          context.observe({ event: 'fault', error });
          await clock.waitUntil(clock.nowMs() + pauseMs, ending);
        }
      }
    },

    look: () => wake.abort(lookAnew),

    async idle() {
      while (turns.size + lanes.size > 0) await Promise.all([...turns, ...lanes]);
    },
  };
}
