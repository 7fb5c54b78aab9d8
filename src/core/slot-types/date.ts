import { dateLimit } from '../flow/limit.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { DateMention, DateWords } from '../language/dates/date-data.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Value } from '../value.ts';
import { type Day, dayAt, isDay, writtenDay, writtenDays } from './days/calendar.ts';
import { type ResolvedDay, resolveDate } from './days/date-resolve.ts';
import { dayByLength } from './days/day-by-length.ts';
import { heldSpans, readSpanOfDay } from './days/day-of-span.ts';
import type { ResolvedSpan } from './days/day-spans.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, joins, onlyMention } from './words/mention.ts';
import { roleFit } from './words/role.ts';

/**
 * A day of the calendar, as an ISO date. Words are read against the day it is for the person;
 * `bias` says which way a date lies that does not say ("on Friday", "14 March"). What the calendar
 * does not have is refused, "03/04" is asked back in English, and a month alone is derived, as is the day
 * that a length leads to when a day was asked ("within two weeks"). Of days around the one that was asked
 * for ("next week") it asks which.
 *
 * Limits are ISO dates, or "today" and "tomorrow" with an offset ("today+30d"). In a sentence a date
 * without the slot's name beside it is weak, unless it has a day and a month.
 */
export const date: SlotType = {
  name: 'date',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => context.language.dates(words));
    if (mention !== undefined) return readDay(mention, slot, context, heldSpans(context));
    const length = readLength(text, slot, context);
    if (length.kind !== 'none') return length;
    const today = dayAt(context.nowMs, context.timeZone);
    return readSpanOfDay(text, slot, context, (day) => date.check(day, slot, today));
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    const fitOf = roleFit(text, slot, context);
    const days = daysIn(text, context);
    const isJoined = (at: number) => {
      const [a, b] = [days[at], days[at + 1]];
      return a && b && joins(text.slice(a.end, b.start), context.language);
    };
    return days.flatMap((mention, index): readonly Finding[] => {
      const { start, end, form } = mention;
      const fit = fitOf(start, index === 0);
      if (fit === 'other') return [];
      const named = fit === 'own' || isNamed(start, end);
      // "Monday or Tue": what is joined to a day is one as well.
      const written =
        form === 'bare' &&
        (isJoined(index - 1) || isJoined(index) || looksLikeDate.test(text.slice(start, end)));
      if (form === 'bare' && !named && !written) return [];
      if (context.language.isNegated(text, start)) return [];
      const reading = readDay(mention, slot, context, heldSpans(context));
      return [
        {
          start,
          end,
          reading,
          named,
          ...(form !== 'full' && !named && { weak: true }),
          ...(form === 'bare' && !named && { bare: true }),
        },
      ];
    });
  },
  check(value, slot, today) {
    if (typeof value !== 'string' || !isDay(value)) return { problem: 'not-a-date' };
    const min = limitDay(slot.limits?.min, today);
    const max = limitDay(slot.limits?.max, today);
    if (min !== undefined && value < min) return { problem: 'too-early', limit: min };
    if (max !== undefined && value > max) return { problem: 'too-late', limit: max };
    return undefined;
  },
  format(value, _slot, language) {
    const [start = '', end] = String(value).split('/');
    const locale = locales[language];
    return end === undefined ? writtenDay(start, locale) : writtenDays(start, end, locale);
  },
  jsonSchema: () => ({ type: 'string', format: 'date' }),
};

function readLength(text: string, slot: SlotSpec, context: ReadContext): Reading {
  const day = dayByLength(text, slot, context);
  if (day === undefined) return none;
  const problem = date.check(day, slot, dayAt(context.nowMs, context.timeZone));
  return problem ? invalid(problem) : { kind: 'value', value: day, basis: 'derived' };
}

