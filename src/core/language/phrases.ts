import { rememberingOf } from '../remembering.ts';
import { type Spoken, spokenForm, wordAt } from './spoken.ts';

/**
 * A phrase as data writes it: words, `(a|b)` for one of several, `[c]` for what may be missing,
 * `<about>` for a few words of the person's, `{a|b}` for one of these as what is named, `?` at the end where a question mark may stand. "i'd
 * rather not (say|share) <about>", "any <about> (is|will be) fine", "can (i|we) skip [this] ?".
 */
export interface Phrase {
  readonly pattern: RegExp;
  /** `<about>` ends the phrase: its words run up to the next punctuation. */
  readonly open: boolean;
  readonly mayAsk: boolean;
}

export function phrases(templates: readonly string[]): readonly Phrase[] {
  return templates.map((template) => ({
    pattern: new RegExp(sourceOf(template), 'uy'),
    open: template.endsWith('<about>'),
    mayAsk: template.endsWith('?'),
  }));
}

/** Phrases of which only the words matter. */
export type Patterns = readonly RegExp[];

export function patterns(templates: readonly string[]): Patterns {
  return phrases(templates).map(({ pattern }) => pattern);
}

/** The first word behind the longest phrase that stands at a word; absent where none does. */
export function matchAt(said: Spoken, word: number, candidates: Patterns): number | undefined {
  if (!anyStandsAt(said, word, candidates)) return undefined;
  let longest: number | undefined;
  for (const pattern of candidates) {
    pattern.lastIndex = said.offsets[word] ?? said.joined.length;
    const match = pattern.exec(said.joined);
    if (match === null || match[0] === '') continue;
    const end = wordAt(said, match.index + match[0].length);
    if (end > (longest ?? word)) longest = end;
  }
  return longest;
}

/**
 * Whether any of these phrases stands at a word. At most words none does, and one expression made of
 * all of them says so far sooner than each by itself. Give it a list that stays the same.
 */
export function anyStandsAt(said: Spoken, word: number, candidates: Patterns): boolean {
  if (candidates.length < fewest) return true;
  const any = anyOf(candidates);
  any.lastIndex = said.offsets[word] ?? said.joined.length;
  return any.test(said.joined);
}

/** Of fewer phrases each is tried at once. */
const fewest = 3;

/** Names of groups may stand once in an expression, and nobody asks this one for them. */
const anyOf = rememberingOf((candidates: Patterns) => {
  const sources = candidates.map(({ source }) => source.replace(/\(\?<[a-z]+>/gu, '(?:'));
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'uy');
});

/** The first word behind any number of these phrases in a row. */
export function skipAll(said: Spoken, word: number, candidates: Patterns): number {
  let at = word;
  for (;;) {
    const next = matchAt(said, at, candidates);
    if (next === undefined) return at;
    at = next;
  }
}

/** The phrase as a regular expression over `joined`, where every word is followed by a space. */
function sourceOf(template: string): string {
  const parts = template.match(/<about>|[()[\]{}|?]|[^\s()[\]{}|<>?]+/gu) ?? [];
  let at = 0;
  return alternatives();

  /** Up to a closing bracket. The longest comes first, so that "hi" does not hide "hi there". */
  function alternatives(): string {
    const sources: string[] = [sequence()];
    while (parts[at] === '|') {
      at += 1;
      sources.push(sequence());
    }
    return sources.sort((a, b) => b.length - a.length).join('|');
  }

  function sequence(): string {
    let source = '';
    for (let part = parts[at]; part !== undefined && !/^[)\]}|]$/u.test(part); part = parts[at]) {
      at += 1;
      if (part === '(' || part === '[') {
        source += `(?:${alternatives()})${part === '[' ? '?' : ''}`;
        at += 1;
      } else if (part === '{') {
        source += `(?<about>${alternatives()})`;
        at += 1;
      } else if (part === '<about>') {
        if (at < parts.length) source += '(?<about>(?:\\S+ ){1,4}?)';
      } else if (part !== '?') {
        source += `${literally(spokenForm(part))} `;
      }
    }
    return source;
  }
}

function literally(word: string): string {
  return word.replace(/[\\^$.*+?{}]/gu, '\\$&');
}
