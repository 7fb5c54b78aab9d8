import type { Conversation } from '../core/conversation.ts';
import type { Input } from '../core/input.ts';
import type { OperationalError } from '../errors.ts';
import type { OutboxEntry } from './outbox.ts';

/** What the store shows to those who look after it (`Store` in port.ts). */

export interface WaitingLane {
  readonly key: string;
  readonly lane: string;
  /** When its first entry is tried; while that is being sent, the end of the lease. */
  readonly dueAtMs: number;
  readonly entries: readonly WaitingEntry[];
}

/** An entry of a lane and its tries so far; or why this program cannot read it. */
export type WaitingEntry = { readonly id: string; readonly attempts: number } & (
  | { readonly entry: OutboxEntry }
  | { readonly unreadable: OperationalError }
);

/** Set aside, visible and replayable; nothing is dropped silently. */
export type Parked = { readonly id: string; readonly key: string } & (
  | (ParkedWhy & { readonly kind: 'input'; readonly input: Input })
  | (ParkedWhy & { readonly kind: 'entry'; readonly entry: OutboxEntry })
  /** There is one, but this program cannot read it. It can be erased all the same. */
  | { readonly kind: 'unreadable'; readonly unreadable: OperationalError }
);

export type ReadableParked = Exclude<Parked, { readonly kind: 'unreadable' }>;

interface ParkedWhy {
  readonly reason: string;
  readonly atMs: number;
}

export interface ConversationPage {
  readonly nowMs: number;
  readonly limit: number;
  /** `next` of the page before; absent for the first. */
  readonly after?: string;
}

export interface ConversationList {
  readonly conversations: readonly ListedConversation[];
  /** Where the next page begins; absent where this is the last. */
  readonly next?: string;
}

export interface ListedConversation {
  readonly key: string;
  /** Absent where nothing but waiting inputs or entries is left of it. */
  readonly conversation?: Conversation;
  /** There is a state, but this program cannot read it. */
  readonly unreadable?: OperationalError;
}

/** A person as a platform knows one. The same id on another platform is somebody else. */
export interface PersonRef {
  readonly platform: string;
  readonly id: string;
}

export interface Backlog {
  /** With a state or with anything that waits. */
  readonly conversations: number;
  /** Of those, the ones that somebody should take up now. */
  readonly dueConversations: number;
  /** Lanes with entries, those that are being sent included. */
  readonly lanes: number;
  readonly dueLanes: number;
  readonly parked: number;
}

/**
 * - `in-memory`: ends with the process. `not-persistent`: nothing is written to a disk.
 * - `fsync-late`: the disk may be seconds behind. `evicts`: deletes what is live when it is full.
 */
export type StoreWeakness = 'in-memory' | 'not-persistent' | 'fsync-late' | 'evicts';
