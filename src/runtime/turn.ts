import { type Conversation, newConversation } from '../core/conversation.ts';
import { messageId } from '../core/ids.ts';
import { burstLength, type Input } from '../core/input.ts';
import { languageCodes } from '../core/language/language.ts';
import { isWithPeople } from '../core/session.ts';
import type { Needs, Settled } from '../core/step.ts';
import type { UnderstandingReport } from '../core/understanding.ts';
import { OperationalError } from '../errors.ts';
import type { LaneClaim, OutboxEntry } from '../store/outbox.ts';
import { peopleOf, platformOf, sendersOf } from '../store/people.ts';
import type { Claim, Release, TurnCommit } from '../store/port.ts';
import { apologyMessage } from './apology.ts';
import { adapterFor, laneRequest, type RuntimeContext } from './context.ts';
import { ClaimLost, MoreWords, throughStore, WorkerStopped } from './interruption.ts';
import { type Renewing, whileRenewing } from './lease.ts';
import { fulfil } from './needs.ts';
import {
  deliveryEntry,
  messageEntries,
  noteEntries,
  receiptsOf,
  shownMessages,
  tellingWhereLost,
} from './outbox.ts';
import type { RuntimeEvent } from './port.ts';
import type { TranscriptionReport } from './transcripts.ts';

/**
 * An input that failed this often is tried alone, then set aside, so that what came after it gets
 * its turn. A turn that ended without a word proves little, since workers die of other things; but
 * an input that ends every worker must not do so for ever.
 */
const limits = {
  alone: { failures: 2, losses: 3 },
  setAside: { failures: 4, losses: 12 },
} as const;
/** Shorter than most calls of a model, and a trifle beside what one costs. */
const lookMs = 1_000;
/** More rounds than any turn needs: a core that still asks then has a bug. */
const mostNeeds = 8;
const retryMs = 1_000;
const longestRetryMs = 3_600_000;
/** For what only an operator or another worker can put right. */
const operatorRetryMs = 60_000;
/** How long a conversation is kept after an input was set aside, if nothing else happens in it. */
const keepAfterParkingMs = 7 * 24 * 3_600_000;

/**
 * Takes one turn of a claimed conversation and commits it, or gives the conversation back as it was.
 * Never rejects: bugs end here, as `fault` events. Returns the lanes that came with the commit,
 * claimed for this worker.
 */
export async function takeTurn(
  context: RuntimeContext,
  claim: Claim,
): Promise<readonly LaneClaim[]> {
  try {
    if (claim.unreadable !== undefined) throw claim.unreadable;
    const stuck = reached(limits.setAside, claim) ? claim.inputs[0] : undefined;
    const turn = stuck ? setAside(context, claim, stuck) : await decide(context, claim);
    const lanes = await throughStore(
      context.store.commit(claim, turn.commit, laneRequest(context)),
    );
    if (lanes === undefined) throw new ClaimLost('The claim was lost before the commit.');
    context.observe(turn.event);
    return lanes;
  } catch (error) {
    await giveBack(context, claim, error);
    return [];
  }
}

function reached(limit: { readonly failures: number; readonly losses: number }, claim: Claim) {
  const losses = claim.attempts - 1 - claim.failures;
  return claim.failures >= limit.failures || losses >= limit.losses;
}

interface FinishedTurn {
  readonly commit: TurnCommit;
  readonly event: RuntimeEvent;
}