/** Days of a text, without those of a pair: "the Friday before Christmas" is neither of the two. */
function daysIn(text: string, { language }: ReadContext): readonly DateMention[] {
  const all = language.dates(text);
  const bases = all.flatMap(({ end }) => {
    const start = language.countedFrom(text, end);
    const isDay = start !== undefined && language.dates(text.slice(start))[0]?.start === 0;
    return isDay ? [{ of: end, start }] : [];
  });
  return all.filter(({ start, end }) => {
    const isOfPair = bases.some((base) => base.of === end || base.start === start);
    return !isOfPair && !language.isEveOf(text, start);
  });
}

/** The day that a mention means for the slot, by its bias and limits, and by spans that it was said to lie in. */
export function readDay(
  { readings, rough }: DateMention,
  slot: SlotSpec,
  context: ReadContext,
  spans: readonly ResolvedSpan[] = [],
): Reading {
  const today = dayAt(context.nowMs, context.timeZone);
  const [region] = [slot.region].flat();
  const days = inHeld(
    spans,
    readings.flatMap((words) => resolveDate(words, today, slot.bias, region)),
    (start) =>
      readings.filter(isRecurring).flatMap((words) => resolveDate(words, start, 'future', region)),
  );
  if (days.length === 0) return invalid({ problem: 'not-a-date' });
  const fitting = days.filter(({ day }) => date.check(day, slot, today) === undefined);
  const [only, ...others] = distinct(fitting);
  if (only === undefined) {
    const problem = date.check(days[0]?.day ?? '', slot, today);
    return invalid(problem ?? { problem: 'not-a-date' });
  }
  // A name that means another day in every country.
  if (others.length > 2) return none;
  if (others.length > 0) {
    return { kind: 'ambiguous', candidates: [only, ...others].map(({ day }) => day) };
  }
  const stated = only.sure && !rough && fitting.length === days.length;
  return { kind: 'value', value: only.day, basis: stated ? 'stated' : 'derived' };
}

/** "Tuesday" is the one in the week that was named before, if there is one; else what it is by itself. */
function inHeld(
  spans: readonly ResolvedSpan[],
  days: readonly ResolvedDay[],
  from: (start: Day) => readonly ResolvedDay[],
): readonly ResolvedDay[] {
  const within = (all: readonly ResolvedDay[], { start, end }: ResolvedSpan) =>
    all.filter(({ day }) => start <= day && day <= end);
  const told = spans.flatMap((span) => within(days, span));
  if (told.length > 0) return told;
  const inside = spans.flatMap((span) =>
    within(from(span.start), span).map(({ day }) => ({ day, sure: span.sure })),
  );
  return inside.length > 0 ? inside : days;
}

/** What every week or month has: "Tuesday", "the 3rd". "Tomorrow" is counted from today alone. */
function isRecurring(words: DateWords): boolean {
  if (words.says === 'day') return words.month === undefined;
  return words.says === 'weekday' && words.which === 'any';
}

/** "22/4", "14.3.", "18 8 1978": in a sentence such digits answer a question for a date. */
const looksLikeDate = /^\d{1,2}(?:[/.-]\d{1,2}\.?| \d{1,2} \d{4})$/u;

function invalid(problem: Problem): Reading {
  return { kind: 'invalid', problem };
}

function distinct(days: readonly ResolvedDay[]): readonly ResolvedDay[] {
  return days.filter(({ day }, i) => days.findIndex((other) => other.day === day) === i);
}

/** Without a day called today, a limit that counts from it does not hold anybody up. */
function limitDay(limit: Value | undefined, today: Day | undefined): Day | undefined {
  if (typeof limit !== 'string') return undefined;
  return isDay(limit) ? limit : today && dateLimit(limit, today);
}

/** Day before month, as most of the world writes English. */
export const locales: Readonly<Record<LanguageCode, string>> = {
  en: 'en-GB',
  ru: 'ru',
  de: 'de',
  pt: 'pt',
  es: 'es',
  fr: 'fr',
};
