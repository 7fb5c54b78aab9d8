import type { Conversation } from '../core/conversation.ts';
import type { FlowSpec } from '../core/flow/spec.ts';
import type { Input } from '../core/input.ts';
import type { Trace } from '../core/trace.ts';
import type { OperationalError } from '../errors.ts';
import type { LaneClaim, LaneToken, OutboxEntry, Settlement } from './outbox.ts';
import type {
  Backlog,
  ConversationList,
  ConversationPage,
  Parked,
  PersonRef,
  StoreWeakness,
  WaitingLane,
} from './overview.ts';

/**
 * The one store: everything that must survive, and the only place where work is claimed.
 *
 * A conversation has a mailbox (accepted inputs, in order), its state, its traces, and lanes of
 * outbox entries. Whoever holds the claim of a conversation may take its next turn; a commit writes
 * state, consumed inputs, trace, outbox and the next due time together or not at all, and only with
 * a live claim. Each lane is claimed the same way by whoever sends.
 *
 * Every call is atomic and takes `nowMs`: a store has no clock. "Due" is one time per conversation
 * and one per lane; it serves wake-up, quiet window, lease, retry, nudge and expiry. Times to live
 * are garbage collection and never a timer. Implementations pass test/store/contract.ts.
 */
export interface Store {
  /**
   * Makes arrivals durable, once each: an input any of whose `eventIds` was seen before is dropped.
   * Resolves only when it would survive a crash. If the conversation is free and nothing asks to
   * wait, it is claimed for the caller in the same step.
   */
  accept(arrival: Arrival, request: ClaimRequest): Promise<Accepted>;

  /** Claims conversations that are due, oldest first, at most `limit`. */
  claim(request: ClaimRequest, limit: number): Promise<readonly Claim[]>;

  /**
   * Extends a claim's lease, and says what has come in since. `undefined` means that the claim is lost:
   * stop the turn, nothing of it counts.
   */
  renew(
    claim: ClaimToken,
    request: { readonly nowMs: number; readonly leaseMs: number },
  ): Promise<Renewed | undefined>;

  /**
   * Ends a turn: all of it or nothing. `undefined` means that the claim was lost and nothing was
   * written; drop the turn. Lanes that got entries and are free come back claimed for the caller.
   */
  commit(
    claim: ClaimToken,
    turn: TurnCommit,
    request: ClaimRequest,
  ): Promise<readonly LaneClaim[] | undefined>;

  /**
   * Gives a conversation back without a turn. Its inputs stay and are due at `dueAtMs`. With
   * `blameless` the attempt is not counted against the inputs (the store or the platform failed).
   * With `begunAnew` every claim until the next commit says so.
   */
  release(claim: ClaimToken, outcome: Release): Promise<void>;

  /** Claims lanes whose first entry is due, oldest first, at most `limit`. */
  claimLanes(request: ClaimRequest, limit: number): Promise<readonly LaneClaim[]>;

  /**
   * Says what became of the entry at the head of a claimed lane. After `sent` or `parked` the next
   * entry comes back under the same claim, if there is one; after `retry` the lane waits. A claim
   * that was lost changes nothing and returns `undefined`.
   */
  settle(
    claim: LaneToken,
    settlement: Settlement,
    request: ClaimRequest,
  ): Promise<LaneClaim | undefined>;

  /** The conversation that a key belongs to: itself, unless it is an alias. */
  resolve(key: string): Promise<string>;

  /** Makes `alias` another name of a conversation, for good or at least for a time from now. */
  addAlias(alias: string, key: string, forMs?: number): Promise<void>;

  /** Keeps a flow's content under its hash for the sessions pinned to it. Idempotent. */
  putFlow(hash: string, flow: FlowSpec): Promise<void>;
  getFlow(hash: string): Promise<FlowSpec | undefined>;

  readConversation(key: string, nowMs: number): Promise<Conversation | undefined>;
  /** Whether there is one, readable or not, at the cost of a glance. */
  hasConversation(key: string, nowMs: number): Promise<boolean>;
  /** Newest last; as many as are kept. */
  readTraces(key: string): Promise<readonly Trace[]>;
  /** The receipt of a logical message, if it was sent and is not forgotten. */
  readReceipt(key: string, message: string): Promise<Receipt | undefined>;
  /** Entries not yet settled, in lane order. */
  readOutbox(key: string): Promise<readonly OutboxEntry[]>;
  /** Lanes whose name begins so, the one due first first. For admins: looks at all that wait. */
  readLanes(beginning: string): Promise<readonly WaitingLane[]>;
  readParked(): Promise<readonly Parked[]>;
  /**
   * Puts a parked item back where it came from. False if there is none with this id; rejects with
   * what is wrong with one that cannot be read.
   */
  replay(parkedId: string, nowMs: number): Promise<boolean>;
  /** The earliest due time of anything, for idle waits and for measuring lag. */
  nextDueAtMs(): Promise<number | undefined>;

