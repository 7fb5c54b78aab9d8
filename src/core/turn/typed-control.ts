import type { TextInput } from '../input.ts';
import { type Scene, slotSpec } from '../scene.ts';
import type { LiveControl } from '../session.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { Message } from '../text/message.ts';

/**
 * The control that a text names: its words on any platform, its number where the platform numbers
 * them. A number that answers the question is that answer and never a position (contract 6).
 */
export function pickControl(
  input: TextInput,
  message: Message,
  scene: Scene,
): LiveControl | undefined {
  const { controls } = scene.session;
  const words = message.text.trim().toLowerCase();
  const named = controls.filter(({ label }) => label.toLowerCase() === words);
  if (named.length === 1) return named[0];
  if (!input.numbered || !/^\d{1,2}$/.test(words) || answersQuestion(message, scene))
    return undefined;
  return controls[Number(words) - 1];
}

function answersQuestion({ text }: Message, { flow, session, context }: Scene): boolean {
  if (session.pending?.about !== 'slots') return false;
  return session.pending.asked.some((id) => {
    const slot = slotSpec(flow, id);
    return slotTypes[slot.type].read(text, slot, context).kind !== 'none';
  });
}
