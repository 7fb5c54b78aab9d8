import { candidatesAt, execAt, type Pattern, type Patterns, patternOf } from './pattern.ts';
import { patterns } from './phrases.ts';
import { type Spoken, wordAt } from './spoken.ts';

/**
 * What may stand in the blanks of a phrase: "<day> [of] <month>" with days and months. Each is a
 * regular expression over spoken words, every word followed by one space.
 */
export type Blanks = Readonly<Record<string, string>>;

/** Phrases with named blanks, ready to match. A blank stands at most once in a phrase. */
export function blankPatterns(templates: readonly string[], blanks: Blanks): Patterns {
  const names = Object.keys(blanks).sort((a, b) => b.length - a.length);
  return templates.map((template): Pattern => {
    const marked = template.replace(/<([a-z]+)>/gu, (_, name: string) => ` ${mark}${name} `);
    const { expression, firstWords } = patternOf(marked);
    const source = names.reduce(
      (left, name) => left.replace(`${mark}${name} `, `(?<${name}>${blanks[name]})`),
      expression.source,
    );
    const beginsBlank = [...(firstWords ?? [])].some((word) => word.startsWith(mark));
    return {
      expression: new RegExp(source, 'uy'),
      ...(firstWords && !beginsBlank && { firstWords }),
    };
  });
}

/** One of several phrases, as the content of a blank. */
export function oneOf(templates: readonly string[]): string {
  const sources = patterns(templates).map(({ expression }) => expression.source);
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
