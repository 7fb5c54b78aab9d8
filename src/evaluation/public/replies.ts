import type { SlotSpec } from '../../core/flow/spec.ts';
import { languages } from '../../core/language/index.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import { normaliseText } from '../../core/text/normalise.ts';
import type { Value } from '../../core/value.ts';
import type { PublicCase } from './cases.ts';
import { type Hear, languageOf, nowOf } from './hear.ts';
import { heldValue, isAccepted, type Judged, shown, sourceOf } from './judged.ts';
import { flowOf, slotId } from './slots.ts';

/** A reply to a question for one slot: the slot gets one of the accepted values, or none. */
export async function judgeReply(
  each: PublicCase<'replies'>,
  hear: Hear,
): Promise<readonly Judged[]> {
  const language = languageOf(each.lang);
  if (language === undefined) return [];
  const id = slotId(each.slot);
  const flow = await flowOf([each.slot], language);
  const nowMs = nowOf(each.now);
  const heard = await hear(each.reply, {
    flow,
    language,
    nowMs,
    question: each.question,
    pending: { about: 'slots', asked: [id], attempt: 'first' },
  });
  const state = heard.slots[id];
  return [
    {
      id: each.id,
      lang: each.lang,
      type: each.slot.type,
      source: sourceOf(each.id),
      expected: true,
      answered: heldValue(state) !== undefined,
      right: isAccepted(state, each.accept, readerOf(flow.slots.get(id), language, nowMs)),
      direct: heard.directly,
      said: each.reply,
      got: shown(state),
      wanted: each.accept.join(' | '),
    },
  ];
}

/** What words alone say for a slot; absent where its type needs more than them. */
export function readerOf(
  slot: SlotSpec | undefined,
  language: LanguageCode,
  nowMs: number,
): (words: string) => Value | undefined {
  return (words) => {
    if (slot === undefined) return undefined;
    const context = { language: languages[language], nowMs, timeZone: 'UTC' };
    const reading = slotTypes[slot.type].read(normaliseText(words), slot, context);
    return reading.kind === 'value' ? reading.value : undefined;
  };
}
