import type { FlowSpec, SlotSpec } from '../../core/flow/spec.ts';
import { slotsNamed } from '../../core/naming.ts';
import { slotTypes } from '../../core/slot-types/index.ts';
import type { Finding, ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal } from '../../core/understanding.ts';

/** Whether all of the words are one value of the slot, in or out of its limits. */
export function readsAs(words: string, slot: SlotSpec, context: ReadContext): boolean {
  return slotTypes[slot.type].read(words, slot, context).kind !== 'none';
}

interface Claim extends Finding {
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
  flow: FlowSpec,
  asked: readonly SlotSpec[],
  context: ReadContext,
): readonly Proposal[] {
  const claims = flow.slots
    .flatMap((slot) => claimsOf(slot, sentence, asked, context))
    .sort((a, b) => strength(b) - strength(a) || length(b) - length(a));
  const exact = claims.filter(({ slot }) => slot.type !== 'text');
  const taken: Claim[] = [];
  for (const claim of [
    ...exact,
    ...claims.flatMap((each) => freed(each, exact, sentence, context)),
  ]) {
    const rival = claims.find((other) => other.slot !== claim.slot && overlaps(other, claim));
    const tie = rival && strength(rival) === strength(claim) && length(rival) === length(claim);
    if (!tie && !taken.some((other) => overlaps(other, claim))) taken.push(claim);
  }
  const named = slotsNamed(sentence, flow, context.language.code);
  return taken
    .sort((a, b) => a.start - b.start)
    .map(({ slot, start, end, asked: wasAsked }) => ({
      slot: slot.id,
      says: 'value',
      quote: sentence.slice(start, end),
      direct: wasAsked || named.includes(slot),
    }));
}

function claimsOf(
  slot: SlotSpec,
  sentence: string,
  asked: readonly SlotSpec[],
  context: ReadContext,
): readonly Claim[] {
  return slotTypes[slot.type]
    .find(sentence, slot, context)
    .filter(({ reading, weak }) => reading.kind !== 'none' && (!weak || asked.includes(slot)))
    .filter(({ named }, _, all) => named || !all.some((other) => other.named))
    .map((finding) => ({ ...finding, slot, asked: asked.includes(slot) }));
}

/** What free text announces, up to where another slot's value begins: "need a portal by March". */
function freed(
  claim: Claim,
  others: readonly Claim[],
  sentence: string,
  { language }: ReadContext,
): readonly Claim[] {
  if (claim.slot.type !== 'text') return [];
  const next = others.filter(({ end }) => end > claim.start).map(({ start }) => start);
  let end = Math.min(claim.end, ...next);
  for (;;) {
    const last = /[\s,;:(-]*([\p{L}]*)$/u.exec(sentence.slice(claim.start, end));
    const idle = last?.[1] === '' ? last[0] !== '' : language.surrounds(last?.[1] ?? '');
    if (!idle || last === null) break;
    end -= last[0].length;
  }
  return end > claim.start ? [{ ...claim, end }] : [];
}

function strength({ named, asked }: Claim): number {
  return (named ? 2 : 0) + (asked ? 1 : 0);
}

function length({ start, end }: Claim): number {
  return end - start;
}

function overlaps(a: Claim, b: Claim): boolean {
  return a.start < b.end && b.start < a.end;
}
