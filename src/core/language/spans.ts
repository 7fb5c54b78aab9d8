import { blankPatterns, fillAt, indexIn } from './blanks.ts';
import type { LanguageData } from './data.ts';
import { blanksOf } from './date-blanks.ts';
import type { DateMention } from './date-data.ts';
import type { Language } from './language.ts';
import { matchAt, type Patterns, patterns } from './phrases.ts';
import { type PeriodName, periodNames, type SpanEnd, type SpanMention } from './span-data.ts';
import { numberAtEnd, numberAtStart, readable, withDay, withYear } from './span-ends.ts';
import { spanLengths } from './span-lengths.ts';
import { type Spoken, spoken } from './spoken.ts';

type Reading = Pick<Language, 'dates' | 'durations' | 'numbers' | 'surrounds'>;

/**
 * Makes `spans` from a language's words: two days with what joins them ("from 3 to 7 March", "March
 * 3-7"), a day with a length ("for three nights from Friday"), and spans with a name ("next week", "in
 * May"). What they are on the calendar is the slot type's to work out.
 */
export function spanReader(
  data: LanguageData,
  language: Reading,
): Pick<Language, 'spans' | 'isHourLed' | 'isBetweenEnds'> {
  const from = patterns(data.spans.from);
  const to = patterns(data.spans.to);
  const between = patterns(data.spans.between);
  const and = patterns(data.spans.and);
  const until = patterns(data.spans.until);
  const lasting = patterns(data.spans.lasting);
  const lengthsOf = spanLengths(data.spans, language);
  const articles = patterns(data.spans.articles);
  const hourLeads = patterns(data.spans.hourLeads);
  const months = patterns(data.dates.months);
  const wholeMonth = blankPatterns(data.spans.wholeMonth, blanksOf(data.dates, data.numbers));
  const periods = periodNames.map((period) => {
    return { period, forms: patterns(data.spans.periods[period]) };
  });

  return {
    spans(text) {
      const plain = readable(text);
      const said = spoken(plain);
      const found = distinct([
        ...joints(plain, said).flatMap((joint) => endsAround(plain, joint) ?? []),
        ...lengthsIn(plain),
        ...periodsIn(said),
        ...monthsIn(plain, said),
      ]);
      const days = language.dates(plain).filter((day) => isDay(day));
      const halves = found.length > 0 ? [] : days.map((day) => halfOf(plain, day));
      const alone = found.length > 0 ? [] : lengthAlone(plain);
      return [...distinct([...found, ...alone, ...halves])].sort((a, b) => a.start - b.start);
    },
    isHourLed: (text, start) => leadBefore(text, start, hourLeads) !== undefined,
    isBetweenEnds(text) {
      if (/^\s*[-|]\s*$/u.test(text)) return true;
      const said = spoken(text);
      const end = said.words.length;
      return end > 0 && [to, and].some((forms) => matchAt(said, 0, forms) === end);
    },
  };

  /** Places where two ends may be joined. */
  function joints(text: string, said: Spoken): readonly Joint[] {
    const signs = [...text.matchAll(/\s?\|\s?|\s-\s?|-\s/gu)].map(({ index, 0: sign }) => {
      return { start: index, end: index + sign.length, and: false };
    });
    const words = said.words.flatMap((word, at): readonly Joint[] => {
      const end = matchAt(said, at, to);
      const plus = end === undefined ? matchAt(said, at, and) : undefined;
      const last = said.words[(end ?? plus ?? 0) - 1];
      if (last === undefined || (end ?? plus) === undefined) return [];
      return [{ start: word.start, end: last.end, and: plus !== undefined }];
    });
    return [...signs, ...words].slice(0, mostJoints);
  }

  function endsAround(text: string, joint: Joint): SpanMention | undefined {
    const behind = text.slice(joint.end, joint.end + nearby);
    const before = text.slice(Math.max(0, joint.start - nearby), joint.start);
    const offset = joint.start - before.length;
    const right = dayAtStart(behind);
    const left = dayAtEnd(before);
    const ends = endsOf(before, left, behind, right);
    if (ends === undefined) return undefined;
    const lead = leadBefore(before, ends.start, joint.and ? between : from);
    if (joint.and && lead === undefined) return undefined;
    return {
      start: offset + (lead ?? ends.start),
      end: joint.end + ends.end,
      says: { kind: 'ends', from: ends.from, to: ends.to },
      rough: (left?.rough ?? false) || (right?.rough ?? false),
      form: [left, right].some((day) => day?.form === 'full') ? 'full' : 'part',
    };
  }

  /** Both ends, where one of them may be no more than the number of a day. */
  function endsOf(
    before: string,
    left: DateMention | undefined,
    behind: string,
    right: DateMention | undefined,
  ) {
    if (left !== undefined && right !== undefined) {
      const place = { start: left.start, end: right.end };
      return { ...place, from: endOf(before, left), to: endOf(behind, right) };
    }
    if (right !== undefined) {
      const number = numberAtEnd(before);
      const readings = number && withDay(right.readings, number.day);
      if (number === undefined || readings === undefined) return undefined;
      const start = { readings, month: false };
      return { start: number.start, end: right.end, from: start, to: endOf(behind, right) };
    }
    const number = left && numberAtStart(behind);
    const readings = number && withDay(left.readings, number.day, number.year);
    if (left === undefined || number === undefined || readings === undefined) return undefined;
    const first = number.year === undefined ? left.readings : withYear(left.readings, number.year);
    const start = { readings: first, month: false };
    return { start: left.start, end: number.end, from: start, to: { readings, month: false } };
  }

  /** The date that a text begins with, behind an article. */
  function dayAtStart(text: string): DateMention | undefined {
    const [day] = language.dates(text);
    return day && isIdle(text.slice(0, day.start)) ? day : undefined;
  }

  function dayAtEnd(text: string): DateMention | undefined {
    const day = language.dates(text).at(-1);
    return day && /^[\s,.]*$/u.test(text.slice(day.end)) ? day : undefined;
  }

  function isIdle(text: string): boolean {
    const said = spoken(text);
    return said.words.length === 0 || matchAt(said, 0, articles) === said.words.length;
  }

  /** A month alone as an end is all of it. */
  function endOf(text: string, day: DateMention): SpanEnd {
    return { readings: day.readings, month: isMonth(text.slice(day.start, day.end)) };
  }

  function isMonth(words: string): boolean {
    const said = spoken(words);
    const names = said.words.map(({ form }) => `${form} `);
    const named = names.findIndex((name) => indexIn(months, name) !== undefined);
    const rest = names.filter((name, i) => i !== named && !/^\d{4} $/u.test(name));
    const lead = rest.length === 0 || language.surrounds(rest.join(''));
    return named !== -1 && lead && !/(?<!\d)\d{1,2}(?!\d)/u.test(words);
  }

  /** "For three nights from Friday", "Friday for three nights". */
  function lengthsIn(text: string): readonly SpanMention[] {
    return lengthsOf(text).flatMap(({ start, end, length, rough }): readonly SpanMention[] => {
      const lead = leadBefore(text, start, lasting);
      if (lead === undefined && length.unit !== 'night') return [];
      const at = lead ?? start;
      const behind = text.slice(end, end + nearby);
      const said = spoken(behind);
      const led = matchAt(said, 0, from);
      const gap = led === undefined ? undefined : (said.words[led - 1]?.end ?? 0);
      const next = gap === undefined ? undefined : dayAtStart(behind.slice(gap));
      const says = (day: DateMention, words: string) =>
        ({ kind: 'length', from: endOf(words, day), length }) as const;
      if (
        next !== undefined &&
        gap !== undefined &&
        !/\p{P}/u.test(behind.slice(0, said.words[0]?.start))
      ) {
        const place = { start: at, end: end + gap + next.end };
        return [{ ...place, says: says(next, behind.slice(gap)), rough, form: 'part' }];
      }
      const before = text.slice(Math.max(0, at - nearby), at);
      const last = dayAtEnd(before);
      if (last === undefined) return [];
      const first = leadBefore(before, last.start, from) ?? last.start;
      const place = { start: at - before.length + first, end };
      return [{ ...place, says: says(last, before), rough, form: 'part' }];
    });
  }

  function lengthAlone(text: string): readonly SpanMention[] {
    return lengthsOf(text).map(({ start, end, length, rough }) => {
      const lead = leadBefore(text, start, lasting);
      return { start: lead ?? start, end, says: { kind: 'lasting', length }, rough, form: 'bare' };
    });
  }

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

  /** A day alone is the first one, unless its words make it the last. */
  function halfOf(text: string, day: DateMention): SpanMention {
    const end = { readings: day.readings, month: false };
    const led = leadBefore(text, day.start, until);
    const own = spoken(text.slice(day.start, day.end));
    const last = led !== undefined || matchAt(own, 0, until) !== undefined;
    const begins = matchAt(own, 0, from) !== undefined ? day.start : undefined;
    const first = last ? undefined : (leadBefore(text, day.start, from) ?? begins);
    return {
      start: led ?? first ?? day.start,
      end: day.end,
      says: { kind: last ? 'to' : first === undefined ? 'day' : 'from', day: end },
      rough: day.rough,
      form: day.form,
    };
  }
}

