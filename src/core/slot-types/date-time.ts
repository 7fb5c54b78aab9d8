import type { SlotSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Basis } from '../slot-state.ts';
import type { Value } from '../value.ts';
import { date, locales, readDay } from './date.ts';
import { clockAt, dayAt, writtenDay } from './days/calendar.ts';
import { momentsFromNow } from './days/from-now.ts';
import { formOf, type MomentMention, momentsIn } from './days/moments.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { likelyTime, timesOf } from './time.ts';
import { announced, onlyMention } from './words/mention.ts';
import { roleFit } from './words/role.ts';

/**
 * A day together with an hour, as local ISO 8601 without a zone ("2026-03-14T15:00"). Read with the
 * words of dates and of times; what one of them leaves open ("03/04", "at 3") is asked back.
 *
 * A day alone or an hour alone changes that half of the value that stands, or completes the half that
 * the slot holds; else it is kept, and the other half is asked. Limits are days, as those of a date.
 */
export const dateTime: SlotType = {
  name: 'date-time',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => mentionsIn(words, context));
    return mention === undefined ? none : readingOf(mention, slot, context);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    const fitOf = roleFit(text, slot, context);
    const mentions = mentionsIn(text, context);
    return mentions.flatMap((mention, index): readonly Finding[] => {
      const { start, end, day, time } = mention;
      const fit = fitOf(start, index === 0);
      if (fit === 'other' || context.language.isNegated(text, start)) return [];
      const named = fit === 'own' || isNamed(start, end);
      const whole = (day !== undefined && time !== undefined) || mention.fromNow !== undefined;
      if (mention.fromNow?.bare && !named) return [];
      if (!whole && !named && formOf(mention) === 'bare') return [];
      // "8 pm tonight, 1 May" names two days.
      if (whole && mentions.some((other) => isOtherDay(mention, other, text, slot, context))) {
        return [];
      }
      // "From 3pm to 5pm" is neither.
      if (!whole && mentions.some((other) => other !== mention && isSameHalf(mention, other))) {
        return [];
      }
      const unmistakable = named || (whole && day?.form === 'full');
      const reading = readingOf(mention, slot, context);
      return [{ start, end, reading, named, ...(!unmistakable && { weak: true }) }];
    });
  },
  check(value, slot, today) {
    const [, day, time] = whole.exec(String(value)) ?? [];
    if (day === undefined || time === undefined) return { problem: 'not-a-date' };
    return date.check(day, slot, today);
  },
  format: (value, _slot, language) => written(String(value), language),
  formatApart(values, _slot, language) {
    const [first = '', ...others] = values.map(String);
    const sameDay = others.every((each) => dayOf(each) === dayOf(first));
    const rest = others.map((each) => (sameDay ? (timeOf(each) ?? each) : written(each, language)));
    return [written(first, language), ...rest];
  },
  jsonSchema: () => ({
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d$',
  }),
};

/** Days and hours, and what is so long from now. */
function mentionsIn(text: string, context: ReadContext): readonly MomentMention[] {
  const later = momentsFromNow(text, context).map((fromNow) => {
    return { start: fromNow.start, end: fromNow.end, fromNow };
  });
  const said = momentsIn(text, context.language).filter(
    (moment) => !later.some((each) => each.start < moment.end && moment.start < each.end),
  );
  return [...said, ...later].sort((a, b) => a.start - b.start);
}

function readingOf(mention: MomentMention, slot: SlotSpec, context: ReadContext): Reading {
  const { day, time, fromNow } = mention;
  if (fromNow !== undefined) return readingFromNow(fromNow.ms, slot, context);
  if (time?.zone === 'open') return none;
  const said = day && readDay(day, slot, context);
  if (said?.kind === 'invalid') return said;
  const days = said === undefined ? undefined : valuesIn(said);
  const times = time && timesOf(time);
  if (times?.length === 0) return invalid({ problem: 'format' });
  if (time?.zone !== undefined) {
    // Which hour of one's own it is depends on the day.
    if (days === undefined) return none;
    return meant(inOwnZone(days, times ?? [], time.zone, context), 'derived', slot, context);
  }
  const rough = time?.rough || (said?.kind === 'value' && said.basis === 'derived');
  const basis: Basis = rough ? 'derived' : 'stated';
  const likely = time && times && times.length > 1 ? likelyTime(time) : undefined;
  if (days !== undefined && times !== undefined) {
    return meant(eachOf(days, times), basis, slot, context, likely);
  }
  const { held = [] } = context;
  const other = distinct(held.flatMap(({ value }) => (days ? timeOf(value) : dayOf(value)) ?? []));
  if (other.length === 0) {
    const problem = days === undefined ? 'no-day' : 'no-time';
    const hours = likely === undefined ? (times ?? []) : [likely];
    const partly = likely === undefined ? basis : 'derived';
    return invalid({ problem, parts: days ?? hours, basis: partly });
  }
  const sure = basis === 'stated' && held.every((each) => each.basis === 'stated');
  const all = eachOf(days ?? other, times ?? other);
  return meant(all, sure ? 'stated' : 'derived', slot, context, likely);
}

