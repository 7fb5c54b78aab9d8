import type { SendResult } from '../adapters/port.ts';
import type { PostResult, WebhookPost } from '../delivery/port.ts';
import type { LaneClaim, OutboxEntry, Settlement } from '../store/port.ts';
import { adapterFor, laneRequest, type RuntimeContext } from './context.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { throughStore, WorkerStopped } from './interruption.ts';
import type { RuntimeEvent } from './port.ts';

const firstRetryMs = 1_000;
const longestRetryMs = 300_000;
/** Unsent after this long, an entry is parked: a late answer helps nobody, a late post may. */
const giveUpAfterMs = { message: 24 * 3_600_000, webhook: 7 * 24 * 3_600_000 };

/**
 * Sends what stands in a claimed lane, one entry after the other, until the lane is empty, has to
 * wait or is lost. Never rejects.
 *
 * An entry is sent before it is settled, so a worker that dies in between sends it once more: at
 * least once, and `attempts` counts it.
 */
export async function sendLane(context: RuntimeContext, first: LaneClaim): Promise<void> {
  let claim: LaneClaim | undefined = first;
  try {
    while (claim !== undefined) {
      const { settlement, event }: Attempt = await attempt(context, claim);
      claim = await throughStore(context.store.settle(claim, settlement, laneRequest(context)));
      if (event !== undefined) context.observe(event);
    }
  } catch (error) {
    context.observe({ event: 'fault', key: first.key, error });
  }
}

interface Attempt {
  readonly settlement: Settlement;
  readonly event?: RuntimeEvent;
}

async function attempt(context: RuntimeContext, claim: LaneClaim): Promise<Attempt> {
  const { entry } = claim;
  try {
    return entry.kind === 'message'
      ? afterSend(context, claim, await send(context, claim))
      : afterPost(context, claim, await post(context, claim));
  } catch (error) {
    const nowMs = context.clock.nowMs();
    if (error instanceof WorkerStopped) {
      return { settlement: { result: 'retry', entryId: entry.id, atMs: nowMs, reason: 'stopped' } };
    }
    const late = error instanceof DeadlineExceeded;
    if (!late) context.observe({ event: 'fault', key: claim.key, error });
    return retry(context, claim, nowMs + backoffMs(claim.attempts), late ? 'timeout' : 'threw');
  }
}

function send(context: RuntimeContext, claim: LaneClaim): Promise<SendResult> {
  const { key, entry, platformMessageId } = claim;
  const adapter = adapterFor(context, key);
  return limited(context, (signal) =>
    adapter.send({
      key,
      body: entry.body,
      signal,
      ...(platformMessageId !== undefined && { platformMessageId }),
    }),
  );
}

function post(context: RuntimeContext, claim: LaneClaim): Promise<PostResult> {
  const nowMs = context.clock.nowMs();
  return limited(context, (signal) =>
    context.delivery.post(postOf(claim.entry), { attempt: claim.attempts, nowMs, signal }),
  );
}

function limited<T>(
  context: RuntimeContext,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withDeadline(context.clock, context.clock.nowMs() + context.sendMs, context.stopping, work);
}

function afterSend(context: RuntimeContext, claim: LaneClaim, result: SendResult): Attempt {
  const { entry } = claim;
  if (result.result === 'refused') return parked(entry, result.reason);
  if (result.result === 'retry') {
    const waitMs = result.afterMs ?? backoffMs(claim.attempts);
    return retry(context, claim, context.clock.nowMs() + waitMs, result.reason);
  }
  const { platformMessageId } = result;
  return {
    settlement: {
      result: 'sent',
      entryId: entry.id,
      ...(platformMessageId !== undefined && { platformMessageId }),
    },
    event: { event: 'sent', entry, attempts: claim.attempts },
  };
}

function afterPost(context: RuntimeContext, claim: LaneClaim, result: PostResult): Attempt {
  const { entry } = claim;
  if (result.result === 'refused') return parked(entry, result.reason);
  if (result.result === 'retry') return retry(context, claim, result.atMs, result.reason);
  return {
    settlement: { result: 'sent', entryId: entry.id },
    event: {
      event: 'delivered',
      entry,
      attempts: claim.attempts,
      post: postOf(entry),
      headers: result.headers,
    },
  };
}

function retry(context: RuntimeContext, claim: LaneClaim, atMs: number, reason: string): Attempt {
  const { entry } = claim;
  const tooOld = atMs - entry.createdAtMs > giveUpAfterMs[entry.kind];
  if (tooOld) return parked(entry, `gave-up: ${reason}`);
  // A lane that is due again the moment it was given back would spin.
  const nowMs = context.clock.nowMs();
  const laterMs = atMs > nowMs ? atMs : nowMs + backoffMs(claim.attempts);
  return {
    settlement: { result: 'retry', entryId: entry.id, atMs: laterMs, reason },
    event: { event: 'waiting', entry, attempts: claim.attempts, atMs: laterMs, reason },
  };
}

function parked(entry: OutboxEntry, reason: string): Attempt {
  return {
    settlement: { result: 'parked', entryId: entry.id, reason },
    event: { event: 'parked', key: entry.key, id: entry.id, reason },
  };
}

function backoffMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
}

/** The body of a webhook entry is what `Delivery.render` made of it. */
function postOf(entry: OutboxEntry): WebhookPost {
  return entry.body as WebhookPost;
}