async function decide(context: RuntimeContext, claim: Claim): Promise<FinishedTurn> {
  const { key } = claim;
  const nowMs = context.clock.nowMs();
  const burst = reached(limits.alone, claim) ? 1 : burstLength(claim.inputs);
  const inputs = claim.inputs.slice(0, burst);
  const { settled, ...understood } = await settle(context, claim, inputs, nowMs);
  const { conversation, messages, effects, notes = [] } = settled;
  const people = [...new Set([...peopleOf(conversation), ...sendersOf(inputs)])];
  const replies = messageEntries(context, key, messages, conversation.turns, nowMs);
  const outbox = [
    ...(isPassedOn(conversation) ? tellingWhereLost(replies, messages) : replies),
    ...noteEntries(context, key, notes, claim.receipts, conversation.turns, nowMs),
    ...effects.map((effect) => deliveryEntry(context, key, effect, nowMs)),
  ].map((entry) => ({ ...entry, people }));
  return {
    commit: {
      conversation,
      consumed: inputs.length,
      parked: [],
      trace: settled.trace,
      outbox,
      forgetReceipts: receiptsOf(claim.receipts, settled.forgetReceipts),
      ...(settled.forgetsBefore && { forgetsBefore: settled.forgetsBefore }),
      keepUntilMs: settled.keepUntilMs,
      people,
      ...(settled.dueAtMs !== undefined && { dueAtMs: notAtOnce(settled.dueAtMs, nowMs) }),
    },
    event: {
      event: 'turn',
      key,
      inputs,
      settled,
      ...understood,
      attempts: claim.attempts,
    },
  };
}

/** People have it, and a note leads them to it. */
function isPassedOn({ session }: Conversation): boolean {
  return session?.desk !== undefined && isWithPeople(session);
}

/** A due time that has come already would bring the same turn again and again, without a pause. */
function notAtOnce(dueAtMs: number, nowMs: number): number {
  return dueAtMs > nowMs ? dueAtMs : nowMs + retryMs;
}

interface SettledTurn {
  readonly settled: Settled;
  readonly understanding?: UnderstandingReport;
  readonly understandingMs?: number;
  readonly transcription?: TranscriptionReport;
  readonly transcriptionMs?: number;
}

async function settle(
  context: RuntimeContext,
  claim: Claim,
  inputs: readonly Input[],
  nowMs: number,
): Promise<SettledTurn> {
  const { turn: core, catalogue, clock } = context;
  let understood: Omit<SettledTurn, 'settled'> = {};
  let result = core.step(catalogue, conversationOf(claim), inputs, {
    nowMs,
    sent: shownMessages(claim.receipts),
  });
  for (let needs = 0; result.kind === 'needs'; needs += 1) {
    if (needs === mostNeeds) throw new Error('The turn does not settle: it needs more and more.');
    const need = result;
    const askedAtMs = clock.nowMs();
    const get = (signal: AbortSignal) =>
      whileTyping(context, need, () => fulfil(context, need, signal));
    const { answer, transcription } =
      need.need === 'understanding'
        ? await whileRenewing(
            context,
            claim,
            (signal) => context.calls.during(claim, inputs, signal, get),
            whileUnderstanding(context, claim),
          )
        : await whileRenewing(context, claim, get);
    if (transcription !== undefined) {
      understood = { transcription, transcriptionMs: clock.nowMs() - askedAtMs };
    }
    if (answer.need === 'understanding') {
      understood = {
        ...understood,
        understanding: answer.report,
        understandingMs: clock.nowMs() - askedAtMs,
      };
    }
    result = core.resume(need, answer);
  }
  return { settled: result, ...understood };
}

/** Where a model is asked, the mailbox is looked at often: others may accept what belongs to the turn. */
function whileUnderstanding({ understander, calls }: RuntimeContext, claim: Claim): Renewing {
  if (understander.by !== 'model' || claim.begunAnew) return {};
  return {
    everyMs: lookMs,
    arrived: ({ arrived, quietUntilMs }) => calls.arrived(claim.key, arrived, quietUntilMs),
  };
}

