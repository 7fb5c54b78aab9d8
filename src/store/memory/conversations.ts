import type { Input } from '../../core/input.ts';
import { OperationalError } from '../../errors.ts';
import { decode, decodeConversation, encode } from '../encoding.ts';
import type { LaneClaim } from '../outbox.ts';
import {
  type Accepted,
  type Arrival,
  type Claim,
  type ClaimRequest,
  type ClaimToken,
  dedupeMs,
  type Release,
  type Renewed,
  type TurnCommit,
  tracesKept,
  waitingMs,
} from '../port.ts';
import { claimFreeLanes, enqueue } from './lanes.ts';
import {
  type ConversationRecord,
  dropIfIdle,
  expire,
  type MemoryState,
  nextNumber,
  park,
  post,
  recordOf,
  schedule,
} from './state.ts';

export function accept(state: MemoryState, arrival: Arrival, request: ClaimRequest): Accepted {
  const { nowMs } = request;
  for (const { input } of arrival.inputs) encode(input);
  expire(state, nowMs);
  forgetSeen(state, nowMs);

  const fresh = arrival.inputs.map(({ input, eventIds }) =>
    markSeen(state, arrival.key, new Set([input.eventId, ...eventIds]), nowMs),
  );
  const eventIds = arrival.inputs.map(({ input }) => input.eventId);
  const accepted = eventIds.filter((_, i) => fresh[i]);
  const duplicates = eventIds.filter((_, i) => !fresh[i]);
  if (accepted.length === 0) return { accepted, duplicates };

  const record = recordOf(state, arrival.key);
  const free = isFree(record, nowMs);
  const othersWait = record.mailbox.length > (free ? 0 : (record.claim?.inputs ?? 0));
  const inputs = arrival.inputs.map(({ input }) => input).filter((_, i) => fresh[i]);
  post(record, inputs, nowMs);
  if (arrival.notBeforeMs === undefined) {
    record.quietUntilMs = 0;
    if (!free) return { accepted, duplicates };
    return { accepted, duplicates, claim: claimRecord(state, record, request) };
  }
  // What waits already and may be taken now is not held up by what comes after it.
  if (!othersWait || record.quietUntilMs > nowMs) {
    record.quietUntilMs = Math.max(record.quietUntilMs, arrival.notBeforeMs);
  }
  if (free) {
    const dueAtMs = othersWait ? (record.dueAtMs ?? 0) : 0;
    if (!othersWait || dueAtMs > nowMs) {
      schedule(state, record, Math.max(dueAtMs, record.quietUntilMs));
    }
  }
  return { accepted, duplicates };
}

export function claimDue(state: MemoryState, request: ClaimRequest, limit: number): Claim[] {
  expire(state, request.nowMs);
  const claims: Claim[] = [];
  while (claims.length < limit) {
    const first = state.dueConversations.first();
    if (first === undefined || first.atMs > request.nowMs) break;
    const record = first.item;
    if (record.state === undefined && record.mailbox.length === 0) {
      record.claim = undefined;
      schedule(state, record, undefined);
      dropIfIdle(state, record);
    } else {
      claims.push(claimRecord(state, record, request));
    }
  }
  return claims;
}

export function renew(
  state: MemoryState,
  claim: ClaimToken,
  request: { readonly nowMs: number; readonly leaseMs: number },
): Renewed | undefined {
  const record = held(state, claim);
  if (record === undefined) return undefined;
  schedule(state, record, request.nowMs + request.leaseMs);
  const arrived = record.mailbox.slice(record.claim?.inputs).map((json) => decode<Input>(json));
  return { arrived, quietUntilMs: record.quietUntilMs };
}

