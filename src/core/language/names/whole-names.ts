import { rememberingOf } from '../../remembering.ts';
import type { Range } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import type { Spoken, SpokenWord } from '../words/spoken.ts';

/** Reads the whole name that begins at a word; `nouns` may stand behind it and are no part of it. */
export type WholeName = (
  said: Spoken,
  at: number,
  sort: {
    readonly nouns: ReadonlySet<string>;
    readonly small: boolean;
    /** Nobody's name goes on behind "with" or "and". */
    readonly person: boolean;
  },
) => Range | undefined;

/**
 * Makes a reader of names of anything from a language's words: quoted words, or a run of capitals with
 * what joins them. A name that may go on ("Sorrel fine foods", "Dinner with Ann") is none, so that
 * nothing is cut short. With `small`, a text without capitals gives the words up to its end, or up to
 * what surely is no part of a name.
 */
export function wholeNameReader(
  data: LanguageData,
  language: Pick<Language, 'dates' | 'times'>,
): WholeName {
  const { mentions, things } = data;
  const particles = new Set(['&', '+', 'vs', 'versus', 'n', ...mentions.nameParticles]);
  const articles = patterns(things.articles);
  const inside = patterns(mentions.insidePrepositions);
  const places = patterns(mentions.placePrepositions);
  const tails = patterns([...data.corrections.tails, ...data.content.tail]);
  const requests = new Set(mentions.requestVerbs);
  const titles = new Set(mentions.titles);
  const verbs = new Set(things.verbs);
  const joints = new Set([
    ...mentions.sentenceWords,
    ...mentions.requestVerbs,
    ...mentions.conjunctions,
    ...things.verbs,
  ]);
  const plain = new Set([...mentions.notNames, ...joints]);

  const stopsIn = rememberingOf((said: Spoken): readonly Range[] =>
    [...language.dates(said.text), ...language.times(said.text)]
      .filter(({ form }) => form !== 'bare')
      .map(({ start, end }) => ({ start, end })),
  );

  return (said, first, { nouns, small, person }) => {
    const quoted = insideQuotes(said, first);
    if (quoted !== undefined) return quoted;
    const at = isWritten(said, first, /^\p{Ll}/u)
      ? (matchAt(said, first, articles) ?? first)
      : first;
    const stops = stopsIn(said);
    if (isIn(said, at, stops)) return undefined;
    if (isCapital(said, at) || isNumberBeforeName(said, at)) {
      const whole = capitals(said, at, stops, nouns, person);
      return whole ?? (small && !person ? toTheEnd(said, at, stops) : undefined);
    }
    return small && !/\p{Lu}/u.test(said.text.slice(1).replace(/\bI\b/gu, ''))
      ? smallLetters(said, at, stops, nouns)
      : undefined;
  };

  function capitals(
    said: Spoken,
    at: number,
    stops: readonly Range[],
    nouns: ReadonlySet<string>,
    person: boolean,
  ): Range | undefined {
    const word = said.words[at];
    if (word === undefined || /^I(?:'|$)/u.test(written(said, word))) return undefined;
    let end = at + 1;
    let next = end;
    for (; next < said.words.length; next++) {
      const each = said.words[next];
      if (each === undefined || next - at > longest) return undefined;
      if (each.breakBefore && !isAbbreviated(said, next)) break;
      if (isIn(said, next, stops)) break;
      const form = each.form;
      if (isCapital(said, next)) {
        if (/^I(?:'|$)/u.test(written(said, each))) break;
        end = next + 1;
      } else if (/^\d/u.test(form)) {
        const behind = said.words[next + 1];
        const ends = behind === undefined || behind.breakBefore || isCapital(said, next + 1);
        if (!ends && !isFunction(said, next + 1)) return undefined;
        end = next + 1;
      } else if (goesOn(said, next)) {
        if (person && (isJoint(said, next) || isFunctionOnly(said, next))) break;
        if (particles.has(form) || !isJoint(said, next)) continue;
        // "... in Lisbon" is where it is; "Dinner with Ann", "Market at Noon" may be all of it.
        if (matchAt(said, next, inside) !== undefined) break;
        return undefined;
      } else break;
    }
    const begins = at === 0 || word.breakBefore;
    if (begins && joints.has(word.form) && end - at > 1) return undefined;
    const last = said.words[end - 1];
    // "Written For you": it goes on behind a word that leads to something.
    if (last && end < said.words.length && !said.words[end]?.breakBefore && joints.has(last.form)) {
      return undefined;
    }
    if (!endsSurely(said, end, stops, nouns)) return undefined;
    const named = said.words
      .slice(at, end)
      .some(({ form }) => !plain.has(form) || titles.has(form));
    const isWord = end - at === 1 && requests.has(word.form);
    return named && !isWord ? rangeOf(said, at, end) : undefined;
  }

  /**
   * "Call it Phone home": behind words that surely lead to a name it is all that follows, where that is
   * short and no sentence.
   */
  function toTheEnd(said: Spoken, at: number, stops: readonly Range[]): Range | undefined {
    let end = at + 1;
    for (; end < said.words.length; end++) {
      const word = said.words[end];
      if (word === undefined || word.breakBefore) break;
      if (skipAll(said, end, tails) === said.words.length) break;
      const isNext =
        mentions.conjunctions.includes(word.form) && joints.has(said.words[end + 1]?.form ?? '');
      if (end > at + 1 && isNext) break;
      const leads = particles.has(word.form) || matchAt(said, end, places) !== undefined;
      if (isIn(said, end, stops) || (joints.has(word.form) && !leads)) return undefined;
      if (/\d/u.test(word.form) || requests.has(word.form)) return undefined;
    }
    const isShort = end - at > 1 && end - at <= mostSmall;
    return isShort && !isJoint(said, end - 1) ? rangeOf(said, at, end) : undefined;
  }

  /** Whether nothing that could belong to the name follows it. */
  function endsSurely(
    said: Spoken,
    end: number,
    stops: readonly Range[],
    nouns: ReadonlySet<string>,
  ): boolean {
    const next = said.words[end];
    if (next === undefined) return true;
    if (next.breakBefore) {
      const gap = said.text.slice(said.words[end - 1]?.end, next.start);
      if (/^\s[-–—]\s$/u.test(gap)) return !isCapital(said, end);
      return !/^,\s$/u.test(gap) || !isCapital(said, end) || plain.has(next.form);
    }
    if (isIn(said, end, stops) || matchAt(said, end, tails) !== undefined) return true;
    if (nouns.has(next.form) || verbs.has(next.form)) return true;
    return isFunction(said, end);
  }

  function smallLetters(
    said: Spoken,
    at: number,
    stops: readonly Range[],
    nouns: ReadonlySet<string>,
  ): Range | undefined {
    let end = at;
    for (; end < said.words.length; end++) {
      const word = said.words[end];
      if (word === undefined || (end > at && word.breakBefore)) break;
      if (isIn(said, end, stops) || skipAll(said, end, tails) === said.words.length) break;
      if (nouns.has(word.form) && end > at) break;
      const joins = particles.has(word.form) && end > at && !isFunctionOnly(said, end);
      if ((plain.has(word.form) || matchAt(said, end, places) !== undefined) && !joins) break;
      if (!/\p{L}/u.test(word.form)) return undefined;
    }
    return end > at && end - at <= mostSmall ? rangeOf(said, at, end) : undefined;
  }

  function isFunction(said: Spoken, at: number): boolean {
    const form = said.words[at]?.form ?? '';
    return plain.has(form) || matchAt(said, at, places) !== undefined;
  }

  /** Words that lead from one thing to the next; others may stand small inside a name: "fine". */
  function isJoint(said: Spoken, at: number): boolean {
    const form = said.words[at]?.form ?? '';
    return joints.has(form) || matchAt(said, at, places) !== undefined;
  }

  /** "And", "of" and other words that may as well begin the next thing that is said. */
  function isFunctionOnly(said: Spoken, at: number): boolean {
    return (
      matchAt(said, at, places) !== undefined ||
      mentions.conjunctions.includes(said.words[at]?.form ?? '')
    );
  }

  /** Whether a name goes on behind a small word, or two as in "of the". */
  function goesOn(said: Spoken, at: number): boolean {
    for (const ahead of [1, 2]) {
      const word = said.words[at + ahead];
      if (word === undefined || word.breakBefore) return false;
      if (isCapital(said, at + ahead)) return !/^I(?:'|$)/u.test(written(said, word));
      if (!particles.has(word.form)) return false;
    }
    return false;
  }

  /** "Dr. Low", "Ann B. Low", "St. Ives": the full stop ends nothing. */
  function isAbbreviated(said: Spoken, at: number): boolean {
    const before = said.words[at - 1];
    const word = said.words[at];
    if (before === undefined || word === undefined || !isCapital(said, at)) return false;
    if (!/^\.\s?$/u.test(said.text.slice(before.end, word.start))) return false;
    return before.end - before.start === 1 || titles.has(before.form) || before.form === 'st';
  }

  /** "3 Rivers Books": a number that names, not one that counts. */
  function isNumberBeforeName(said: Spoken, at: number): boolean {
    const word = said.words[at];
    if (word === undefined || !/^\d{1,4}$/u.test(word.form)) return false;
    return said.words[at + 1]?.breakBefore === false && isCapital(said, at + 1);
  }
}

function insideQuotes(said: Spoken, at: number): Range | undefined {
  const start = said.words[at]?.start;
  if (start === undefined || said.text[start - 1] !== '"') return undefined;
  const end = said.text.indexOf('"', start);
  return end > start && end - start <= longestQuoted ? { start, end } : undefined;
}

function rangeOf(said: Spoken, at: number, end: number): Range {
  const last = said.words[end - 1]?.end ?? 0;
  // "Katana-ya", "Smith-Lee": what a hyphen joins to the last word is a part of it.
  const grown = /^(?:-\p{L}+)+/u.exec(said.text.slice(last))?.[0].length ?? 0;
  return { start: said.words[at]?.start ?? 0, end: last + grown };
}

function isIn(said: Spoken, at: number, ranges: readonly Range[]): boolean {
  const start = said.words[at]?.start ?? -1;
  return ranges.some((range) => range.start <= start && start < range.end);
}

function isCapital(said: Spoken, at: number): boolean {
  return isWritten(said, at, /^\p{Lu}/u);
}

function isWritten(said: Spoken, at: number, form: RegExp): boolean {
  const word = said.words[at];
  return word !== undefined && form.test(written(said, word));
}

function written(said: Spoken, { start, end }: SpokenWord): string {
  return said.text.slice(start, end);
}

/** In words. */
const longest = 10;
const mostSmall = 4;
/** In characters. */
const longestQuoted = 120;
