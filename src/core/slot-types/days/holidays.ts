import type { HolidayRule } from '../../language/dates/date-data.ts';
import { addDays, type Day, dayOf, daysInMonth, easterOf, weekdayOf } from './calendar.ts';
import { easternEasterOf, islamicDay } from './other-calendars.ts';

/** The day of a year that a rule names (see HolidayRule); absent for a rule that is none. */
export function holidayOf(rule: HolidayRule, year: number): Day | undefined {
  const { month, day, easter, eastern, calendar, within, weekday, nth, more, before, last, count } =
    form.exec(rule)?.groups ?? {};
  if (easter !== undefined) return addDays(easterOf(year), Number(easter));
  if (eastern !== undefined) return addDays(easternEasterOf(year), Number(eastern));
  if (calendar !== undefined) {
    return islamicDay(year, Number(month), Number(day));
  }
  if (within !== undefined) {
    const found = nthInMonth(
      year,
      Number(within),
      Number(nth),
      weekdays.indexOf(weekday ?? '') + 1,
    );
    return found && addDays(found, Number(more ?? 0));
  }
  if (before !== undefined) {
    const end = holidayOf(before, year);
    if (end === undefined) return undefined;
    const back = (weekdayOf(end) - weekdays.indexOf(last ?? '') + 6) % 7 || 7;
    return addDays(end, -back - 7 * (Number(count) - 1));
  }
  return month === undefined ? undefined : dayOf(year, Number(month), Number(day));
}

/** "The third Friday", "the last day" of a month; absent where it has none. Negative from the end. */
export function nthInMonth(
  year: number,
  month: number,
  nth: number,
  weekday: number | undefined,
): Day | undefined {
  const length = daysInMonth(year, month);
  if (weekday === undefined) return dayOf(year, month, nth > 0 ? nth : length + 1 + nth);
  const first = dayOf(year, month, nth > 0 ? 1 : length);
  if (first === undefined || nth === 0) return undefined;
  const away =
    nth > 0 ? (weekday - weekdayOf(first) + 7) % 7 : -((weekdayOf(first) - weekday + 7) % 7);
  const found = addDays(first, away + 7 * (nth > 0 ? nth - 1 : nth + 1));
  return found.slice(0, 7) === first.slice(0, 7) ? found : undefined;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const names = weekdays.join('|');
const form = new RegExp(
  `^(?:(?<calendar>islamic)?(?<month>\\d\\d)-(?<day>\\d\\d)|easter(?<easter>[+-]\\d+)|eastern(?<eastern>[+-]\\d+)|(?<within>\\d\\d)-(?<weekday>${names})(?<nth>-?\\d)(?<more>[+-]\\d+)?|<(?<before>\\d\\d-\\d\\d)(?<last>${names})(?<count>\\d))$`,
  'u',
);
