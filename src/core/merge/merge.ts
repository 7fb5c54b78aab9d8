import type { GiveMove, Move } from '../move.ts';
import type {
  Candidate,
  Confirmation,
  DeclinedSlot,
  EmptySlot,
  FilledSlot,
  InferredSlot,
  OpenPoint,
  SlotState,
} from '../slot-state.ts';
import { sameValue, type Value } from '../value.ts';
import type { Change } from './change.ts';
import { type MergeRule, mergeColumn, mergeRow, mergeTable } from './merge-table.ts';

export interface Merged {
  readonly state: SlotState;
  readonly change?: Change;
}

/** What the flow and the situation say of a slot that a move is about. */
export interface MergeTerms {
  /** A different value may simply replace the one that stands. */
  readonly reversible: boolean;
  /** Whether a value lies outside the soft limits, and needs an explicit yes. */
  readonly isUnusual?: (value: Value) => boolean;
}

/**
 * What one move does to the slot it is about (contract 4). Nothing is destroyed that the table does
 * not name; a move that is not about a slot changes nothing and is decide's to answer.
 */
export function merge(slot: string, state: SlotState, move: Move, terms: MergeTerms): Merged {
  switch (move.move) {
    case 'give':
      return give(slot, state, move, terms);
    case 'ambiguous':
      return ambiguous(slot, state, move.candidates);
    case 'invalid':
      return refused(slot, state, move);
    case 'decline':
      if (state.status === 'declined') return { state: closed(state) };
      return {
        state: declined(state, move.reason, move.source),
        change: { change: 'declined', slot, reason: move.reason },
      };
    case 'confirm':
      if (state.status !== 'inferred') return { state };
      return {
        state: filled(state, { ...state, basis: 'derived' }, 'explicit'),
        change: { change: 'filled', slot, value: state.value, by: 'confirmation' },
      };
    case 'take-back':
      return takeBack(slot, state);
    case 'choose':
      return {
        state: filled(state, move.candidate, 'explicit'),
        change: chosen(slot, state, move.candidate.value),
      };
    case 'keep':
      return keep(slot, state);
    case 'defer':
      return state.status === 'empty' ? { state: { ...state, deferred: true } } : { state };
    default:
      return { state };
  }
}

/** Silence after a stated, reversible inference confirms it (contract 5). */
export function confirmBySilence(slot: string, state: InferredSlot): Merged {
  return {
    state: filled(state, { ...state, basis: 'derived' }, 'silence'),
    change: { change: 'filled', slot, value: state.value, by: 'silence' },
  };
}

/** Settles a slot that nobody answered, or closes what nobody chose. */
export function giveUp(slot: string, state: SlotState): Merged {
  if (state.status !== 'empty') return keep(slot, state);
  return {
    state: { status: 'declined', asked: state.asked, reason: 'unanswered' },
    change: { change: 'declined', slot, reason: 'unanswered' },
  };
}

function give(slot: string, state: SlotState, move: GiveMove, terms: MergeTerms): Merged {
  const { value, basis } = move;
  const current = currentValue(state);
  const same = current !== undefined && sameValue(current, value);
  const rule = mergeTable[mergeRow(state, terms.reversible)][mergeColumn(same, basis, move.direct)];
  if (changesValue.has(rule) && terms.isUnusual?.(value)) {
    return { state: opened(state, 'unusual', [move]), change: { change: 'opened', slot } };
  }
  switch (rule) {
    case 'nothing':
      return {
        state: same && move.direct ? closed(state) : state,
        change: { change: 'same', slot },
      };
    case 'fill':
      return {
        state: filled(state, move, confirmationOf(move)),
        change: { change: 'filled', slot, value, by: 'statement' },
      };
    case 'fill-with-notice':
      return {
        state: filled(state, move, confirmationOf(move)),
        change:
          current === undefined
            ? { change: 'used-after-decline', slot, value }
            : { change: 'replaced', slot, from: current, to: value, inferred: false },
      };
    case 'infer':
    case 'infer-with-notice':
      if (rejectedBefore(state, value)) {
        return { state, change: { change: 'ignored', slot, value, why: 'rejected-before' } };
      }
      return {
        state: inferred(state, move),
        change:
          current === undefined
            ? { change: 'inferred', slot, value }
            : { change: 'replaced', slot, from: current, to: value, inferred: true },
      };
    case 'infer-over':
      return {
        state: {
          ...inferred(state, move),
          ...(state.status === 'filled' && { behind: closed(state) }),
        },
        change: { change: 'replaced', slot, from: current as Value, to: value, inferred: true },
      };
    case 'ask-conflict':
      return { state: opened(state, 'conflict', [move]), change: { change: 'opened', slot } };
    case 'ask-after-refusal':
      return { state: opened(state, 'after-refusal', [move]), change: { change: 'opened', slot } };
    case 'ignore':
      return {
        state,
        change: {
          change: 'ignored',
          slot,
          value,
          why: state.status === 'declined' ? 'slot-declined' : 'slot-filled-and-only-mentioned',
        },
      };
  }
}

