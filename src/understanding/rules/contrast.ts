import type { SlotSpec } from '../../core/flow/spec.ts';
import { currentValue } from '../../core/merge/merge.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { clausesOf } from '../../core/text/clauses.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { sameValue, type Value } from '../../core/value.ts';

/**
 * "..., so for 1 instead of 2" in one of the clauses: what stands and is named as wrong is replaced by
 * the value right before or behind it.
 */
export function hearContrast(
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): Proposal | undefined {
  const found = clausesOf(sentence, context.language).flatMap(({ start, end }) => {
    const clause = sentence.slice(start, end);
    const contrast = context.language.readContrast(clause);
    if (contrast === undefined || contrast.shift) return [];
    const wrong = clause.slice(contrast.wrong.start, contrast.wrong.end);
    const meant = clause.slice(contrast.meant.start, contrast.meant.end);
    return flow.slots.flatMap((slot): readonly Proposal[] => {
      const state = session.slots[slot.id];
      const value = state && currentValue(state);
      if (value === undefined || slot.type === 'text') return [];
      const was = readValue(wrong, slot, context);
      if (was === undefined || !sameValue(was, value)) return [];
      const quote = endings(meant).find((words) => readValue(words, slot, context) !== undefined);
      return quote === undefined ? [] : [{ slot: slot.id, says: 'value', quote, direct: true }];
    });
  });
  return found.length === 1 ? found[0] : undefined;
}

function readValue(words: string, slot: SlotSpec, context: ReadContext): Value | undefined {
  const reading = slotTypes[slot.type].read(words, slot, context);
  return reading.kind === 'value' ? reading.value : undefined;
}

/** The words that something ends in, the longest first. */
function endings(words: string): readonly string[] {
  const starts = [...words.matchAll(/(?<!\S)\S/gu)].map(({ index }) => index);
  return starts.slice(-longestValue).map((start) => words.slice(start));
}

/** In words. */
const longestValue = 5;
