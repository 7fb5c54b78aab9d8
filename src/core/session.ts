import type { Person } from './input.ts';
import type { ControlMove } from './move.ts';
import type { Pending } from './question.ts';
import type { SlotState } from './slot-state.ts';
import type { UnderstandingCost } from './understanding.ts';

/** How a session ended, and why, for people and for the delivered body. */
export type Outcome =
  | { readonly type: 'completed' }
  | { readonly type: 'handed-over'; readonly reason: HandoverReason; readonly rule?: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'expired' };

/**
 * - `stalled`: too many turns that settled nothing. `asked`: the person wants a human.
 * - `declined`: the person will not give what the flow cannot go on without.
 * - `rule`: the same rule across slots failed twice; `rule` names it.
 * - `correction`: something irreversible was to be changed after it had been sent.
 */
export type HandoverReason = 'stalled' | 'asked' | 'declined' | 'rule' | 'correction';

/** Which flow a session runs: pinned to the content it began with (contract 8). */
export interface FlowRef {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

/** A question of the person's that nobody has answered yet; delivered for the people behind the flow. */
export interface OpenQuestion {
  readonly messageId: string;
  readonly from: Person;
  readonly text: string;
  readonly askedAtMs: number;
}

/** A control that may be tapped now. It answers only the question it was made for. */
export interface LiveControl {
  readonly id: string;
  readonly label: string;
  readonly move: ControlMove;
  /** The logical id of the message that shows it. */
  readonly messageId: string;
}

/** When the session wants a turn without any input. */
export interface Timers {
  /** The backstop (contract 8); moved on by every turn. */
  readonly expiresAtMs: number;
  /** A confirmed review is sent. */
  readonly sendAtMs?: number;
  /** Open reversible inferences are taken, if nobody objects. */
  readonly closeAtMs?: number;
  readonly nudgeAtMs?: number;
}

/** One run of one flow in a conversation. Plain JSON; changed only by a committed turn. */
export interface Session {
  readonly id: string;
  readonly flow: FlowRef;
  /** Counts committed turns of this session; part of every effect's id. */
  readonly revision: number;
  readonly startedAtMs: number;
  readonly startedBy: Person;
  /** Given at the start, delivered untouched. */
  readonly reference?: string;
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly pending?: Pending;
  /** The message that shows the live controls, so that it can be replaced by the decision. */
  readonly shown?: Shown;
  readonly controls: readonly LiveControl[];
  readonly openQuestions: readonly OpenQuestion[];
  readonly people: readonly Person[];
  /** Turns in a row in which no slot newly became filled or declined. */
  readonly stalledTurns: number;
  /** Turns in a row without progress of any kind. */
  readonly idleTurns: number;
  /** How often each wording was used, so that the same words never come twice in a row. */
  readonly said: Readonly<Record<string, number>>;
  /** Whom the pending question was put to; a person's id. */
  readonly askedOf: string;
  readonly lastInputAtMs: number;
  readonly timers: Timers;
  /** How often each rule across slots has failed. */
  readonly ruleFailures: Readonly<Record<string, number>>;
  /** Flows to go on with when this one is done. */
  readonly queued: readonly string[];
  readonly outcome?: Outcome;
  /** The people who took over: where their notes hang together, and what they have done. */
  readonly desk?: Desk;
  /** What understanding has cost so far; absent where no model was called. */
  readonly spent?: UnderstandingCost;
  /** The collection's number: 1 for the first delivery, more for corrections of it. */
  readonly collectionRevision: number;
}

/** A message that can be replaced by a decision. */
export interface Shown {
  readonly messageId: string;
  readonly text: string;
  /** It has no controls, though a platform may have put pickers there. */
  readonly bare?: true;
}

export interface Desk {
  /** The logical id of the note that opened the handover. */
  readonly noteId: string;
  /** One of them has written to the person: the bot keeps out of it. */
  readonly joined?: true;
  readonly closed?: true;
}

/** People have it, and nobody has given it back or closed it. */
export function isWithPeople({ outcome, desk }: Session): boolean {
  return outcome?.type === 'handed-over' && desk?.closed !== true;
}

/** A turn as it is remembered: six are kept (contract 8). */
export interface HistoryEntry {
  readonly atMs: number;
  readonly person: readonly SaidBefore[];
  readonly bot: readonly string[];
}

export interface SaidBefore {
  readonly messageId: string;
  readonly from: Person;
  readonly text: string;
}

export const historyTurns = 6;
