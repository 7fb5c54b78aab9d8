import type { Language } from '../language.ts';
import type { DecimalMention } from '../words/found.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { spoken } from '../words/spoken.ts';
import type { FractionData } from './fraction-data.ts';

/**
 * Makes `decimals` work out what is said to be divided: "one over three". The words do not hold the
 * quotient, so it is approximate. What goes on behind ("2000 over 3 years") divides nothing, and a word
 * that also rates does not where the number behind it is the end of a usual scale ("8 sur 10").
 */
export function divisionReader(
  data: FractionData,
  language: Pick<Language, 'decimals'>,
): Pick<Language, 'decimals'> {
  const divides = patterns([...data.divides, ...data.rates]);
  const rates = patterns(data.rates);

  return {
    decimals(text) {
      const plain = language.decimals(text);
      const said = spoken(text);
      const found = said.words.flatMap((_, at): readonly DecimalMention[] => {
        const to = matchAt(said, at, divides);
        const from = said.words[to ?? at]?.start;
        if (to === undefined || from === undefined) return [];
        const whole = plain.find(({ end }) => end === said.words[at - 1]?.end);
        const [by] = language.decimals(text.slice(from, from + nearby));
        const [top, bottom] = [only(whole), by?.start === 0 ? only(by) : undefined];
        if (whole === undefined || by === undefined || !top || !bottom) return [];
        const isRated = matchAt(said, at, rates) === to && scales.includes(bottom);
        if (isRated || !closes.test(text.slice(from + by.end))) return [];
        const values = [Number((top / bottom).toPrecision(15))];
        return [
          { start: whole.start, end: from + by.end, values, approximate: true, fraction: true },
        ];
      });
      if (found.length === 0) return plain;
      const others = plain.filter((a) => !found.some((b) => a.start < b.end && b.start < a.end));
      return [...others, ...found].sort((a, b) => a.start - b.start);
    },
  };
}

function only(mention: DecimalMention | undefined): number | undefined {
  return mention?.values.length === 1 ? mention.values[0] : undefined;
}

/** What people rate things on. */
const scales = [5, 10, 20, 100];

/** Nothing that is counted: the end, punctuation, or a sign. */
const closes = /^\s*(?:$|[.,;:!?)](?!\d)|[%\u00a4])/u;

/** In characters; enough for the words of one number. */
const nearby = 80;
