import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { closesAt, followsAt, holds, leadAt } from '../words/around.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';

/** Words beside a value that take it away again. */
export interface TakenAwayData {
  /** Before what is excluded: "not", "no", "without". */
  readonly negations: readonly string[];
  /** Right behind a value, say that it will not do: "doesn't work", "is impossible", "is too late". */
  readonly unfit: readonly string[];
  /** The same, where their clause ends with them: "Monday no". */
  readonly unfitAtEnd: readonly string[];
  /** Behind an amount, where its clause ends, add it to another one: "an hour more". */
  readonly relative: readonly string[];
  /** Between an amount and the number of another one: "two hours or three". */
  readonly alternatives: readonly string[];
  /** Behind "any" or a value, leave out something of it: "any day but". */
  readonly exceptions: readonly string[];
  /** The same, only right behind a break: "anything, not". */
  readonly exceptionsBehind: readonly string[];
  /** Begin like an exception, and go on with another sentence: "but I". */
  readonly noExceptions: readonly string[];
  /** Of a time that is over: "yesterday". */
  readonly bygone: readonly string[];
  /** Of the last time of the same: "last time". */
  readonly lastTime: readonly string[];
  /** Before such a time, wish the same again: "as last time". */
  readonly likeBygone: readonly string[];
  /** End what is told of it: "this time". */
  readonly thisTime: readonly string[];
  /** Right before a day or a time, say that the person speaks of it then: "I'll tell you on". */
  readonly toldBefore: readonly string[];
  /** Right before a day, say that somebody was born then. */
  readonly bornBefore: readonly string[];
  /** Right behind a day, tell what it was like: "last Easter was lovely". */
  readonly pastBehind: readonly string[];
  /** As `toldBefore`, right behind it: "mañana te digo". */
  readonly toldBehind: readonly string[];
}

/** Makes what tells, from a language's words, that those around a value take it away again. */
export function takenAwayReader(
  { takenAway }: Pick<LanguageData, 'takenAway'>,
  language: Pick<Language, 'numbers'>,
): Pick<
  Language,
  | 'isNegated'
  | 'isUnfit'
  | 'isRelative'
  | 'hasAlternative'
  | 'exceptionAt'
  | 'holdsException'
  | 'tellsOfPast'
  | 'isToldThen'
  | 'isNarrated'
> {
  const negations = patterns(takenAway.negations);
  const unfit = patterns(takenAway.unfit);
  const unfitAtEnd = patterns(takenAway.unfitAtEnd);
  const relative = patterns(takenAway.relative);
  const alternatives = patterns(takenAway.alternatives);
  const exceptions = patterns(takenAway.exceptions);
  const exceptionsBehind = patterns([...takenAway.exceptions, ...takenAway.exceptionsBehind]);
  const noExceptions = patterns(takenAway.noExceptions);
  const bygone = patterns(takenAway.bygone);
  const lastTime = patterns(takenAway.lastTime);
  const likeBygone = patterns(takenAway.likeBygone);
  const thisTime = patterns(takenAway.thisTime);
  const toldBefore = patterns(takenAway.toldBefore);
  const bornBefore = patterns(takenAway.bornBefore);
  const pastBehind = patterns(takenAway.pastBehind);
  const toldBehind = patterns(takenAway.toldBehind);

  return {
    isNegated: (text, start) => leadAt(text, start, negations, longestNegation) !== undefined,
    isUnfit: (text, end) =>
      followsAt(text, end, unfit) !== undefined || closesAt(text, end, unfitAtEnd) !== undefined,
    isRelative: (text, end) => closesAt(text, end, relative) !== undefined,
    hasAlternative(text, end) {
      const rest = text.slice(end, end + reach);
      const said = spoken(rest.replace(/^\s*,/u, ' '));
      const to = /^\s*,?\s/u.test(rest) ? matchAt(said, 0, alternatives) : undefined;
      const start = said.words[to ?? -1]?.start;
      // "Maybe three" is rough as a whole.
      const number =
        start === undefined
          ? undefined
          : language.numbers(said.text).find((each) => each.start <= start && start < each.end);
      return number !== undefined && /^\s*(?:$|[.,;!?](?!\d))/u.test(said.text.slice(number.end));
    },
    exceptionAt(text, end) {
      const rest = text.slice(end, end + reach);
      const gap = /^[\s,–—-]*/u.exec(rest)?.[0] ?? '';
      const said = spoken(rest.slice(gap.length));
      const to = matchAt(said, 0, gap.trim() === '' ? exceptions : exceptionsBehind);
      if (to === undefined || matchAt(said, 0, noExceptions) !== undefined) return undefined;
      return end + gap.length + (said.words[to - 1]?.end ?? 0);
    },
    holdsException(text) {
      const said = spoken(text);
      return said.words.some(
        (_, at) =>
          at > 0 &&
          matchAt(said, at, exceptions) !== undefined &&
          matchAt(said, at, noExceptions) === undefined,
      );
    },
    tellsOfPast(clause) {
      const again = holds(clause, lastTime, likeBygone);
      if (!again && !holds(clause, bygone, likeBygone)) return undefined;
      const said = spoken(clause);
      const next = said.words.find((_, at) => at > 0 && matchAt(said, at, thisTime) !== undefined);
      return { before: again, end: next?.start ?? clause.length };
    },
    isToldThen: (text, start, end) =>
      followsAt(text, end, toldBehind) !== undefined ||
      leadAt(text, start, toldBefore) !== undefined,
    isNarrated: (text, start, end) =>
      followsAt(text, end, pastBehind) !== undefined ||
      leadAt(text, start, bornBefore) !== undefined,
  };
}

/** What a clause tells of a time that is over, up to `end`. */
export interface PastReading {
  /** Of the last time of what a flow asks for. */
  readonly before: boolean;
  readonly end: number;
}

/** In characters. */
const reach = 50;
/** In words. */
const longestNegation = 7;
