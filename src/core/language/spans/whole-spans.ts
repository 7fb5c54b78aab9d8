import { overlap } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import { blanksOf } from '../dates/date-blanks.ts';
import type { DateWords } from '../dates/date-data.ts';
import { yearReader } from '../dates/date-words.ts';
import type { Language } from '../language.ts';
import { blankPatterns, fillAt, indexIn } from '../words/blanks.ts';
import { matchAt, type Patterns, patterns } from '../words/phrases.ts';
import type { Spoken } from '../words/spoken.ts';
import { type NearMonth, periodNames, type SpanMention, type WholeSpan } from './span-data.ts';
import { isDay } from './span-ends.ts';

export interface WholeMention extends SpanMention {
  readonly says: WholeSpan;
  /** Names a span only behind words that take a part of one: "the month". */
  readonly open?: true;
}

/** Makes what finds spans with a name: "next week", "this quarter", "in May", "last June", "in 2027". */
export function wholeReader(
  data: LanguageData,
  language: Pick<Language, 'dates' | 'numbers'>,
): (text: string, said: Spoken) => readonly WholeMention[] {
  const { spans } = data;
  const blanks = () => blanksOf(data.dates, data.numbers);
  const months = patterns(data.dates.months);
  const wholeMonth = blankPatterns(spans.wholeMonth, blanks);
  const wholeYear = blankPatterns([...spans.wholeYear, '<year>'], blanks);
  const yearIn = yearReader(data.dates, language);
  const nearMonths = (['this', 'next', 'last'] as const).map((which) => {
    return { which, forms: blankPatterns(spans.nearMonth[which], blanks) };
  });
  const named: readonly { readonly says: WholeSpan; readonly forms: Patterns; open?: true }[] = [
    ...periodNames.map((period) => {
      return { says: { kind: 'period', period } as const, forms: patterns(spans.periods[period]) };
    }),
    ...Object.entries(spans.seasons).map(([month, forms]) => {
      return {
        says: { kind: 'season', month: Number(month) } as const,
        forms: patterns(forms),
      };
    }),
    ...(['week', 'month', 'year'] as const).map((unit) => {
      const says = { kind: 'period', period: `${unit}+0` } as const;
      return { says, forms: patterns(spans.bare[unit]), open: true as const };
    }),
  ];

  return (text, said) => [
    ...nearMonthsIn(said),
    ...namedIn(said),
    ...monthsIn(text, said),
    ...yearsIn(text, said),
  ];

  function namedIn(said: Spoken): readonly WholeMention[] {
    return said.words.flatMap((word, at): readonly WholeMention[] => {
      const found = named.flatMap(({ forms, says, open }) => {
        const to = matchAt(said, at, forms);
        return to === undefined ? [] : [{ says, to, open }];
      });
      const [best] = found.sort((a, b) => b.to - a.to || Number(a.open ?? 0) - Number(b.open ?? 0));
      const last = best && said.words[best.to - 1];
      if (best === undefined || last === undefined) return [];
      const place = { start: word.start, end: last.end };
      return [
        { ...place, says: best.says, rough: false, form: 'part', ...(best.open && { open: true }) },
      ];
    });
  }

  function nearMonthsIn(said: Spoken): readonly WholeMention[] {
    return said.words.flatMap((word, at) =>
      nearMonths.flatMap(({ which, forms }): readonly WholeMention[] => {
        const filled = fillAt(said, at, forms);
        const last = filled && said.words[filled.to - 1];
        const index = indexIn(months, filled?.blanks.month);
        if (last === undefined || index === undefined) return [];
        const says = { kind: 'near-month', month: index + 1, which: which as NearMonth } as const;
        return [{ start: word.start, end: last.end, says, rough: false, form: 'part' }];
      }),
    );
  }

  function monthsIn(text: string, said: Spoken): readonly WholeMention[] {
    const dates = language.dates(text);
    return said.words.flatMap((word, at): readonly WholeMention[] => {
      const filled = fillAt(said, at, wholeMonth);
      const last = filled && said.words[filled.to - 1];
      if (filled === undefined || last === undefined) return [];
      const place = { start: word.start, end: last.end };
      const over = dates.filter((date) => overlap(date, place));
      const [date, ...others] = over;
      if (date === undefined || others.length > 0 || isDay(date) || date.end > place.end) return [];
      const short = shortYear.exec(text.slice(place.end))?.groups;
      const readings = date.readings.map((words) => wholeMonthOf(words, short?.year));
      const says = { kind: 'month', month: { readings, month: true } } as const;
      const form = filled.to - at > 1 ? 'part' : 'bare';
      const end = place.end + (short?.all?.length ?? 0);
      // "Mid-May" is no May, but May has a middle.
      const open = date.start < place.start ? { open: true as const } : {};
      return [{ start: place.start, end, says, rough: date.rough, form, ...open }];
    });
  }

  /** No year of a day or a month; one that nothing leads to may be any number. */
  function yearsIn(text: string, said: Spoken): readonly WholeMention[] {
    const dates = language.dates(text);
    return said.words.flatMap((word, at): readonly WholeMention[] => {
      const filled = fillAt(said, at, wholeYear);
      const last = filled && said.words[filled.to - 1];
      const year = yearIn(filled?.blanks.year);
      if (filled === undefined || last === undefined || year === undefined) return [];
      const place = { start: word.start, end: last.end };
      if (dates.some((date) => overlap(date, place))) return [];
      if (/^(?:[.,:/-]\d| ?(?:\p{Sc}|%))/u.test(text.slice(place.end))) return [];
      if (/(?:\d ?[.,:/-] ?|\p{Sc} ?)$/u.test(text.slice(0, place.start))) return [];
      const says = { kind: 'year', year } as const;
      const isLed = last.start > word.start && !/^\d/u.test(word.form);
      return [{ ...place, says, rough: false, form: 'part', ...(!isLed && { open: true }) }];
    });
  }
}

/** "August of 99": what is no day of a month is a year of the last century. */
const shortYear =
  /^(?<all>(?: (?:de|do|of|от))? '?(?<year>[4-9]\d))(?![\p{L}\d]|[.,:/-]\d| ?(?:\p{Sc}|%))/u;

/** All of the month that words name a part of, in the year that stands behind it. */
function wholeMonthOf(words: DateWords, short: string | undefined): DateWords {
  if (words.says !== 'part-of-month' || 'ahead' in words.month) return words;
  const year = short === undefined ? {} : { year: 1900 + Number(short) };
  return { ...words, part: 'start', month: { ...words.month, ...year } };
}
