import type { SlotSpec } from '../flow/spec.ts';
import { numberFormat } from '../language/formats.ts';
import type { DecimalMention } from '../language/words/found.ts';
import { trimRange } from '../text/words.ts';
import type { Value } from '../value.ts';
import { isShare } from './amounts/shares.ts';
import { withUnit } from './amounts/unit.ts';
import { none, type Problem, type ReadContext, type Reading, type SlotType } from './slot-type.ts';
import { announced, onlyMention, roughEnd } from './words/mention.ts';
import { endWithUnit } from './words/slot-words.ts';

/**
 * A number with or without a fraction, in any notation of digits or in words. What a lone "1.500"
 * means is asked where the language leaves it open; an approximation is derived. In a sentence it needs
 * the slot's unit or name beside it.
 */
export const number: SlotType = {
  name: 'number',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => numbersIn(words, slot, context));
    if (mention === undefined) return none;
    // "- 5" is a line of a list as well as a negative number.
    const [value] = mention.values;
    const open = /^\s*-\s/u.test(text) && value !== undefined ? [-value, value] : mention.values;
    return readingOf({ ...mention, values: open }, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return numbersIn(text, slot, context)
      .filter(({ start }) => !context.language.isNegated(text, start))
      .filter(({ unit, start }) => unit || isNamed(start))
      .filter(({ start, end }) => !isPriced(text, start, end))
      .map((mention) => {
        const { start, end } = mention;
        return { start, end, reading: readingOf(mention, slot), named: true };
      });
  },
  check: problemOf,
  format(value, slot, language) {
    return withUnit(numberFormat(language).format(Number(value)), Number(value), slot, language);
  },
  jsonSchema: ({ limits }) => ({
    type: 'number',
    ...(typeof limits?.min === 'number' ? { minimum: limits.min } : {}),
    ...(typeof limits?.max === 'number' ? { maximum: limits.max } : {}),
  }),
};

interface NumberFound extends DecimalMention {
  /** The slot's unit stands behind it, and belongs to it. */
  readonly unit: boolean;
}

function numbersIn(
  text: string,
  slot: SlotSpec,
  { language }: ReadContext,
): readonly NumberFound[] {
  const spaced = text.replace(/(?<=\d)\p{L}+/gu, (letters, at: number) =>
    endWithUnit(text, at, slot) === at + letters.length ? ' '.repeat(letters.length) : letters,
  );
  const percents = language.percents(text);
  const found = language.decimals(spaced).map((mention) => {
    const digitsEnd = trimRange(text, mention, /\s/u).end;
    const end = endWithUnit(text, digitsEnd, slot);
    const rough = end === undefined ? undefined : roughEnd(text, end, language);
    const approximate = mention.approximate || rough !== undefined;
    return { ...mention, approximate, end: rough ?? end ?? digitsEnd, unit: end !== undefined };
  });
  return found.filter((each) => each.unit || !isShare(each, percents, text));
}

function readingOf({ values, approximate, fraction }: DecimalMention, slot: SlotSpec): Reading {
  const fitting = values.filter((value) => problemOf(value, slot) === undefined);
  const [only, ...others] = fitting;
  // "4/5" may be four of five.
  if (only === undefined && fraction) return none;
  if (only === undefined) {
    const problem = problemOf(values[0] ?? 0, slot);
    return { kind: 'invalid', problem: problem ?? { problem: 'format' } };
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: fitting };
  const stated = !approximate && values.length === 1;
  return { kind: 'value', value: only, basis: stated ? 'stated' : 'derived' };
}

function problemOf(value: Value, { limits }: SlotSpec): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'format' };
  const { min, max } = limits ?? {};
  if (typeof min === 'number' && value < min) return { problem: 'too-small', limit: min };
  if (typeof max === 'number' && value > max) return { problem: 'too-large', limit: max };
  return undefined;
}

/** An amount of money is not a plain number. */
function isPriced(text: string, start: number, end: number): boolean {
  return (
    /\p{Sc}\s?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\s?\p{Sc}/u.test(text.slice(end, end + 2))
  );
}
