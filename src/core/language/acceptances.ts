import type { MentionData } from './data.ts';
import type { Language } from './language.ts';
import { matchAt, type Patterns, patterns } from './phrases.ts';
import { spoken } from './spoken.ts';

/** Makes `readAcceptance` from a language's words. */
export function acceptanceReader({
  acceptances,
  rejections,
}: MentionData): Pick<Language, 'readAcceptance'> {
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

/** In words. */
const longestObject = 6;
const longestLead = 4;
