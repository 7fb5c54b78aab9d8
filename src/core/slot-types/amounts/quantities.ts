import type { Language } from '../../language/language.ts';
import type { UnitFound } from '../../language/words/found.ts';
import { overlap, type Range } from '../../text/words.ts';
import { joins, roughEnd } from '../words/mention.ts';
import { converted, convertedExactly } from './units.ts';

/** A number in a text with the unit that stands behind it. */
export interface QuantityMention {
  readonly start: number;
  readonly end: number;
  /** Two where a sign may group or begin the fraction. */
  readonly values: readonly number[];
  /** Absent where no unit stands beside the number. */
  readonly unit?: string;
  readonly approximate: boolean;
}

/** The unit whose name or sign begins at a place, as `Language.unitAt` tells it. */
export type UnitAt = (text: string, at: number) => UnitFound | undefined;

/**
 * Numbers of a text with their units: "5 kg", "500g", "half a litre", "a kilo", and in one what was
 * said in two units: "1 kg 200 g", "5 ft 10".
 */
export function findQuantities(
  text: string,
  unitAt: UnitAt,
  language: Language,
): readonly QuantityMention[] {
  const numbers = language.decimals(masked(text, unitAt)).map((number) => {
    const space = /\s*$/u.exec(text.slice(number.start, number.end))?.[0].length ?? 0;
    return { ...number, end: number.end - space };
  });
  const shares = language
    .shares(text)
    .filter(({ end }) => unitBehind(text, end, unitAt))
    .map(({ value, ...place }) => ({ ...place, values: [value], approximate: false }));
  // "Ein halbes Kilo" is half a kilo, "two and a half kilos" are more: the longer words count.
  const isLonger = (one: Range, other: Range) => one.end - one.start > other.end - other.start;
  const counts = [
    ...numbers.filter(
      (one) => !shares.some((other) => overlap(one, other) && isLonger(other, one)),
    ),
    ...shares.filter(
      (one) => !numbers.some((other) => overlap(one, other) && !isLonger(one, other)),
    ),
  ];
  const found = counts
    .map((count) => withUnit(count, text, unitAt, language))
    .sort((a, b) => a.start - b.start);
  const known = found.filter(({ start }, i) => !found.slice(0, i).some(({ end }) => start < end));
  return added(known, text, language).filter(({ start, end }) => {
    // "1m500": what follows belongs to it, in a way that is not known. "- ten degrees": a dash or a minus.
    const isTorn = /^\d/u.test(text.slice(end)) || /^\s*-\s*$/u.test(text.slice(0, start));
    return !isTorn && !language.isNegated(text, start);
  });
}

function withUnit(
  count: QuantityMention,
  text: string,
  unitAt: UnitAt,
  language: Language,
): QuantityMention {
  const unit = unitOf(count, text, unitAt, language);
  const end = unit?.end ?? count.end;
  const start = language.roughlyBefore(text, count.start) ?? count.start;
  const rough = unit && roughEnd(text, end, language);
  const sign = unit?.below ? -1 : 1;
  const values = count.values.map((value) => (value + (unit?.half ? 0.5 : 0)) * sign);
  return {
    ...count,
    values,
    start,
    end: rough ?? end,
    // A third has no decimal that is exactly it.
    approximate:
      count.approximate || start < count.start || rough !== undefined || !values.every(isShort),
    ...(unit && { unit: unit.unit }),
  };
}

interface UnitBehind extends UnitFound {
  /** "Below zero" stands behind it. */
  readonly below?: boolean;
}

