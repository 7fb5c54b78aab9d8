import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal } from '../../core/understanding.ts';

/**
 * Proposals without bare numbers out of sentences that say more, for slots of money that the message
 * also gives an amount with its currency: that one is meant. A number that is a whole sentence stands.
 */
export function withoutBare(
  proposals: readonly Proposal[],
  sentences: ReadonlySet<string>,
  flow: FlowSpec,
  context: ReadContext,
): readonly Proposal[] {
  const isMarked = ({ quote }: Proposal, { currency: _, ...slot }: SlotSpec) =>
    slotTypes.money.find(quote, slot, context).length > 0;
  const bare = new Set<Proposal>();
  for (const slot of flow.slots.filter(({ type }) => type === 'money')) {
    const own = proposals.filter((each) => each.slot === slot.id && each.says === 'value');
    if (own.length < 2 || !own.some((each) => isMarked(each, slot))) continue;
    for (const each of own) {
      if (!isMarked(each, slot) && !sentences.has(each.quote.trim())) bare.add(each);
    }
  }
  return proposals.filter((each) => !bare.has(each));
}