export function commit(
  state: MemoryState,
  claim: ClaimToken,
  turn: TurnCommit,
  request: ClaimRequest,
): LaneClaim[] | undefined {
  const { nowMs } = request;
  const record = held(state, claim);
  if (record === undefined) return undefined;
  if (turn.consumed > (record.claim?.inputs ?? 0)) {
    throw new RangeError('A turn cannot consume more inputs than were claimed.');
  }
  const conversation = encode(turn.conversation);
  const trace = turn.trace === undefined ? undefined : encode(turn.trace);
  const entries = turn.outbox.map((entry) => ({ entry, json: encode(entry) }));
  encode(turn.parked);

  record.mailbox.splice(0, turn.consumed);
  for (const { input, reason } of turn.parked) {
    park(state, { kind: 'input', key: record.key, reason, atMs: nowMs, input });
  }
  record.state = { json: conversation, keepUntilMs: turn.keepUntilMs };
  state.expiries.set(record, turn.keepUntilMs);
  if (turn.forgetsBefore) {
    record.traces.length = 0;
    record.receipts.clear();
  }
  if (trace !== undefined) record.traces.push(trace);
  if (record.traces.length > tracesKept) record.traces.shift();
  for (const id of turn.forgetReceipts) record.receipts.delete(id);
  const lanes = enqueue(state, record, entries, nowMs);

  for (const person of turn.people ?? []) record.people.add(person);
  record.listedUntilMs = record.mailbox.length > 0 ? nowMs + waitingMs : turn.keepUntilMs;

  record.claim = undefined;
  record.attempts = 0;
  record.failures = 0;
  record.begunAnew = false;
  schedule(
    state,
    record,
    record.mailbox.length > 0 ? Math.max(nowMs, record.quietUntilMs) : turn.dueAtMs,
  );
  return claimFreeLanes(state, lanes, request);
}

export function release(state: MemoryState, claim: ClaimToken, outcome: Release): void {
  const record = held(state, claim);
  if (record === undefined) return;
  record.claim = undefined;
  if (outcome.blameless) record.attempts = Math.max(0, record.attempts - 1);
  else record.failures += 1;
  if (outcome.begunAnew) record.begunAnew = true;
  schedule(state, record, outcome.dueAtMs);
}

/** Whether nobody works on it: never claimed, given back, or the lease has run out. */
function isFree(record: ConversationRecord, nowMs: number): boolean {
  return record.claim === undefined || (record.dueAtMs ?? 0) <= nowMs;
}

/** The record, if this claim is still the newest one of it. */
function held(state: MemoryState, claim: ClaimToken): ConversationRecord | undefined {
  const record = state.conversations.get(claim.key);
  return record?.claim?.token === claim.token ? record : undefined;
}

function claimRecord(state: MemoryState, record: ConversationRecord, request: ClaimRequest): Claim {
  const token = nextNumber(state);
  record.attempts += 1;
  record.claim = { token, inputs: record.mailbox.length };
  schedule(state, record, request.nowMs + request.leaseMs);
  return {
    key: record.key,
    token,
    inputs: record.mailbox.map((json) => decode<Input>(json)),
    attempts: record.attempts,
    failures: record.failures,
    begunAnew: record.begunAnew,
    receipts: Object.fromEntries(record.receipts),
    ...readState(record),
  };
}

function readState(record: ConversationRecord): Pick<Claim, 'conversation' | 'unreadable'> {
  if (record.state === undefined) return {};
  try {
    return { conversation: decodeConversation(record.state.json) };
  } catch (error) {
    if (error instanceof OperationalError) return { unreadable: error };
    throw error;
  }
}

/** Remembers every id of an input. False if one of them was known: the same thing came again. */
function markSeen(
  state: MemoryState,
  key: string,
  eventIds: ReadonlySet<string>,
  nowMs: number,
): boolean {
  const names = [...eventIds].map((eventId) => JSON.stringify([key, eventId]));
  const fresh = names.every((name) => (state.seen.get(name) ?? 0) <= nowMs);
  for (const name of names) {
    if ((state.seen.get(name) ?? 0) > nowMs) continue;
    state.seen.delete(name);
    state.seen.set(name, nowMs + dedupeMs);
  }
  return fresh;
}

function forgetSeen(state: MemoryState, nowMs: number): void {
  for (const [name, untilMs] of state.seen) {
    if (untilMs > nowMs) return;
    state.seen.delete(name);
  }
}