  /** One page of the conversations that hold anything, the one that is kept longest first. */
  listConversations(page: ConversationPage): Promise<ConversationList>;
  /** Keys of the conversations that hold anything of this person, parked items aside. */
  conversationsOf(person: PersonRef, nowMs: number): Promise<readonly string[]>;
  /**
   * Erases a conversation: state, traces, receipts, mailbox, outbox and what of it is parked. A turn
   * or a send that is under way loses its claim. Event ids are kept, so that what a platform brings
   * again stays forgotten. False where there was nothing.
   */
  forgetConversation(key: string): Promise<boolean>;

  /** How much is there and how much of it waits. */
  measure(nowMs: number): Promise<Backlog>;
  /** Writes something small. Rejects with the `OperationalError` that an `accept` would meet now. */
  probe(nowMs: number): Promise<void>;
  /** What about this store may lose what it has acknowledged. */
  weaknesses(): Promise<readonly StoreWeakness[]>;

  close(): Promise<void>;
}

/** How long an event id is remembered: longer than any platform redelivers (Slack: up to 24 h). */
export const dedupeMs = 25 * 3_600_000;

/**
 * How long a conversation without a state may still hold something: longer than any entry is tried.
 * Until then it can be found by those who look for a person.
 */
export const waitingMs = 15 * 24 * 3_600_000;

/** How many traces of a conversation are kept. */
export const tracesKept = 50;

export interface Arrival {
  readonly key: string;
  readonly inputs: readonly { readonly input: Input; readonly eventIds: readonly string[] }[];
  /** The quiet window of a burst: the conversation is not due before then. */
  readonly notBeforeMs?: number;
}

export interface ClaimRequest {
  readonly workerId: string;
  readonly nowMs: number;
  readonly leaseMs: number;
}

export interface Accepted {
  /** Event ids of inputs that were new, in order. */
  readonly accepted: readonly string[];
  readonly duplicates: readonly string[];
  readonly claim?: Claim;
}

/** Proof of a claim: the fencing token makes every earlier claim of the same thing worthless. */
export interface ClaimToken {
  readonly key: string;
  readonly token: string;
}

export interface Claim extends ClaimToken {
  /** Absent for a place where nobody spoke yet, or whose state has expired. */
  readonly conversation?: Conversation;
  /** There is a state, but this program cannot read it: release the claim and leave it alone. */
  readonly unreadable?: OperationalError;
  /** All waiting inputs, oldest first. Empty when only the due time brought it up. */
  readonly inputs: readonly Input[];
  /**
   * Claims since the last commit, this one included: more than one means that a turn was lost.
   * Counted anew for inputs that find the mailbox empty, so that none pays for what failed before it.
   */
  readonly attempts: number;
  /**
   * Of the earlier ones, those that were given back as failed. The others ended without a word: the
   * worker died, or could not reach the store.
   */
  readonly failures: number;
  /** The turn was given back because more words came for it, and is not to be given back for that again. */
  readonly begunAnew: boolean;
  /** Messages that were really sent, by logical id. */
  readonly receipts: Readonly<Record<string, Receipt>>;
}

export interface Renewed {
  /** What was accepted since the claim, oldest first, whichever process accepted it. */
  readonly arrived: readonly Input[];
  /** When the quiet window of what waits ends; in the past where there is none. */
  readonly quietUntilMs: number;
}

export interface Release {
  readonly dueAtMs: number;
  readonly blameless: boolean;
  readonly begunAnew?: true;
}

export interface Receipt {
  readonly platformMessageId?: string;
  readonly sentAtMs: number;
}

export interface TurnCommit {
  readonly conversation: Conversation;
  /** How many of the claimed inputs this turn took, from the front. */
  readonly consumed: number;
  /** Of those, the ones that are set aside instead of taken. */
  readonly parked: readonly { readonly input: Input; readonly reason: string }[];
  readonly trace?: Trace;
  readonly outbox: readonly OutboxEntry[];
  /** When the conversation wants to be claimed again without any input. */
  readonly dueAtMs?: number;
  /** Receipts that nobody will ask for again. */
  readonly forgetReceipts: readonly string[];
  /** Earlier traces and receipts go with this commit: the person wants to be forgotten. */
  readonly forgetsBefore?: true;
  /** When the conversation's state may be garbage collected. */
  readonly keepUntilMs: number;
  /** Ids of everybody of whom the conversation holds anything. */
  readonly people?: readonly string[];
}
