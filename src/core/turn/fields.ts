import { readField } from '../form/field.ts';
import type { FieldsInput, FilledField } from '../input.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { moveOf } from '../reading/move-of.ts';
import { askedSlots, type Scene, slotState } from '../scene.ts';
import type { Session } from '../session.ts';

/**
 * What a form or picker says, field by field. A form is of a session; a picker answers only the
 * question that it was shown with, and says nothing about other slots.
 */
export function readFields(input: FieldsInput, scene: Scene): readonly Move[] {
  if (!isCurrent(input, scene.session)) return [{ move: 'outdated' }];
  return input.fields.flatMap((field) => fieldMove(field, input, scene) ?? []);
}

/** Whether it was made for what is there now. */
export function isCurrent({ of, fields }: FieldsInput, session: Session): boolean {
  if (of === session.id) return true;
  const asked = askedSlots(session);
  return of === session.pending?.messageId && fields.every(({ slot }) => asked.includes(slot));
}

function fieldMove(
  { slot: id, text }: FilledField,
  { eventId, from }: FieldsInput,
  { flow, session, context }: Scene,
): Move | undefined {
  const slot = flow.slots.get(id);
  if (slot === undefined) return undefined;
  const source = { kind: 'control', eventId, from, text } as const;
  const standing = currentValue(slotState(session, id));
  if (text === '') {
    return standing === undefined
      ? undefined
      : { move: 'decline', slot: id, reason: 'withdrawn', source };
  }
  const reading = readField(text, slot, context, standing);
  const move = moveOf(id, reading, source, { direct: true, corrects: true });
  return move?.move === 'give' ? { ...move, edited: true } : move;
}
