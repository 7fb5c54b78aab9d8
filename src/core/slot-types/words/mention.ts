import type { SlotSpec } from '../../flow/spec.ts';
import { type Range, trimRange } from '../../text/words.ts';
import type { ReadContext } from '../slot-type.ts';
import { contentWords, valueWords } from './reply.ts';
import { namesOfSlot, occurrences } from './slot-words.ts';

/**
 * The one mention that is all of a reply, with what may stand around a date or an amount ("on ...,
 * please", the slot's own name). Absent where other words are left, or where there are two.
 */
export function onlyMention<M extends Range>(
  text: string,
  slot: SlotSpec,
  context: ReadContext,
  find: (words: string) => readonly M[],
): M | undefined {
  if (text.length > longestReply) return undefined;
  const [first, ...more] = find(text);
  if (first === undefined) return undefined;
  // What begins or ends with a sign of its own is not trimmed: ".5".
  const outside = text.slice(0, first.start) + text.slice(first.end);
  if (more.length === 0 && outside.trim() === '') return first;
  // Last as it is: the slot's own name may be a word of the value ("dia 20").
  const ways = [contentWords(text, slot, context), valueWords(text, slot, context), text];
  for (const words of ways) {
    const [mention, ...others] = find(words);
    if (mention === undefined || others.length > 0) continue;
    const before = words.slice(0, mention.start);
    const behind = words.slice(mention.end);
    if (isAround(before, context) && isAround(behind, context)) return mention;
  }
  return undefined;
}

/**
 * Tells of places in a text whether the slot's label or a cue announces them: "budget: ...", or, where
 * the place's end is told, names them right behind: "a 20k budget".
 */
export function announced(
  text: string,
  slot: SlotSpec,
  { language }: ReadContext,
): (start: number, until?: number) => boolean {
  const names = occurrences(text, namesOfSlot(slot));
  return (start, until) =>
    names.some(({ start: from, end }) => {
      const isBehind = until !== undefined && from === until + 1 && text[until] === ' ';
      // "Un budget de 5000": the article counts no budget.
      if (isBehind && !isArticle(text.slice(start, until), { language })) return true;
      // A cue may be the mention's own first word: "by March".
      if (from === start) return true;
      if (end > start || start - end > longestLink) return false;
      return (
        language.afterLabel(text, end) === start || isAround(text.slice(end, start), { language })
      );
    });
}

/** One word without digits that says one. */
function isArticle(words: string, { language }: Pick<ReadContext, 'language'>): boolean {
  const [only] = language.numbers(words);
  return /^\p{L}+$/u.test(words) && only?.value === 1;
}

/** Whether what stands between two values only joins them: a space, a comma, "and". */
export function joins(gap: string, language: ReadContext['language']): boolean {
  if (/^\s?$/u.test(gap)) return true;
  if (gap.length > longestLink) return false;
  const parts = language.listParts(`1${gap}1`);
  return parts.length === 2 && parts.every(({ start, end }) => end - start === 1);
}

/** Where the words end that make what ends at `end` approximate: "5000 euros or so". */
export function roughEnd(
  text: string,
  end: number,
  language: ReadContext['language'],
): number | undefined {
  const rest = text.slice(end, end + 60);
  if (!/^[ +-]/u.test(rest)) return undefined;
  const [first] = language.numbers(`1${rest}`);
  return first?.approximate && first.start === 0 && first.value === 1
    ? end + first.end - 1
    : undefined;
}

/** Whether words say nothing beside a date, a time or an amount. */
export function isAround(text: string, { language }: Pick<ReadContext, 'language'>): boolean {
  const { start, end } = trimRange(text, { start: 0, end: text.length }, /[\s.,;:!?"'()-]/u);
  return start >= end || language.surrounds(text.slice(start, end));
}

/** In characters: a longer text says more than one value. */
const longestReply = 300;

/** In characters: what stands between a label and its value. */
const longestLink = 40;
