import type { SlotSpec } from '../../core/flow/spec.ts';
import { isNamed } from '../../core/slot-types/names/given-names.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { UnderstandingRequest } from '../../core/understanding.ts';

/** Whether another slot than this one, and than those that were told, is empty and takes names. */
export function namesAreOpen(
  slot: SlotSpec,
  told: readonly SlotSpec[],
  { flow, session }: UnderstandingRequest,
): boolean {
  return flow.slots.some((other) => {
    const takes = takingNames.has(other.type) && other.id !== slot.id && !told.includes(other);
    return takes && session.slots[other.id]?.status === 'empty';
  });
}

const takingNames: ReadonlySet<SlotSpec['type']> = new Set(['phrase', 'person', 'organisation']);

/** Whether no other slot takes the name of something: what is "called Sorrel" is this one's. */
export function isOnlyNamed(
  slot: SlotSpec,
  { flow }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const named = flow.slots.filter((each) => each.type === 'phrase' && isNamed(each, context));
  return named.length === 1 && named[0] === slot;
}
