import type { LanguageData } from '../data.ts';
import type { Language } from '../language.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import { monthsInDigits, quarterReader } from './numeric-spans.ts';
import { partReader } from './part-spans.ts';
import { rollingReader } from './rolling-spans.ts';
import type { SpanMention } from './span-data.ts';
import { numberAtEnd } from './span-ends.ts';
import { leadBefore, nearby } from './span-places.ts';
import { type WholeMention, wholeReader } from './whole-spans.ts';

/**
 * Spans of days with a name, and parts of them: "next week", "in May", "the first week of June", "Q3
 * 2027", "the next three days", "the week of the 18th". Where words around join one to something that
 * nobody can read, or take an uncertain part of it, there is none.
 */
export function namedSpanReader(
  data: LanguageData,
  language: Pick<Language, 'dates' | 'numbers'>,
): (text: string, said: Spoken) => readonly SpanMention[] {
  const from = patterns(data.spans.from);
  const to = patterns(data.spans.to);
  const between = patterns(data.spans.between);
  const and = patterns(data.spans.and);
  const articles = patterns(data.spans.articles);
  const partLeads = patterns(data.spans.partLeads);
  const weekOf = patterns(data.spans.weekOf);
  const later = patterns(data.spans.later);
  const wholes = wholeReader(data, language);
  const parts = partReader(data, language);
  const quarters = quarterReader(data.spans.letters);
  const rolling = rollingReader(data, language);

  return (text, said) => {
    const named: readonly WholeMention[] = [...wholes(text, said), ...monthsInDigits(text)];
    const whole = [
      ...quarters(text, said),
      ...monthsOfYears(text, named),
      ...parts(said, named),
      ...named,
    ];
    const found: readonly SpanMention[] = [
      ...joined(text, whole),
      ...whole.filter(({ open }) => !open),
      ...rolling(said),
      ...weeksOf(text),
    ];
    return joinsNumbers(text) ? [] : found.filter((each) => isWhole(text, each));
  };

  /** "In June of next year". */
  function monthsOfYears(text: string, named: readonly WholeMention[]): readonly WholeMention[] {
    return named.flatMap((month) => {
      const [words] = month.says.kind === 'month' ? month.says.month.readings : [];
      if (words?.says !== 'part-of-month' || 'ahead' in words.month || words.month.year) return [];
      const part = { unit: 'month', from: words.month.month, count: 1 } as const;
      return named.flatMap((year): readonly WholeMention[] => {
        if (year.says.kind !== 'period' || !year.says.period.startsWith('year')) return [];
        const gap = text.slice(month.end, year.start);
        const link = spoken(gap);
        if (!(gap === ' ' || matchAt(link, 0, articles) === link.words.length)) return [];
        if (month.end >= year.start) return [];
        const says = { kind: 'part', part, of: year.says } as const;
        return [{ start: month.start, end: year.end, says, rough: month.rough, form: 'part' }];
      });
    });
  }

  /** "From January to March 2027", "Q1 2027 to Q3 2027". */
  function joined(text: string, whole: readonly WholeMention[]): readonly SpanMention[] {
    return whole.flatMap((first) =>
      whole.flatMap((last): readonly SpanMention[] => {
        if (first.says.kind === 'month') return [];
        if (first.end >= last.start || last.start - first.end > nearby) return [];
        const gap = text.slice(first.end, last.start);
        const words = spoken(gap);
        const links = matchAt(words, 0, to) === words.words.length || /^ ?- ?$/u.test(gap);
        const adds = matchAt(words, 0, and) === words.words.length;
        const lead = leadBefore(text, first.start, links ? from : between);
        if (!links && !(adds && lead !== undefined)) return [];
        const isOpen = [first, last].some(({ open, says }) => open && says.kind !== 'year');
        if (isOpen || ((first.open || last.open) && lead === undefined)) return [];
        const says = { kind: 'joined', from: first.says, to: last.says } as const;
        return [{ ...first, start: lead ?? first.start, end: last.end, says, form: 'part' }];
      }),
    );
  }

  function weeksOf(text: string): readonly SpanMention[] {
    const said = spoken(text);
    return said.words.flatMap((word, at): readonly SpanMention[] => {
      const end = matchAt(said, at, weekOf);
      if (end === undefined) return [];
      // "Del 18" is a day where "18" is none.
      const [day] = [end, end - 1].flatMap((first) => {
        const start = said.words[first]?.start;
        if (start === undefined) return [];
        const [date] = language.dates(text.slice(start, start + nearby));
        const isDay = date?.readings.every(({ says }) => says !== 'part-of-month');
        return date?.start === 0 && isDay ? [{ ...date, end: start + date.end }] : [];
      });
      if (day === undefined) return [];
      const says = { kind: 'week-of', within: { readings: day.readings, month: false } } as const;
      return [{ start: word.start, end: day.end, says, rough: day.rough, form: 'part' }];
    });
  }

  /** "Later next week", "last week of 2016" and "May to nobody knows when" are none of May. */
  function isWhole(text: string, { start, end, says }: SpanMention): boolean {
    if (leadBefore(text, start, partLeads) !== undefined) return false;
    const behind = text.slice(end, end + nearby);
    const said = spoken(behind);
    if (matchAt(said, 0, later) !== undefined) return false;
    const linked = matchAt(said, 0, articles);
    const next = linked === undefined ? undefined : said.words[linked]?.start;
    if (linked !== undefined && next !== undefined) {
      if (language.dates(behind).some((date) => date.start <= next && next < date.end)) {
        return false;
      }
      if (wholes(behind, said).some((whole) => whole.start === next && !whole.open)) return false;
      if (/^\d{2}(?:\d{2})?(?!\d)/u.test(behind.slice(next))) return false;
    }
    if (says.kind === 'joined') return true;
    const joins = matchAt(said, 0, to) ?? matchAt(said, 0, and);
    const led = [from, between].some((leads) => leadBefore(text, start, leads) !== undefined);
    return !(led && joins !== undefined && /^\s*$/u.test(behind.slice(0, said.words[0]?.start)));
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
