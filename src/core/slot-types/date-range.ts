import type { SlotSpec } from '../flow/spec.ts';
import type { SpanEnd, SpanMention } from '../language/spans/span-data.ts';
import type { Basis } from '../slot-state.ts';
import { date, locales, readDay } from './date.ts';
import { type Day, dayAt, isDay, writtenDays } from './days/calendar.ts';
import { resolveDate } from './days/date-resolve.ts';
import { lastDays, lastOf, type ResolvedSpan, resolveSpan } from './days/day-spans.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, onlyMention } from './words/mention.ts';

/**
 * Days from a first to a last one, both of them in it, as two ISO dates ("2026-03-14/2026-03-17"): two
 * days that are said together, a day with a length, or a span with a name ("next week", "in May").
 *
 * One end alone changes that end of the value that stands, or completes the end that the slot holds;
 * else it is kept, and the other end is asked. Limits are days: the first one has the least, the last
 * one the most.
 */
export const dateRange: SlotType = {
  name: 'date-range',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => context.language.spans(words));
    return mention === undefined ? none : readingOf(mention, slot, context);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return context.language.spans(text).flatMap((mention): readonly Finding[] => {
      const { start, end, form } = mention;
      if (context.language.isNegated(text, start)) return [];
      const named = isNamed(start, end);
      if (form === 'bare' && !named) return [];
      const unmistakable = named || (form === 'full' && !isHalf(mention));
      const reading = readingOf(mention, slot, context);
      return [{ start, end, reading, named, ...(!unmistakable && { weak: true }) }];
    });
  },
  check(value, slot, today) {
    const [start, end, ...others] = String(value).split('/');
    if (start === undefined || end === undefined || others.length > 0) return notADate;
    if (!isDay(start) || !isDay(end)) return notADate;
    if (end < start) return { problem: 'backwards' };
    const problems = [date.check(start, slot, today), date.check(end, slot, today)];
    return problems.find((problem) => problem !== undefined);
  },
  format(value, _slot, language) {
    const days = String(value).split('/').filter(isDay);
    const [start = '', end = start] = days;
    return isDay(start) && isDay(end) ? writtenDays(start, end, locales[language]) : String(value);
  },
  jsonSchema: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}/\\d{4}-\\d{2}-\\d{2}$' }),
};

const notADate = { problem: 'not-a-date' } as const;

function isHalf({ says }: SpanMention): boolean {
  return 'day' in says || says.kind === 'lasting';
}

function readingOf(mention: SpanMention, slot: SlotSpec, context: ReadContext): Reading {
  const { says, rough } = mention;
  const today = dayAt(context.nowMs, context.timeZone);
  if (says.kind === 'lasting') {
    const spans = heldEnds(context).flatMap(({ start }) => {
      return start === undefined ? [] : [{ start, end: lastOf(start, says.length), sure: false }];
    });
    return spans.length === 0 ? none : meant(spans, rough, slot, today);
  }
  if ('day' in says) return besideHeld(says.kind, says.day, rough, slot, context);
  const spans = resolveSpan(says, today, slot.bias);
  return spans.length === 0 ? invalid(notADate) : meant(spans, rough, slot, today);
}

/** Of the spans that words may mean those that the slot takes. */
function meant(
  spans: readonly ResolvedSpan[],
  rough: boolean,
  slot: SlotSpec,
  today: Day,
): Reading {
  const all = spans.map(({ start, end, sure }) => ({ value: `${start}/${end}`, sure }));
  const fitting = all.filter(({ value }) => dateRange.check(value, slot, today) === undefined);
  const values = [...new Set(fitting.map(({ value }) => value))];
  const [only, ...others] = values;
  if (only === undefined) {
    const problem = dateRange.check(all[0]?.value ?? '', slot, today);
    return invalid(problem ?? notADate);
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: values };
  const sure = fitting.some((each) => each.sure) && fitting.length === all.length && !rough;
  return { kind: 'value', value: only, basis: sure ? 'stated' : 'derived' };
}

/**
 * One end with what the slot holds: a day that may be either end of what stands is asked about. Where
 * nothing is held, a day that does not say so is the first one.
 */
function besideHeld(
  kind: 'from' | 'to' | 'day',
  day: SpanEnd,
  rough: boolean,
  slot: SlotSpec,
  context: ReadContext,
): Reading {
  const today = dayAt(context.nowMs, context.timeZone);
  const held = heldEnds(context);
  const spans = held.flatMap(({ start, end, basis }): readonly ResolvedSpan[] => {
    const sure = basis === 'stated';
    const firsts = kind === 'to' || end === undefined ? [] : resolveAll(day, today, slot.bias);
    const lasts =
      kind === 'from' || start === undefined ? [] : lastDays(day, start, today, slot.bias);
    return [
      ...firsts.map((first) => ({ start: first.day, end: end ?? '', sure: sure && first.sure })),
      ...lasts.map((last) => ({ start: start ?? '', end: last.day, sure: sure && last.sure })),
    ];
  });
  // Of two ends that a day may be, one that would turn the span round is not meant.
  const forward = spans.filter(({ start, end }) => start <= end);
  if (spans.length > 0) return meant(forward.length > 0 ? forward : spans, rough, slot, today);
  const mention = { start: 0, end: 0, readings: day.readings, rough, form: 'part' } as const;
  const reading = readDay(mention, slot, context);
  if (reading.kind === 'invalid' || reading.kind === 'none') return reading;
  const days = reading.kind === 'value' ? [reading.value] : reading.candidates;
  return invalid({
    problem: kind === 'to' ? 'no-start' : 'no-end',
    parts: days.map((each) => (kind === 'to' ? `/${each}` : `${each}/`)),
    basis: reading.kind === 'value' ? reading.basis : 'stated',
  });
}

function resolveAll({ readings }: SpanEnd, today: Day, bias: SlotSpec['bias']) {
  return readings.flatMap((words) => resolveDate(words, today, bias));
}

interface Ends {
  readonly start: Day | undefined;
  readonly end: Day | undefined;
  readonly basis: Basis;
}

function heldEnds({ held = [] }: ReadContext): readonly Ends[] {
  return held.map(({ value, basis }) => {
    const [start = '', end = ''] = String(value).split('/');
    return { start: isDay(start) ? start : undefined, end: isDay(end) ? end : undefined, basis };
  });
}

function invalid(problem: Problem): Reading {
  return { kind: 'invalid', problem };
}
