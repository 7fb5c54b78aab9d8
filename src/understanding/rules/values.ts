import type { SlotSpec } from '../../core/flow/spec.ts';
import { slotsNamed } from '../../core/reading/naming.ts';
import { takesAnyWords } from '../../core/reading/plainly.ts';
import { takenAwayIn } from '../../core/reading/taken-away.ts';
import { dayAt } from '../../core/slot-types/days/calendar.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { Finding, ReadContext } from '../../core/slot-types/slot-type.ts';
import { overlap, type Range } from '../../core/text/words.ts';
import type { Proposal, UnderstandingRequest } from '../../core/understanding.ts';
import { announcedText } from './announced-text.ts';
import { isLoose } from './loose-identifiers.ts';
import { mayBeWeak } from './weak-claims.ts';
import { isOnlyNamed, namesAreOpen } from './whose-name.ts';

/** A value that a sentence gives, with its place. */
export interface Found extends Range {
  readonly proposal: Proposal;
}

/** What a slot would take of a sentence. */
export interface Claim extends Finding {
  readonly slot: SlotSpec;
  readonly asked: boolean;
}

/**
 * Values that a sentence clearly gives, for any slot. One span feeds one slot: a slot that is named
 * comes first, then one that was asked, then the longer span. A span that two slots claim equally
 * well is nobody's.
 */
export function findValues(
  sentence: string,
  request: UnderstandingRequest,
  asked: readonly SlotSpec[],
  context: ReadContext,
): readonly Found[] {
  const { flow } = request;
  const takenAway = takenAwayIn(sentence, flow.slots, context);
  const all = flow.slots
    .flatMap((slot) => claimsOf(slot, sentence, asked, context, request))
    .filter((claim) => !isLoose(claim, sentence, request, context))
    .filter((claim) => !isBygone(claim, context) && !takenAway(claim, claim.slot))
    .filter((claim, _, others) => !isAnybodysName(claim, others, request));
  const claims = all
    .filter(
      (claim) => !claim.weak || claim.asked || mayBeWeak(claim, all, sentence, request, context),
    )
    .sort((a, b) => strength(b) - strength(a) || length(b) - length(a));
  const exact = claims.filter(({ slot }) => slot.type !== 'text');
  const taken: Claim[] = [];
  for (const claim of [
    ...exact,
    ...claims.flatMap((each) => announcedText(each, exact, sentence, context)),
  ]) {
    const rival = claims.find((other) => other.slot !== claim.slot && overlap(other, claim));
    const tie = rival && strength(rival) === strength(claim) && length(rival) === length(claim);
    if (!tie && !taken.some((other) => overlap(other, claim))) taken.push(claim);
  }
  const named = slotsNamed(sentence, flow, context.language.code);
  return taken
    .sort((a, b) => a.start - b.start)
    .map(({ slot, start, end, asked: wasAsked }) => {
      const quote = sentence.slice(start, end);
      const direct = wasAsked || named.includes(slot);
      return { start, end, proposal: { slot: slot.id, says: 'value', quote, direct } };
    });
}

/** A bare name, where another slot that is open takes names as well, or has it among its values. */
function isAnybodysName(
  { slot, weak, start, end }: Claim,
  claims: readonly Claim[],
  request: UnderstandingRequest,
): boolean {
  if (slot.type !== 'phrase' || !weak) return false;
  const others = claims.filter((each) => each.slot !== slot);
  const told = others.filter((each) => !each.weak).map((each) => each.slot);
  return namesAreOpen(slot, told, request) || others.some((each) => overlap(each, { start, end }));
}

/** "Yesterday" in a sentence is no day to come; alone it is what the person said. */
function isBygone({ slot, reading }: Claim, { nowMs, timeZone }: ReadContext): boolean {
  if (slot.type !== 'date' || slot.bias !== 'future' || reading.kind !== 'value') return false;
  const today = dayAt(nowMs, timeZone);
  return typeof reading.value === 'string' && today !== undefined && reading.value < today;
}

function claimsOf(
  slot: SlotSpec,
  sentence: string,
  asked: readonly SlotSpec[],
  context: ReadContext,
  request: UnderstandingRequest,
): readonly Claim[] {
  const isAsked = asked.includes(slot);
  const reviewed = isReviewed(slot, request);
  return slotTypes[slot.type]
    .find(sentence, slot, context)
    .filter(({ reading }) => reading.kind !== 'none')
    .filter(({ named }, _, all) => named || !all.some((other) => other.named))
    .filter(({ called }) => !called || isOnlyNamed(slot, request, context))
    .filter(({ bare }) => !bare || (isAsked && isOnlyAnswer(slot, asked, request)))
    .slice(0, mostOfOneSlot)
    .map((finding) => ({
      ...finding,
      slot,
      asked: isAsked || (reviewed && !isDaysOfDate(finding)),
    }));
}

/** Days that a date comes to answer a question for them, and change none that stand. */
function isDaysOfDate({ weak, named, reading }: Finding): boolean {
  return weak === true && !named && reading.kind === 'value' && typeof reading.value === 'number';
}

/** At a review each value is asked about; words that could be any slot's are still nobody's. */
function isReviewed(slot: SlotSpec, { session }: UnderstandingRequest): boolean {
  const status = session.slots[slot.id]?.status;
  const stands = status === 'filled' || status === 'inferred';
  return session.pending?.about === 'review' && stands && slot.type !== 'phrase';
}

/** Whether words can be no other slot's: they have a form, or no other slot takes words of any. */
function isOnlyAnswer(
  slot: SlotSpec,
  asked: readonly SlotSpec[],
  { flow }: UnderstandingRequest,
): boolean {
  if (asked.length !== 1) return false;
  const others = flow.slots.filter((other) => other !== slot);
  return !takesAnyWords(slot) || !others.some((other) => takesAnyWords(other));
}

function strength({ named, asked, fits }: Claim): number {
  const role = fits === undefined ? 0 : fits ? 8 : -1;
  return role + (named ? 4 : 0) + (asked ? 2 : 0);
}

function length({ start, end }: Range): number {
  return end - start;
}

/** A sentence that gives more values of one slot than this is no sentence of a person's. */
const mostOfOneSlot = 8;
