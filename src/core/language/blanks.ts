import { anyStandsAt, type Patterns, patterns, phrases } from './phrases.ts';
import { type Spoken, wordAt } from './spoken.ts';

/**
 * What may stand in the blanks of a phrase: "<day> [of] <month>" with days and months. Each is a
 * regular expression over spoken words, every word followed by one space.
 */
export type Blanks = Readonly<Record<string, string>>;

/** Phrases with named blanks, ready to match. A blank stands at most once in a phrase. */
export function blankPatterns(templates: readonly string[], blanks: Blanks): Patterns {
  const names = Object.keys(blanks).sort((a, b) => b.length - a.length);
  return templates.map((template) => {
    const marked = template.replace(/<([a-z]+)>/gu, (_, name: string) => ` ${mark}${name} `);
    const [phrase] = phrases([marked]);
    const source = names.reduce(
      (left, name) => left.replace(`${mark}${name} `, `(?<${name}>${blanks[name]})`),
      phrase?.pattern.source ?? '',
    );
    return new RegExp(source, 'uy');
  });
}

/** One of several phrases, as the content of a blank. */
export function oneOf(templates: readonly string[]): string {
  const sources = patterns(templates).map(({ source }) => source);
  return `(?:${sources.sort((a, b) => b.length - a.length).join('|')})`;
}

export interface Filled {
  /** The first word behind the phrase. */
  readonly to: number;
  /** What stands in the blanks that are filled: spoken words with a space behind each. */
  readonly blanks: Readonly<Record<string, string | undefined>>;
}

/** The longest of these phrases that stands at a word. */
export function fillAt(said: Spoken, word: number, candidates: Patterns): Filled | undefined {
  if (!anyStandsAt(said, word, candidates)) return undefined;
  let best: Filled | undefined;
  for (const pattern of candidates) {
    pattern.lastIndex = said.offsets[word] ?? said.joined.length;
    const match = pattern.exec(said.joined);
    if (match === null || match[0] === '') continue;
    const to = wordAt(said, match.index + match[0].length);
    if (to > (best?.to ?? word)) best = { to, blanks: { ...match.groups } };
  }
  return best;
}

/** Which entry of a list of phrases these words are, from 0; absent where none is. */
export function indexIn(templates: Patterns, words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const index = templates.findIndex((pattern) => {
    pattern.lastIndex = 0;
    return pattern.exec(words)?.[0] === words;
  });
  return index === -1 ? undefined : index;
}

/** Whether words hang together: nothing but spaces, commas, hyphens and full stops of short forms. */
export function hangsTogether(said: Spoken, from: number, to: number): boolean {
  return said.words.slice(from + 1, to).every((word, i) => {
    const before = said.words[from + i];
    const gap = said.text.slice(before?.end, word.start);
    // A double quote inside a word stands for an apostrophe: 'o"clock'.
    if (/^(?:[ ,'-]*|")$/u.test(gap)) return true;
    // "23/set/2026", but no fraction.
    if (gap === '/' && /\p{L}/u.test(`${before?.form ?? ''}${word.form}`)) return true;
    return /^\.[ ,]?$/u.test(gap) && /^(?:\d+|\p{L}{1,4})$/u.test(before?.form ?? '');
  });
}

/** A private character, so that no word of a language is taken for a blank. */
const mark = '\uE000';
