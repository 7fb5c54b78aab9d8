import type { DateWords } from '../../language/dates/date-data.ts';
import type {
  SpanEnd,
  SpanLength,
  SpanMention,
  SpanPart,
  WholeSpan,
} from '../../language/spans/span-data.ts';
import { addDays, addMonths, type Day, weekdayOf } from './calendar.ts';
import { type Bias, type ResolvedDay, resolveDate } from './date-resolve.ts';
import { firstOfMonth, inPeriod, inSeason, type ResolvedSpan } from './periods.ts';
import { nearMonth, partOfSpan, rolling } from './span-parts.ts';

export type { ResolvedSpan } from './periods.ts';

/**
 * The spans that words mean on a day called today: several where it is open which, none where the
 * calendar has no such days. One whose end lies before its start is given as it was said.
 */
export function resolveSpan(
  says: SpanMention['says'],
  today: Day,
  bias: Bias,
): readonly ResolvedSpan[] {
  switch (says.kind) {
    case 'ends':
      return betweenEnds(says.from, says.to, today, bias);
    case 'length':
      return says.from.readings
        .flatMap((words) => firstDays(words, says.from.month, today, bias))
        .map(({ day }) => ({ start: day, end: lastOf(day, says.length), sure: false }));
    case 'period':
      return inPeriod(says.period, today, bias);
    case 'month':
      return betweenEnds(says.month, says.month, today, bias);
    case 'near-month':
      return nearMonth(says, today);
    case 'year':
      return [wholeYear(says.year ?? Number(today.slice(0, 4)))];
    case 'season':
      return inSeason(says.month, today, bias);
    case 'part':
      return partsOf(says.part, says.of, today, bias);
    case 'joined':
      return resolveSpan(says.from, today, bias).flatMap((first) =>
        resolveSpan(says.to, first.start, 'future').map((last) => {
          return { start: first.start, end: last.end, sure: first.sure && last.sure };
        }),
      );
    case 'rolling':
      return rolling(says.length, says.side, today);
    case 'week-of':
      return says.within.readings
        .flatMap((words) => resolveDate(words, today, bias))
        .map(({ day }) => {
          const monday = addDays(day, 1 - weekdayOf(day));
          return { start: monday, end: addDays(monday, 6), sure: false };
        });
    default:
      return [];
  }
}

function wholeYear(year: number): ResolvedSpan {
  return { start: `${year}-01-01`, end: `${year}-12-31`, sure: true };
}

/**
 * A part of each span that is meant. The quarter of a year that nobody said is that of last year, this one
 * or the next: the side of the bias decides.
 */
function partsOf(part: SpanPart, of: WholeSpan, today: Day, bias: Bias): readonly ResolvedSpan[] {
  if (of.kind !== 'year' || of.year !== undefined) {
    // All of this week, and not only what is left of it.
    const wholes = resolveSpan(of, today, of.kind === 'period' ? undefined : bias);
    return wholes.flatMap((whole) => partOfSpan(part, whole, today) ?? []);
  }
  const year = Number(today.slice(0, 4));
  const near = [year - 1, year, year + 1].flatMap((each) => {
    return partOfSpan(part, wholeYear(each), today) ?? [];
  });
  const behind = near.filter(({ start }) => start <= today).at(-1);
  const ahead = near.find(({ end }) => end >= today);
  const meant = bias === 'past' ? behind : ahead;
  return meant === undefined ? [] : [{ ...meant, sure: meant.sure && bias !== undefined }];
}

/** The last day of what lasts so long: a night is slept into the next day, a day is counted itself. */
export function lastOf(start: Day, { count, unit }: SpanLength): Day {
  switch (unit) {
    case 'night':
      return addDays(start, count);
    case 'day':
      return addDays(start, count - 1);
    case 'week':
      return addDays(start, count * 7 - 1);
    case 'month':
      return addDays(addMonths(start, count), -1);
    case 'year':
      return addDays(addMonths(start, count * 12), -1);
  }
}

/** The days that end what began on a day: "Monday" is the one behind it. */
export function lastDays(
  { readings, month }: SpanEnd,
  start: Day,
  today: Day,
  bias: Bias,
): readonly ResolvedDay[] {
  return readings.flatMap((words): readonly ResolvedDay[] => {
    switch (words.says) {
      case 'day':
        return words.year === undefined ? soonAfter(start, words) : resolveDate(words, today, bias);
      case 'easter':
        return resolveDate(words, start, 'future');
      case 'weekday':
        return words.which === 'any'
          ? resolveDate(words, start, 'future').map(({ day }) => ({ day, sure: true }))
          : resolveDate(words, today, bias);
      case 'part-of-month': {
        const last = month ? ({ ...words, part: 'end' } as const) : words;
        return resolveDate(last, firstOfMonth(start), 'future').map(({ day }) => {
          return { day, sure: month };
        });
      }
      default:
        return resolveDate(words, today, bias);
    }
  });
}

