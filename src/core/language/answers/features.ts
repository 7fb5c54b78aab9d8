import type { Range } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { FeatureData } from '../names/feature-data.ts';
import type { Patterns } from '../words/pattern.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';

/** Makes what there is to know of features from a language's words. */
export function featureReader(
  data: FeatureData,
): Pick<Language, 'featureIn' | 'readFeature' | 'leavesUndecided' | 'asksOfPerson'> {
  const heads = patterns(data.heads);
  const copulas = patterns(data.copulas);
  const tails = patterns(data.tails);
  const having = patterns([...data.having, ...data.being]);
  const amid = patterns([...data.having, ...data.being, ...data.amid]);
  const lacking = patterns(data.lacking);
  const denying = patterns(data.denying);
  const fitting = patterns([...data.fitting, ...data.fittingAlone]);
  const ofPerson = patterns(data.ofPerson);
  const whether = patterns(data.whether);

  /** "Un piso amueblado": the quality stands behind its thing. */
  function behindThing(before: Spoken) {
    return endingIn(before, amid, before.words.length - 1);
  }

  return {
    featureIn(label) {
      const said = spoken(label);
      const copula = matchAt(said, 0, copulas);
      const first = copula ?? matchAt(said, 0, heads) ?? 0;
      const last = [...said.words.keys()].find((at) => {
        return at > first && matchAt(said, at, tails) === said.words.length;
      });
      const words = said.words.slice(first, last);
      const name = label.slice(words[0]?.start, words.at(-1)?.end);
      const isWord =
        words.length === 1 && data.qualities.some((end) => plain(name).endsWith(plain(end)));
      return { name, isQuality: copula !== undefined || isWord };
    },
    leavesUndecided(text) {
      const said = spoken(text);
      return said.words.some((_, at) => matchAt(said, at, whether) !== undefined);
    },
    asksOfPerson(text) {
      const said = spoken(text);
      return said.words.some((_, at) => matchAt(said, at, ofPerson) !== undefined);
    },
    readFeature(clause, { start, end }, isQuality) {
      const before = spoken(clause.slice(0, start));
      const behind = spoken(clause.slice(end));
      const lacks = endingIn(before, lacking);
      if (lacks !== undefined) return { ...lacks, end, holds: false };
      if (before.words.some((_, at) => matchAt(before, at, denying) !== undefined))
        return undefined;
      const fits = matchAt(behind, 0, fitting);
      if (fits !== undefined) {
        const last = behind.words[fits - 1]?.end ?? 0;
        return { start, end: end + last, holds: true };
      }
      const has =
        endingIn(before, isQuality ? amid : having) ??
        (isQuality ? behindThing(before) : undefined);
      return has && { ...has, end, holds: true };
    },
  };
}

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Where the longest of the phrases begins that a text ends in. */
function endingIn(
  said: Spoken,
  forms: Patterns,
  end = said.words.length,
): Pick<Range, 'start'> | undefined {
  for (let at = Math.max(0, end - longestLead); at < end; at++) {
    if (matchAt(said, at, forms) === end) return { start: said.words[at]?.start ?? 0 };
  }
  return undefined;
}

/** In words. */
const longestLead = 6;
