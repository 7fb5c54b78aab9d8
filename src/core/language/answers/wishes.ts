import { trimRange } from '../../text/words.ts';
import type { Language } from '../language.ts';
import type { MentionData } from '../names/mention-data.ts';
import { matchAt, patterns, skipAll } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';

/** Makes what there is to know of wishes from a language's words. */
export function wishReader(
  data: MentionData,
  before: readonly string[],
  language: Pick<Language, 'value'>,
): Pick<Language, 'wished' | 'isWish' | 'isSentence' | 'afterPlaceLead'> {
  const lead = patterns(before);
  const openings = patterns(data.wishOpenings);
  const leads = patterns(data.wishLeads);
  const tails = patterns(data.wishTails);
  const places = patterns(data.placeLeads);
  const sentenceWords = new Set(data.sentenceWords);
  const articles = new Set(data.owners.filter((word) => !data.conjunctions.includes(word)));

  return {
    wished(text, kinds) {
      const { start, end } = language.value(text);
      const said = spoken(text.slice(start, end));
      const kind = patterns([...kinds]);
      const first = withoutLead(said);
      const last = withoutTail(said, first, [...tails, ...kind]);
      const from = said.words[first]?.start ?? 0;
      const to = said.words[last - 1]?.end ?? said.text.length;
      return trimRange(text, { start: start + from, end: start + to }, /[\s,;:"'.!?]/u);
    },
    isWish(sentence) {
      const said = spoken(sentence);
      return said.words.some(({ breakBefore }, at) => {
        const begins = at === 0 || breakBefore;
        return begins && matchAt(said, skipAll(said, at, lead), openings) !== undefined;
      });
    },
    isSentence: (text) => spoken(text).words.some(({ form }) => sentenceWords.has(form)),
    afterPlaceLead(text) {
      const said = spoken(text);
      let first = 0;
      for (;;) {
        const next = matchAt(said, first, places);
        // "The pick up point" is a thing, and nobody picks it up.
        const isThing = first > 0 && articles.has(said.words[first - 1]?.form ?? '');
        if (next === undefined || (isThing && next > first + 1)) break;
        first = next;
      }
      return said.words[first]?.start ?? text.length;
    },
  };

  /** A title may begin like a wish: "Let It Be". Then its next word has a capital as well. */
  function withoutLead(said: Spoken): number {
    let at = 0;
    for (;;) {
      const next = matchAt(said, at, leads);
      const isTitle = at > 0 && isCapital(said, at) && isCapital(said, at + 1);
      if (next === undefined || next >= said.words.length || isTitle) return at;
      at = next;
    }
  }

  function isCapital(said: Spoken, at: number): boolean {
    return /^\p{Lu}/u.test(said.text.slice(said.words[at]?.start));
  }

  function withoutTail(said: Spoken, first: number, forms: ReturnType<typeof patterns>): number {
    let last = said.words.length;
    for (let at = last - 1; at > first; at--) {
      if (matchAt(said, at, forms) === last) last = at;
    }
    return last;
  }
}
