import type { CompiledFlow } from '../flow/compile.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { Language } from '../language/language.ts';
import { takesAnyWords } from '../reading/plainly.ts';
import { takenAwayIn } from '../reading/taken-away.ts';
import { stands } from '../scene.ts';
import type { SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext } from '../slot-types/slot-type.ts';
import { announced } from '../slot-types/words/mention.ts';
import type { Message } from '../text/message.ts';
import { splitQuestions } from '../text/question-part.ts';
import { isQuotation } from '../text/quotation.ts';
import { onTokenBorders, splitSentences } from '../text/words.ts';
import type { Rejection } from '../trace.ts';

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
  ground: Ground,
): Rejection | undefined {
  const { flow, context } = ground;
  const { text } = span.message;
  if (!onTokenBorders(text, span.start, span.end)) return 'quote-not-on-token-borders';
  const mayStand = asksForChange(span, ground) || isPutForward(span, slot, ground);
  if (touchesQuestion(span, context.language) && !mayStand) {
    return 'quote-in-question';
  }
  if (isQuotation(text, span.start, span.end)) return 'quote-is-quotation';
  if (context.language.isNegated(text, span.start) && !isMeant(span, context.language)) {
    return 'quote-negated';
  }
  const fault = wordsFault(span, slot, ground);
  if (fault !== undefined) return fault;
  if (used.some((other) => overlaps(span, other))) return 'quote-used-by-another-slot';
  return isNamedForAnother(span, slot, flow, context) ? 'quote-names-another-slot' : undefined;
}

/** Whether the words around a value take it back, and why. */
function wordsFault(span: Span, slot: SlotSpec, { flow, context }: Ground): Rejection | undefined {
  const { start, words } = sentenceAround(span);
  const place = { start: span.start - start, end: span.end - start };
  return takenAwayIn(words, flow.spec.slots, context)(place, slot);
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

/**
 * "My order number is 20" says nothing about days: another slot's name announces it, not this one's.
 * A word that announces what it cannot take, as in "to DE89 3704...", announces nothing.
 */
function isNamedForAnother(
  { message, start, end }: Span,
  slot: SlotSpec,
  flow: CompiledFlow,
  context: ReadContext,
): boolean {
  if (announced(message.text, slot, context)(start)) return false;
  const words = message.text.slice(start, end);
  return flow.spec.slots.some(
    (other) =>
      other.id !== slot.id &&
      announced(message.text, other, context)(start) &&
      slotTypes[other.type].read(words, other, context).kind !== 'none',
  );
}

/** "What about a blue one?", said where the colour was asked for: it asks whether that will do. */
function isPutForward(
  { message, start }: Span,
  slot: SlotSpec,
  { asked, context }: Ground,
): boolean {
  if (!asked.includes(slot.id) || takesAnyWords(slot)) return false;
  return splitQuestions(message.text, context.language).some((part) => {
    const proposed = context.language.readProposal(message.text.slice(part.start, part.end));
    return proposed !== undefined && part.start + proposed.start <= start && start < part.end;
  });
}

function touchesQuestion(span: Span, language: Language): boolean {
  const { text } = span.message;
  return splitQuestions(text, language).some(
    (sentence) =>
      sentence.start < span.end &&
      span.start < sentence.end &&
      language.isQuestion(text.slice(sentence.start, sentence.end)),
  );
}

/** "No, is there anything at 8?" wishes another value for what stands, and does not only ask. */
export function asksForChange({ message, start, slot }: Span, { slots, context }: Ground): boolean {
  const state = slots[slot];
  if (state === undefined || !stands(state)) return false;
  return splitQuestions(message.text, context.language).some(
    (sentence) =>
      sentence.start <= start &&
      start < sentence.end &&
      context.language.asksForChange(message.text, sentence),
  );
}

/** The sentences that the span touches, as one text. */
export function sentenceOf(span: Span): string {
  return sentenceAround(span).words;
}

function sentenceAround({ message, start, end }: Span): { start: number; words: string } {
  const touched = splitSentences(message.text).filter((s) => s.start < end && start < s.end);
  const first = touched[0];
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return { start: 0, words: message.text };
  return { start: first.start, words: message.text.slice(first.start, last.end) };
}

export function overlaps(a: Span, b: Span): boolean {
  return a.message === b.message && a.slot !== b.slot && a.start < b.end && b.start < a.end;
}
