import { settleConditions } from '../decide/active.ts';
import { bringBack } from '../decide/rule-check.ts';
import type { Change } from '../merge/change.ts';
import { confirmBySilence, currentValue, type MergeTerms, merge } from '../merge/merge.ts';
import type { GiveMove, Move } from '../move.ts';
import { inferredSlots, isReversible, type Scene, slotSpec, takesSilence } from '../scene.ts';
import type { Candidate, SlotState } from '../slot-state.ts';
import { isUnusual } from '../slot-types/amounts/unusual.ts';
import { sameValue } from '../value.ts';

export interface Applied {
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly changes: readonly Change[];
}

/**
 * The slots after a turn's moves, in the order of the moves; silence is heard first. Several values
 * for one slot in one turn are ambiguous, unless the later corrects ("500, no, 5000": contract 4).
 */
export function applyMoves(
  moves: readonly Move[],
  scene: Scene,
  heard: { readonly by: string; readonly sent: ReadonlySet<string> },
  today: string,
): Applied {
  const slots: Record<string, SlotState> = { ...scene.session.slots };
  const changes: Change[] = [];
  const take = (id: string, merged: { state: SlotState; change?: Change }) => {
    slots[id] = merged.state;
    if (merged.change) changes.push(merged.change);
  };
  for (const [id, state] of silentlyConfirmed(moves, scene, heard)) {
    take(id, confirmBySilence(id, state));
  }
  for (const move of oneValueEach(newsOnly(lastWord(moves), slots))) {
    for (const id of slotsOf(move)) {
      const state = slots[id];
      if (state)
        take(id, merge(id, state, aimed(state, move), termsOf(id, state, move, scene, today)));
    }
  }
  const conditions = settleConditions(scene.flow, slots, today);
  const back = bringBack(scene.flow, conditions.slots, scene.session.slots, today);
  return { slots: back.slots, changes: [...changes, ...conditions.changes, ...back.changes] };
}

/** What somebody else says about a value that stands is never only in passing. */
function aimed(state: SlotState, move: Move): Move {
  if (move.move !== 'give' || state.status !== 'filled') return move;
  return state.source.from.id === move.source.from.id ? move : { ...move, direct: true };
}

/**
 * Somebody else's different value is a conflict, whatever the flow says (contract 8). In a form a
 * person sees the old value and puts another in its place: the choice between both is made.
 */
function termsOf(
  id: string,
  state: SlotState,
  move: Move,
  { flow }: Scene,
  today: string,
): MergeTerms {
  const slot = slotSpec(flow, id);
  const by = 'source' in move ? move.source.from.id : undefined;
  const before = state.status === 'filled' ? state.source.from.id : by;
  const edited = move.move === 'give' && move.edited === true;
  return {
    reversible: (isReversible(flow, id) || edited) && by === before,
    isUnusual: (value) => isUnusual(value, slot, today),
  };
}

/**
 * Contract 5: silence confirms a reversible inference when the same person, after the statement was
 * really sent, writes something understood that is no question and does not object.
 */
function silentlyConfirmed(
  moves: readonly Move[],
  scene: Scene,
  { by, sent }: { readonly by: string; readonly sent: ReadonlySet<string> },
) {
  if (moves.length === 0 || moves.some(breaksSilence)) return [];
  const { pending } = scene.session;
  // What was just objected to is not taken by going on.
  const objected = pending?.about === 'correction' ? pending.asked : [];
  const touched = new Set([...moves.flatMap(slotsOf), ...objected]);
  return inferredSlots(scene.session).filter(
    ([id, state]) =>
      !touched.has(id) &&
      takesSilence(scene.flow, id) &&
      state.source.from.id === by &&
      state.statedIn !== undefined &&
      sent.has(state.statedIn),
  );
}

function breaksSilence(move: Move): boolean {
  return [
    'unclear',
    'too-long',
    'question',
    'bare',
    'object',
    'take-back',
    'outdated',
    'reserved',
    'cancel',
    'reset',
    'human',
  ].includes(move.move);
}

function slotsOf(move: Move): readonly string[] {
  if ('slot' in move) return [move.slot];
  return 'slots' in move ? move.slots : [];
}

/**
 * "Skip. 123": of leaving a slot out and giving it a value in one breath the last one counts, so that
 * no value gets round the choice that is due to the one that stands.
 */
function lastWord(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move, at) => {
    const opposite = oppositeOf[move.move];
    return !moves.slice(at + 1).some((later) => {
      const same = 'slot' in later && 'slot' in move && later.slot === move.slot;
      return same && (opposite?.includes(later.move) ?? false);
    });
  });
}

const oppositeOf: Readonly<Partial<Record<Move['move'], readonly Move['move'][]>>> = {
  decline: ['give', 'ambiguous'],
  give: ['decline'],
  ambiguous: ['decline'],
};

/**
 * "I'm away on the 10th. Make it the 14th": what stands already is said again before what is meant now,
 * and is no second value.
 */
function newsOnly(
  moves: readonly Move[],
  slots: Readonly<Record<string, SlotState>>,
): readonly Move[] {
  return moves.filter((move, at) => {
    const state = move.move === 'give' ? slots[move.slot] : undefined;
    const value = state && currentValue(state);
    if (move.move !== 'give' || value === undefined || !sameValue(move.value, value)) return true;
    return !moves
      .slice(at + 1)
      .some((later) => later.move === 'give' && later.slot === move.slot && later.direct);
  });
}

/** More readings than this are no choice to put to anybody. */
const mostCandidates = 4;

function oneValueEach(moves: readonly Move[]): readonly Move[] {
  const gives = moves.filter((move): move is GiveMove => move.move === 'give');
  return moves.flatMap((move): readonly Move[] => {
    if (move.move !== 'give') return [move];
    const same = gives.filter(({ slot }) => slot === move.slot);
    const last = same.at(-1) ?? move;
    if (same.every(({ value }) => sameValue(value, last.value))) {
      const best = same.find(({ basis }) => basis === 'stated') ?? same[0];
      return move === best ? [{ ...move, direct: same.some(({ direct }) => direct) }] : [];
    }
    if (move !== last) return [];
    if (last.corrects) return [last];
    const candidates = same
      .filter((one, at) => same.findIndex(({ value }) => sameValue(value, one.value)) === at)
      .map(({ value, basis, source }): Candidate => ({ value, basis, source }));
    if (candidates.length > mostCandidates) return [{ move: 'unclear', hesitation: false }];
    return [{ move: 'ambiguous', slot: move.slot, candidates, direct: move.direct }];
  });
}
