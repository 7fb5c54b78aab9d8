import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import { isPlainlyOther } from '../../core/reading/plainly.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';

/** Whether all of the words are one value of the slot, in or out of its limits. */
export function readsAs(words: string, slot: SlotSpec, context: ReadContext): boolean {
  return slotTypes[slot.type].read(words, slot, context).kind !== 'none';
}

/** The same for a slot that was asked, whose answer gives way to what is plainly another slot's. */
export function answers(
  words: string,
  slot: SlotSpec,
  flow: FlowSpec,
  context: ReadContext,
): boolean {
  return readsAs(words, slot, context) && !isPlainlyOther(words, slot, flow, context);
}
