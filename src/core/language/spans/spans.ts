import { overlap } from '../../text/words.ts';
import type { LanguageData } from '../data.ts';
import type { DateMention } from '../dates/date-data.ts';
import type { Language } from '../language.ts';
import { indexIn } from '../words/blanks.ts';
import { matchAt, patterns } from '../words/phrases.ts';
import { type Spoken, spoken } from '../words/spoken.ts';
import { lengthSpans } from './length-spans.ts';
import { namedSpanReader } from './named-spans.ts';
import type { SpanEnd, SpanMention } from './span-data.ts';
import { isDay, numberAtEnd, numberAtStart, readable, withDay, withYear } from './span-ends.ts';
import { leadBefore, nearby } from './span-places.ts';
import { endsWithin } from './within-spans.ts';

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
  const articles = patterns(data.spans.articles);
  const hourLeads = patterns(data.spans.hourLeads);
  const months = patterns(data.dates.months);
  const namedSpans = namedSpanReader(data, language);
  const { lengthsIn, lengthAlone } = lengthSpans(data.spans, language, {
    dayAtStart,
    dayAtEnd,
    endOf,
  });

  return {
    spans(text) {
      const plain = readable(text);
      const said = spoken(plain);
      const named = namedSpans(plain, said);
      const dates = language.dates(plain);
      const found = distinct([
        ...named.filter(({ says }) => says.kind === 'joined'),
        ...insideOf([...named, ...monthsAmong(plain, dates)], plain),
        ...joints(plain, said)
          .flatMap((joint) => endsAround(plain, joint) ?? [])
          .filter((span) => !isOfMonthElsewhere(span, dates)),
        ...lengthsIn(plain),
        ...named,
      ]);
      const days = dates.filter((day) => isDay(day));
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

  /** "In May, between the 19th and the 20th": which month the days are of stands elsewhere. */
  function isOfMonthElsewhere(span: SpanMention, dates: readonly DateMention[]): boolean {
    if (span.says.kind !== 'ends' || !isBare(span.says.from) || !isBare(span.says.to)) return false;
    return dates.some((date) => !isDay(date) && !overlap(date, span));
  }

  /** "In November" as a span that days behind it may lie in. */
  function monthsAmong(text: string, dates: readonly DateMention[]): readonly SpanMention[] {
    return dates.flatMap((date): readonly SpanMention[] => {
      if (isDay(date) || !isMonth(text.slice(date.start, date.end))) return [];
      const month = { readings: date.readings, month: true };
      return [{ ...date, says: { kind: 'month', month }, form: 'part' }];
    });
  }

  /** "In November from the 19th to the 22nd", "next week between Wednesday and Friday". */
  function insideOf(wholes: readonly SpanMention[], text: string): readonly SpanMention[] {
    return wholes.flatMap((whole) => {
      const rest = text.slice(whole.end, whole.end + nearby);
      return joints(rest, spoken(rest)).flatMap((joint) => {
        const ends = endsAround(rest, joint) ?? numbersAround(rest, joint);
        return (ends && endsWithin(whole, ends, rest)) ?? [];
      });
    });
  }

  /** "Between 19 and 22", where it is known that days are meant. */
  function numbersAround(text: string, joint: Joint): SpanMention | undefined {
    const first = numberAtEnd(text.slice(0, joint.start));
    const last = numberAtStart(text.slice(joint.end));
    const lead = first && leadBefore(text, first.start, joint.and ? between : from);
    if (first === undefined || last === undefined || lead === undefined) return undefined;
    const [start, end] = [first, last].map(({ day }) => {
      return { readings: [{ says: 'day', day } as const], month: false };
    });
    if (start === undefined || end === undefined) return undefined;
    const says = { kind: 'ends', from: start, to: end } as const;
    return { start: lead, end: joint.end + last.end, says, rough: false, form: 'part' };
  }

  /** Places where two ends may be joined. */
  function joints(text: string, said: Spoken): readonly Joint[] {
    const signs = [...text.matchAll(/\s?\|\s?|\s-\s?|-\s|(?<=\p{L})-(?=\p{L})/gu)].map(
      ({ index, 0: sign }) => {
        return { start: index, end: index + sign.length, and: false };
      },
    );
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

function isBare({ readings }: SpanEnd): boolean {
  return readings.every((words) => {
    return words.says === 'day-of-month' || (words.says === 'day' && words.month === undefined);
  });
}

/** The first of those that share words; they come with what says most in front. */
function distinct(mentions: readonly SpanMention[]): readonly SpanMention[] {
  const kept: SpanMention[] = [];
  for (const mention of mentions) {
    if (!kept.some((other) => overlap(other, mention))) kept.push(mention);
  }
  return kept;
}

/** Nobody says more than a few spans in one message. */
const mostJoints = 24;
