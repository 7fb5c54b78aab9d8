import type { SpanLength, SpanPart, WholeSpan } from '../../language/spans/span-data.ts';
import { addDays, addMonths, type Day, weekdayOf } from './calendar.ts';
import { firstOfMonth, monthsFrom, type ResolvedSpan } from './periods.ts';

/**
 * The part of a span that words take, several where it is open which days are meant; absent for one that it
 * does not have. A week belongs to the month or the year that its Thursday lies in, as in ISO 8601.
 */
export function partOfSpan(
  part: SpanPart,
  whole: ResolvedSpan,
  today: Day,
): readonly ResolvedSpan[] | undefined {
  if ('named' in part) return namedPart(part, whole, today);
  const found = countedPart(part, whole);
  const isInside = found && found.start <= whole.end && found.end >= whole.start;
  return isInside ? [found] : undefined;
}

function countedPart(
  { unit, from, count }: Extract<SpanPart, { readonly unit: unknown }>,
  whole: ResolvedSpan,
): ResolvedSpan | undefined {
  const length = daysIn(whole);
  switch (unit) {
    case 'day': {
      const start = addDays(from > 0 ? whole.start : whole.end, from > 0 ? from - 1 : from + 1);
      const end = addDays(start, count - 1);
      return end <= whole.end ? { start, end, sure: whole.sure } : undefined;
    }
    case 'week': {
      if (length < 28) return undefined;
      const edge = from > 0 ? whole.start : whole.end;
      const toThursday = from > 0 ? (11 - weekdayOf(edge)) % 7 : -((weekdayOf(edge) + 3) % 7);
      const monday = addDays(edge, toThursday - 3 + (from > 0 ? from - 1 : from + 1) * 7);
      if (addDays(monday, 3 + (count - 1) * 7) > whole.end) return undefined;
      return { start: monday, end: addDays(monday, count * 7 - 1), sure: false };
    }
    case 'month':
    case 'quarter':
      return months(whole, from, count, unit === 'month' ? 1 : 3);
    case 'half': {
      if (count > 1 || from > 2) return undefined;
      if (length > 360) return months(whole, from, 1, 6);
      if (length < 28 || length > 31) return undefined;
      const middle = addDays(whole.start, 14);
      const isFirst = from === 1;
      const start = isFirst ? whole.start : addDays(middle, 1);
      return { start, end: isFirst ? middle : whole.end, sure: false };
    }
  }
}

/** Of whole months; none of what has fewer of them. */
function months(
  whole: ResolvedSpan,
  from: number,
  count: number,
  size: number,
): ResolvedSpan | undefined {
  if (daysIn(whole) < 28) return undefined;
  const start = from > 0 ? whole.start : addDays(whole.end, 1);
  const first = addMonths(start, (from > 0 ? from - 1 : from) * size);
  const { end } = monthsFrom(first, count * size);
  return end <= whole.end && first >= whole.start
    ? { start: first, end, sure: whole.sure }
    : undefined;
}

/**
 * Days of a week by what speakers of the language mean; of a month its middle. The start and the end of a
 * month may be a third or a half of it, and those of a year anything.
 */
function namedPart(
  { named, ofWeek }: Extract<SpanPart, { readonly named: unknown }>,
  { start, end }: ResolvedSpan,
  today: Day,
): readonly ResolvedSpan[] | undefined {
  if (named === 'rest') {
    return start <= today && today <= end ? [{ start: today, end, sure: false }] : undefined;
  }
  const length = daysIn({ start, end });
  if (length === 7 && ofWeek !== undefined) {
    const [first, last] = ofWeek;
    return [{ start: addDays(start, first - 1), end: addDays(start, last - 1), sure: false }];
  }
  if (length < 28 || length > 31) return undefined;
  switch (named) {
    case 'start':
      return [10, 15].map((days) => ({ start, end: addDays(start, days - 1), sure: false }));
    case 'middle':
      return [{ start: addDays(start, 9), end: addDays(start, 19), sure: false }];
    case 'end':
      return [20, 15].map((days) => ({ start: addDays(start, days), end, sure: false }));
  }
}

/**
 * "This May" is of this year. The next one is the one to come, or that of next year where this year has
 * one to come; so it is with the last one.
 */
export function nearMonth(
  { month, which }: Extract<WholeSpan, { readonly kind: 'near-month' }>,
  today: Day,
): readonly ResolvedSpan[] {
  const inYear = (more: number) => {
    const first = addMonths(`${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`, more * 12);
    return monthsFrom(first, 1);
  };
  const now = inYear(0);
  if (which === 'this') return [now];
  const isOver = now.end < today;
  const isAhead = now.start > today;
  if (which === 'next') return isAhead ? [now, inYear(1)] : [inYear(1)];
  return isOver ? [now, inYear(-1)] : [inYear(-1)];
}

/**
 * So many days from tomorrow, or up to yesterday. Weeks, months and years may be those of the calendar as well,
 * from the next one that begins.
 */
export function rolling(
  { count, unit }: SpanLength,
  side: 1 | -1,
  today: Day,
): readonly ResolvedSpan[] {
  const between = (a: Day, b: Day) => ({
    start: a < b ? a : b,
    end: addDays(a < b ? b : a, -1),
    sure: false,
  });
  const tomorrow = addDays(today, 1);
  const edge = side > 0 ? tomorrow : today;
  switch (unit) {
    case 'week': {
      const monday = addDays(today, 1 - weekdayOf(today));
      const begin = side > 0 ? addDays(monday, 7) : monday;
      return distinct([edge, begin].map((day) => between(day, addDays(day, side * count * 7))));
    }
    case 'month':
    case 'year': {
      const size = unit === 'month' ? 1 : 12;
      const first = unit === 'month' ? firstOfMonth(today) : `${today.slice(0, 4)}-01-01`;
      const begin = side > 0 ? addMonths(first, size) : first;
      const away = side * count * size;
      return distinct([edge, begin].map((day) => between(day, addMonths(day, away))));
    }
    default:
      return [between(edge, addDays(edge, side * count))];
  }
}

function distinct(spans: readonly ResolvedSpan[]): readonly ResolvedSpan[] {
  return spans.filter(({ start, end }, i) => {
    return spans.findIndex((other) => other.start === start && other.end === end) === i;
  });
}

function daysIn({ start, end }: Pick<ResolvedSpan, 'start' | 'end'>): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
}
