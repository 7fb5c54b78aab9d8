import type { SlotSpec } from '../flow/spec.ts';
import { doubtsRest, isTurned } from '../reading/turned.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext, Reading } from '../slot-types/slot-type.ts';
import { type Span, sentenceOf } from './place.ts';

/** Reads the quote as a whole, else the one value that stands in it. */
export function parse(
  slot: SlotSpec,
  place: Span,
  context: ReadContext,
): { readonly reading: Reading; readonly span: Span } | undefined {
  const type = slotTypes[slot.type];
  if (slot.type === 'boolean' && !answersSentence(slot, place, context)) return undefined;
  const words = place.message.text.slice(place.start, place.end);
  const whole = type.read(words, slot, context);
  if (whole.kind !== 'none') {
    const { start, end } = context.language.content(words);
    const span = { ...place, start: place.start + start, end: place.start + end };
    return { reading: whole, span: span.end > span.start ? span : place };
  }
  const findings = type.find(words, slot, context).filter(({ reading }) => reading.kind !== 'none');
  const only = findings[0];
  if (only === undefined || findings.length > 1) return undefined;
  return {
    reading: only.reading,
    span: { ...place, start: place.start + only.start, end: place.start + only.end },
  };
}

/** "About thirty" stays rough where only the number was quoted: the word before or behind belongs to it. */
export function withApproximation(
  place: Span,
  { type }: SlotSpec,
  { language }: ReadContext,
): Span {
  if (!measures.has(type)) return place;
  const { text } = place.message;
  const rough = [...language.numbers(text), ...language.decimals(text)].filter(
    (each) => each.approximate && each.start < place.end && place.start < each.end,
  );
  const before = language.roughlyBefore(text, place.start) ?? place.start;
  return {
    ...place,
    start: Math.min(before, ...rough.map(({ start }) => start), place.start),
    end: Math.max(place.end, ...rough.map(({ end }) => end)),
  };
}

/** A yes counts as the answer of its sentence, or in a claim, and not as a word in it ("say yes to"). */
function answersSentence(slot: SlotSpec, place: Span, context: ReadContext): boolean {
  const sentence = sentenceOf(place);
  const answer = context.language.readAnswer(sentence);
  if (answer !== undefined) {
    const { message, start, end } = place;
    const quoted = context.language.readAnswer(message.text.slice(start, end));
    const turns = isTurned(sentence, answer, quoted, context.language);
    return !turns && !doubtsRest(sentence, answer, context.language);
  }
  return slotTypes.boolean.find(sentence, slot, context).length > 0;
}

/** Values that can be said roughly. */
const measures: ReadonlySet<SlotSpec['type']> = new Set([
  'integer',
  'number',
  'percentage',
  'quantity',
  'money',
  'choice',
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
]);
