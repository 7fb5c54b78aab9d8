import { candidatesAt, execAt, type Pattern, type Patterns, patternOf } from './pattern.ts';
import { type Spoken, wordAt } from './spoken.ts';

export type { Patterns };

/**
 * A phrase as data writes it: words, `(a|b)` for one of several, `[c]` for what may be missing,
 * `<about>` for a few words of the person's, `{a|b}` for one of these as what is named, `?` at the end where a question mark may stand. "i'd
 * rather not (say|share) <about>", "any <about> (is|will be) fine", "can (i|we) skip [this] ?".
 */
export interface Phrase {
  readonly pattern: Pattern;
  /** `<about>` ends the phrase: its words run up to the next punctuation. */
  readonly open: boolean;
  readonly mayAsk: boolean;
}

export function phrases(templates: readonly string[]): readonly Phrase[] {
  return templates.map((template) => ({
    pattern: patternOf(template),
    open: template.endsWith('<about>'),
    mayAsk: template.endsWith('?'),
  }));
}

/** Phrases of which only the words matter. */
export function patterns(templates: readonly string[]): Patterns {
  return templates.map(patternOf);
}

/** The first word behind the longest phrase that stands at a word; absent where none does. */
export function matchAt(said: Spoken, word: number, phrases: Patterns): number | undefined {
  let longest: number | undefined;
  for (const pattern of candidatesAt(said, word, phrases)) {
    const end = endOf(said, word, pattern);
    if (end !== undefined && end > (longest ?? word)) longest = end;
  }
  return longest;
}

/** The first word behind this one phrase; absent where it does not stand at the word. */
export function endOf(said: Spoken, word: number, pattern: Pattern): number | undefined {
  const match = execAt(said, word, pattern);
  if (match === undefined) return undefined;
  const end = wordAt(said, match.index + match[0].length);
  return end > word ? end : undefined;
}

/** The first word behind any number of these phrases in a row. */
export function skipAll(said: Spoken, word: number, phrases: Patterns): number {
  let at = word;
  for (;;) {
    const next = matchAt(said, at, phrases);
    if (next === undefined) return at;
    at = next;
  }
}
