import type { Act } from './acts.ts';
import type { ControlInput } from './input.ts';
import type { ControlMove, Move } from './move.ts';
import { slotState } from './scene.ts';
import type { LiveControl, Session } from './session.ts';
import type { Source } from './slot-state.ts';

/** A control before it has an id: what its label says and what a tap does. */
export interface ControlPlan {
  readonly label: ControlLabel;
  readonly move: ControlMove;
}

/** Labels as data; the wording pack has the words. */
export type ControlLabel =
  | { readonly label: 'right' | 'change' | 'leave-out' | 'yes' | 'no' }
  | { readonly label: 'value'; readonly slot: string; readonly candidate: number }
  | { readonly label: 'keep'; readonly slot: string };

/** The controls that a reply's acts call for, in the order they are shown. */
export function planControls(acts: readonly Act[]): readonly ControlPlan[] {
  return acts.flatMap(controlsOf);
}

function controlsOf(act: Act): readonly ControlPlan[] {
  switch (act.act) {
    case 'state-inference':
      return rightOrChange(act.slot);
    case 'changed':
      return act.inferred ? rightOrChange(act.slot) : [];
    case 'ask-closing':
      return act.slots.length === 1 ? act.slots.flatMap(rightOrChange) : [];
    case 'ask-choice': {
      const { slot } = act;
      const values = act.candidates.map(
        (_, candidate): ControlPlan => ({
          label: { label: 'value', slot, candidate },
          move: { move: 'choose', slot, candidate },
        }),
      );
      const keep: ControlPlan = { label: { label: 'keep', slot }, move: { move: 'keep', slot } };
      return act.current === undefined ? values : [keep, ...values];
    }
    case 'ask': {
      const [slot] = act.slots;
      if (act.attempt !== 'last' || slot === undefined) return [];
      return [{ label: { label: 'leave-out' }, move: { move: 'decline', slot } }];
    }
    case 'ask-start-again':
      return [{ label: { label: 'yes' }, move: { move: 'start-again' } }];
    default:
      return [];
  }
}

function rightOrChange(slot: string): readonly ControlPlan[] {
  return [
    { label: { label: 'right' }, move: { move: 'confirm', slot } },
    { label: { label: 'change' }, move: { move: 'object', slot } },
  ];
}

/** What a tap does now. A control of a question that is closed is outdated and does nothing. */
export function readControl(input: ControlInput, session: Session): readonly Move[] {
  const control = session.controls.find(({ id }) => id === input.controlId);
  if (control === undefined) return [{ move: 'outdated' }];
  const { eventId, from } = input;
  return controlMoves(control, { kind: 'control', eventId, from, text: control.label }, session);
}

/** What a live control means; its words, typed, mean the same as a tap. */
export function controlMoves(
  { move }: LiveControl,
  source: Source,
  session: Session,
): readonly Move[] {
  switch (move.move) {
    case 'confirm':
      return [{ move: 'confirm', slot: move.slot, source }];
    case 'object':
      return [{ move: 'object', slots: [move.slot] }];
    case 'choose': {
      const candidate = slotState(session, move.slot).open?.candidates[move.candidate];
      return [candidate ? { move: 'choose', slot: move.slot, candidate } : { move: 'outdated' }];
    }
    case 'keep':
      return [{ move: 'keep', slot: move.slot }];
    case 'decline':
      return [{ move: 'decline', slot: move.slot, reason: 'refused', source }];
    case 'start-again':
      return [{ move: 'start-again' }];
  }
}
