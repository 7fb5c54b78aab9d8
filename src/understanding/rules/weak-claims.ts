import type { SlotSpec } from '../../core/flow/spec.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import { roleOf } from '../../core/slot-types/words/role.ts';
import type { UnderstandingRequest } from '../../core/understanding.ts';
import { readsAs } from './answers.ts';
import type { Claim } from './values.ts';

/** Whether words whose form does not tell whose they are ("today", "100482") can be no other slot's. */
export function mayBeWeak(
  claim: Claim,
  all: readonly Claim[],
  sentence: string,
  request: UnderstandingRequest,
  context: ReadContext,
): boolean {
  return (
    isOnlyOne(claim, all, sentence, request, context) ||
    isAllThatIsSaid(claim, all, sentence, request, context)
  );
}

/**
 * Words whose form does not tell whose they are ("today", "100482") are the one slot's of that type
 * that a flow has and nobody filled, if the sentence gives other slots as well, or wishes something:
 * what is wished lies ahead, and the flow is there for it.
 */
function isOnlyOne(
  { slot }: Claim,
  all: readonly Claim[],
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const ofType = flow.slots.filter(
    (other) => other.type === slot.type && (other === slot || !isEnd(other, context)),
  );
  const others = new Set(all.filter((each) => !each.weak && each.slot !== slot).map((c) => c.slot));
  if (ofType.length !== 1 || session.slots[slot.id]?.status !== 'empty') return false;
  return others.size >= 1 || (wishable.has(slot.type) && isWished(slot, sentence, context));
}

/**
 * "Next Friday", and nothing else, while something is asked that takes no such words: it is the one
 * slot's of that type, if nothing stands there yet.
 */
function isAllThatIsSaid(
  { slot, reading }: Claim,
  all: readonly Claim[],
  sentence: string,
  { flow, session }: UnderstandingRequest,
  context: ReadContext,
): boolean {
  const tells = telling.has(slot.type) || (reading.kind === 'invalid' && slot.checkDigits);
  if (!tells || all.some((other) => other.slot !== slot)) return false;
  const ofType = flow.slots.filter((other) => other.type === slot.type);
  const isFree = ofType.length === 1 && session.slots[slot.id]?.status === 'empty';
  return isFree && readsAs(sentence, slot, context);
}

/** Types whose weak form is still no other type's. */
const telling: ReadonlySet<SlotSpec['type']> = new Set([
  'date',
  'time',
  'duration',
  'organisation',
]);

function isWished(slot: SlotSpec, sentence: string, { language }: ReadContext): boolean {
  return slot.bias !== 'past' && language.isWish(sentence);
}

/** What a wish is about by its form alone: when, and where. */
const wishable: ReadonlySet<SlotSpec['type']> = new Set(['date', 'time', 'place']);

/** "A flight on the 3rd" says when it begins; when something ends, words say so. */
function isEnd(slot: SlotSpec, { language }: ReadContext): boolean {
  return ['end', 'stay-end'].includes(roleOf(slot)(language) ?? '');
}
