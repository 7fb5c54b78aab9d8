import type { DateUnit, DateWords } from '../../language/dates/date-data.ts';
import { addDays, addMonths, type Day, isDay, weekdayOf } from './calendar.ts';
import type { ResolvedDay } from './weekday-resolve.ts';

/** Months and years have no fixed length, so that their end is a step of ours. */
export function atDistance(unit: DateUnit, count: number, from: Day): ResolvedDay | undefined {
  const months = unit === 'month' ? count : unit === 'year' ? count * 12 : undefined;
  const day =
    months === undefined
      ? addDays(from, unit === 'week' ? count * 7 : count)
      : addMonths(from, months);
  return isDay(day) ? { day, sure: months === undefined } : undefined;
}

/**
 * "Two days after Christmas", "the Friday before Easter": counted from the day that is meant, a step that the
 * words do not contain. On 26 December, two days after Christmas is still to come.
 */
export function countedFrom(
  { base, by }: Extract<DateWords, { says: 'from-day' }>,
  today: Day,
  resolve: (base: DateWords, today: Day) => readonly ResolvedDay[],
): readonly ResolvedDay[] {
  const isRelative = base.says === 'distance' || base.says === 'weekday';
  const shifted = 'unit' in by ? atDistance(by.unit, -by.count, today)?.day : undefined;
  const bases = resolve(base, isRelative ? today : (shifted ?? today));
  return bases.flatMap(({ day }) => {
    const found = 'unit' in by ? atDistance(by.unit, by.count, day)?.day : nearest(day, by);
    return found === undefined ? [] : [{ day: found, sure: false }];
  });
}

function nearest(day: Day, { weekday, side }: { weekday: number; side: 1 | -1 }): Day {
  const away = (weekday - weekdayOf(day) + 7) % 7;
  if (side > 0) return addDays(day, away === 0 ? 7 : away);
  return addDays(day, away - 7);
}