/** People see that an answer is on its way while a model is asked or listens, which takes its time. */
async function whileTyping<T>(
  context: RuntimeContext,
  { need, turn: { conversation, inputs } }: Needs,
  work: () => Promise<T>,
): Promise<T> {
  const asksModel = need === 'understanding' && context.understander.by === 'model';
  if (!asksModel && (need !== 'transcript' || context.transcriber === undefined)) return work();
  const done = new AbortController();
  const { key, language } = conversation;
  const thread = inputs.at(-1)?.thread ?? conversation.thread;
  const about = { language, ...(thread !== undefined && { thread }) };
  adapterFor(context, key).showTyping?.(key, done.signal, about);
  try {
    return await work();
  } finally {
    done.abort();
  }
}

/**
 * Parks an input that failed again and again, with an apology in the same commit. The conversation
 * is due at once for a turn without it, which also sets its times anew.
 */
function setAside(context: RuntimeContext, claim: Claim, input: Input): FinishedTurn {
  const nowMs = context.clock.nowMs();
  const conversation = conversationOf(claim);
  const reason = 'failed-repeatedly';
  return {
    commit: {
      conversation: { ...conversation, turns: conversation.turns + 1 },
      consumed: 1,
      parked: [{ input, reason }],
      outbox: apology(context, conversation, nowMs),
      dueAtMs: nowMs,
      forgetReceipts: [],
      keepUntilMs: nowMs + keepAfterParkingMs,
      people: peopleOf(conversation),
    },
    event: { event: 'parked', key: claim.key, id: input.eventId, reason },
  };
}

/** Without an apology rather than without progress: rendering may be what failed all the time. */
function apology(
  context: RuntimeContext,
  conversation: Conversation,
  nowMs: number,
): readonly OutboxEntry[] {
  const { key, turns } = conversation;
  try {
    const id = `${messageId(conversation, conversation.session?.id)}-apology`;
    return messageEntries(context, key, [apologyMessage(conversation, id)], turns, nowMs);
  } catch (error) {
    context.observe({ event: 'fault', key, error });
    return [];
  }
}

async function giveBack(context: RuntimeContext, claim: Claim, error: unknown): Promise<void> {
  const { key } = claim;
  if (error instanceof ClaimLost) {
    context.observe({ event: 'lost', key });
    return;
  }
  if (!isInterruption(error)) context.observe({ event: 'fault', key, error });
  try {
    await throughStore(context.store.release(claim, retryOf(error, claim, context.clock.nowMs())));
  } catch (releaseError) {
    // The lease runs out by itself, and somebody takes the conversation over.
    context.observe({ event: 'fault', key, error: releaseError });
  }
}

/** Nothing went wrong: the turn is taken again, here or elsewhere. */
function isInterruption(error: unknown): boolean {
  return error instanceof WorkerStopped || error instanceof MoreWords;
}

/** Only what the turn itself got wrong counts against its inputs. */
function retryOf(error: unknown, claim: Claim, nowMs: number): Release {
  if (error instanceof WorkerStopped) return { dueAtMs: nowMs, blameless: true };
  if (error instanceof MoreWords) {
    const dueAtMs = Math.max(nowMs, error.quietUntilMs);
    return { dueAtMs, blameless: true, begunAnew: true } as const;
  }
  if (error instanceof OperationalError && error.code !== 'not-storable') {
    return { dueAtMs: nowMs + (error.retryable ? retryMs : operatorRetryMs), blameless: true };
  }
  const waitMs = Math.min(retryMs * 2 ** claim.failures, longestRetryMs);
  return { dueAtMs: nowMs + waitMs, blameless: false };
}

function conversationOf(claim: Claim): Conversation {
  if (claim.conversation !== undefined) return claim.conversation;
  const { key, inputs } = claim;
  const locale = inputs.find((input) => input.locale !== undefined)?.locale;
  return newConversation({
    key,
    platform: platformOf(key),
    language:
      languageCodes.find((code) => code === locale?.split(/[-_]/)[0]?.toLowerCase()) ?? 'en',
    timeZone: inputs.find((input) => input.timeZone !== undefined)?.timeZone ?? 'UTC',
  });
}
