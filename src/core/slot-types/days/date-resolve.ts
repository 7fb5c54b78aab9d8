import type { DateWords, Month } from '../../language/dates/date-data.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysInMonth,
  easterOf,
  partsOf,
  weekdayOf,
} from './calendar.ts';
import { atDistance, countedFrom } from './counted-from.ts';
import { holidayOf, nthInMonth } from './holidays.ts';
import {
  type Bias,
  type ResolvedDay,
  resolveWeekday,
  sure,
  weekdayInWeeks,
} from './weekday-resolve.ts';

export type { Bias, ResolvedDay } from './weekday-resolve.ts';

/**
 * The days that words mean on a day called today: none where the calendar has no such day, two where
 * it is open which. Nothing rolls over: 31 February is no day at all.
 *
 * What words leave out is decided by the slot's bias, since its author knows which way its dates
 * lie: "14 March" of a future slot is the next one, and sure. Without a bias the nearest one to come
 * is taken, and it is not sure (contract 3: an assumed year is a step the words do not contain).
 *
 * `region` is the country whose holidays are meant. Without one, a day that countries keep differently
 * may be any of theirs.
 */
export function resolveDate(
  words: DateWords,
  today: Day,
  bias: Bias,
  region?: string,
): readonly ResolvedDay[] {
  switch (words.says) {
    case 'day':
      if (words.unsure) return weekdayWithNumber(words, today, bias);
      return words.weekday !== undefined && words.month === undefined && bias === undefined
        ? dayOfSomeMonth(words, today)
        : one(calendarDay(words, today, bias));
    case 'easter':
      return one(easterDay(words, today, bias));
    case 'holiday':
      return holidays(words, today, bias, region);
    case 'nth-in-month': {
      const { nth, weekday } = words;
      const within = monthsOf(words.month, today);
      const days = within.map(({ year, month }) => nthInMonth(year, month, nth, weekday));
      const [only] = days;
      if (days.length === 1) return sure(only);
      return one(pick(days, { says: 'day', day: 1 }, today, bias));
    }
    case 'weekday-in-weeks':
      return sure(weekdayInWeeks(words, today));
    case 'day-of-month': {
      const { year, month } = partsOf(addMonths(firstOfMonth(today), words.monthsAhead));
      return sure(dayOf(year, month, words.day));
    }
    case 'weekday':
      return resolveWeekday(words, today, bias);
    case 'distance':
      return one(atDistance(words.unit, words.count, today));
    case 'from-day':
      return countedFrom(words, today, (base, from) => resolveDate(base, from, bias, region));
    case 'part-of-month':
      return one(inMonth(words, today, bias));
  }
}

type CalendarWords = Extract<DateWords, { says: 'day' }>;

function calendarDay(words: CalendarWords, today: Day, bias: Bias): ResolvedDay | undefined {
  const { day, month, year, weekday } = words;
  if (month === undefined) return pick(daysOfMonths(day, today), words, today, bias);
  if (words.shortYear) {
    const years = [-100, 0, 100].map((more) => Math.floor(partsOf(today).year / 100) * 100 + more);
    const days = years.map((century) => dayOf(century + (year ?? 0), month, day));
    return pick(days, words, today, bias);
  }
  if (year === undefined) {
    const near = Array.from({ length: 17 }, (_, i) => partsOf(today).year - 8 + i);
    const days = near.map((each) => dayOf(each, month, day));
    const found = pick(days, words, today, bias);
    if (weekday === undefined || (found !== undefined && !isFar(found.day, today))) return found;
    // A weekday and a day that agree in no year near are a slip, as a rule of the weekday.
    const plain = pick(days, { says: 'day', day, month }, today, bias);
    return resolved(plain?.day, false);
  }
  const said = dayOf(year, month, day);
  return resolved(said, weekday === undefined || said === undefined || weekdayOf(said) === weekday);
}

/**
 * "Tuesday the 25th": the next one as a rule. Where it is months away, and one that has passed is
 * nearer, either may be meant.
 */
function dayOfSomeMonth(words: CalendarWords, today: Day): readonly ResolvedDay[] {
  const all = daysOfMonths(words.day, today);
  const ahead = pick(all, words, today, 'future');
  const behind = pick(all, words, today, 'past');
  const isNear = ahead !== undefined && distance(ahead.day, today) <= nearMs;
  const isNearer =
    ahead && behind && distance(behind.day, today) < distance(ahead.day, today) && !isNear;
  const days = isNearer ? [ahead, behind] : [ahead ?? behind];
  return days.flatMap((each) => one(resolved(each?.day, false)));
}

