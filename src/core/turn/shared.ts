import { isActive } from '../decide/active.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { ContactInput, Input, LocationInput, SharedFile } from '../input.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { askedSlots, type Scene, slotState } from '../scene.ts';
import type { SlotState, Source } from '../slot-state.ts';
import { dayAt } from '../slot-types/days/calendar.ts';
import { fileValue } from '../slot-types/file.ts';
import { slotTypes } from '../slot-types/index.ts';
import { locationText, locationValue } from '../slot-types/location.ts';
import type { SlotTypeName } from '../slot-types/slot-type.ts';
import { sameValue, type Value } from '../value.ts';

/** What a contact card carries, by the type of slot it can fill. */
const onCard: Partial<Record<SlotTypeName, (card: ContactInput) => string | undefined>> = {
  email: ({ email }) => email,
  phone: ({ phone }) => phone && (phone.startsWith('+') ? phone : `+${phone}`),
};

/**
 * The person's own card fills what was asked for, else what it carries and is still empty; what stands
 * is corrected by it, and for what was declined it is a passing mention. Somebody else's card is
 * nobody's answer, and a card with nothing to take is no use here: both are said.
 */
export function readContact(input: ContactInput, scene: Scene): readonly Move[] {
  if (!input.own) return [{ move: 'wordless', what: 'others-card' }];
  const { flow, session, context } = scene;
  const today = dayAt(context.nowMs, context.timeZone);
  const asked = askedSlots(session);
  const rank = ({ id }: SlotSpec) =>
    asked.includes(id) ? -1 : ranks.indexOf(slotState(session, id).status);
  const taking = flow.spec.slots
    .filter(({ id }) => isActive(flow, id, session.slots, today))
    .sort((a, b) => rank(a) - rank(b));
  for (const slot of taking) {
    const text = onCard[slot.type]?.(input);
    if (text === undefined) continue;
    const reading = slotTypes[slot.type].read(text, slot, scene.context);
    const value: Value = reading.kind === 'value' ? reading.value : text;
    const direct = asked.includes(slot.id) || slotState(session, slot.id).status !== 'declined';
    return [give(slot, value, sourceOf(input, text), scene, direct)];
  }
  return [{ move: 'wordless', what: 'card' }];
}

/** Which slot a card fills first. */
const ranks: readonly SlotState['status'][] = ['empty', 'inferred', 'filled', 'declined'];

/** A spot on the map that was shared. */
export function readLocation(input: LocationInput, scene: Scene): readonly Move[] {
  const slot = slotFor('location', scene);
  if (slot === undefined) return [{ move: 'wordless', what: 'location' }];
  const value = locationValue(input.latitude, input.longitude);
  const whole = slot.type === 'list' ? added([value], slot, scene) : value;
  return [give(slot, whole, sourceOf(input, locationText(value)), scene)];
}

/** The slot that files of a turn are for, and what they do to it. */
export interface FilesRead {
  readonly slot: string;
  readonly moves: readonly Move[];
}

/**
 * The files of a turn: a list takes all of them, a slot for one has them to choose from. `undefined`
 * where there are none or no slot wants them; a recording is words and no file.
 */
export function readFiles(inputs: readonly Input[], scene: Scene): FilesRead | undefined {
  const shared = inputs.flatMap((input) => filesIn(input).map((file) => ({ input, file })));
  const slot = shared.length === 0 ? undefined : slotFor('file', scene);
  const [first] = shared;
  if (slot === undefined || first === undefined) return undefined;
  if (slot.type !== 'list') {
    const moves = shared.map(({ input, file }) =>
      give(slot, fileValue(file), sourceOf(input, file.name), scene),
    );
    return { slot: slot.id, moves };
  }
  const names = shared.map(({ file }) => file.name).join(', ');
  const all = added(
    shared.map(({ file }) => fileValue(file)),
    slot,
    scene,
  );
  return { slot: slot.id, moves: [give(slot, all, sourceOf(first.input, names), scene)] };
}

/** What is shared in an input, apart from recordings. */
export function filesIn(input: Input): readonly SharedFile[] {
  if (input.kind !== 'text' && (input.kind !== 'wordless' || input.what !== 'file')) return [];
  return input.files ?? [];
}

/**
 * The slot that something of a type is for: the one that was asked, else the only one there is, or the
 * only one without a value. After the end nothing that is shared changes what was delivered.
 */
function slotFor(type: SlotTypeName, { flow, session, context }: Scene): SlotSpec | undefined {
  if (session.outcome !== undefined) return undefined;
  const today = dayAt(context.nowMs, context.timeZone);
  const fitting = flow.spec.slots.filter(
    (slot) =>
      (slot.type === 'list' ? slot.items?.type : slot.type) === type &&
      isActive(flow, slot.id, session.slots, today),
  );
  const asked = fitting.find(({ id }) => askedSlots(session).includes(id));
  if (asked !== undefined || fitting.length < 2) return asked ?? fitting[0];
  const empty = fitting.filter(({ id }) => slotState(session, id).status === 'empty');
  return empty.length === 1 ? empty[0] : undefined;
}

/** The list with more entries in it. */
function added(values: readonly Value[], slot: SlotSpec, { session }: Scene): Value {
  const before = currentValue(slotState(session, slot.id));
  const all = [...(Array.isArray(before) ? (before as readonly Value[]) : []), ...values];
  return all.filter((value, i) => all.findIndex((other) => sameValue(other, value)) === i);
}

function give(
  slot: SlotSpec,
  value: Value,
  source: Source,
  { context }: Scene,
  direct = true,
): Move {
  const today = dayAt(context.nowMs, context.timeZone);
  const problem = slotTypes[slot.type].check(value, slot, today);
  if (problem) return { move: 'invalid', slot: slot.id, problem, source };
  const given = { value, basis: 'stated', source, direct, corrects: false } as const;
  return { move: 'give', slot: slot.id, ...given };
}

function sourceOf({ eventId, from }: Input, text: string): Source {
  return { kind: 'control', eventId, from, text };
}
