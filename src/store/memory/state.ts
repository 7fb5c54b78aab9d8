import type { Input } from '../../core/input.ts';
import { encode } from '../encoding.ts';
import type { ReadableParked } from '../overview.ts';
import { sendersOf } from '../people.ts';
import { type Receipt, waitingMs } from '../port.ts';
import { type DueQueue, dueQueue } from './due-queue.ts';

/** All that a memory store holds. Values that cross the border are kept as JSON text. */
export interface MemoryState {
  readonly conversations: Map<string, ConversationRecord>;
  readonly dueConversations: DueQueue<ConversationRecord>;
  readonly dueLanes: DueQueue<LaneRecord>;
  /** When the state of conversations may go. */
  readonly expiries: DueQueue<ConversationRecord>;
  /** Conversation and event id → when it may be forgotten. Oldest first, as Maps keep order. */
  readonly seen: Map<string, number>;
  readonly aliases: Map<string, string>;
  readonly flows: Map<string, string>;
  readonly parked: Map<string, string>;
  /** The last number given out, for tokens and ids of parked items: never the same one twice. */
  lastNumber: number;
}

export interface ConversationRecord {
  readonly key: string;
  state: { readonly json: string; readonly keepUntilMs: number } | undefined;
  readonly mailbox: string[];
  /** When the quiet window of the waiting inputs ends; 0 where one of them must not wait. */
  quietUntilMs: number;
  /** The one due time; while the conversation is claimed, the end of the lease. */
  dueAtMs: number | undefined;
  /** Stays after the lease has run out, until somebody else claims: a late commit still counts. */
  claim: { readonly token: string; readonly inputs: number } | undefined;
  attempts: number;
  failures: number;
  begunAnew: boolean;
  readonly receipts: Map<string, Receipt>;
  readonly traces: string[];
  readonly lanes: Map<string, LaneRecord>;
  /** Everybody who may be asked for by `conversationsOf`. */
  readonly people: Set<string>;
  /** Until when it is listed: the end of its state, or later while inputs wait. */
  listedUntilMs: number;
}

export interface LaneRecord {
  readonly conversation: ConversationRecord;
  readonly lane: string;
  readonly entries: QueuedEntry[];
  dueAtMs: number;
  /** Set while the head is being sent, and by the same rule as a conversation's claim. */
  token: string | undefined;
}

export interface QueuedEntry {
  readonly id: string;
  readonly message: string | undefined;
  readonly json: string;
  attempts: number;
}

export function emptyState(): MemoryState {
  return {
    conversations: new Map(),
    dueConversations: dueQueue(),
    dueLanes: dueQueue(),
    expiries: dueQueue(),
    seen: new Map(),
    aliases: new Map(),
    flows: new Map(),
    parked: new Map(),
    lastNumber: 0,
  };
}

export function nextNumber(state: MemoryState): string {
  state.lastNumber += 1;
  return String(state.lastNumber);
}

export function recordOf(state: MemoryState, key: string): ConversationRecord {
  const existing = state.conversations.get(key);
  if (existing !== undefined) return existing;
  const record: ConversationRecord = {
    key,
    state: undefined,
    mailbox: [],
    quietUntilMs: 0,
    dueAtMs: undefined,
    claim: undefined,
    attempts: 0,
    failures: 0,
    begunAnew: false,
    receipts: new Map(),
    traces: [],
    lanes: new Map(),
    people: new Set(),
    listedUntilMs: 0,
  };
  state.conversations.set(key, record);
  return record;
}

/** Puts inputs at the end of the mailbox. Attempts made before it had any are not theirs. */
export function post(record: ConversationRecord, inputs: readonly Input[], nowMs: number): void {
  if (record.mailbox.length === 0) {
    record.attempts = 0;
    record.failures = 0;
  }
  record.mailbox.push(...inputs.map(encode));
  for (const person of sendersOf(inputs)) record.people.add(person);
  record.listedUntilMs = Math.max(record.listedUntilMs, nowMs + waitingMs);
}

export function schedule(
  state: MemoryState,
  record: ConversationRecord,
  atMs: number | undefined,
): void {
  record.dueAtMs = atMs;
  if (atMs === undefined) state.dueConversations.delete(record);
  else state.dueConversations.set(record, atMs);
}

/** Forgets the state of every conversation whose time is over. Inputs and outbox entries stay. */
export function expire(state: MemoryState, nowMs: number): void {
  for (let first = state.expiries.first(); first !== undefined; first = state.expiries.first()) {
    if (first.atMs > nowMs) return;
    const record = first.item;
    state.expiries.delete(record);
    record.state = undefined;
    record.traces.length = 0;
    if (record.claim === undefined && record.mailbox.length === 0)
      schedule(state, record, undefined);
    dropIfIdle(state, record);
  }
}

/** Removes a record that nothing waits for. */
export function dropIfIdle(state: MemoryState, record: ConversationRecord): void {
  const idle =
    record.state === undefined &&
    record.claim === undefined &&
    record.mailbox.length === 0 &&
    record.lanes.size === 0;
  if (idle) state.conversations.delete(record.key);
}

/** Sets an item aside under a number of its own. */
export function park(state: MemoryState, item: Aside): void {
  const id = nextNumber(state);
  state.parked.set(id, encode({ id, ...item }));
}

/** A parked item before it has its id. */
export type Aside = ReadableParked extends infer P
  ? P extends ReadableParked
    ? Omit<P, 'id'>
    : never
  : never;
