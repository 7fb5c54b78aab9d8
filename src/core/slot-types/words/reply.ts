import type { SlotSpec } from '../../flow/spec.ts';
import type { Language } from '../../language/language.ts';
import { trimRange } from '../../text/words.ts';
import type { Value } from '../../value.ts';
import type { Problem, ReadContext, Reading } from '../slot-type.ts';
import { namesOfSlot, occurrences } from './slot-words.ts';

/** A value that was said, or why it will not do. */
export function given(value: Value, problem: Problem | undefined): Reading {
  return problem === undefined
    ? { kind: 'value', value, basis: 'stated' }
    : { kind: 'invalid', problem };
}

/**
 * The words of a reply that may be the value: without politeness, carriers, the slot's own name in
 * front ("order number 17") and a question mark behind, which only sounds unsure ("29?").
 */
export function contentWords(text: string, slot: SlotSpec, { language }: ReadContext): string {
  return withoutName(text, slot, language, language.content);
}

/** The same without what carries numbers and options ("we have", "for ... of us") as well. */
export function valueWords(text: string, slot: SlotSpec, { language }: ReadContext): string {
  return withoutName(text, slot, language, language.value);
}

function withoutName(text: string, slot: SlotSpec, language: Language, part: Language['content']) {
  const words = partOf(text, part);
  const name = occurrences(words, namesOfSlot(slot))[0];
  const before = name && words.slice(0, name.start).trim();
  if (name === undefined || (before !== '' && !language.isOwner(before ?? ''))) return words;
  const start = language.afterLabel(words, name.end);
  return start < words.length ? partOf(words.slice(start), part) : words;
}

function partOf(text: string, part: Language['content']): string {
  const asked = trimRange(text, { start: 0, end: text.length }, /[\s?]/u);
  const words = text.slice(asked.start, asked.end);
  const { start, end } = part(words);
  return words.slice(start, end);
}
