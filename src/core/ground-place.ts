import type { CompiledFlow } from './flow/compile.ts';
import type { SlotSpec } from './flow/spec.ts';
import type { Language } from './language/language.ts';
import type { Message } from './message.ts';
import { isQuotation } from './quotation.ts';
import type { SlotState } from './slot-state.ts';
import { announced } from './slot-types/mention.ts';
import type { ReadContext } from './slot-types/slot-type.ts';
import type { Rejection } from './trace.ts';
import { onTokenBorders, splitSentences } from './words.ts';

/** What is grounded against: the words of this turn, and what stood when they were said. */
export interface Ground {
  readonly flow: CompiledFlow;
  readonly slots: Readonly<Record<string, SlotState>>;
  readonly asked: readonly string[];
  readonly messages: readonly Message[];
  readonly context: ReadContext;
}

/** Where a quote stands, and which slot it is for. */
export interface Span {
  readonly message: Message;
  readonly start: number;
  readonly end: number;
  readonly slot: string;
}

/** The first place of the quote that may count; the reason of the best place where none does. */
export function findQuote(
  quote: string,
  slot: SlotSpec,
  ground: Ground,
  used: readonly Span[],
): Span | Rejection {
  const { messages } = ground;
  const words = quote.trim();
  if (words === '') return 'no-quote';
  let reason: Rejection = 'quote-not-found';
  for (const message of messages) {
    for (
      let at = message.text.indexOf(words);
      at !== -1;
      at = message.text.indexOf(words, at + 1)
    ) {
      const span = { message, start: at, end: at + words.length, slot: slot.id };
      const fault = placeFault(span, slot, used, ground);
      if (fault === undefined) return span;
      reason = fault;
    }
  }
  return reason;
}

function placeFault(
  span: Span,
  slot: SlotSpec,
  used: readonly Span[],
  { flow, context }: Ground,
): Rejection | undefined {
  const { text } = span.message;
  if (!onTokenBorders(text, span.start, span.end)) return 'quote-not-on-token-borders';
  if (touchesQuestion(span, context.language)) return 'quote-in-question';
  if (isQuotation(text, span.start, span.end)) return 'quote-is-quotation';
  if (context.language.isNegated(text, span.start) && !isMeant(span, context.language)) {
    return 'quote-negated';
  }
  if (used.some((other) => overlaps(span, other))) return 'quote-used-by-another-slot';
  return isNamedForAnother(span, slot, flow, context) ? 'quote-names-another-slot' : undefined;
}

/** "No, 13", "12... no 13": the no is about what was said before, and this is what is meant. */
function isMeant(span: Span, language: Language): boolean {
  const sentences = splitSentences(span.message.text);
  const at = sentences.find(({ start, end }) => start <= span.start && span.start < end);
  if (at === undefined) return false;
  const sentence = span.message.text.slice(at.start, at.end);
  const meant = language.splitCorrection(sentence)?.meant ?? language.readCorrection(sentence);
  const start = span.start - at.start;
  return meant !== undefined && meant.start <= start && start < meant.end;
}

/** "My order number is 20" says nothing about days: another slot's name announces it, not this one's. */
function isNamedForAnother(
  { message, start }: Span,
  slot: SlotSpec,
  flow: CompiledFlow,
  context: ReadContext,
): boolean {
  if (announced(message.text, slot, context)(start)) return false;
  return flow.spec.slots.some(
    (other) => other.id !== slot.id && announced(message.text, other, context)(start),
  );
}

function touchesQuestion(span: Span, language: Language): boolean {
  const { text } = span.message;
  return splitSentences(text).some((sentence) => {
    if (sentence.start >= span.end || span.start >= sentence.end) return false;
    const words = text.slice(sentence.start, sentence.end);
    // "Yes, but are there fees?" answers before it asks.
    const answered = language.readAnswer(words)?.rest ?? 0;
    return language.isQuestion(words) && span.end > sentence.start + answered;
  });
}

/** The sentences that the span touches, as one text. */
export function sentenceOf({ message, start, end }: Span): string {
  const touched = splitSentences(message.text).filter((s) => s.start < end && start < s.end);
  const first = touched[0];
  const last = touched.at(-1);
  return first && last ? message.text.slice(first.start, last.end) : message.text;
}

function overlaps(a: Span, b: Span): boolean {
  return a.message === b.message && a.slot !== b.slot && a.start < b.end && b.start < a.end;
}
