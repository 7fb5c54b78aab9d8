import type { DateWords } from '../../language/dates/date-data.ts';
import { addDays, type Day, weekdayOf } from './calendar.ts';

/** A day that words may mean. `sure` where the words, today and the slot's bias leave no choice. */
export interface ResolvedDay {
  readonly day: Day;
  readonly sure: boolean;
}

export type Bias = 'past' | 'future' | undefined;

/**
 * "On Monday" is never today, since people say "today". "Next" and "last" may count from today or
 * from the week: where the two differ, both are possible.
 */
export function resolveWeekday(
  { weekday, which }: Extract<DateWords, { says: 'weekday' }>,
  today: Day,
  bias: Bias,
): readonly ResolvedDay[] {
  const thisWeek = addDays(today, weekday - weekdayOf(today));
  const coming = thisWeek > today ? thisWeek : addDays(thisWeek, 7);
  const before = thisWeek < today ? thisWeek : addDays(thisWeek, -7);
  const away = thisWeek !== today;
  switch (which) {
    case 'any':
      return [{ day: bias === 'past' ? before : coming, sure: bias !== undefined && away }];
    case 'next':
      return either(coming, addDays(thisWeek, 7));
    case 'last':
      return either(before, addDays(thisWeek, -7));
    case 'this-week':
      if (bias === 'future' && thisWeek < today) return [{ day: coming, sure: false }];
      if (bias === 'past' && thisWeek > today) return [{ day: before, sure: false }];
      if (thisWeek < today && bias === undefined) return either(coming, thisWeek);
      return sure(thisWeek);
    case 'of-this-week':
      if (bias === 'future' && thisWeek < today) return [{ day: coming, sure: false }];
      if (bias === 'past' && thisWeek > today) return [{ day: before, sure: false }];
      return sure(thisWeek);
    case 'last-week':
      return sure(addDays(thisWeek, -7));
    case 'next-week':
      return sure(addDays(thisWeek, 7));
  }
}

/** "Friday in two weeks", "lundi en huit". */
export function weekdayInWeeks(
  { weekday, weeks, from }: Extract<DateWords, { says: 'weekday-in-weeks' }>,
  today: Day,
): Day {
  const thisWeek = addDays(today, weekday - weekdayOf(today));
  const passed = from === 'next' ? thisWeek <= today : thisWeek < today;
  return addDays(thisWeek, 7 * (weeks + (from !== 'this-week' && passed ? 1 : 0)));
}

/** A day that leaves no choice, where there is one. */
export function sure(day: Day | undefined): readonly ResolvedDay[] {
  return day === undefined ? [] : [{ day, sure: true }];
}

function either(a: Day, b: Day): readonly ResolvedDay[] {
  return a === b ? [{ day: a, sure: true }] : [a, b].map((day) => ({ day, sure: true }));
}