/** The unit behind a count; degrees may be those of an angle, or left out: "10 below zero". */
function unitOf(
  { start, end, values }: QuantityMention,
  text: string,
  unitAt: UnitAt,
  language: Language,
): UnitBehind | undefined {
  const isLarge = values.every((value) => Math.abs(value) >= 1e6);
  const [link = ''] = (isLarge && /^ \p{L}+[ ']/u.exec(text.slice(end, end + nearby))) || [];
  // "1.5 million | de | litres"
  const led = link !== '' && language.leadsToMoney(link, 'currency') ? end + link.length : end;
  const unit = unitBehind(text, led, unitAt);
  const isDegrees = unit === undefined || ['deg', 'C', 'F'].includes(unit.unit);
  const below = isDegrees ? language.belowZero(text, unit?.end ?? end) : undefined;
  if (below !== undefined) return { unit: unit?.unit ?? 'deg', end: below, below: true };
  if (unit?.unit !== 'deg' || !language.isAngle(text, start, unit.end)) return unit;
  return { ...unit, unit: 'arcdeg' };
}

function unitBehind(text: string, end: number, unitAt: UnitAt): UnitFound | undefined {
  const [gap = ''] = /^(?:\s?[[({<]|[\s-]{0,2})/u.exec(text.slice(end, end + 2)) ?? [];
  const unit = unitAt(text, end + gap.length);
  if (unit === undefined || !/[[({<]/u.test(gap)) return unit;
  // "20 [kg]"
  return /^[\])}>]/u.test(text.slice(unit.end)) ? { ...unit, end: unit.end + 1 } : undefined;
}

/** In characters: "de ", "d'". */
const nearby = 6;

/** Units that are grown onto their number taken out of the text, so that "500g" ends at its digits. */
function masked(text: string, unitAt: UnitAt): string {
  let left = text;
  for (const { index } of text.matchAll(/(?<=\d)[^\s\d.,:;()/-]/gu)) {
    const unit = unitAt(text, index);
    if (unit === undefined || /^\p{L}/u.test(text.slice(unit.end))) continue;
    // A sign that ends every number: "1m500" is no 1500.
    const sign = `\u00a4${' '.repeat(unit.end - index - 1)}`;
    left = left.slice(0, index) + sign + left.slice(unit.end);
  }
  return left;
}

/** What was said in two units, the larger one first, as one quantity. */
function added(
  found: readonly QuantityMention[],
  text: string,
  language: Language,
): readonly QuantityMention[] {
  const all: QuantityMention[] = [];
  for (const mention of found) {
    const last = all.at(-1);
    const gap = last && text.slice(last.end, mention.start);
    const sum =
      last && gap !== undefined && joins(gap, language) ? sumOf(last, mention, gap) : undefined;
    if (last !== undefined && gap === ' ' && isRest(last, mention, text)) {
      all.pop();
      const [rest = 0] = mention.values;
      // "5 kg 20": how much is meant is not said.
      if (rest >= 100) all.push({ ...last, ...thousandths(last, rest), end: mention.end });
    } else if (last === undefined || sum === undefined) all.push(mention);
    else all[all.length - 1] = { ...last, ...sum, end: mention.end };
  }
  return all;
}

/** "5 kg 200": a number that closes what is said behind a whole measure counts its thousandths. */
function isRest(larger: QuantityMention, number: QuantityMention, text: string): boolean {
  const [whole = 0] = larger.values;
  const [rest = 0] = number.values;
  const isOne = larger.values.length === 1 && number.values.length === 1;
  const counts = inThousandths.has(larger.unit ?? '') && number.unit === undefined;
  const fits = Number.isInteger(whole) && Number.isInteger(rest) && rest > 0 && rest < 1000;
  return isOne && counts && fits && /^\s*(?:$|[.,;!?](?!\d))/u.test(text.slice(number.end));
}

function thousandths({ values: [whole = 0] }: QuantityMention, rest: number) {
  return { values: [Number((whole + rest / 1000).toPrecision(12))], approximate: true };
}

function sumOf(larger: QuantityMention, smaller: QuantityMention, gap: string) {
  const [value, ...others] = larger.values;
  const [rest, ...more] = smaller.values;
  const { unit } = larger;
  const part = smaller.unit ?? (/^\s?$/u.test(gap) && unit ? unitLeftOut[unit] : undefined);
  if (unit === undefined || part === undefined || value === undefined || rest === undefined)
    return undefined;
  // "1 m and 1 ft": nobody measures in both, so that the letter means something else.
  if (imperial.has(unit) !== imperial.has(part)) return undefined;
  if (others.length > 0 || more.length > 0 || value < 1 || rest < 0) return undefined;
  const whole = converted(1, unit, part);
  if (whole === undefined || rest >= whole || !Number.isInteger(value)) return undefined;
  const approximate = larger.approximate || smaller.approximate;
  const inLarger = convertedExactly(rest, part, unit);
  if (inLarger !== undefined) {
    return { values: [Number((value + inLarger).toPrecision(12))], unit, approximate };
  }
  const inSmaller = convertedExactly(value, unit, part);
  if (inSmaller === undefined) return undefined;
  return { values: [Number((inSmaller + rest).toPrecision(12))], unit: part, approximate };
}

const inThousandths: ReadonlySet<string> = new Set(['kg', 'km', 'l', 't']);

const imperial = new Set(['in', 'ft', 'yd', 'mi', 'oz', 'lb', 'st', 'pound']);

/** Behind these a number alone counts the next smaller unit: "5 ft 10", "1m80". */
const unitLeftOut: Readonly<Record<string, string>> = { ft: 'in', m: 'cm' };

function isShort(value: number): boolean {
  return Number(value.toFixed(12)) === value;
}
