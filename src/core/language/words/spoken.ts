import { remembering } from '../../remembering.ts';

/**
 * A text as it is spoken: words in lower case without apostrophes and drawn-out letters ("Don't" is
 * "dont", "nooo" is "no", "всё" is "все"), so that one written form of a phrase covers the ways people
 * type it.
 *
 * `joined` holds every word followed by one space; phrases are matched there (phrases.ts).
 * Punctuation survives only as `breakBefore`. Signs that carry meaning ("€", "%", "@", an emoji) are
 * words of their own, so that nothing is overlooked when a text is taken as a whole.
 */
export interface Spoken {
  readonly text: string;
  readonly words: readonly SpokenWord[];
  readonly joined: string;
  /** Where each word begins in `joined`; one more entry for the end. */
  readonly offsets: readonly number[];
}

export interface SpokenWord {
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** Punctuation stands between this word and the one before it. */
  readonly breakBefore: boolean;
}

export const spoken = remembering((text: string): Spoken => {
  const words: SpokenWord[] = [];
  const offsets: number[] = [];
  let joined = '';
  let last = 0;
  for (const match of text.matchAll(wordPattern)) {
    const form = spokenForm(match[0]);
    const breakBefore = words.length > 0 && isBreak(text.slice(last, match.index));
    last = match.index + match[0].length;
    offsets.push(joined.length);
    words.push({ form, start: match.index, end: last, breakBefore });
    joined += `${form} `;
  }
  offsets.push(joined.length);
  return { text, words, joined, offsets };
});

/** The word that begins at this place of `joined`. */
export function wordAt(said: Spoken, offset: number): number {
  let low = 0;
  let high = said.offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((said.offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return said.offsets[low] === offset ? low : -1;
}

/** Whether words end here: at the end of the text, or before punctuation. */
export function endsAt(said: Spoken, word: number): boolean {
  return word >= said.words.length || said.words[word]?.breakBefore === true;
}

/** Whether a word is a token of its own to its left: "a 17", but not "A-17". */
export function standsApart(said: Spoken, word: number): boolean {
  const gap = said.text.slice(said.words[word - 1]?.end ?? 0, said.words[word]?.start);
  return word === 0 || /[\s:=,;#]/u.test(gap) || /[#=]/u.test(said.words[word - 1]?.form ?? '');
}

export function spokenForm(word: string): string {
  return word
    .toLowerCase()
    .replace(/[']|\p{Emoji_Modifier}/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/ё/gu, 'е');
}

function isBreak(between: string): boolean {
  return /[,.;:!?…¿¡\n()]|\s-+\s|--/u.test(between);
}

const wordPattern =
  /\d+(?:[.,:]\d+)+|[\p{L}\p{N}\p{M}_]+(?:'[\p{L}\p{N}\p{M}_]+)*'?|\p{Extended_Pictographic}\p{Emoji_Modifier}?|[^\s\p{L}\p{N}\p{M}.,;:!?…¿¡"'()*/-]/gu;