/**
 * Of every day with every time those that lie on the side of the slot's bias, where today alone tells:
 * "today at 3" of something to come is 15:00, once it is morning. Then those at the hour that is likely.
 */
function meant(
  all: readonly string[],
  basis: Basis,
  { bias }: SlotSpec,
  { nowMs, timeZone, held = [] }: ReadContext,
  likely?: string,
): Reading {
  const now = localAt(nowMs, timeZone);
  const offered = all.filter((each) => all.length > 1 && held.some(({ value }) => value === each));
  const open = offered.length > 0 ? offered : all;
  const sided = open.filter((each) => (bias === 'past' ? each <= now : each >= now));
  const possible = bias === undefined || sided.length === 0 ? open : sided;
  const usual = likely === undefined ? [] : possible.filter((each) => timeOf(each) === likely);
  const fitting = usual.length > 0 ? usual : possible;
  const [only, ...others] = fitting;
  if (only === undefined) return none;
  if (others.length > 0) return { kind: 'ambiguous', candidates: fitting };
  return { kind: 'value', value: only, basis: fitting.length < open.length ? 'derived' : basis };
}

function eachOf(days: readonly string[], times: readonly string[]): readonly string[] {
  return days.flatMap((day) => times.map((time) => `${day}T${time}`));
}

function readingFromNow(ms: number, { bias }: SlotSpec, { nowMs, timeZone }: ReadContext): Reading {
  if (bias !== undefined && (bias === 'past' ? ms > nowMs : ms < nowMs)) return none;
  return { kind: 'value', value: localAt(ms, timeZone), basis: 'derived' };
}

/** What clocks of another zone show, as the person's own show it. */
function inOwnZone(
  days: readonly string[],
  times: readonly string[],
  zone: number,
  { timeZone }: ReadContext,
): readonly string[] {
  return eachOf(days, times).map((each) => {
    const ms = Date.parse(`${each}Z`) - zone * 60_000;
    return localAt(ms, timeZone);
  });
}

function localAt(ms: number, timeZone: string): string {
  return `${dayAt(ms, timeZone)}T${clockAt(ms, timeZone)}`;
}

/** Whether a day right beside a moment is not the moment's own. */
function isOtherDay(
  { day, start, end }: MomentMention,
  other: MomentMention,
  text: string,
  slot: SlotSpec,
  context: ReadContext,
): boolean {
  if (day === undefined || other.day === undefined || other.time !== undefined) return false;
  const gap = other.start >= end ? text.slice(end, other.start) : text.slice(other.end, start);
  if (!/^, ?$/u.test(gap)) return false;
  const [own, others] = [day, other.day].map((each) => valuesIn(readDay(each, slot, context)));
  return !own?.some((value) => others?.includes(value));
}

function isSameHalf(a: MomentMention, b: MomentMention): boolean {
  return (
    (a.day !== undefined && b.day !== undefined) || (a.time !== undefined && b.time !== undefined)
  );
}

/** Parts of values are shown as well: a day for its limits, and each half alone. */
function written(value: string, language: LanguageCode): string {
  const day = dayOf(value);
  const time = timeOf(value);
  if (day === undefined) return value;
  if (time === undefined) return writtenDay(day, locales[language]);
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
    .format(Date.parse(`${day}T${time}Z`))
    .replace(/\s*г\./u, '');
}

function dayOf(value: Value): string | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/u.exec(String(value))?.[0];
}

function timeOf(value: Value): string | undefined {
  return /(?<=T|^)\d{2}:\d{2}$/u.exec(String(value))?.[0];
}

function valuesIn(reading: Reading): readonly string[] {
  if (reading.kind === 'value') return [String(reading.value)];
  return reading.kind === 'ambiguous' ? reading.candidates.map(String) : [];
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function invalid(problem: Problem): Reading {
  return { kind: 'invalid', problem };
}

const whole = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/u;
