import type { Language } from './language.ts';
import type { MentionData } from './mention-data.ts';
import type { Patterns } from './pattern.ts';
import { matchAt, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `readAcceptance` from a language's words. */
export function acceptanceReader({
  acceptances,
  rejections,
  wanted,
  unwanted,
}: MentionData): Pick<Language, 'readAcceptance' | 'readWish'> {
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
    const last = said.words.length;
    for (const at of said.words.keys()) {
      const from = matchAt(said, at, before);
      if (from !== undefined && from < last && at <= longestLead) {
        return { start: said.words[from]?.start ?? 0, end: clause.length };
      }
      if (at > 0 && at <= longestObject && matchAt(said, at, behind) === last) {
        return { start: said.words[0]?.start ?? 0, end: said.words[at - 1]?.end ?? 0 };
      }
    }
    return undefined;
  }
}

/** In characters. */
const reach = 60;
/** In words. */
const longestObject = 6;
const longestLead = 4;
