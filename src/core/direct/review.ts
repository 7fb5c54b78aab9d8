import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import { namesOf } from '../reading/naming.ts';
import { takesAnyWords } from '../reading/plainly.ts';
import { readAs } from '../reading/read-as.ts';
import { askedSlots, type Scene, slotSpec, slotState, stands } from '../scene.ts';
import type { Message } from '../text/message.ts';
import { toldBefore } from '../text/told-before.ts';
import { sameValue } from '../value.ts';

/**
 * At a review, or when asked what is wrong with it: the name of what is, or a value whose form only
 * one slot has.
 */
export function readRight(message: Message, scene: Scene): readonly Move[] | undefined {
  const { flow, session, context } = scene;
  const { pending } = session;
  const whole = pending?.about === 'correction' && pending.asked.length === 0;
  if (pending?.about !== 'review' && !whole) return undefined;
  const content = context.language.content(message.text);
  const words = message.text.slice(content.start, content.end);
  const standing = flow.spec.slots.filter(({ id }) => stands(slotState(session, id)));
  const named = standing.filter((slot) =>
    namesOf(slot, flow.spec, context.language.code).some((name) => isJust(name, words, context)),
  );
  if (named.length > 0) return [{ move: 'object', slots: named.map(({ id }) => id) }];
  const moves = standing.flatMap((slot) => {
    const formless = takesAnyWords(slot) || slot.type === 'list';
    const move = formless ? undefined : readAs(slot, message, 0, message.text.length, scene);
    return move ? [move] : [];
  });
  return moves.length === 1 ? moves : undefined;
}

/** Whether words are a slot's name and at most a "the" before it. */
function isJust(name: string, words: string, { language }: Scene['context']): boolean {
  const said = words.replace(/[\s.!]+$/u, '').toLowerCase();
  if (!said.endsWith(name)) return false;
  const before = said.slice(0, said.length - name.length).trim();
  return before === '' || language.isOwner(before);
}

/**
 * "I told you, we are 30": what stands and is said once more, else the answer to what was asked. The
 * words in front are nobody's value.
 */
export function readRepeated(message: Message, scene: Scene): readonly Move[] | undefined {
  const start = toldBefore(message.text, scene.context.language);
  if (start === undefined) return undefined;
  const { length } = message.text;
  const again = scene.flow.spec.slots.flatMap((slot) => {
    const state = slotState(scene.session, slot.id);
    const move = stands(state) ? readAs(slot, message, start, length, scene) : undefined;
    const value = currentValue(state);
    const same = move?.move === 'give' && value !== undefined && sameValue(move.value, value);
    return same ? [move] : [];
  });
  if (again.length === 1) return again;
  const [only, ...others] = askedSlots(scene.session).filter((id) => {
    return slotState(scene.session, id).status === 'empty';
  });
  if (only === undefined || others.length > 0) return undefined;
  const move = readAs(slotSpec(scene.flow, only), message, start, length, scene);
  return move && [{ ...move, ...(move.move === 'give' && { corrects: false }) }];
}
