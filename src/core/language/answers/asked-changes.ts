import { type Range, splitSentences } from '../../text/words.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import type { CorrectionData } from './correction-data.ts';

/**
 * Makes `asksForChange` from a language's words. Who asks "is there anything at 8 pm?" asks; who says no
 * first, or ends in "instead", wishes it otherwise and says so politely.
 */
export function askedChangeReader(
  data: CorrectionData,
  language: Pick<Language, 'readAnswer' | 'readStance'>,
): Pick<Language, 'asksForChange'> {
  const lead = patterns(data.lead);
  const marks = patterns([...data.markers, ...data.closedMarkers]);
  const before = patterns([...data.lead, ...data.markers, ...data.closedMarkers]);
  const offers = patterns(data.offers);
  const instead = patterns(data.instead);

  return {
    asksForChange(text, { start, end }) {
      const said = spoken(text.slice(start, end));
      const opening = skipAll(said, 0, lead);
      const first = skipAll(said, opening, before);
      if (matchAt(said, first, offers) === undefined) return false;
      return first > opening || endsInstead(said, first) || opposes(text.slice(0, start));
    },
  };

  function endsInstead(said: Spoken, first: number): boolean {
    return said.words.some((_, at) => at > first && matchAt(said, at, instead) !== undefined);
  }

  /** Whether something before it says that what stands is not right. */
  function opposes(before: string): boolean {
    return splitSentences(before).some(({ start, end }: Range) => {
      const sentence = before.slice(start, end);
      if (language.readAnswer(sentence)?.answer === 'no') return true;
      if (language.readStance(sentence)?.stance === 'objection') return true;
      const said = spoken(sentence);
      return matchAt(said, skipAll(said, 0, lead), marks) !== undefined;
    });
  }
}
