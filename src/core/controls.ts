import type { Act } from './acts.ts';
import type { ControlInput } from './input.ts';
import type { ControlMove, Move } from './move.ts';
import type { OtherFlow } from './question.ts';
import { slotState } from './scene.ts';
import type { LiveControl, Session } from './session.ts';
import type { Source } from './slot-state.ts';
import type { Value } from './value.ts';

/** A control before it has an id: what its label says and what a tap does. */
export interface ControlPlan {
  readonly label: ControlLabel;
  readonly move: ControlMove;
}

/** Labels as data; the wording pack has the words. */
export type ControlLabel =
  | { readonly label: PlainLabel }
  | { readonly label: 'option'; readonly slot: string; readonly value: Value }
  | { readonly label: 'value'; readonly slot: string; readonly candidate: number }
  | { readonly label: 'keep' | 'change-slot'; readonly slot: string };

export type PlainLabel =
  | 'right'
  | 'all-right'
  | 'change'
  | 'leave-out'
  | 'yes'
  | 'no'
  | 'send'
  | 'undo'
  | 'go-on'
  | 'start-over'
  | 'switch'
  | 'afterwards';

/** The controls that a reply's acts call for, in the order they are shown. */
export function planControls(acts: readonly Act[]): readonly ControlPlan[] {
  const closing = acts.flatMap((act) => (act.act === 'ask-closing' ? act.slots : []));
  const stated = acts
    .flatMap((act) =>
      act.act === 'state-inference' || (act.act === 'changed' && act.inferred) ? [act.slot] : [],
    )
    .filter((slot) => !closing.includes(slot));
  return [...confirmControls(stated), ...acts.flatMap(controlsOf)];
}

/** One inference: right or change. Several: all right, or a change of one of them. */
function confirmControls(slots: readonly string[]): readonly ControlPlan[] {
  const [only, ...more] = slots;
  if (only === undefined) return [];
  if (more.length === 0) return rightOrChange(only);
  const changes = slots.map(
    (slot): ControlPlan => ({
      label: { label: 'change-slot', slot },
      move: { move: 'object', slot },
    }),
  );
  return [plan('all-right', { move: 'confirm-all', slots }), ...changes];
}

function controlsOf(act: Act): readonly ControlPlan[] {
  switch (act.act) {
    case 'ask-closing':
      return confirmControls(act.slots);
    case 'ask-choice':
      return choiceControls(act);
    case 'ask':
      return askControls(act);
    case 'ask-review':
    case 'repeat-review':
      return [plan('send', { move: 'approve' })];
    case 'sending':
    case 'cancelled':
    case 'switched':
      return [plan('undo', { move: 'undo' })];
    case 'ask-resume':
      return [plan('go-on', { move: 'go-on' }), plan('start-over', { move: 'start-again' })];
    case 'ask-other-flow':
      return otherFlowControls(act.how);
    case 'ask-start-again':
      return [plan('yes', { move: 'start-again' })];
    default:
      return [];
  }
}

function plan(label: PlainLabel, move: ControlMove): ControlPlan {
  return { label: { label }, move };
}

function rightOrChange(slot: string): readonly ControlPlan[] {
  return [plan('right', { move: 'confirm', slot }), plan('change', { move: 'object', slot })];
}

/** Old and new, or the candidates; one candidate alone is taken with a yes. */
function choiceControls({ slot, candidates, current }: Extract<Act, { act: 'ask-choice' }>) {
  const values = candidates.map(
    (_, candidate): ControlPlan => ({
      label: { label: 'value', slot, candidate },
      move: { move: 'choose', slot, candidate },
    }),
  );
  const keep: ControlPlan = { label: { label: 'keep', slot }, move: { move: 'keep', slot } };
  return current === undefined ? values : [keep, ...values];
}

/** On repair the options come as controls (contract 5); the last time there is one to leave it out. */
function askControls({ slots, options, attempt }: Extract<Act, { act: 'ask' }>) {
  const [slot] = slots;
  if (slot === undefined) return [];
  const shown = (options ?? []).map(
    (value): ControlPlan => ({
      label: { label: 'option', slot, value },
      move: { move: 'give', slot, value },
    }),
  );
  return attempt === 'last' ? [...shown, plan('leave-out', { move: 'decline', slot })] : shown;
}

function otherFlowControls(how: OtherFlow): readonly ControlPlan[] {
  const answer = (label: PlainLabel, given: 'now' | 'afterwards' | 'no') =>
    plan(label, { move: 'answer-other-flow', answer: given });
  switch (how) {
    case 'instead':
      return [answer('switch', 'now'), answer('afterwards', 'afterwards'), answer('no', 'no')];
    case 'also':
      return [answer('afterwards', 'afterwards'), answer('switch', 'now'), answer('no', 'no')];
    case 'next':
      return [answer('yes', 'now'), answer('no', 'no')];
  }
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
  { move }: Pick<LiveControl, 'move'>,
  source: Source,
  session: Session,
): readonly Move[] {
  switch (move.move) {
    case 'confirm':
      return [{ move: 'confirm', slot: move.slot, source }];
    case 'confirm-all':
      return move.slots.map((slot) => ({ move: 'confirm', slot, source }));
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
    case 'give': {
      const { slot, value } = move;
      return [
        { move: 'give', slot, value, basis: 'stated', source, direct: true, corrects: false },
      ];
    }
    case 'approve':
    case 'undo':
    case 'go-on':
    case 'start-again':
    case 'answer-other-flow':
      return [{ ...move } as Move];
  }
}
