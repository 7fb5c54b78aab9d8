import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, spoken } from '../words/spoken.ts';

/** What takes a value back that a sentence mentions. */
export interface TakenBackData {
  /** Right behind a value, say that it will not do: "doesn't work", "is too late". */
  readonly denied: readonly string[];
  /** The same, where their clause ends with them: "Monday no". */
  readonly deniedAtEnd: readonly string[];
  /** Right before a day or a time, say that the person speaks of it then: "I'll tell you on". */
  readonly toldBefore: readonly string[];
  /** Right before a day, say that somebody was born then. */
  readonly bornBefore: readonly string[];
  /** Right behind a day, tell what it was like: "last Easter was lovely". */
  readonly pastBehind: readonly string[];
  /** As `toldBefore`, right behind it: "mañana te digo". */
  readonly toldBehind: readonly string[];
}

/** Makes `isDenied` and `isToldThen` from a language's words. */
export function takenBackReader({
  takenBack,
}: Pick<LanguageData, 'takenBack'>): Pick<Language, 'isDenied' | 'isToldThen' | 'isNarrated'> {
  const denied = patterns(takenBack.denied);
  const deniedAtEnd = patterns(takenBack.deniedAtEnd);
  const toldBefore = patterns(takenBack.toldBefore);
  const bornBefore = patterns(takenBack.bornBefore);
  const pastBehind = patterns(takenBack.pastBehind);
  const toldBehind = patterns(takenBack.toldBehind);

  return {
    isDenied: (text, end) => begins(text, end, denied) || begins(text, end, deniedAtEnd, true),
    isToldThen: (text, start, end) =>
      begins(text, end, toldBehind) || leadsTo(text, start, toldBefore),
    isNarrated: (text, start, end) =>
      begins(text, end, pastBehind) || leadsTo(text, start, bornBefore),
  };

  function leadsTo(text: string, start: number, forms: Patterns): boolean {
    const from = Math.max(0, start - reach);
    const said = spoken(text.slice(from, start));
    const end = said.words.length;
    if (stops.test(said.text.trimEnd())) return false;
    for (let n = 1; n <= Math.min(longestLead, end); n++) {
      if (matchAt(said, end - n, forms) === end) return true;
      if (said.words[end - n]?.breakBefore) return false;
    }
    return false;
  }
}

/** Whether the words of the clause right behind a value begin with one of these. */
function begins(text: string, end: number, forms: Patterns, whole = false): boolean {
  const rest = text.slice(end, end + reach);
  if (!/^\s+\p{L}/u.test(rest)) return false;
  const said = spoken(rest);
  const to = matchAt(said, 0, forms);
  return to !== undefined && (!whole || endsAt(said, to));
}

/** In characters. */
const reach = 60;
/** In words. */
const longestLead = 9;
const stops = /[,.;:!?\n]$/u;
