import type { Range } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { holds } from '../words/around.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';

/** Words by which a clause tells of somebody else, and not of what the person wants. */
export interface OthersData {
  /** Somebody else: "my colleague", "he". */
  readonly people: readonly string[];
  /** Right behind them, give their words: "says that". */
  readonly says: readonly string[];
  /** Right behind a name with its capital, give that person's words or wish: "Dana says". */
  readonly named: readonly string[];
  /** Right behind them, tell what is or was so with them: "paid", "lives". */
  readonly does: readonly string[];
  /** Of both, those that stand right before somebody: "says my colleague", "according to my colleague". */
  readonly inverted: readonly string[];
  /** At the end of a clause, say whom something suits: "is fine for him". */
  readonly suitsBehind: readonly string[];
  /** The same, where a clause begins: "ему подойдёт". */
  readonly suitsBefore: readonly string[];
  /** Anywhere in a clause, make it one about people whom nobody knows: "at the next table". */
  readonly strangers: readonly string[];
}

/** Makes `readOthers` and `holdsStrangers` from a language's words. */
export function othersReader({
  others,
  mentions,
}: Pick<LanguageData, 'others' | 'mentions'>): Pick<Language, 'readOthers' | 'holdsStrangers'> {
  const people = patterns(others.people);
  const notNames = new Set(mentions.notNames);
  const says = patterns(others.says);
  const namedSays = patterns(others.named);
  const tells = patterns([...others.says, ...others.does]);
  const inverted = patterns(others.inverted);
  const suitsBehind = patterns(others.suitsBehind);
  const suitsBefore = patterns(others.suitsBefore);
  const strangers = patterns(others.strangers);

  return {
    readOthers(clause) {
      const said = spoken(clause);
      if (suits(said)) return { start: 0, end: clause.length, reports: false };
      for (const at of said.words.keys()) {
        const found = toldOf(said, at);
        if (found === undefined) continue;
        const start = said.words[at]?.start ?? 0;
        return { start, end: clause.length, reports: found.says && endsAt(said, found.to) };
      }
      return undefined;
    },
    holdsStrangers: (clause) => holds(clause, strangers),
  };

  /** Somebody else with what they say or do, at a word. */
  function toldOf(said: Spoken, at: number): { to: number; says: boolean } | undefined {
    const behind = inOneBreath(said, at, people, tells);
    if (behind !== undefined) {
      const who = matchAt(said, at, people) ?? at;
      return { to: behind, says: matchAt(said, who, says) === behind };
    }
    if (isName(said, at) && !endsAt(said, at + 1)) {
      const named = matchAt(said, at + 1, namedSays);
      if (named !== undefined) return { to: named, says: true };
    }
    const to = inOneBreath(said, at, inverted, people);
    return to === undefined ? undefined : { to, says: true };
  }

  /** "Dana says": a word with a capital that is no other one. */
  function isName(said: Spoken, at: number): boolean {
    const { form = '', start = 0 } = said.words[at] ?? {};
    return /^\p{Lu}\p{Ll}/u.test(said.text.slice(start)) && !notNames.has(form);
  }

  function suits(said: Spoken): boolean {
    if (matchAt(said, 0, suitsBefore) !== undefined) return true;
    return said.words.some((_, at) => {
      const to = matchAt(said, at, suitsBehind);
      return to !== undefined && endsAt(said, to);
    });
  }
}

function inOneBreath(said: Spoken, at: number, first: Patterns, next: Patterns) {
  const middle = matchAt(said, at, first);
  if (middle === undefined || endsAt(said, middle)) return undefined;
  return matchAt(said, middle, next);
}

/** What a clause tells of somebody else. */
export interface OthersReading extends Range {
  /** It only says whose words stand beside it: "my colleague says, ...". */
  readonly reports: boolean;
}
