import type { SlotSpec } from '../flow/spec.ts';
import { wholeNumberFormat } from '../language/formats.ts';
import type { Value } from '../value.ts';
import { type Count, findCounts, readCount } from './amounts/count.ts';
import { withUnit } from './amounts/unit.ts';
import { countsDays, type DaysMention, daysIn } from './days/days.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, onlyMention } from './words/mention.ts';
import { occurrences, unitsOfSlot } from './words/slot-words.ts';

/**
 * A whole number, in digits or words, with the slot's unit or without. "About thirty" is derived;
 * a share or an amount of money is no whole number. In a sentence it needs the slot's unit
 * or name beside it. A slot that counts days also takes other words for them, as derived: "two weeks
 * ago", "last Friday".
 */
export const integer: SlotType = {
  name: 'integer',
  read(text, slot, context) {
    const days = countsDays(slot, context) ? wholeDays(text, slot, context) : undefined;
    if (days !== undefined && !saysDays(text, slot, context)) return readingOfDays(days, slot);
    const count = readCount(text, slot, context);
    return count === undefined ? none : readingOf(count, slot);
  },
  find(text, slot, context) {
    const counts = findCounts(text, slot, context)
      .map(({ start, end, count, weak }) => ({
        start,
        end,
        reading: readingOf(count, slot),
        named: true,
        ...(weak && { weak }),
      }))
      .filter(({ reading }) => reading.kind !== 'none');
    if (!countsDays(slot, context)) return counts;
    const isNamed = announced(text, slot, context);
    const mentions = daysIn(text, context);
    const plain = counts.filter((count) => {
      const counted = occurrences(text.slice(count.start, count.end), unitsOfSlot(slot)).length > 0;
      return counted || !mentions.some((each) => count.start < each.end && each.start < count.end);
    });
    const days = mentions
      .filter((each) => !plain.some((count) => count.start < each.end && each.start < count.end))
      .map((each): Finding => {
        const { start, end } = each;
        const named = isNamed(start);
        return {
          start,
          end,
          reading: readingOfDays(each, slot),
          named,
          ...(!named && { weak: true }),
        };
      });
    return [...plain, ...days].sort((a, b) => a.start - b.start);
  },
  check: problemOf,
  format(value, slot, language) {
    const number = wholeNumberFormat(language).format(Number(value));
    return withUnit(number, Number(value), slot, language);
  },
  jsonSchema: ({ limits }) => ({
    type: 'integer',
    ...(typeof limits?.min === 'number' ? { minimum: limits.min } : {}),
    ...(typeof limits?.max === 'number' ? { maximum: limits.max } : {}),
  }),
};

function wholeDays(text: string, slot: SlotSpec, context: ReadContext): DaysMention | undefined {
  return onlyMention(text, slot, context, (words) => daysIn(words, context));
}

/** "3 days ago" counts them itself, so that nothing is derived. */
function saysDays(text: string, slot: SlotSpec, context: ReadContext): boolean {
  return findCounts(text, slot, context).some(({ count }) => count.kind !== 'approximate');
}

function readingOfDays({ days }: DaysMention, slot: SlotSpec): Reading {
  const fitting = days.filter((count) => problemOf(count, slot) === undefined);
  const [only, ...others] = fitting;
  if (only === undefined) {
    const problem = problemOf(days[0] ?? -1, slot) ?? { problem: 'format' };
    return { kind: 'invalid', problem };
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: fitting };
  return { kind: 'value', value: only, basis: 'derived' };
}

function readingOf(count: Count, slot: SlotSpec): Reading {
  if (count.kind === 'range') {
    const { from, to } = count;
    return to - from === 1 ? { kind: 'ambiguous', candidates: [from, to] } : none;
  }
  const problem = problemOf(count.value, slot);
  if (problem !== undefined) return { kind: 'invalid', problem };
  const stated = count.kind === 'exact' && !count.foreign;
  return { kind: 'value', value: count.value, basis: stated ? 'stated' : 'derived' };
}

function problemOf(value: Value, { limits }: SlotSpec): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'format' };
  if (!Number.isInteger(value)) return { problem: 'not-whole' };
  const min = typeof limits?.min === 'number' ? limits.min : Number.MIN_SAFE_INTEGER;
  const max = typeof limits?.max === 'number' ? limits.max : Number.MAX_SAFE_INTEGER;
  if (value < min) return { problem: 'too-small', limit: min };
  if (value > max) return { problem: 'too-large', limit: max };
  return undefined;
}
