import type { SlotSpec } from '../flow/spec.ts';
import type { EditInput } from '../input.ts';
import type { Move } from '../move.ts';
import { holding } from '../reading/held.ts';
import { moveOf } from '../reading/move-of.ts';
import { isPlainlyOther, takesAnyWords } from '../reading/plainly.ts';
import { type Scene, slotSpec, slotState, stands } from '../scene.ts';
import type { SlotState, Source } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext, Reading } from '../slot-types/slot-type.ts';
import { type Message, spanSource } from '../text/message.ts';
import { normalise, normaliseText } from '../text/normalise.ts';
import { onTokenBorders, overlap } from '../text/words.ts';

/**
 * Editing a message that filled slots, or opened a choice, corrects them (contract 8): each is read
 * again from the new words, unless its own words still stand there. Where values are gone from them, the person is asked what is right, one
 * after the other; a new value that only was a candidate is given up with its words. Where no slot came
 * from that message, nothing changes.
 */
export function readEdit(input: EditInput, scene: Scene): readonly Move[] {
  const message = normalise(input);
  const from = scene.flow.spec.slots.filter(({ id }) => cameFrom(input.messageId, id, scene));
  const amongOthers = from.length > 1;
  const touched = from.filter((slot) => !isLeftAlone(slot, input.messageId, message, scene));
  const read = touched.map(({ id }) => ({
    id,
    move: reread(slotSpec(scene.flow, id), message, scene, amongOthers),
  }));
  const moves = read.flatMap(({ id, move }): Move[] => {
    if (move) return [move];
    return settledBy(input.messageId, slotState(scene.session, id))
      ? []
      : [{ move: 'keep', slot: id }];
  });
  const gone = read.filter(
    ({ id, move }) => !move && settledBy(input.messageId, slotState(scene.session, id)),
  );
  if (gone.length === 0) return moves;
  return [...moves, { move: 'object', slots: gone.map(({ id }) => id), each: true }];
}

/** The value that stands, or one that it may be changed to, is from this message. */
function cameFrom(messageId: string, id: string, { session }: Scene): boolean {
  const state = slotState(session, id);
  const candidates = state.open?.candidates ?? [];
  return settledBy(messageId, state) || candidates.some(({ source }) => isFrom(messageId, source));
}

function settledBy(messageId: string, state: SlotState): boolean {
  return stands(state) && 'source' in state && isFrom(messageId, state.source);
}

function isFrom(messageId: string, source: Source | undefined): boolean {
  return source?.kind === 'span' && source.messageId === messageId;
}

/**
 * Its words were not what was edited: they stand as they stood, and nothing beside them says more. Of
 * free text that cannot be told, since any words would do; there it is enough that they stand.
 */
function isLeftAlone(
  slot: SlotSpec,
  messageId: string,
  { text }: Message,
  { flow, session, context }: Scene,
): boolean {
  const state = slotState(session, slot.id);
  if (state.open !== undefined || !settledBy(messageId, state) || !('source' in state))
    return false;
  const words = normaliseText(state.source.text).trim();
  const start = text.indexOf(words);
  const end = start + words.length;
  if (words === '' || words === text.trim() || start === -1) return false;
  if (!onTokenBorders(text, start, end) || text.includes(words, end)) return false;
  const among = flow.spec.slots.some((other) => {
    const from = slotState(session, other.id);
    return other !== slot && settledBy(messageId, from);
  });
  const found = slotTypes[slot.type].find(text, slot, context);
  const more = found.filter((each) => each.start < start || each.end > end);
  if (!takesAnyWords(slot) || slot.type === 'identifier') return more.length === 0;
  const longer = found.length === 1 && more.some((each) => overlap(each, { start, end }));
  return among && !(longer && ['person', 'organisation', 'place'].includes(slot.type));
}

/** Among others a value is found by its form or name; words that could be anything are not all of it. */
function reread(
  slot: SlotSpec,
  message: Message,
  { flow, context, session }: Scene,
  amongOthers: boolean,
): Move | undefined {
  const type = slotTypes[slot.type];
  const corrects = { direct: true, corrects: true };
  const { text } = message;
  const state = slotState(session, slot.id);
  const read = wasHalf(slot, state, context) ? holding(context, state) : context;
  const whole = type.read(text, slot, read);
  if (isHalf(whole)) return undefined;
  const isOther = isPlainlyOther(text, slot, flow.spec, context);
  if (whole.kind !== 'none' && !amongOthers && !isOther) {
    const { start, end } = context.language.content(text);
    return moveOf(slot.id, whole, spanSource(message, start, end), corrects);
  }
  // "14 days" are no order number, whatever else has gone.
  const taken = flow.spec.slots
    .filter((other) => other !== slot)
    .flatMap((other) => slotTypes[other.type].find(text, other, context))
    .filter(({ reading, named, weak }) => reading.kind !== 'none' && named && !weak);
  const [only, ...others] = type
    .find(text, slot, read)
    .filter((found) => found.named || !taken.some((other) => overlap(other, found)));
  if (only === undefined || others.length > 0) return undefined;
  return moveOf(slot.id, only.reading, spanSource(message, only.start, only.end), corrects);
}

/** Its words gave one half of the value, and the other came from elsewhere. */
function wasHalf(slot: SlotSpec, state: SlotState, context: ReadContext): boolean {
  if (!('source' in state) || state.source === undefined) return false;
  return isHalf(slotTypes[slot.type].read(normaliseText(state.source.text), slot, context));
}

function isHalf(reading: Reading): boolean {
  return reading.kind === 'invalid' && 'parts' in reading.problem;
}
