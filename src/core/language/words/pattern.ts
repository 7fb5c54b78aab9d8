import { rememberingOf } from '../../remembering.ts';
import { type Spoken, spokenForm } from './spoken.ts';

/** A phrase, ready to be looked for at a word of a spoken text. */
export interface Pattern {
  /** Over `joined`, where every word is followed by a space. */
  readonly expression: RegExp;
  /** The words that it can begin with; `undefined` where that may be any. Read anew each time. */
  readonly firstWords: ReadonlySet<string> | undefined;
}

export type Patterns = readonly Pattern[];

/**
 * Those of the patterns that may stand at a word, in their order. Most can be told apart by the first
 * word alone, and at most words none is left. Give it a list that stays the same.
 */
export function candidatesAt(said: Spoken, word: number, patterns: Patterns): Patterns {
  const form = said.words[word]?.form;
  if (form === undefined) return none;
  const { byWord, others, any } = indexOf(patterns);
  const known = byWord.get(form) ?? (beginsWithDigit(form) ? byWord.get(anyDigits) : undefined);
  if (known !== undefined || any === undefined) return known ?? others;
  any.lastIndex = said.offsets[word] ?? said.joined.length;
  return any.test(said.joined) ? others : none;
}

/** What stands at a word by one pattern; a match of no words is none. */
export function execAt(
  said: Spoken,
  word: number,
  { expression }: Pattern,
): RegExpExecArray | undefined {
  expression.lastIndex = said.offsets[word] ?? said.joined.length;
  const match = expression.exec(said.joined);
  return match === null || match[0] === '' ? undefined : match;
}

/** What a phrase is as a regular expression over spoken words, and the words that it can begin with. */
export interface PhraseRead {
  readonly source: string;
  readonly first: ReadonlySet<string> | undefined;
}

/**
 * A phrase that is read once somebody looks for it: of the thousands that the languages have, a
 * conversation meets few. A class, as it is the lightest thing to have so many of.
 */
export class LazyPattern implements Pattern {
  #expression: RegExp | undefined;
  readonly #template: string;
  readonly #read: (template: string) => PhraseRead;

  constructor(template: string, read: (template: string) => PhraseRead) {
    this.#template = template;
    this.#read = read;
  }

  get expression(): RegExp {
    this.#expression ??= new RegExp(this.#read(this.#template).source, 'uy');
    return this.#expression;
  }

  get firstWords(): ReadonlySet<string> | undefined {
    return this.#read(this.#template).first;
  }
}

export function patternOf(template: string): Pattern {
  return new LazyPattern(template, readPhrase);
}

/** Stands among first words for every word that begins with a digit. */
export const anyDigits = '#';

function beginsWithDigit(form: string): boolean {
  return /^\d/u.test(form);
}

const none: Patterns = [];
/** Of fewer patterns each is tried by itself. */
const fewest = 3;

const indexOf = rememberingOf((patterns: Patterns) => {
  const firsts = patterns.map(({ firstWords }) => firstWords);
  const words = new Set(firsts.flatMap((first) => [...(first ?? [])]));
  const byWord = new Map(
    [...words].map((word) => {
      const also = beginsWithDigit(word) ? anyDigits : word;
      const mayBegin = (first: PhraseRead['first']) => first?.has(word) || first?.has(also);
      return [word, patterns.filter((_, at) => mayBegin(firsts[at]) ?? true)];
    }),
  );
  const others = patterns.filter((_, at) => firsts[at] === undefined);
  return { byWord, others, ...(others.length >= fewest && { any: anyOf(others) }) };
});

/** One expression for all. Names of groups may stand once in it, and nobody asks this one for them. */
function anyOf(patterns: Patterns): RegExp {
  const sources = patterns.map(({ expression }) => expression.source);
  const nameless = sources.map((source) => `(?:${source.replace(/\(\?<[a-z]+>/gu, '(?:')})`);
  return new RegExp(nameless.join('|'), 'uy');
}

/** A part of a phrase. */
interface Part extends PhraseRead {
  /** It may be left out, so that what follows can be first. */
  readonly optional: boolean;
}

/** Reads a phrase as data writes it (phrases.ts). */
export function readPhrase(template: string): PhraseRead {
  const parts = template.match(/<about>|[()[\]{}|?]|[^\s()[\]{}|<>?]+/gu) ?? [];
  let at = 0;
  return alternatives();

  /** Up to a closing bracket. The longest comes first, so that "hi" does not hide "hi there". */
  function alternatives(): Part {
    const found: Part[] = [sequence()];
    while (parts[at] === '|') {
      at += 1;
      found.push(sequence());
    }
    return {
      source: found
        .map(({ source }) => source)
        .sort((a, b) => b.length - a.length)
        .join('|'),
      first: united(found),
      optional: found.some(({ optional }) => optional),
    };
  }

  function sequence(): Part {
    const found: Part[] = [];
    for (let part = parts[at]; part !== undefined && !/^[)\]}|]$/u.test(part); part = parts[at]) {
      at += 1;
      found.push(element(part));
    }
    const fixed = found.findIndex(({ optional }) => !optional);
    return {
      source: found.map(({ source }) => source).join(''),
      first: united(fixed === -1 ? found : found.slice(0, fixed + 1)),
      optional: fixed === -1,
    };
  }

  function element(part: string): Part {
    if (part === '(' || part === '[' || part === '{') {
      const { source, first, optional } = alternatives();
      at += 1;
      if (part === '{') return { source: `(?<about>${source})`, first, optional };
      const mayGo = part === '[';
      return {
        source: `(?:${source})${mayGo ? '?' : ''}`,
        first,
        optional: mayGo || optional,
      };
    }
    const nothing = part === '?' || (part === '<about>' && at === parts.length);
    if (nothing) return { source: '', first: new Set(), optional: true };
    if (part === '<about>') {
      return { source: '(?<about>(?:\\S+ ){1,4}?)', first: undefined, optional: false };
    }
    const word = spokenForm(part);
    return { source: `${literally(word)} `, first: new Set([word]), optional: false };
  }
}

function united(parts: readonly Part[]): Part['first'] {
  const all = new Set<string>();
  for (const { first } of parts) {
    if (first === undefined) return undefined;
    for (const word of first) all.add(word);
  }
  return all;
}

function literally(word: string): string {
  return word.replace(/[\\^$.*+?{}]/gu, '\\$&');
}
