import type { SlotSpec } from '../../core/flow/spec.ts';
import { takesAnyWords } from '../../core/reading/plainly.ts';
import { stands } from '../../core/scene.ts';
import { isNamed } from '../../core/slot-types/names/given-names.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { readsAs } from './answers.ts';

/**
 * "No, I meant Sorrel", "let's go with Sorrel on Friday", at a review: the name is the one slot's that takes
 * any, whole and with nothing behind it that could belong to it. Where several could be meant it is
 * nobody's.
 */
export function hearMeantName(
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): readonly Proposal[] {
  const { language } = context;
  const about = session.pending?.about;
  if ((about !== 'review' && about !== 'correction') || language.isQuestion(sentence)) return [];
  const [only, ...others] = flow.slots.filter((slot) => {
    const state = session.slots[slot.id];
    return state !== undefined && stands(state) && takesAnyWords(slot);
  });
  if (only === undefined || others.length > 0 || !takesNames(only, context)) return [];
  const meant = language.readCorrection(sentence) ?? { start: 0, end: sentence.length };
  const words = sentence.slice(meant.start, meant.end);
  const name = language.nameAt(words, language.wished(words, []).start);
  if (name === undefined || language.isNegated(sentence, meant.start + name.start)) return [];
  const quote = words.slice(name.start, name.end);
  // Every sentence begins with a capital: "Appreciate it", "That'll be all".
  if (meant.start + name.start === 0 && !/\s/u.test(quote)) return [];
  if (!readsAs(quote, only, context)) return [];
  return [{ slot: only.id, says: 'value', quote, direct: true }];
}

function takesNames(slot: SlotSpec, context: ReadContext): boolean {
  if (slot.type === 'text' || slot.type === 'identifier') return false;
  return slot.type !== 'phrase' || isNamed(slot, context);
}
