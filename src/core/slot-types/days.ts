import type { SlotSpec } from '../flow/spec.ts';
import type { DateMention } from '../language/date-data.ts';
import type { DurationMention, DurationUnit } from '../language/duration-data.ts';
import type { Range } from '../words.ts';
import { dayAt } from './calendar.ts';
import { resolveDate } from './date-resolve.ts';
import type { ReadContext } from './slot-type.ts';
import { unitsOfSlot } from './slot-words.ts';

/** Days that words come to without counting days: "two weeks", "a month ago", "last Friday". */
export interface DaysMention extends Range {
  /** More than one where it is open which day is meant. */
  readonly days: readonly number[];
}

/** Whether the slot counts days, by its unit. */
export function countsDays(slot: SlotSpec, { language }: ReadContext): boolean {
  return unitsOfSlot(slot).some((unit) => {
    const [length] = language.durations(`2 ${unit}`);
    return length?.parts.length === 1 && length.parts[0]?.unit === 'day';
  });
}

/**
 * Lengths of time in longer units, and days of the calendar up to today, as numbers of days. None of
 * them says the number itself, so that what is read from them is derived. Days ahead are nobody's age.
 */
export function daysIn(text: string, context: ReadContext): readonly DaysMention[] {
  const { language } = context;
  const today = dayAt(context.nowMs, context.timeZone);
  const past = language.dates(text).flatMap(({ start, end, readings, form }): DaysMention[] => {
    if (form === 'bare' || language.isNegated(text, start)) return [];
    const days = readings
      .flatMap((words) => (isDay(words) ? resolveDate(words, today, 'past') : []))
      .map(({ day }) => Math.round((Date.parse(today) - Date.parse(day)) / dayMs))
      .filter((count) => count >= 0);
    return days.length > 0 ? [{ start, end, days: [...new Set(days)] }] : [];
  });
  const lengths = [...language.durations(text), ...turned(text, context)]
    .map(({ start, end, parts }) => ({ start, end, days: [daysOf(parts)] }))
    .filter(({ days: [count], start }) => count !== undefined && !language.isNegated(text, start))
    .map(({ start, end, days }) => ({ start, end, days: days as number[] }));
  const free = lengths.filter((length) => !past.some((date) => overlap(date, length)));
  return [...past, ...free].sort((a, b) => a.start - b.start);
}

/** "недели две": a language may put the unit first to say that the number is only about right. */
function turned(text: string, { language }: ReadContext): readonly DurationMention[] {
  return language.numbers(text).flatMap(({ start, end, approximate }): DurationMention[] => {
    const [first = '', second] = text.slice(start, end).split(/\s+/u);
    const [length] = approximate && second ? language.durations(`${second} ${first}`) : [];
    return length ? [{ ...length, start, end, rough: true }] : [];
  });
}

/** Whole days of a length that is given in weeks or more; absent for days alone and for hours. */
function daysOf(parts: DurationMention['parts']): number | undefined {
  if (parts.every(({ unit }) => unit === 'day')) return undefined;
  let days = 0;
  for (const { unit, count } of parts) {
    const length = lengthInDays[unit];
    if (length === undefined) return undefined;
    days += length * count;
  }
  return Math.round(days);
}

const lengthInDays: Readonly<Partial<Record<DurationUnit, number>>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** A month is no day, and neither is the fifth of one that is not said. */
function isDay(words: DateMention['readings'][number]): boolean {
  if (words.says === 'part-of-month' || words.says === 'day-of-month') return false;
  return words.says !== 'day' || words.month !== undefined;
}

function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

const dayMs = 86_400_000;
