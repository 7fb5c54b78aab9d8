import type { Person } from './input.ts';
import type { Incomplete } from './slot-types/slot-type.ts';
import type { Value } from './value.ts';

/** Where a value comes from (contract 2). No value exists without one. */
export type Source =
  /** Words of the person: `text` stands verbatim at [start, end) of that message's raw text. */
  | {
      readonly kind: 'span';
      readonly messageId: string;
      readonly from: Person;
      readonly text: string;
      readonly start: number;
      readonly end: number;
    }
  /** A button, picker, form field, or a contact or location that was shared. */
  | {
      readonly kind: 'control';
      readonly eventId: string;
      readonly from: Person;
      readonly text: string;
    }
  /** A value that the bot showed and the person took, with the words that took it. */
  | {
      readonly kind: 'offer';
      readonly eventId: string;
      readonly from: Person;
      readonly text: string;
    };

/** `stated`: the words say exactly this. `derived`: a step was needed that they do not contain. */
export type Basis = 'stated' | 'derived';

export type Confirmation = 'stated' | 'silence' | 'explicit' | 'edited';

export const declineReasons = [
  'refused',
  'no-preference',
  'unknown',
  'unanswered',
  'withdrawn',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A value that might be meant, with where it was found. */
export interface Candidate {
  readonly value: Value;
  readonly basis: Basis;
  readonly source: Source;
}

/**
 * A question about one slot that only the person can settle. While it is open nothing is complete.
 *
 * - `ambiguous`: the words have several readings.
 * - `conflict`: another value for one that may not simply be replaced; the old one is kept.
 * - `unusual`: outside the soft limits.
 * - `after-refusal`: a value for a slot that the person had declined.
 */
export interface OpenPoint {
  readonly why: 'ambiguous' | 'conflict' | 'unusual' | 'after-refusal';
  readonly candidates: readonly Candidate[];
  readonly asked: number;
}

interface SlotBase {
  /** How often this slot was asked in this session, in any wording. */
  readonly asked: number;
  readonly open?: OpenPoint;
}

export interface EmptySlot extends SlotBase {
  readonly status: 'empty';
  /** Inferences that the person took back; they are not inferred again. */
  readonly rejected: readonly Value[];
  /** The person said "later": asked again once, after the others. */
  readonly deferred?: true;
  /** Its condition no longer holds: not asked, not delivered; comes back as inferred. */
  readonly aside?: Candidate;
  /** Half of a value that was given; the other half is asked. */
  readonly half?: Incomplete & { readonly source: Source };
}

export interface FilledSlot extends SlotBase {
  readonly status: 'filled';
  readonly value: Value;
  readonly basis: Basis;
  readonly source: Source;
  readonly confirmed: Confirmation;
}

export interface InferredSlot extends SlotBase {
  readonly status: 'inferred';
  readonly value: Value;
  readonly source: Source;
  readonly rejected: readonly Value[];
  /** The value that stood before, restored when the inference is taken back. */
  readonly behind?: FilledSlot;
  /** The message that stated the inference to the person; silence counts only after it was sent. */
  readonly statedIn?: string;
}

export interface DeclinedSlot extends SlotBase {
  readonly status: 'declined';
  readonly reason: DeclineReason;
  /** Absent where nobody said it: an unanswered slot. */
  readonly source?: Source;
}

/** One slot of a session. The four statuses of contract 2; a field exists only where it means something. */
export type SlotState = EmptySlot | FilledSlot | InferredSlot | DeclinedSlot;

export const emptySlot: EmptySlot = { status: 'empty', asked: 0, rejected: [] };