interface Joint {
  readonly start: number;
  readonly end: number;
  /** Joined by a mere "and". */
  readonly and: boolean;
}

/** Where the words begin that lead to what stands at `start`; absent where none of them does. */
function leadBefore(text: string, start: number, leads: Patterns): number | undefined {
  const from = Math.max(0, start - nearby);
  const said = spoken(text.slice(from, start));
  const count = said.words.length;
  if (/[.,;:!?]\s*$/u.test(text.slice(from, start))) return undefined;
  for (let at = Math.max(0, count - 3); at < count; at++) {
    if (matchAt(said, at, leads) === count) return from + (said.words[at]?.start ?? 0);
  }
  return undefined;
}

function isDay({ readings }: DateMention): boolean {
  return readings.every(({ says }) => says !== 'part-of-month');
}

/** The first of those that share words; they come with what says most in front. */
function distinct(mentions: readonly SpanMention[]): readonly SpanMention[] {
  const kept: SpanMention[] = [];
  for (const mention of mentions) {
    if (!kept.some((other) => overlap(other, mention))) kept.push(mention);
  }
  return kept;
}

function overlap(
  a: { readonly start: number; readonly end: number },
  b: { readonly start: number; readonly end: number },
): boolean {
  return a.start < b.end && b.start < a.end;
}

/** In characters: how far from what joins them the ends of a span may begin. */
const nearby = 60;

/** Nobody says more than a few spans in one message. */
const mostJoints = 24;
