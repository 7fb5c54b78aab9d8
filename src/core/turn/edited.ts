import type { SlotSpec } from '../flow/spec.ts';
import type { EditInput } from '../input.ts';
import { type Message, spanSource } from '../message.ts';
import type { Move } from '../move.ts';
import { normalise } from '../normalise.ts';
import { moveOf } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { slotTypes } from '../slot-types/index.ts';

/**
 * Editing a message that filled slots corrects them (contract 8): each is read again from the new
 * words. Where the value is gone from them, the person is asked what is right; where no slot came from
 * that message, nothing changes.
 */
export function readEdit(input: EditInput, scene: Scene): readonly Move[] {
  const message = normalise(input);
  const from = scene.flow.spec.slots.filter(({ id }) => cameFrom(input.messageId, id, scene));
  return from.flatMap((slot) => {
    const move = reread(slot, message, scene, from.length > 1);
    return move ?? { move: 'object', slots: [slot.id] };
  });
}

function cameFrom(messageId: string, id: string, { session }: Scene): boolean {
  const state = session.slots[id];
  if (state?.status !== 'filled' && state?.status !== 'inferred') return false;
  return state.source.kind === 'span' && state.source.messageId === messageId;
}

/** Among others a value is found by its form or name; words that could be anything are not all of it. */
function reread(
  slot: SlotSpec,
  message: Message,
  { context }: Scene,
  amongOthers: boolean,
): Move | undefined {
  const type = slotTypes[slot.type];
  const corrects = { direct: true, corrects: true };
  const { text } = message;
  const whole = type.read(text, slot, context);
  if (whole.kind !== 'none' && !amongOthers) {
    const { start, end } = context.language.content(text);
    return moveOf(slot.id, whole, spanSource(message, start, end), corrects);
  }
  const [only, ...others] = type.find(text, slot, context);
  if (only === undefined || others.length > 0) return undefined;
  return moveOf(slot.id, only.reading, spanSource(message, only.start, only.end), corrects);
}
