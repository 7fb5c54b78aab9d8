import type { Act } from '../acts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Change } from '../merge/change.ts';
import { currentValue, giveUp } from '../merge/merge.ts';
import type { Attempt, Question } from '../question.ts';
import { slotSpec, takesSilence } from '../scene.ts';
import type { OpenPoint, SlotState } from '../slot-state.ts';
import type { Incomplete } from '../slot-types/slot-type.ts';
import type { Value } from '../value.ts';
import { isActive } from './active.ts';
import { isComplete } from './complete.ts';

/** A slot is asked this often while others remain, and once more at the end (contract 5). */
const asksBeforeOthers = 2;
const asksAtMost = 3;

export type Slots = Readonly<Record<string, SlotState>>;

/** What is asked next, with the slots as they are once it was asked. */
export interface Next {
  readonly slots: Slots;
  readonly acts: readonly Act[];
  readonly question?: Question;
  /** What became of slots that were given up: left out as unanswered, or kept as they stand. */
  readonly givenUp: readonly Change[];
}

export interface Situation {
  readonly flow: CompiledFlow;
  /** The date in the person's zone, for conditions. */
  readonly today: string;
  /** The question that was open before this turn. */
  readonly pending: Question | undefined;
  /** An inference is stated in this reply, so the question must not be a yes/no question. */
  readonly statesInference: boolean;
}

/**
 * The next question, or none when nothing is left to ask. One rule after the other: a choice that
 * was just raised, the pending question once more, what was never asked, what was put off, what was
 * asked once, choices again, a last time; whatever nobody answers is given up. At the end the open
 * inferences are confirmed together.
 */
export function nextQuestion(slots: Slots, situation: Situation): Next {
  return (
    askNewChoice(slots, situation) ??
    askAgain(slots, situation) ??
    askNew(slots, situation) ??
    askOld(slots, situation) ??
    askChoiceAgain(slots, situation) ??
    askLast(slots, situation) ??
    giveUpOne(slots, situation) ??
    askClosing(slots, situation) ?? { slots, acts: [], givenUp: [] }
  );
}

/** The act and question for some slots, counted. On repair a choice shows its options (contract 5). */
export function ask(
  slots: Slots,
  ids: readonly string[],
  attempt: Attempt,
  flow: CompiledFlow,
): Next {
  const [only] = ids;
  const half = only === undefined || ids.length > 1 ? undefined : halfOf(slots[only]);
  const repaired = attempt === 'first' || only === undefined ? [] : optionsOf(flow, only);
  return {
    slots: counted(slots, ids),
    acts: [
      {
        act: 'ask',
        slots: ids,
        attempt,
        ...(repaired.length > 0 && { options: repaired }),
        ...(half && { half }),
      },
    ],
    question: { about: 'slots', asked: ids, attempt },
    givenUp: [],
  };
}

function halfOf(state: SlotState | undefined): Incomplete | undefined {
  if (state?.status !== 'empty' || state.half === undefined) return undefined;
  const { problem, parts, basis } = state.half;
  return { problem, parts, basis };
}

/** As many options as a row of controls can hold. */
const optionsShown = 8;

function optionsOf(flow: CompiledFlow, id: string): readonly Value[] {
  const { type, options } = slotSpec(flow, id);
  if (type === 'boolean') return [];
  return (options ?? []).length <= optionsShown ? (options ?? []).map((option) => option.id) : [];
}

function askNewChoice(slots: Slots, { flow }: Situation): Next | undefined {
  return askChoice(slots, flow, (asked) => asked === 0);
}

function askChoiceAgain(slots: Slots, { flow }: Situation): Next | undefined {
  return askChoice(slots, flow, (asked) => asked < asksBeforeOthers);
}

function askChoice(
  slots: Slots,
  flow: CompiledFlow,
  when: (asked: number) => boolean,
  only?: string,
): Next | undefined {
  for (const { id } of flow.spec.slots) {
    const state = slots[id];
    if (state?.open === undefined || !when(state.open.asked)) continue;
    if (only !== undefined && only !== id) continue;
    const { open } = state;
    const current = currentValue(state);
    const asked: SlotState = { ...state, open: { ...open, asked: open.asked + 1 } };
    return {
      slots: { ...slots, [id]: asked },
      acts: [
        {
          act: 'ask-choice',
          slot: id,
          why: open.why,
          candidates: open.candidates.map(({ value }) => value),
          ...(current !== undefined && { current }),
          ...whoSaid(state, open),
        },
      ],
      question: { about: 'choice', asked: [id], why: open.why },
      givenUp: [],
    };
  }
  return undefined;
}

/** Two people who differ are named, as far as their names are known. */
function whoSaid(state: SlotState, { candidates }: OpenPoint) {
  const before = 'source' in state ? state.source?.from : undefined;
  const now = candidates[0]?.source.from;
  if (before === undefined || now === undefined || before.id === now.id) return {};
  return {
    said: {
      ...(before.name !== undefined && { current: before.name }),
      ...(now.name !== undefined && { candidate: now.name }),
    },
  };
}

/** The choice that was asked and not answered by what was said, once more. */
export function askSameChoice(slots: Slots, id: string, flow: CompiledFlow): Next | undefined {
  return askChoice(slots, flow, (asked) => asked < asksBeforeOthers, id);
}

/** The choice that was left open by what was said aside, as often as that happens. */
export function repeatChoice(slots: Slots, id: string, flow: CompiledFlow): Next | undefined {
  const asked = askChoice(slots, flow, () => true, id);
  return asked && { ...asked, slots };
}

