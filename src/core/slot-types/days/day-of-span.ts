import type { SlotSpec } from '../../flow/spec.ts';
import type { SpanMention } from '../../language/spans/span-data.ts';
import { none, type Problem, type ReadContext, type Reading } from '../slot-type.ts';
import { onlyMention } from '../words/mention.ts';
import { addDays, type Day, dayAt, isDay } from './calendar.ts';
import { type ResolvedSpan, resolveSpan } from './day-spans.ts';

/**
 * A reply that names days around the one that was asked for. Of a weekend either day may be meant; of
 * "next week" the slot keeps the days, and asks which of them. "Next month" is its first day, as "in
 * April" is.
 */
export function readSpanOfDay(
  text: string,
  slot: SlotSpec,
  context: ReadContext,
  check: (day: Day) => Problem | undefined,
): Reading {
  const mention = onlyMention(text, slot, context, (words) => context.language.spans(words));
  if (mention === undefined || !holdsTheDay(mention)) return none;
  const today = dayAt(context.nowMs, context.timeZone);
  const spans = resolveSpan(mention.says, today, slot.bias);
  const days = spans.flatMap(daysOf);
  const fitting = days.filter((day) => check(day) === undefined);
  const [only, ...others] = fitting;
  if (days.length > longest || days[0] === undefined) return none;
  if (only === undefined) {
    const problem = check(days[0]);
    return problem === undefined ? none : { kind: 'invalid', problem };
  }
  if (others.length === 0) return { kind: 'value', value: only, basis: 'derived' };
  const isMonth = spans.length === 1 && days[0].endsWith('-01') && days.length >= shortestMonth;
  if (isMonth && only === days[0]) return { kind: 'value', value: only, basis: 'derived' };
  if (fitting.length <= mostOffered) return { kind: 'ambiguous', candidates: fitting };
  const basis = mention.rough || spans.some(({ sure }) => !sure) ? 'derived' : 'stated';
  const parts = spans.map(({ start, end }) => `${start}/${end}`);
  return { kind: 'invalid', problem: { problem: 'which-day', parts, basis } };
}

/** The spans that the conversation holds for a slot whose day is not told yet. */
export function heldSpans({ held = [] }: ReadContext): readonly ResolvedSpan[] {
  return held.flatMap(({ value, basis }) => {
    const [start = '', end = ''] = String(value).split('/');
    return isDay(start) && isDay(end) ? [{ start, end, sure: basis === 'stated' }] : [];
  });
}

/** One end alone and a mere length hold no day, and one of the last days is what a length says. */
function holdsTheDay({ says }: SpanMention): boolean {
  return !('day' in says) && !['lasting', 'length', 'rolling'].includes(says.kind);
}

function daysOf({ start, end }: ResolvedSpan): readonly Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end && days.length <= longest; day = addDays(day, 1)) days.push(day);
  return days;
}

/** In days: a season. Who says no more has not thought of a day yet. */
const longest = 93;

/** In days. */
const shortestMonth = 28;

/** As many days can be shown to choose from. */
const mostOffered = 3;
