import {
  anyDigits,
  candidatesAt,
  execAt,
  LazyPattern,
  type Patterns,
  type PhraseRead,
  readPhrase,
} from './pattern.ts';
import { type Spoken, wordAt } from './spoken.ts';

/**
 * What may stand in the blanks of a phrase: "<day> [of] <month>" with days and months. Each is a
 * regular expression over spoken words, every word followed by one space; one of phrases
 * (`wordBlank`) also tells its first words, so that a phrase which begins with it is found by them.
 */
export type Blanks = Readonly<Record<string, string | PhraseRead>>;

/**
 * Phrases with named blanks, ready to match. A blank stands at most once in a phrase. What may stand in
 * them is asked for when one is looked for.
 */
export function blankPatterns(templates: readonly string[], blanksOf: () => Blanks): Patterns {
  return templates.map((template) => new LazyPattern(template, filled));

  function filled(template: string): PhraseRead {
    const blanks = blanksOf();
    const names = Object.keys(blanks).sort((a, b) => b.length - a.length);
    const marked = template.replace(/<([a-z]+)>/gu, (_, name: string) => ` ${mark}${name} `);
    const { source, first } = readPhrase(marked);
    const sourceOf = (blank: string | PhraseRead | undefined) =>
      typeof blank === 'object' ? blank.source : blank;
    return {
      source: names.reduce(
        (left, name) => left.replace(`${mark}${name} `, `(?<${name}>${sourceOf(blanks[name])})`),
        source,
      ),
      first: first && firstWordsOf(first, blanks),
    };
  }

  /** With the first words of each blank that stands first; `undefined` where those may be any. */
  function firstWordsOf(first: ReadonlySet<string>, blanks: Blanks): PhraseRead['first'] {
    const all = new Set<string>();
    for (const word of first) {
      const blank = word.startsWith(mark) ? blanks[word.slice(mark.length)] : undefined;
      const words = word.startsWith(mark) ? typeof blank === 'object' && blank.first : [word];
      if (!words) return undefined;
      for (const each of words) all.add(each);
    }
    return all;
  }
}

/** One of several phrases, as a blank that begins with one of their first words. */
export function wordBlank(templates: readonly string[]): PhraseRead {
  return { source: oneOf(templates), first: firstOf(templates) };
}

/** A blank of digits, or of such phrases as well. */
export function digitBlank(source: string, ...templates: readonly string[]): PhraseRead {
  const first = firstOf(templates);
  return { source, first: first && new Set([anyDigits, ...first]) };
}

function firstOf(templates: readonly string[]): PhraseRead['first'] {
  const all = new Set<string>();
  for (const template of templates) {
    const { first } = readPhrase(template);
    if (first === undefined) return undefined;
    for (const word of first) all.add(word);
  }
  return all;
}

/** One of several phrases, as the content of a blank. */
export function oneOf(templates: readonly string[]): string {
  const sources = templates.map((template) => readPhrase(template).source);
  return `(?:${sources.sort((a, b) => b.length - a.length).join('|')})`;
}

export interface Filled {
  /** The first word behind the phrase. */
  readonly to: number;
  /** What stands in the blanks that are filled: spoken words with a space behind each. */
  readonly blanks: Readonly<Record<string, string | undefined>>;
}

/** The longest of these phrases that stands at a word. */
export function fillAt(said: Spoken, word: number, phrases: Patterns): Filled | undefined {
  let best: Filled | undefined;
  for (const pattern of candidatesAt(said, word, phrases)) {
    const match = execAt(said, word, pattern);
    if (match === undefined) continue;
    const to = wordAt(said, match.index + match[0].length);
    if (to > (best?.to ?? word)) best = { to, blanks: { ...match.groups } };
  }
  return best;
}

/** Which entry of a list of phrases these words are, from 0; absent where none is. */
export function indexIn(templates: Patterns, words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const index = templates.findIndex(({ expression }) => {
    expression.lastIndex = 0;
    return expression.exec(words)?.[0] === words;
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
