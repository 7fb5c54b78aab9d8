import type { Act } from './acts.ts';
import type { Move } from './move.ts';
import type { SlotState } from './slot-state.ts';
import type { UnderstandingReport } from './understanding.ts';

/** Why a turn did what it did (contract 10). One a turn, kept with the conversation. */
export interface Trace {
  readonly turn: number;
  readonly atMs: number;
  readonly inputs: readonly {
    readonly eventId: string;
    readonly kind: string;
    readonly text: string;
  }[];
  readonly before: Readonly<Record<string, SlotState>>;
  /** What code settled by itself, ahead of any understanding. */
  readonly direct: readonly Move[];
  readonly afterDirect: Readonly<Record<string, SlotState>>;
  /** Absent where nothing was left to understand. */
  readonly understanding?: UnderstandingReport;
  readonly proposals: readonly ProposalTrace[];
  /** An understander's own opinion on completeness; a hint and nothing more. */
  readonly claimedComplete?: boolean;
  readonly decision: string;
  readonly acts: readonly Act[];
  readonly after: Readonly<Record<string, SlotState>>;
}

export interface ProposalTrace {
  readonly slot: string;
  readonly quote: string;
  readonly outcome: 'accepted' | Rejection;
}

/** Why a proposal does not count. */
export type Rejection =
  | 'unknown-slot'
  | 'no-quote'
  | 'quote-not-found'
  | 'quote-in-question'
  | 'quote-is-quotation'
  | 'quote-negated'
  | 'quote-narrated'
  | 'quote-names-no-day'
  | 'quote-of-others'
  | 'quote-one-of-several'
  | 'quote-relative'
  | 'quote-of-a-deferral'
  | 'quote-names-another-slot'
  | 'quote-not-on-token-borders'
  | 'quote-used-by-another-slot'
  | 'does-not-parse'
  | 'outside-limits'
  | 'ambiguous'
  | 'rejected-before'
  | 'slot-declined'
  | 'slot-filled-and-only-mentioned'
  | 'nothing-to-take-back'
  | 'not-said';
