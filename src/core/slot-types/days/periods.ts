import type { PeriodName } from '../../language/spans/span-data.ts';
import { addDays, addMonths, type Day, partsOf, weekdayOf } from './calendar.ts';
import type { Bias } from './weekday-resolve.ts';

/** Days from a first to a last one, both of them in it. `sure` as of a day. */
export interface ResolvedSpan {
  readonly start: Day;
  readonly end: Day;
  readonly sure: boolean;
}

/**
 * The spans of a name that counts from today. Which days a week or its end has is a step that the words
 * do not contain; months, quarters and years are those of the calendar.
 */
export function inPeriod(period: PeriodName, today: Day, bias: Bias): readonly ResolvedSpan[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const weekend = (ahead: number) => {
    const saturday = addDays(monday, 5 + ahead * 7);
    return { start: saturday, end: addDays(saturday, 1), sure: false };
  };
  const [unit, ahead = ''] = period.split(/(?=[+-])/u);
  switch (unit) {
    case 'weekend': {
      if (period === 'weekend-next') {
        return weekdayOf(today) >= 6 ? [weekend(1)] : [weekend(0), weekend(1)];
      }
      const passed = period === 'weekend+0' && bias === 'past' && weekdayOf(today) < 6;
      return [weekend(passed ? -1 : Number(ahead))];
    }
    case 'month':
      return [monthsFrom(addMonths(firstOfMonth(today), Number(ahead)), 1)];
    case 'quarter':
      return [monthsFrom(addMonths(firstOf(today, 3), Number(ahead) * 3), 3)];
    case 'year':
      return [monthsFrom(addMonths(firstOf(today, 12), Number(ahead) * 12), 12)];
    case 'workweek': {
      const start = addDays(monday, Number(ahead) * 7);
      return [{ start, end: addDays(start, 4), sure: false }];
    }
    default: {
      const start = addDays(monday, Number(ahead) * 7);
      // What is left of this week is what can still be meant.
      const left = period === 'week+0' && bias === 'future' ? today : start;
      return [{ start: left, end: addDays(start, 6), sure: false }];
    }
  }
}

/** The season that begins in a month and has three: the one that goes on or comes, or the last one. */
export function inSeason(month: number, today: Day, bias: Bias): readonly ResolvedSpan[] {
  const first = `${today.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
  const near = [-12, 0, 12].map((more) => monthsFrom(addMonths(first, more), 3));
  const behind = near.filter(({ start }) => start <= today).at(-1);
  const meant = bias === 'past' ? behind : near.find(({ end }) => end >= today);
  return meant === undefined ? [] : [{ ...meant, sure: false }];
}

/** So many whole months from the first day of one. */
export function monthsFrom(start: Day, count: number): ResolvedSpan {
  return { start, end: addDays(addMonths(start, count), -1), sure: true };
}

export function firstOfMonth(day: Day): Day {
  return firstOf(day, 1);
}

/** The first day of the month, quarter or year of a day, by how many months each of them has. */
function firstOf(day: Day, months: number): Day {
  const { year, month } = partsOf(day);
  const first = month - ((month - 1) % months);
  return `${String(year).padStart(4, '0')}-${String(first).padStart(2, '0')}-01`;
}
