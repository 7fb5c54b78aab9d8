import type { SlotSpec } from '../flow/spec.ts';
import type { Value } from '../value.ts';
import { type Count, findCounts, readCount } from './count.ts';
import { none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { withUnit } from './unit.ts';

/**
 * A whole number, in digits or words, with the slot's unit or without. "About thirty" is derived;
 * a range, a share or an amount of money is no whole number. In a sentence it needs the slot's unit
 * or name beside it.
 */
export const integer: SlotType = {
  name: 'integer',
  read(text, slot, context) {
    const count = readCount(text, slot, context);
    return count === undefined ? none : readingOf(count, slot);
  },
  find(text, slot, context) {
    return findCounts(text, slot, context)
      .map(({ start, end, count }) => ({
        start,
        end,
        reading: readingOf(count, slot),
        named: true,
      }))
      .filter(({ reading }) => reading.kind !== 'none');
  },
  check: problemOf,
  format(value, slot, language) {
    const number = new Intl.NumberFormat(language).format(Number(value));
    return withUnit(number, Number(value), slot, language);
  },
  jsonSchema: ({ limits }) => ({
    type: 'integer',
    ...(typeof limits?.min === 'number' ? { minimum: limits.min } : {}),
    ...(typeof limits?.max === 'number' ? { maximum: limits.max } : {}),
  }),
};

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
