import type { DateWords } from '../dates/date-data.ts';
import type { SpanEnd, SpanMention, WholeSpan } from './span-data.ts';

/**
 * Two days that lie in a span which was named right before them: "in November from the 19th to the 22nd", "next
 * week between Wednesday and Friday". Absent where the days are not of such a span. `ends` is a place in `rest`,
 * the text behind the span.
 */
export function endsWithin(
  whole: SpanMention,
  ends: SpanMention,
  rest: string,
): SpanMention | undefined {
  if (ends.says.kind !== 'ends' || !/^,? ?$/u.test(rest.slice(0, ends.start))) return undefined;
  const within = ofWhole(whole.says as WholeSpan);
  const from = within && endIn(ends.says.from, within);
  const to = within && endIn(ends.says.to, within);
  if (from === undefined || to === undefined) return undefined;
  const place = { start: whole.start, end: whole.end + ends.end };
  return { ...place, says: { kind: 'ends', from, to }, rough: ends.rough, form: 'full' };
}

/** Puts a day into the span; absent for one that is of another kind. */
type Into = (words: DateWords) => DateWords | undefined;

function ofWhole(says: WholeSpan): Into | undefined {
  if (says.kind === 'month') {
    const [only, ...others] = says.month.readings;
    if (only?.says !== 'part-of-month' || others.length > 0) return undefined;
    const { month } = only;
    if ('ahead' in month) return inMonthAhead(month.ahead);
    return (words) =>
      words.says === 'day' && words.month === undefined ? { ...words, ...month } : undefined;
  }
  if (says.kind !== 'period') return undefined;
  const months = { 'month-1': -1, 'month+0': 0, 'month+1': 1 }[says.period as string];
  if (months !== undefined) return inMonthAhead(months);
  const which = weeks[says.period];
  if (which === undefined) return undefined;
  return (words) =>
    words.says === 'weekday' && words.which === 'any' ? { ...words, which } : undefined;
}

function inMonthAhead(monthsAhead: number): Into {
  return (words) =>
    words.says === 'day' && words.month === undefined
      ? { says: 'day-of-month', day: words.day, monthsAhead }
      : undefined;
}

function endIn({ readings, month }: SpanEnd, into: Into): SpanEnd | undefined {
  const inside = readings.flatMap((words) => into(words) ?? []);
  return inside.length === readings.length ? { readings: inside, month } : undefined;
}

const weeks: Readonly<Record<string, Extract<DateWords, { says: 'weekday' }>['which']>> = {
  'week-1': 'last-week',
  'week+0': 'of-this-week',
  'week+1': 'next-week',
};
