import type { SlotSpec } from '../flow/spec.ts';
import { currentValue } from '../merge/merge.ts';
import type { Move } from '../move.ts';
import type { Scene } from '../scene.ts';
import { slotTypes } from '../slot-types/index.ts';
import { linkAt, namesOfSlot, occurrences } from '../slot-types/words/slot-words.ts';
import { type Message, runsOver, spanSource } from '../text/message.ts';
import type { Range } from '../text/words.ts';
import { holding } from './held.ts';
import { derived, moveOf, readBeside } from './move-of.ts';

/** Reads [start, end) of a message as a slot's value; `undefined` where the type sees none. */
export function readAs(
  slot: SlotSpec,
  message: Message,
  start: number,
  end: number,
  { context, session }: Scene,
): Move | undefined {
  const words = message.text.slice(start, end);
  const state = session.slots[slot.id];
  const read = readBeside(state && currentValue(state), slot, (as) =>
    slotTypes[slot.type].read(words, as, holding(context, state)),
  );
  const reading = runsOver(message, start, end) ? derived(read) : read;
  const content = context.language.content(words);
  const whole = content.end <= content.start;
  const source = whole
    ? spanSource(message, start, end)
    : spanSource(message, start + content.start, start + content.end);
  return moveOf(slot.id, reading, source, { direct: true, corrects: start > 0 });
}

/** "The reference is INV-9", "INV-9 for the reference": the name of the slot is no part of its value. */
export function withoutName(range: Range, slot: SlotSpec, { text }: Message): Range {
  const { end } = range;
  const start = range.start + nameAhead(text.slice(range.start, end), slot);
  const words = text.slice(start, end);
  const name = occurrences(words, namesOfSlot(slot)).at(-1);
  const lead =
    name &&
    /\s+(?:for|as|in|для|в|как)(?:\s+(?:the|my|our))?\s+$/iu.exec(words.slice(0, name.start));
  const behind = name && /^[\s.!]*$/u.test(words.slice(name.end));
  return lead && behind && lead.index > 0 ? { start, end: start + lead.index } : { start, end };
}

/** How long the name in front is, of text, which would keep it: other types leave it off themselves. */
function nameAhead(words: string, slot: SlotSpec): number {
  const name = slot.type === 'text' ? occurrences(words, namesOfSlot(slot))[0] : undefined;
  if (name === undefined || !/^(?:[\p{L}']{1,8}\s)?$/u.test(words.slice(0, name.start))) return 0;
  const link = linkAt(words.slice(name.end));
  return link === 0 ? 0 : name.end + link;
}
