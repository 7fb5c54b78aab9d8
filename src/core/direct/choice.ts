import { ofDays } from '../flow/type-faults.ts';
import type { Move } from '../move.ts';
import { takesAnyWords } from '../reading/plainly.ts';
import { readAs, withoutName } from '../reading/read-as.ts';
import { askedSlots, type Scene, slotSpec, slotState } from '../scene.ts';
import { dayAt } from '../slot-types/days/calendar.ts';
import { slotTypes } from '../slot-types/index.ts';
import { applyListEdit, readListEdit } from '../slot-types/list-edit.ts';
import { readUnit, unitOf } from '../slot-types/quantity.ts';
import { type Message, spanSource } from '../text/message.ts';
import { sameValue } from '../value.ts';
import { doesNotKnow } from './yes-no.ts';

/** A yes-like or value-like pick among the candidates of an open point. */
export function readCandidate(message: Message, scene: Scene): readonly Move[] | undefined {
  const { pending } = scene.session;
  const id = pending?.about === 'choice' ? pending.asked[0] : undefined;
  if (id === undefined) return undefined;
  const slot = slotSpec(scene.flow, id);
  const said = scene.context.language.readCorrection(message.text);
  const { start, end } = withoutName(said ?? { start: 0, end: message.text.length }, slot, message);
  const move = readAs(slot, message, start, end, scene);
  const candidate = slotState(scene.session, id).open?.candidates.find(
    ({ value }) => move?.move === 'give' && sameValue(value, move.value),
  );
  // Any words would be a text or a name, also "the new one", and "the second" may be a day as well.
  const isPick = takesAnyWords(slot) || (ofDays.includes(slot.type) && candidate === undefined);
  const picked =
    move?.move === 'give' && !isPick
      ? undefined
      : (readUnitAlone(message, id, scene) ?? readPicked(message, id, scene));
  if (picked) return picked;
  if (move?.move !== 'give') return undefined;
  return [
    candidate
      ? { move: 'choose', slot: id, candidate: { ...candidate, source: move.source } }
      : move,
  ];
}

/** "Grams", where what was open is the unit of a number. */
function readUnitAlone(message: Message, id: string, scene: Scene): readonly Move[] | undefined {
  const slot = slotSpec(scene.flow, id);
  const unit = slot.type === 'quantity' ? readUnit(message.text, slot, scene.context) : undefined;
  const { open } = slotState(scene.session, id);
  if (unit === undefined || open?.why !== 'ambiguous') return undefined;
  const [only, ...others] = open.candidates.filter(({ value }) => unitOf(value) === unit);
  if (only === undefined || others.length > 0) return undefined;
  const source = spanSource(message, 0, message.text.length);
  return [{ move: 'choose', slot: id, candidate: { ...only, source } }];
}

/** "Keep it", "the new one", "the second": a pick by where it stands in the question. */
function readPicked(message: Message, id: string, scene: Scene): readonly Move[] | undefined {
  const state = slotState(scene.session, id);
  const pick = scene.context.language.readPick(message.text);
  if (pick === undefined || state.open === undefined) return undefined;
  const { candidates } = state.open;
  const stands = state.status === 'filled' || state.status === 'inferred';
  if (pick === 'keep') return stands ? [{ move: 'keep', slot: id }] : undefined;
  // The value that stands is shown first, the candidates behind it.
  const shown = stands ? [undefined, ...candidates] : candidates;
  const [first] = candidates;
  if (pick === 'other') {
    return stands && first && shown.length === 2
      ? [{ move: 'choose', slot: id, candidate: first }]
      : undefined;
  }
  const at = pick === 'new' ? shown.length - 1 : pick.position;
  const index = pick === 'new' ? at : at < 0 ? shown.length + at : at - 1;
  if (index < 0 || index >= shown.length || (pick === 'new' && candidates.length > 1))
    return undefined;
  const candidate = shown[index];
  return candidate ? [{ move: 'choose', slot: id, candidate }] : [{ move: 'keep', slot: id }];
}

/** "The second one" of the options that the bot named, or none of them. */
export function readNamedOption(message: Message, scene: Scene): readonly Move[] | undefined {
  const { session, flow, context } = scene;
  const [only, ...others] = askedSlots(session);
  const { pending } = session;
  if (pending?.about !== 'slots' || only === undefined || others.length > 0) return undefined;
  const { type, options = [] } = slotSpec(flow, only);
  if (type !== 'choice') return undefined;
  const source = spanSource(message, 0, message.text.length);
  if (context.language.isNoneOfThem(message.text)) return doesNotKnow([only], source, scene);
  const pick = context.language.readPick(message.text);
  if (pending.named !== only || typeof pick !== 'object') return undefined;
  const at = pick.position < 0 ? options.length + pick.position : pick.position - 1;
  const value = options[at]?.id;
  if (value === undefined) return undefined;
  const given = { value, basis: 'stated', source, direct: true, corrects: false } as const;
  return [{ move: 'give', slot: only, ...given }];
}

/** "No, the other one": of the one choice between two that stands, what was not taken. */
export function readOtherOption(
  message: Message,
  { flow, session, context }: Scene,
): readonly Move[] | undefined {
  if (context.language.readPick(message.text) !== 'other') return undefined;
  const between = flow.spec.slots.flatMap((slot) => {
    const state = slotState(session, slot.id);
    const stands = state.status === 'filled' || state.status === 'inferred';
    return slot.type === 'choice' && slot.options?.length === 2 && stands
      ? [{ slot, value: state.value }]
      : [];
  });
  const [only, ...others] = between;
  const value = only?.slot.options?.find(({ id }) => id !== only.value)?.id;
  if (only === undefined || value === undefined || others.length > 0) return undefined;
  const source = spanSource(message, 0, message.text.length);
  const given = { value, basis: 'stated', source, direct: true, corrects: true } as const;
  return [{ move: 'give', slot: only.slot.id, ...given }];
}

/** "Also bacon", "without the onion": a list that stands is added to, or something is taken off it. */
export function readListMoves(
  message: Message,
  { flow, session, context }: Scene,
): readonly Move[] | undefined {
  const source = spanSource(message, 0, message.text.length);
  const moves = flow.spec.slots.flatMap((slot): readonly Move[] => {
    const state = slotState(session, slot.id);
    if (slot.type !== 'list' || (state.status !== 'filled' && state.status !== 'inferred'))
      return [];
    const edit = readListEdit(message.text, slot, context);
    if (edit === undefined || !Array.isArray(state.value)) return [];
    const value = applyListEdit(state.value, edit);
    const given = { value, basis: edit.basis, source, direct: true, corrects: true };
    const problem = slotTypes.list.check(value, slot, dayAt(context.nowMs, context.timeZone));
    return [
      problem
        ? { move: 'invalid', slot: slot.id, problem, source }
        : { move: 'give', slot: slot.id, ...given },
    ];
  });
  return moves.length === 1 ? moves : undefined;
}
