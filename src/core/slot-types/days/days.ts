import type { SlotSpec } from '../../flow/spec.ts';
import type { DateMention } from '../../language/dates/date-data.ts';
import type { DurationMention, DurationUnit } from '../../language/times/duration-data.ts';
import { overlap, type Range } from '../../text/words.ts';
import type { ReadContext } from '../slot-type.ts';
import { unitsOfSlot } from '../words/slot-words.ts';
import { dayAt } from './calendar.ts';
import { resolveDate } from './date-resolve.ts';

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
  const lengths = [...turned(text, context), ...language.agos(text), ...language.durations(text)]
    .flatMap(({ start, end, parts }): DaysMention[] => {
      const count = daysOf(parts);
      return count === undefined ? [] : [{ start, end, days: [count] }];
    })
    .filter(({ start }) => !language.isNegated(text, start));
  const found: DaysMention[] = [];
  // A range holds a length of its own ("2-3 weeks"), and a length may be a date ("3 weeks ago").
  for (const mention of [...spans(text, context), ...past, ...lengths]) {
    if (!found.some((other) => overlap(other, mention))) found.push(mention);
  }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * "недели две", "где-то недели 2": a language may put the unit first, behind a hedge or not, to say
 * that the number is only about right.
 */
function turned(text: string, { language }: ReadContext): readonly DurationMention[] {
  return language.numbers(text).flatMap(({ start, end, approximate }): DurationMention[] => {
    if (!approximate) return [];
    const words = text.slice(start, end).split(/\s+/u);
    const [length] = words
      .slice(1)
      .flatMap((count, at) => language.durations(`${count} ${words[at]}`));
    return length ? [{ ...length, start, end, rough: true }] : [];
  });
}

/** In characters: how far before a range a word can stand that puts it into the past or ahead. */
const nearby = 40;

/** "2-3 weeks", "недели 2-3": the unit of a range, behind it or before it, is that of both its ends. */
function spans(text: string, { language }: ReadContext): readonly DaysMention[] {
  return language.ranges(text).flatMap(({ start, end, from: least, to: most }): DaysMention[] => {
    if (language.isNegated(text, start)) return [];
    const behind = /^[\s-]?(\p{L}+)/u.exec(text.slice(end));
    const before = /(\p{L}+)\s$/u.exec(text.slice(0, start));
    for (const [unit, place] of [
      [behind, { start, end: end + (behind?.[0].length ?? 0) }],
      [before, { start: start - (before?.[0].length ?? 0), end }],
    ] as const) {
      const ends = [least, most].flatMap((count) => {
        const from = text.lastIndexOf(' ', Math.max(0, place.start - nearby)) + 1;
        const words = `${text.slice(from, place.start)}${count} ${unit?.[1]}`;
        // What is ahead is none of both: "in 2 to 3 weeks".
        const last = [...language.durations(words), ...language.agos(words)].at(-1);
        if (unit === null || last?.end !== words.length) return [];
        // Days before their number are no unit of a plain count: "дня 2-3".
        const days =
          daysOf(last.parts) ?? (unit === before && isDays(last.parts) ? count : undefined);
        return days === undefined
          ? []
          : [{ days, start: Math.min(place.start, from + last.start) }];
      });
      const [low, high] = ends;
      if (low && high) return [{ ...place, start: low.start, days: [low.days, high.days] }];
    }
    return [];
  });
}

/** Whole days of a length that is given in weeks or more; absent for days alone and for hours. */
function daysOf(parts: DurationMention['parts']): number | undefined {
  if (isDays(parts)) return undefined;
  let days = 0;
  for (const { unit, count } of parts) {
    const length = lengthInDays[unit];
    if (length === undefined) return undefined;
    days += length * count;
  }
  return Math.round(days);
}

function isDays(parts: DurationMention['parts']): boolean {
  return parts.every(({ unit }) => unit === 'day');
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

const dayMs = 86_400_000;
