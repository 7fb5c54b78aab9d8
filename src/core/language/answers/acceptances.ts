import type { Language } from '../language.ts';
import type { MentionData } from '../names/mention-data.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { endsAt, type Spoken, spoken } from '../words/spoken.ts';
import type { AnswerData } from './answer-data.ts';

/** Makes `readAcceptance` from a language's words. */
export function acceptanceReader(
  { acceptances, rejections, wanted, unwanted }: MentionData,
  { conditions, buts }: Pick<AnswerData, 'conditions' | 'buts'>,
): Pick<Language, 'readAcceptance' | 'readWish'> {
  const starts = patterns(acceptances.leads);
  const depends = patterns([...conditions, ...buts]);
  const wishes = [
    { wished: false, forms: patterns(unwanted) },
    { wished: true, forms: patterns(wanted) },
  ];
  const forms = [
    // A denial of the same words is longer, and comes first: "is not fine".
    { accepts: false, before: patterns(rejections.before), behind: patterns(rejections.behind) },
    { accepts: true, before: patterns(acceptances.before), behind: patterns(acceptances.behind) },
  ];

  return {
    readAcceptance(clause) {
      for (const { accepts, before, behind } of forms) {
        const range = objectOf(clause, before, behind);
        if (range !== undefined) return { ...range, accepts };
      }
      return undefined;
    },
    readWish(text, start) {
      const said = spoken(text.slice(Math.max(0, start - reach), start));
      const end = said.words.length;
      const near = [1, 2, 3, 4, 5].filter((n) => n <= end);
      for (const { wished, forms } of wishes) {
        const n = near.findLast((words) => matchAt(said, end - words, forms) === end);
        const first = n === undefined ? undefined : said.words[end - n];
        if (first !== undefined) return { start: start - said.text.length + first.start, wished };
      }
      return undefined;
    },
  };

  function objectOf(clause: string, before: Patterns, behind: Patterns) {
    const said = spoken(clause);
    for (const head of headsOf(said)) {
      const found = objectFrom(said, head, before, behind);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a clause that begins at a word speaks of. */
  function objectFrom(said: Spoken, head: number, before: Patterns, behind: Patterns) {
    const last = said.words.length;
    for (let at = head; at < Math.min(last, head + longestObject + 1); at++) {
      const from = matchAt(said, at, before);
      if (from !== undefined && from < last && at <= head + longestLead) {
        return rangesOf(said, { from: head, to: last }, { from, to: last });
      }
      const end = at > head ? matchAt(said, at, behind) : undefined;
      if (end !== undefined && endsClause(said, end)) {
        return rangesOf(said, { from: head, to: end }, { from: head, to: at });
      }
    }
    return undefined;
  }

  function rangesOf(said: Spoken, whole: WordRange, object: WordRange) {
    const range = ({ from, to }: WordRange) => ({
      start: said.words[from]?.start ?? 0,
      end: said.words[to - 1]?.end ?? said.text.length,
    });
    return { ...range(whole), object: range(object) };
  }

  /** The first word, and the one behind each word that may begin another clause: "..., so a flat is fine". */
  function headsOf(said: Spoken): readonly number[] {
    const heads = said.words.flatMap((_, at) => {
      const end = at > 0 ? matchAt(said, at, starts) : undefined;
      return end === undefined ? [] : [at, end];
    });
    return [0, ...new Set(heads)];
  }

  function endsClause(said: Spoken, end: number): boolean {
    if (matchAt(said, end, depends) !== undefined) return false;
    return endsAt(said, end) || matchAt(said, end, starts) !== undefined;
  }
}

interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** In characters. */
const reach = 60;
/** In words. */
const longestObject = 6;
const longestLead = 4;