/**
 * "From 1 January until Wed, 22 January", where the 22nd is no Wednesday: the next year in which it is one
 * is not meant, and what is wrong is the name of the day.
 */
function soonAfter(
  start: Day,
  words: Extract<DateWords, { readonly says: 'day' }>,
): readonly ResolvedDay[] {
  const { weekday, ...plain } = words;
  const days = resolveDate(words, start, 'future');
  const inYear = days.filter(({ day }) => day < addMonths(start, 12));
  if (weekday === undefined || inYear.length > 0) return days;
  return resolveDate(plain, start, 'future').map(({ day }) => ({ day, sure: false }));
}

function betweenEnds(from: SpanEnd, to: SpanEnd, today: Day, bias: Bias): readonly ResolvedSpan[] {
  const spans = endsBetween(from, to, today, bias);
  const yearSaid = [...from.readings, ...to.readings].some(hasYear);
  if (bias !== undefined || yearSaid) return spans;
  // What goes on today is nearer than what comes in a year.
  return spans.map((span) => {
    const last = { ...span, start: addMonths(span.start, -12), end: addMonths(span.end, -12) };
    return last.start <= today && today <= last.end ? last : span;
  });
}

function hasYear(words: DateWords): boolean {
  if (words.says === 'part-of-month')
    return 'ahead' in words.month || words.month.year !== undefined;
  return words.says !== 'day' || words.month === undefined || words.year !== undefined;
}

function endsBetween(from: SpanEnd, to: SpanEnd, today: Day, bias: Bias): readonly ResolvedSpan[] {
  return from.readings.flatMap((first, i) => {
    // Where the order of day and month is open, it is the same in both.
    const same = from.readings.length === to.readings.length ? to.readings.slice(i, i + 1) : [];
    const lasts = same.length > 0 ? same : to.readings;
    return lasts.flatMap((last) => {
      return firstDays(beside(first, last), from.month, today, bias).flatMap((start) =>
        lastDays({ readings: [last], month: to.month }, start.day, today, bias).map((end) => ({
          start: start.day,
          end: turnedBack(first, last, start.day, end.day),
          sure: start.sure && end.sure,
        })),
      );
    });
  });
}

/** What the first day leaves out is that of the last one: "3 to 7 March 2027", "Monday to Friday next week". */
function beside(first: DateWords, last: DateWords): DateWords {
  if (first.says === 'weekday' && last.says === 'weekday') {
    const inWeek = first.which === 'any' && first.weekday <= last.weekday;
    return inWeek ? { ...first, which: last.which } : first;
  }
  if (first.says === 'day' && first.month === undefined && last.says === 'day-of-month') {
    return first.day <= last.day ? { ...last, day: first.day } : first;
  }
  if (first.says === 'day-of-month' && last.says === 'day' && last.month !== undefined) {
    if (first.day > last.day) return first;
    const { weekday: _, ...rest } = last;
    return { ...rest, day: first.day };
  }
  if (first.says === 'day' && last.says === 'day' && last.month !== undefined) {
    const { month = last.month } = first;
    if (first.year !== undefined) return first;
    if (last.year === undefined) return first.month === undefined ? { ...first, month } : first;
    const year = month > last.month ? last.year - 1 : last.year;
    return { ...first, month, year, ...(last.shortYear && { shortYear: last.shortYear }) };
  }
  return first;
}

/**
 * "From 7 to 3 March" runs backwards, and to the next March by no means. So does what would take most
 * of a year, where nobody said the year.
 */
function turnedBack(first: DateWords, last: DateWords, start: Day, end: Day): Day {
  const yearSaid = last.says !== 'day' || last.month === undefined || last.year !== undefined;
  if (yearSaid || first.says !== 'day') return end;
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return days > longestWithoutYear ? addMonths(end, -12) : end;
}

const longestWithoutYear = 210;

function firstDays(
  words: DateWords,
  month: boolean,
  today: Day,
  bias: Bias,
): readonly ResolvedDay[] {
  const days = resolveDate(words, today, bias);
  if (!month || words.says !== 'part-of-month') return days;
  const said = 'ahead' in words.month || words.month.year !== undefined || bias !== undefined;
  // May, in the middle of May, is this one.
  const first = firstOfMonth(today);
  const now = resolveDate(words, first, bias).filter(({ day }) => day === first);
  return (now.length > 0 ? now : days).map(({ day }) => ({ day, sure: said }));
}