function confirmationOf({ edited }: GiveMove): Confirmation {
  return edited ? 'edited' : 'stated';
}

const changesValue: ReadonlySet<MergeRule> = new Set([
  'fill',
  'fill-with-notice',
  'infer',
  'infer-with-notice',
  'infer-over',
]);

/** Several readings: asked, unless one of them is what already stands. */
function ambiguous(slot: string, state: SlotState, candidates: readonly Candidate[]): Merged {
  const current = currentValue(state);
  if (current !== undefined && candidates.some(({ value }) => sameValue(value, current))) {
    return { state, change: { change: 'same', slot } };
  }
  if (state.status === 'declined') return { state };
  return { state: opened(state, 'ambiguous', candidates), change: { change: 'opened', slot } };
}

/** Nothing is stored, but half of a value is kept until the other half comes. */
function refused(
  slot: string,
  state: SlotState,
  { problem, source }: Extract<Move, { move: 'invalid' }>,
): Merged {
  if (state.status === 'empty' && 'parts' in problem) {
    return { state: { ...state, half: { ...problem, source } }, change: { change: 'half', slot } };
  }
  return { state, change: { change: 'invalid', slot, problem } };
}

function takeBack(slot: string, state: SlotState): Merged {
  if (state.status !== 'inferred') return { state };
  const back: SlotState = state.behind ?? {
    status: 'empty',
    asked: state.asked,
    rejected: [...state.rejected, state.value],
  };
  return { state: back, change: { change: 'taken-back', slot, value: state.value } };
}

function keep(slot: string, state: SlotState): Merged {
  if (state.open === undefined) {
    if (state.status !== 'inferred' || state.behind === undefined) return { state };
    return { state: state.behind, change: { change: 'kept', slot, value: state.behind.value } };
  }
  const value = currentValue(state);
  return {
    state: closed(state),
    change: { change: 'kept', slot, ...(value !== undefined && { value }) },
  };
}

function chosen(slot: string, state: SlotState, value: Value): Change {
  const current = currentValue(state);
  if (current === undefined) return { change: 'filled', slot, value, by: 'choice' };
  if (sameValue(current, value)) return { change: 'kept', slot, value };
  return { change: 'replaced', slot, from: current, to: value, inferred: false };
}

/** The value that stands for a slot, confirmed or not. */
export function currentValue(state: SlotState): Value | undefined {
  return state.status === 'filled' || state.status === 'inferred' ? state.value : undefined;
}

function filled(state: SlotState, candidate: Candidate, confirmed: Confirmation): FilledSlot {
  const { value, basis, source } = candidate;
  return { status: 'filled', asked: state.asked, value, basis, source, confirmed };
}

function inferred(state: SlotState, { value, source }: Candidate): InferredSlot {
  const rejected = state.status === 'empty' || state.status === 'inferred' ? state.rejected : [];
  const behind = state.status === 'inferred' ? state.behind : undefined;
  return {
    status: 'inferred',
    asked: state.asked,
    value,
    source,
    rejected,
    ...(behind !== undefined && { behind }),
  };
}

function declined(
  state: SlotState,
  reason: DeclinedSlot['reason'],
  source: DeclinedSlot['source'],
): DeclinedSlot {
  return { status: 'declined', asked: state.asked, reason, ...(source && { source }) };
}

function opened(state: SlotState, why: OpenPoint['why'], given: readonly Candidate[]): SlotState {
  const candidates = given.map(({ value, basis, source }) => ({ value, basis, source }));
  return { ...state, open: { why, candidates, asked: 0 } };
}

/** The state without its open point. */
function closed<S extends SlotState>(state: S): S {
  const { open: _, ...rest } = state;
  return rest as S;
}

function rejectedBefore(state: SlotState, value: Value): boolean {
  const rejected: EmptySlot['rejected'] =
    state.status === 'empty' || state.status === 'inferred' ? state.rejected : [];
  return rejected.some((earlier) => sameValue(earlier, value));
}
