import { type Range, splitSentences } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import { wholeNameReader } from './whole-names.ts';

/** Makes `nameAt` and `smallPlaces` from a language's words. */
export function smallPlaceReader(
  data: LanguageData,
  language: Pick<Language, 'dates' | 'times'>,
): Pick<Language, 'nameAt' | 'smallPlaces'> {
  const wholeName = wholeNameReader(data, language);
  const ways = patterns(data.mentions.placeLeads);
  const leads = patterns(data.mentions.placePrepositions);
  const { infinitives } = data.things;

  return {
    nameAt(text, start) {
      const sentence = splitSentences(text).find((each) => each.start <= start && start < each.end);
      if (sentence === undefined) return undefined;
      const said = spoken(text.slice(sentence.start, sentence.end));
      const at = said.words.findIndex((word) => word.start === start - sentence.start);
      const name = at < 0 ? undefined : wholeName(said, at, { ...anything, small: false });
      return name && moved(name, sentence.start);
    },
    smallPlaces(text) {
      if (/\p{Lu}/u.test(text.replace(/\bI\b/gu, ''))) return [];
      return splitSentences(text).flatMap((sentence) => {
        const said = spoken(text.slice(sentence.start, sentence.end));
        if (said.words.length > longestSentence) return [];
        return said.words.flatMap(({ form, breakBefore }, at): readonly Range[] => {
          if (breakBefore || !/\p{L}{2}/u.test(form) || !isOnTheWay(said, at)) return [];
          if (infinitives.some((end) => form.endsWith(end))) return [];
          const name = wholeName(said, at, { ...anything, small: true });
          return name === undefined ? [] : [moved(name, sentence.start)];
        });
      });
    },
  };

  /** "Going to", "leaving from": what leads to a place, and not "time to" or "need to". */
  function isOnTheWay(said: Spoken, at: number): boolean {
    const lead = [1, 2, 3].find((n) => n < at && matchAt(said, at - n, leads) === at);
    if (lead === undefined) return false;
    const before = at - lead;
    return [1, 2, 3, 4].some((n) => n <= before && matchAt(said, before - n, ways) === before);
  }
}

/** In words. */
const longestSentence = 200;
const anything = { nouns: new Set<string>(), person: false };

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}
