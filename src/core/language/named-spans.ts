import { blankPatterns, fillAt } from './blanks.ts';
import type { LanguageData } from './data.ts';
import { blanksOf } from './date-blanks.ts';
import type { Language } from './language.ts';
import { matchAt, patterns } from './phrases.ts';
import { type PeriodName, periodNames, type SpanMention } from './span-data.ts';
import { isDay, numberAtEnd } from './span-ends.ts';
import { leadBefore, nearby, overlap } from './span-places.ts';
import { type Spoken, spoken } from './spoken.ts';

/**
 * Spans of days with a name: "next week", "in May". Where words around it take only a part of one, or
 * join it to something that nobody can read, there is none.
 */
export function namedSpanReader(
  data: LanguageData,
  language: Pick<Language, 'dates'>,
): (text: string, said: Spoken) => readonly SpanMention[] {
  const from = patterns(data.spans.from);
  const to = patterns(data.spans.to);
  const between = patterns(data.spans.between);
  const and = patterns(data.spans.and);
  const articles = patterns(data.spans.articles);
  const partLeads = patterns(data.spans.partLeads);
  const wholeMonth = blankPatterns(data.spans.wholeMonth, blanksOf(data.dates, data.numbers));
  const periods = periodNames.map((period) => {
    return { period, forms: patterns(data.spans.periods[period]) };
  });

  return (text, said) => {
    if (joinsNumbers(text)) return [];
    return [...periodsIn(said), ...monthsIn(text, said)].filter((each) => isWhole(text, each));
  };

  function periodsIn(said: Spoken): readonly SpanMention[] {
    return said.words.flatMap((word, at): readonly SpanMention[] => {
      let best: { readonly period: PeriodName; readonly to: number } | undefined;
      for (const { period, forms } of periods) {
        const end = matchAt(said, at, forms);
        if (end !== undefined && end > (best?.to ?? at)) best = { period, to: end };
      }
      const last = best && said.words[best.to - 1];
      if (best === undefined || last === undefined) return [];
      const says = { kind: 'period', period: best.period } as const;
      return [{ start: word.start, end: last.end, says, rough: false, form: 'part' }];
    });
  }

  function monthsIn(text: string, said: Spoken): readonly SpanMention[] {
    const dates = language.dates(text);
    return said.words.flatMap((word, at): readonly SpanMention[] => {
      const filled = fillAt(said, at, wholeMonth);
      const last = filled && said.words[filled.to - 1];
      if (filled === undefined || last === undefined) return [];
      const place = { start: word.start, end: last.end };
      const over = dates.filter((date) => overlap(date, place));
      const [date, ...others] = over;
      if (date === undefined || others.length > 0 || isDay(date) || date.end > place.end) return [];
      if (date.start < place.start) return [];
      const month = { readings: date.readings, month: true };
      const form = filled.to - at > 1 ? 'part' : 'bare';
      return [{ ...place, says: { kind: 'month', month }, rough: date.rough, form }];
    });
  }

  /** "The first week of May", "last week of 2016" and "May to nobody knows when" are none of May. */
  function isWhole(text: string, { start, end }: SpanMention): boolean {
    if (leadBefore(text, start, partLeads) !== undefined) return false;
    const behind = text.slice(end, end + nearby);
    const said = spoken(behind);
    const linked = matchAt(said, 0, articles);
    const next = linked === undefined ? undefined : said.words[linked]?.start;
    if (linked !== undefined && next !== undefined) {
      if (language.dates(behind).some((date) => date.start <= next && next < date.end))
        return false;
      if (periods.some(({ forms }) => matchAt(said, linked, forms) !== undefined)) return false;
      if (/^\d{2}(?:\d{2})?(?!\d)/u.test(behind.slice(next))) return false;
    }
    const joined = matchAt(said, 0, to) ?? matchAt(said, 0, and);
    const led = [from, between].some((leads) => leadBefore(text, start, leads) !== undefined);
    return !(led && joined !== undefined && /^\s*$/u.test(behind.slice(0, said.words[0]?.start)));
  }

  /** "Between the 19th and the 20th": days whose month stands elsewhere. */
  function joinsNumbers(text: string): boolean {
    const said = spoken(text);
    return said.words.some((word, at) => {
      const end = matchAt(said, at, to) ?? matchAt(said, at, and);
      const number = end === undefined ? undefined : (matchAt(said, end, articles) ?? end);
      const next = number === undefined ? undefined : said.words[number]?.start;
      if (next === undefined || numberAtEnd(text.slice(0, word.start)) === undefined) return false;
      return /^\d{1,2}(?![\d:])/u.test(text.slice(next));
    });
  }
}
