import type { SlotSpec } from '../flow/spec.ts';
import { percentFormat } from '../language/formats.ts';
import type { DecimalMention } from '../language/words/found.ts';
import type { Range } from '../text/words.ts';
import type { Value } from '../value.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, onlyMention, roughEnd } from './words/mention.ts';

/**
 * So many per cent, as a number: "15 %" is 15. In answer to its question the number alone will do, as
 * the question asks for per cent; only "0.15" may be meant as 15 and is asked. "Half" and "a quarter"
 * are derived. In a sentence a sign or word for per cent must stand behind the number.
 */
export const percentage: SlotType = {
  name: 'percentage',
  read(text, slot, context) {
    const mention =
      onlyMention(text, slot, context, (words) => percentagesIn(words, context)) ??
      onlyMention(text, slot, context, (words) => partsIn(words, context));
    return mention === undefined ? none : readingOf(mention, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return percentagesIn(text, context).flatMap((mention): readonly Finding[] => {
      const { start, end, marked, part } = mention;
      if (!marked || part || context.language.isNegated(text, start)) return [];
      // "1 sobre 3 por ciento": of what stands right behind another number nobody knows what it says.
      if (/\d[\s/^:]*$/u.test(text.slice(0, start))) return [];
      if (isAgreement(text, mention, context)) return [];
      return [{ start, end, reading: readingOf(mention, slot), named: isNamed(start, end) }];
    });
  },
  check: problemOf,
  format(value, _slot, language) {
    return percentFormat(language).format(Number(`${value}e-2`));
  },
  jsonSchema: ({ limits }) => ({
    type: 'number',
    description: 'per cent',
    ...(typeof limits?.min === 'number' ? { minimum: limits.min } : {}),
    ...(typeof limits?.max === 'number' ? { maximum: limits.max } : {}),
  }),
};

/** "I agree 100 %", "cien por cien seguro": how much somebody agrees. */
function isAgreement(
  text: string,
  { start, end, values }: PercentageMention,
  { language }: ReadContext,
): boolean {
  if (!values.includes(100)) return false;
  // "100%ig"
  if (/^\p{L}/u.test(text.slice(end))) return true;
  const [next = ''] = /\S+/u.exec(text.slice(end)) ?? [];
  return [text.slice(0, start), text.slice(end), next].some((words) => {
    return language.readAnswer(words.trim())?.answer === 'yes';
  });
}

interface PercentageMention extends DecimalMention {
  /** A sign or word for per cent stands behind it. */
  readonly marked: boolean;
  /** It says a part of the whole and no per cent. */
  readonly part?: true;
}

function percentagesIn(text: string, { language }: ReadContext): readonly PercentageMention[] {
  const marks = language.percents(text);
  // A sign that ends every number takes their place, so that "quinze pour cent" counts no hundred.
  const masked = marks.reduce((left, { start, end }) => {
    return `${left.slice(0, start)}\u00a4${' '.repeat(end - start - 1)}${left.slice(end)}`;
  }, text);
  // "- 5 %": a dash, or a minus.
  const numbers = language
    .decimals(masked)
    .filter(({ start }) => !/^\s*-\s+$|\^$/u.test(text.slice(0, start)));
  return numbers.map((number) => {
    const mark = marks.find(({ start }) => {
      return start >= number.end && /^[\s-]{0,2}$/u.test(text.slice(number.end, start));
    });
    if (mark === undefined) {
      const isFraction = !/\d[.,]\d/u.test(text.slice(number.start, number.end));
      return isFraction && number.values.every(isPart)
        ? partOf(number, number.values[0] ?? 0)
        : { ...number, marked: false };
    }
    const rough = roughEnd(text, mark.end, language);
    const before = language.roughlyBefore(text, number.start);
    return {
      ...number,
      start: before ?? number.start,
      end: rough ?? mark.end,
      approximate: number.approximate || rough !== undefined || before !== undefined,
      marked: true,
    };
  });
}

/** "Half", "three quarters". */
function partsIn(text: string, { language }: ReadContext): readonly PercentageMention[] {
  return language
    .shares(text)
    .filter(({ value }) => value < 1)
    .map((part) => partOf(part, part.value));
}

function partOf({ start, end }: Range, value: number): PercentageMention {
  return { start, end, values: [hundredfold(value)], approximate: true, marked: true, part: true };
}

function readingOf({ values, approximate, marked }: PercentageMention, slot: SlotSpec): Reading {
  // A share of one, or less than one per cent.
  const open = marked
    ? values
    : values.flatMap((value) => (isPart(value) ? [value, hundredfold(value)] : [value]));
  const fitting = open.filter((value) => problemOf(value, slot) === undefined);
  const [only, ...others] = fitting;
  if (only === undefined) {
    return { kind: 'invalid', problem: problemOf(open[0] ?? 0, slot) ?? { problem: 'format' } };
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: fitting };
  const stated = !approximate && open.length === 1;
  return { kind: 'value', value: only, basis: stated ? 'stated' : 'derived' };
}

function hundredfold(value: number): number {
  return Number((value * 100).toPrecision(12));
}

function isPart(value: number): boolean {
  return value > 0 && value < 1;
}

function problemOf(value: Value, { limits }: SlotSpec): Problem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { problem: 'format' };
  const { min, max } = limits ?? {};
  if (typeof min === 'number' && value < min) return { problem: 'too-small', limit: min };
  if (typeof max === 'number' && value > max) return { problem: 'too-large', limit: max };
  return undefined;
}
