import type { SendResult } from '../adapters/port.ts';
import type { PostResult, WebhookPost } from '../delivery/port.ts';
import { OperationalError } from '../errors.ts';
import type { LaneClaim, OutboxEntry, Settlement } from '../store/outbox.ts';
import { platformOf } from '../store/people.ts';
import { adapterFor, laneRequest, type RuntimeContext } from './context.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { throughStore, WorkerStopped } from './interruption.ts';
import type { RuntimeEvent } from './port.ts';
import { acceptLoss, acceptRefusal } from './refusal.ts';

const firstRetryMs = 1_000;
const longestRetryMs = 300_000;
/**
 * Unsent after this long, an entry is parked: a late answer helps nobody, a late post may. Not before
 * it was tried so often, for all workers may have been away; one that could not be tried at all
 * waits for `untriedMs`, no longer than it can be found (`waitingMs` of the store).
 */
const giveUp = {
  message: { afterMs: 24 * 3_600_000, attempts: 2 },
  webhook: { afterMs: 7 * 24 * 3_600_000, attempts: 10 },
};
/** As long as people may come back to a note. */
const notesLeadBackMs = 30 * 24 * 3_600_000;
const untriedMs = 14 * 24 * 3_600_000;

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
      claim = await settled(context, claim, settlement);
      if (event !== undefined) context.observe(event);
    }
  } catch (error) {
    context.observe({ event: 'fault', key: first.key, error });
  }
}

/**
 * Settles, again and again while the store is away and the lane is surely ours: what was sent and is
 * not settled would be sent once more. Settling twice is safe.
 */
async function settled(
  context: RuntimeContext,
  claim: LaneClaim,
  settlement: Settlement,
): Promise<LaneClaim | undefined> {
  const { clock, store, leaseMs, stopping } = context;
  const untilMs = clock.nowMs() + leaseMs;
  for (let waitMs = 0; ; waitMs = Math.min(waitMs * 2 + 100, 1_000)) {
    try {
      return await throughStore(store.settle(claim, settlement, laneRequest(context)));
    } catch (error) {
      const passing = error instanceof OperationalError && error.retryable;
      if (!passing || clock.nowMs() + waitMs >= untilMs || stopping.aborted) throw error;
      await clock.waitUntil(clock.nowMs() + waitMs, stopping);
    }
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
      ? await afterSend(context, claim, await send(context, claim))
      : await afterPost(context, claim, await post(context, claim));
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

async function send(context: RuntimeContext, claim: LaneClaim): Promise<SendResult> {
  const { entry, platformMessageId = entry.sentAs } = claim;
  const key = entry.to ?? entry.key;
  const adapter = adapterFor(context, key);
  const { under } = entry;
  const above =
    under === undefined
      ? undefined
      : await throughStore(context.store.readReceipt(entry.key, under));
  const result = await limited(context, (signal) =>
    adapter.send({
      key,
      body: entry.body,
      signal,
      ...(platformMessageId !== undefined && { platformMessageId }),
      ...(above?.platformMessageId !== undefined && { underMessageId: above.platformMessageId }),
    }),
  );
  if (entry.to !== undefined) await leadBack(context, entry, result);
  return result;
}

/** What is written under a note belongs to the conversation that the note is about. */
async function leadBack(
  { store, adapters }: RuntimeContext,
  { key, to = '' }: OutboxEntry,
  result: SendResult,
): Promise<void> {
  if (result.result !== 'sent' || result.platformMessageId === undefined) return;
  const desks = adapters.find(({ platform }) => platform === platformOf(to))?.desks;
  const alias = desks?.noteKey(to, result.platformMessageId);
  if (alias !== undefined) await throughStore(store.addAlias(alias, key, notesLeadBackMs));
}

function post(context: RuntimeContext, claim: LaneClaim): Promise<PostResult> {
  const nowMs = context.clock.nowMs();
  const { entry, attempts } = claim;
  const { createdAtMs } = entry;
  return limited(context, (signal) =>
    context.delivery.post(postOf(entry), { attempt: attempts, nowMs, createdAtMs, signal }),
  );
}

function limited<T>(
  context: RuntimeContext,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withDeadline(
    context.clock,
    context.clock.nowMs() + context.sendMs,
    context.stopping,
    work,
  );
}

async function afterSend(
  context: RuntimeContext,
  claim: LaneClaim,
  result: SendResult,
): Promise<Attempt> {
  const { entry } = claim;
  if (result.result !== 'sent') {
    const failed =
      result.result === 'refused' ? parked(entry, result.reason) : later(context, claim, result);
    const lost = failed.settlement.result === 'parked';
    if (lost && entry.tells) await throughStore(acceptLoss(context, entry));
    return failed;
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

function later(
  context: RuntimeContext,
  claim: LaneClaim,
  { afterMs, reason, untried }: Extract<SendResult, { result: 'retry' }>,
): Attempt {
  const waitMs = afterMs ?? backoffMs(claim.attempts);
  return retry(context, claim, context.clock.nowMs() + waitMs, reason, untried);
}

async function afterPost(
  context: RuntimeContext,
  claim: LaneClaim,
  result: PostResult,
): Promise<Attempt> {
  const { entry } = claim;
  if (result.result === 'refused') {
    const { reason, disabled, refusal } = result;
    const { endpoint } = postOf(entry);
    if (disabled) context.observe({ event: 'endpoint-disabled', endpoint, reason });
    if (refusal !== undefined) await throughStore(acceptRefusal(context, entry, refusal));
    return parked(entry, reason);
  }
  if (result.result === 'retry') {
    const atMs = context.clock.nowMs() + result.afterMs;
    return retry(context, claim, atMs, result.reason, result.untried);
  }
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

function retry(
  context: RuntimeContext,
  claim: LaneClaim,
  atMs: number,
  reason: string,
  untried?: Extract<PostResult, { result: 'retry' }>['untried'],
): Attempt {
  const { entry } = claim;
  const limit = giveUp[entry.kind];
  const ageMs = atMs - entry.createdAtMs;
  const tooOld = untried
    ? ageMs > untriedMs
    : ageMs > limit.afterMs && claim.attempts >= limit.attempts;
  if (tooOld) return parked(entry, `gave-up: ${reason}`);
  // A lane that is due again the moment it was given back would spin.
  const nowMs = context.clock.nowMs();
  const laterMs = atMs > nowMs ? atMs : nowMs + backoffMs(claim.attempts);
  return {
    settlement: {
      result: 'retry',
      entryId: entry.id,
      atMs: laterMs,
      reason,
      ...(untried && { untried: true }),
    },
    event: {
      event: 'waiting',
      entry,
      attempts: claim.attempts - (untried ? 1 : 0),
      atMs: laterMs,
      reason,
      ...(untried && { untried }),
    },
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