/** What was pending and got no answer, once more with help; the other half of a pair plainly. */
function askAgain(
  slots: Slots,
  { flow, today, pending, statesInference }: Situation,
): Next | undefined {
  if (pending?.about !== 'slots') return undefined;
  const left = pending.asked.filter(
    (id) => isOpen(slots, id) && isWanted(slots, flow, id) && isActive(flow, id, slots, today),
  );
  const first = left[0];
  if (first === undefined || (statesInference && isYesNo(slotSpec(flow, first)))) return undefined;
  const half = left.length < pending.asked.length;
  return ask(slots, half ? left : [first], half ? 'first' : 'again', flow);
}

function askNew(slots: Slots, { flow, today, statesInference }: Situation): Next | undefined {
  const fresh = flow.spec.slots.filter(
    (slot) =>
      slot.ask !== 'never' &&
      isOpen(slots, slot.id) &&
      isActive(flow, slot.id, slots, today) &&
      slots[slot.id]?.asked === 0 &&
      !(statesInference && isYesNo(slot)),
  );
  const first = fresh[0];
  if (first === undefined) return undefined;
  const group =
    flow.spec.pace.slotsPerTurn < 2
      ? undefined
      : flow.spec.groups.find(
          ({ slots: pair }) =>
            pair.includes(first.id) && pair.every((id) => fresh.some((slot) => slot.id === id)),
        );
  return ask(slots, group?.slots ?? [first.id], 'first', flow);
}

/** Put-off slots first: they were promised. */
function askOld(slots: Slots, { flow, today, statesInference }: Situation): Next | undefined {
  if (statesInference) return undefined;
  const old = flow.spec.slots.filter(
    ({ id }) => isEmpty(slots, id) && isWanted(slots, flow, id) && isActive(flow, id, slots, today),
  );
  const next = old.find(({ id }) => isDeferred(slots, id)) ?? old[0];
  return next && ask(slots, [next.id], slots[next.id]?.asked === 0 ? 'first' : 'again', flow);
}

function askLast(slots: Slots, { flow, today, statesInference }: Situation): Next | undefined {
  if (statesInference) return undefined;
  const last = flow.spec.slots.find(
    ({ id, required }) =>
      required &&
      isEmpty(slots, id) &&
      isActive(flow, id, slots, today) &&
      slots[id]?.asked === asksBeforeOthers,
  );
  return last && ask(slots, [last.id], 'last', flow);
}

function giveUpOne(slots: Slots, situation: Situation): Next | undefined {
  const { flow, today } = situation;
  const lost = flow.spec.slots.find(({ id, required }) => {
    const state = slots[id];
    if (state === undefined) return false;
    if (state.open !== undefined) return state.open.asked >= asksBeforeOthers;
    const asksNoMore = required && state.status === 'empty' && state.asked >= asksAtMost;
    return asksNoMore && isActive(flow, id, slots, today);
  });
  const state = lost && slots[lost.id];
  if (lost === undefined || state === undefined) return undefined;
  const { state: settled, change } = giveUp(lost.id, state);
  const next = nextQuestion({ ...slots, [lost.id]: settled }, situation);
  return {
    ...next,
    givenUp: change ? [change, ...next.givenUp] : next.givenUp,
  };
}

function askClosing(slots: Slots, { flow, today }: Situation): Next | undefined {
  if (isComplete(flow, slots, today)) return undefined;
  const asked = flow.spec.slots.flatMap(({ id }) => (slots[id]?.status === 'inferred' ? [id] : []));
  if (asked.length === 0) return undefined;
  const more = askNew(slots, { flow, today, pending: undefined, statesInference: false });
  const silent = more === undefined && asked.every((id) => takesSilence(flow, id));
  return {
    slots,
    acts: [
      {
        act: 'ask-closing',
        slots: asked,
        ...(silent && { minutes: flow.spec.pace.closingMinutes }),
      },
    ],
    question: { about: 'closing', asked, ...(silent && { silent }) },
    givenUp: [],
  };
}

function counted(slots: Slots, ids: readonly string[]): Slots {
  const entries = ids.map((id) => {
    const state = slots[id];
    if (state === undefined) throw new Error(`session has no slot "${id}"`);
    const { deferred: _, ...rest } = state as SlotState & { readonly deferred?: true };
    return [id, { ...rest, asked: state.asked + 1 } as SlotState] as const;
  });
  return { ...slots, ...Object.fromEntries(entries) };
}

/** Empty, with nothing to choose and not put off. */
function isOpen(slots: Slots, id: string): boolean {
  return isEmpty(slots, id) && !isDeferred(slots, id);
}

function isEmpty(slots: Slots, id: string): boolean {
  const state = slots[id];
  return state?.status === 'empty' && state.open === undefined;
}

function isDeferred(slots: Slots, id: string): boolean {
  const state = slots[id];
  return state?.status === 'empty' && state.deferred === true;
}

/** Asked again while others remain; an optional slot is asked once. */
function isWanted(slots: Slots, flow: CompiledFlow, id: string): boolean {
  const { ask: asks, required } = slotSpec(flow, id);
  if (asks === 'never') return false;
  return (slots[id]?.asked ?? 0) < (required ? asksBeforeOthers : 1);
}

function isYesNo(slot: SlotSpec): boolean {
  return slot.type === 'boolean';
}