/** "Friday 8": where no such Friday is near, the number may be an hour as well. */
function weekdayWithNumber(words: CalendarWords, today: Day, bias: Bias): readonly ResolvedDay[] {
  const { unsure: _, ...plain } = words;
  const days = resolveDate(plain, today, bias);
  const isNear = days.some(({ day }) => distance(day, today) <= nearMs);
  if (isNear || words.day > 12) return days;
  const { weekday = 1 } = words;
  const any = resolveWeekday({ says: 'weekday', weekday, which: 'any' }, today, bias);
  return [...any, ...days].map(({ day }) => ({ day, sure: false }));
}

/** Two months. */
const nearMs = 62 * 86_400_000;

function easterDay(
  { days, year }: Extract<DateWords, { says: 'easter' }>,
  today: Day,
  bias: Bias,
): ResolvedDay | undefined {
  if (year !== undefined) return resolved(addDays(easterOf(year), days), true);
  const near = [-2, -1, 0, 1, 2].map((more) => easterOf(partsOf(today).year + more));
  const fitting = near.map((easter) => addDays(easter, days));
  return pick(fitting, { says: 'day', day: 1, month: 4 }, today, bias);
}

function holidays(
  { rules, year, which }: Extract<DateWords, { says: 'holiday' }>,
  today: Day,
  bias: Bias,
  region: string | undefined,
): readonly ResolvedDay[] {
  const own = region === undefined ? undefined : (rules[region] ?? rules.elsewhere ?? rules.all);
  const meant = own === undefined ? [...new Set(Object.values(rules))] : [own];
  const side = which === 'next' ? 'future' : which === 'last' ? 'past' : bias;
  const now = partsOf(today).year;
  const of = typeof which === 'object' ? now + which.yearsAhead : year;
  return meant.flatMap((rule) => {
    const found =
      of !== undefined
        ? resolved(holidayOf(rule, of), true)
        : pick(
            [-2, -1, 0, 1, 2].map((more) => holidayOf(rule, now + more)),
            { says: 'day', day: 1 },
            today,
            side,
          );
    // Where the moon is looked for, a feast may begin a day sooner or later.
    return one(rule.startsWith('islamic') ? resolved(found?.day, false) : found);
  });
}

/** Of the days that fit, the one on the side of the bias that is nearest to today. */
function pick(
  days: readonly (Day | undefined)[],
  { weekday, month, shortYear }: CalendarWords,
  today: Day,
  bias: Bias,
): ResolvedDay | undefined {
  const fitting = days.filter(
    (day) => day !== undefined && (weekday === undefined || weekdayOf(day) === weekday),
  ) as Day[];
  const agreeing = weekday !== undefined && month !== undefined;
  if ((shortYear || agreeing) && bias === undefined) {
    const day = [...fitting].sort((a, b) => distance(a, today) - distance(b, today))[0];
    return resolved(day, false);
  }
  const ahead = fitting.filter((day) => day >= today)[0];
  const behind = fitting.filter((day) => day <= today).at(-1);
  const day = bias === 'past' ? behind : ahead;
  return resolved(day, bias !== undefined);
}

function daysOfMonths(day: number, today: Day): readonly (Day | undefined)[] {
  const first = firstOfMonth(today);
  return Array.from({ length: 25 }, (_, i) => {
    const { year, month } = partsOf(addMonths(first, i - 12));
    return dayOf(year, month, day);
  });
}

function inMonth(
  { month: said, part }: Extract<DateWords, { says: 'part-of-month' }>,
  today: Day,
  bias: Bias,
): ResolvedDay | undefined {
  const days = monthsOf(said, today).map(({ year, month }) =>
    dayOf(year, month, dayInMonth(year, month, part)),
  );
  const day = days.length > 1 ? pick(days, { says: 'day', day: 1 }, today, bias)?.day : days[0];
  return resolved(day, false);
}

/** The month that is meant, or that of this year and those beside it. */
function monthsOf(said: Month, today: Day): readonly { year: number; month: number }[] {
  if ('ahead' in said) return [partsOf(addMonths(firstOfMonth(today), said.ahead))];
  const { month, year } = said;
  const now = partsOf(today).year;
  const years = year === undefined ? [now - 1, now, now + 1] : [year];
  return years.map((each) => ({ year: each, month }));
}

function dayInMonth(year: number, month: number, part: 'start' | 'middle' | 'end'): number {
  return part === 'start' ? 1 : part === 'middle' ? 15 : daysInMonth(year, month);
}

/** Neither this year nor next. */
function isFar(day: Day, today: Day): boolean {
  return day > addMonths(today, 12) || day < addMonths(today, -6);
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

function distance(a: Day, b: Day): number {
  return Math.abs(Date.parse(a) - Date.parse(b));
}

function resolved(day: Day | undefined, isSure: boolean): ResolvedDay | undefined {
  return day === undefined ? undefined : { day, sure: isSure };
}

function one(resolved: ResolvedDay | undefined): readonly ResolvedDay[] {
  return resolved === undefined ? [] : [resolved];
}
