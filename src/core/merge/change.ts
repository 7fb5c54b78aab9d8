import type { DeclineReason } from '../slot-state.ts';
import type { Problem } from '../slot-types/slot-type.ts';
import type { Value } from '../value.ts';

/** What a turn changed in one slot, for the reply and the counters. */
export type Change =
  /** Newly filled: said, or an inference confirmed. */
  | {
      readonly change: 'filled';
      readonly slot: string;
      readonly value: Value;
      readonly by: 'statement' | 'silence' | 'confirmation' | 'choice';
    }
  | { readonly change: 'inferred'; readonly slot: string; readonly value: Value }
  | {
      readonly change: 'replaced';
      readonly slot: string;
      readonly from: Value;
      readonly to: Value;
      readonly inferred: boolean;
    }
  | { readonly change: 'used-after-decline'; readonly slot: string; readonly value: Value }
  | { readonly change: 'taken-back'; readonly slot: string; readonly value: Value }
  /** An open point closed with the old value standing. */
  | { readonly change: 'kept'; readonly slot: string; readonly value?: Value }
  | { readonly change: 'declined'; readonly slot: string; readonly reason: DeclineReason }
  /** A choice for the person was raised, or its candidate replaced. */
  | { readonly change: 'opened'; readonly slot: string }
  | { readonly change: 'invalid'; readonly slot: string; readonly problem: Problem }
  /** Half of a value was given, and is kept. */
  | { readonly change: 'half'; readonly slot: string }
  | { readonly change: 'same'; readonly slot: string }
  /** Its condition stopped holding: no longer asked or delivered. */
  | { readonly change: 'set-aside'; readonly slot: string; readonly value: Value }
  /** Its condition holds again: the value is back, to be confirmed. */
  | { readonly change: 'brought-back'; readonly slot: string; readonly value: Value }
  | {
      readonly change: 'ignored';
      readonly slot: string;
      readonly value: Value;
      readonly why: 'rejected-before' | 'slot-declined' | 'slot-filled-and-only-mentioned';
    };

/** Whether a slot newly became settled: filled, declined, or kept after a choice (contract 7). */
export function settles(change: Change): boolean {
  return (
    change.change === 'filled' ||
    change.change === 'declined' ||
    change.change === 'kept' ||
    change.change === 'used-after-decline' ||
    (change.change === 'replaced' && !change.inferred)
  );
}
