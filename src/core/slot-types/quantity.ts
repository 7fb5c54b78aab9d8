import type { SlotSpec } from '../flow/spec.ts';
import { numberFormat } from '../language/formats.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Value } from '../value.ts';
import { findQuantities, type QuantityMention } from './amounts/quantities.ts';
import { unitReader, unitsOf, withUnitOf } from './amounts/slot-units.ts';
import { converted, convertedExactly, knownUnit, unitIds } from './amounts/units.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
} from './slot-type.ts';
import { announced, onlyMention } from './words/mention.ts';
import { contentWords } from './words/reply.ts';

/** A canonical quantity: a number, and the id of its unit (units.ts, or of the flow's own). */
export interface Quantity {
  readonly [part: string]: string | number;
  readonly amount: number;
  readonly unit: string;
}

/**
 * A number with a unit of measure. What is said in a unit that the slot takes stays as it was said;
 * another one of its dimension becomes the first that every number of it has an exact decimal in, and
 * is refused where there is none. A number without a unit takes the only one there is, as derived.
 * Limits count in the slot's first unit; nothing but temperatures is below zero.
 */
export const quantity: SlotType = {
  name: 'quantity',
  read(text, slot, context) {
    const mention = onlyMention(text, slot, context, (words) => mentionsIn(words, slot, context));
    if (mention === undefined) return none;
    // "The temperature is 24 degrees" says more than "90 degrees".
    const isAll = mention.end - mention.start === text.trim().length;
    return readingOf(isAll || onlyAngles(slot) ? asAngle(mention, slot) : mention, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return mentionsIn(text, slot, context).flatMap((found): readonly Finding[] => {
      const mention = onlyAngles(slot) ? asAngle(found, slot) : found;
      const { start, end, unit } = mention;
      const isAnnounced = isNamed(start, end);
      if (unit === undefined ? !isAnnounced : !mayBe(unit, slot)) return [];
      const named = isAnnounced || unitsOf(slot).length > 0;
      return [
        { start, end, reading: readingOf(mention, slot), named, ...(!named && { weak: true }) },
      ];
    });
  },
  check: problemOf,
  format(value, slot, language) {
    if (!isQuantity(value)) return String(value);
    return formatQuantity(value, slot, language);
  },
  jsonSchema(slot) {
    const units = unitsOf(slot).map(({ id }) => id);
    return {
      type: 'object',
      properties: {
        amount: { type: 'number' },
        unit: { enum: units.length > 0 ? units : unitIds },
      },
      required: ['amount', 'unit'],
      additionalProperties: false,
    };
  },
};

/** A quantity of this slot in the unit that its limits count in; absent where it has no such measure. */
export function inFirstUnit(value: Value, slot: SlotSpec): number | undefined {
  const [first] = unitsOf(slot);
  if (first === undefined || !isQuantity(value)) return undefined;
  return converted(value.amount, value.unit, first.id);
}

/** A reply that names a unit of the slot and nothing else ("kilos, please"). */
export function readUnit(text: string, slot: SlotSpec, context: ReadContext): string | undefined {
  const words = contentWords(text, slot, context).replace(/[\s.!]+$/u, '');
  const found = unitReader(slot, context.language)(words, 0);
  return found?.end === words.length ? found.unit : undefined;
}

/** The id of a canonical quantity's unit. */
export function unitOf(value: Value): string | undefined {
  return isQuantity(value) ? value.unit : undefined;
}

function mentionsIn(text: string, slot: SlotSpec, { language }: ReadContext) {
  return findQuantities(text, unitReader(slot, language), language);
}

function readingOf({ values, unit, approximate }: QuantityMention, slot: SlotSpec): Reading {
  const units = unitsOf(slot).map(({ id }) => id);
  if (unit === undefined && (units.length === 0 || units.length > mostCandidates)) {
    return invalid({ problem: 'no-unit' });
  }
  const meant = unit === undefined ? units : unitsMeant(unit, units);
  const open = values.flatMap((value) =>
    meant.flatMap((each) => quantityIn(value, unit ?? each, each) ?? []),
  );
  const [first] = open;
  if (first === undefined) return invalid({ problem: 'other-unit' });
  const candidates = open.filter((each) => problemOf(each, slot) === undefined);
  const [only, ...others] = candidates;
  if (only === undefined) return invalid(problemOf(first, slot) ?? { problem: 'format' });
  if (others.length > 0) return { kind: 'ambiguous', candidates };
  const isSaid = unit !== undefined && (only.unit === unit || isConvertible(unit, only.unit));
  const stated = isSaid && !approximate && open.length === 1;
  return { kind: 'value', value: only, basis: stated ? 'stated' : 'derived' };
}

/** The slot's units that a said one is delivered in. */
function unitsMeant(unit: string, units: readonly string[]): readonly string[] {
  if (units.length === 0 || units.includes(unit)) return [unit];
  const target = units.find((each) => isConvertible(unit, each));
  if (target !== undefined) return [target];
  return units.filter((each) => knownUnit(unit)?.maybe?.includes(each));
}

function isConvertible(unit: string, to: string): boolean {
  return convertedExactly(1, unit, to) !== undefined;
}

/** An amount of the said unit in another one; what it may only stand for has the same number. */
function quantityIn(amount: number, said: string, unit: string): Quantity | undefined {
  const value = said === unit ? amount : (convertedExactly(amount, said, unit) ?? amount);
  return Math.abs(value) < largestAmount ? { amount: value, unit } : undefined;
}

/** Degrees, for a slot that takes those of an angle and no temperatures. */
function asAngle(mention: QuantityMention, slot: SlotSpec): QuantityMention {
  const units = unitsOf(slot).map(({ id }) => id);
  const isAngle = units.includes('arcdeg') && !units.some(isTemperature);
  return mention.unit === 'deg' && isAngle ? { ...mention, unit: 'arcdeg' } : mention;
}

function onlyAngles(slot: SlotSpec): boolean {
  return unitsOf(slot).every(({ id }) => knownUnit(id)?.of === 'angle');
}

function isTemperature(unit: string): boolean {
  return knownUnit(unit)?.of === 'temperature';
}

/** Whether a unit in a sentence can be this slot's: another dimension is another thing's. */
function mayBe(unit: string, slot: SlotSpec): boolean {
  const units = unitsOf(slot);
  const of = knownUnit(unit)?.of;
  return (
    units.length === 0 ||
    units.some(({ id }) => id === unit || (of !== undefined && knownUnit(id)?.of === of))
  );
}

function problemOf(value: Value, slot: SlotSpec): Problem | undefined {
  if (!isQuantity(value)) return { problem: 'format' };
  const units = unitsOf(slot).map(({ id }) => id);
  const isTaken =
    units.length > 0 ? units.includes(value.unit) : knownUnit(value.unit) !== undefined;
  if (!isTaken) return { problem: 'other-unit' };
  const { min, max } = slot.limits ?? {};
  const amount = inFirstUnit(value, slot);
  const [first = ''] = units;
  if (typeof min === 'number' && amount !== undefined && amount < min) {
    return { problem: 'too-small', limit: { amount: min, unit: first } };
  }
  if (typeof max === 'number' && amount !== undefined && amount > max) {
    return { problem: 'too-large', limit: { amount: max, unit: first } };
  }
  const hasNegative = isTemperature(value.unit) || (typeof min === 'number' && min < 0);
  if (value.amount < 0 && !hasNegative) {
    return { problem: 'too-small', limit: { amount: 0, unit: value.unit } };
  }
  return undefined;
}

function isQuantity(value: Value): value is Quantity {
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { amount, unit, ...others } = value as Readonly<Record<string, string | number>>;
  return (
    typeof amount === 'number' &&
    Math.abs(amount) < largestAmount &&
    typeof unit === 'string' &&
    Object.keys(others).length === 0
  );
}

function formatQuantity(
  { amount, unit }: Quantity,
  slot: SlotSpec,
  language: LanguageCode,
): string {
  return withUnitOf(numberFormat(language).format(amount), amount, unit, slot, language);
}

function invalid(problem: Problem): Reading {
  return { kind: 'invalid', problem };
}

/** Of more units a number without one is asked for its unit. */
const mostCandidates = 3;
const largestAmount = 1e15;
