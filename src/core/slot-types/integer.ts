import type { SlotSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Value } from '../value.ts';
import { type Count, findCounts, readCount } from './count.ts';
import { none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { wordings } from './slot-words.ts';

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
    const unit = unitFor(Number(value), slot, language);
    return unit === undefined ? number : `${number} ${unit}`;
  },
  jsonSchema: ({ limits }) => ({
    type: 'integer',
    ...(limits?.min === undefined ? {} : { minimum: limits.min }),
    ...(limits?.max === undefined ? {} : { maximum: limits.max }),
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
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits ?? {};
  if (value < min) return { problem: 'too-small', limit: min };
  if (value > max) return { problem: 'too-large', limit: max };
  return undefined;
}

/**
 * The author's first word for the unit; for one, the first word that the plural begins with ("day"
 * beside "days"). A list without such a word is used as it is.
 */
function unitFor(value: number, slot: SlotSpec, language: LanguageCode): string | undefined {
  const units =
    slot.unit === undefined || Array.isArray(slot.unit)
      ? slot.unit
      : (slot.unit[language] ?? Object.values(slot.unit)[0]);
  const [first = wordings(slot.unit)[0], ...others] = units ?? [];
  if (first === undefined) return undefined;
  const forms = [first, ...others].sort((a, b) => a.length - b.length);
  const singular = forms.find((form) => first.startsWith(form) || form.startsWith(first)) ?? first;
  const plural = others.find((form) => form !== first && form.startsWith(first)) ?? first;
  return value === 1 ? singular : plural;
}
