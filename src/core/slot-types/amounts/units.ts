/*
 * Units of measure that every flow may use, by the ids that are delivered. Their names in words stand
 * with each language (language/numbers/measure-data.ts).
 */

import type { LanguageCode } from '../../language/language.ts';

export const dimensions = [
  'weight',
  'length',
  'area',
  'volume',
  'temperature',
  'angle',
  'speed',
  'data',
  'pieces',
] as const;
export type Dimension = (typeof dimensions)[number];

export interface Unit {
  readonly of: Dimension;
  /** Size in the smallest scale of its dimension, exactly; absent where it differs by country or trade. */
  readonly size?: number;
  /** Added behind: where the scale's zero lies. */
  readonly zero?: number;
  /** What is shown behind a number; absent where its words are. */
  readonly sign?: string;
  /** The same in Russian, where it is not the same. */
  readonly ru?: string;
  /** Languages in which nobody writes the sign, and its words are shown. */
  readonly spelled?: readonly LanguageCode[];
  /** What it may stand for, where a slot takes that and not the unit itself. */
  readonly maybe?: readonly string[];
}

/** The unit of this id, if every flow knows it. */
export function knownUnit(id: string): Unit | undefined {
  return Object.hasOwn(knownUnits, id) ? knownUnits[id] : undefined;
}

/**
 * An amount of one unit in another one. Exact: every number of the one is a decimal number of the
 * other, as with feet in metres but not with metres in feet; absent where that is not so.
 */
export function convertedExactly(amount: number, from: string, to: string): number | undefined {
  const [one, other] = [knownUnit(from), knownUnit(to)];
  if (one?.size === undefined || other?.size === undefined || one.of !== other.of) return undefined;
  return isTerminating(one.size, other.size) ? converted(amount, from, to) : undefined;
}

/** The same as closely as numbers can, for comparing; absent where the two cannot be compared. */
export function converted(amount: number, from: string, to: string): number | undefined {
  if (from === to) return amount;
  const [one, other] = [knownUnit(from), knownUnit(to)];
  if (one?.size === undefined || other?.size === undefined || one.of !== other.of) return undefined;
  const size = amount * one.size + (one.zero ?? 0) - (other.zero ?? 0);
  return Number((size / other.size).toPrecision(12));
}

/** Whether the quotient of two sizes has an end: a divisor of twos and fives alone. */
function isTerminating(dividend: number, divisor: number): boolean {
  const [top, bottom] = [billionths(dividend), billionths(divisor)];
  let rest = bottom / greatestCommon(top, bottom);
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** Sizes below have nine decimals at most. */
function billionths(size: number): bigint {
  return BigInt(size.toFixed(9).replace('.', ''));
}

function greatestCommon(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommon(b, a % b);
}

const knownUnits: Readonly<Record<string, Unit>> = {
  ug: { of: 'weight', size: 1e-6, sign: 'µg', ru: 'мкг' },
  mg: { of: 'weight', size: 0.001, sign: 'mg', ru: 'мг' },
  g: { of: 'weight', size: 1, sign: 'g', ru: 'г' },
  kg: { of: 'weight', size: 1000, sign: 'kg', ru: 'кг' },
  t: { of: 'weight', size: 1e6, sign: 't', ru: 'т' },
  oz: { of: 'weight', size: 28.349523125, sign: 'oz', spelled: ['ru'] },
  lb: { of: 'weight', size: 453.59237, sign: 'lb', spelled: ['ru'] },
  st: { of: 'weight', size: 6350.29318, sign: 'st' },
  // A pound of 500 grams, or of 453.6; a short ton, a long one, or a tonne.
  pound: { of: 'weight', maybe: ['lb'] },
  ton: { of: 'weight', maybe: ['t'] },
  nm: { of: 'length', size: 1e-9, sign: 'nm', ru: 'нм' },
  um: { of: 'length', size: 1e-6, sign: 'µm', ru: 'мкм' },
  mm: { of: 'length', size: 0.001, sign: 'mm', ru: 'мм' },
  cm: { of: 'length', size: 0.01, sign: 'cm', ru: 'см' },
  dm: { of: 'length', size: 0.1, sign: 'dm', ru: 'дм' },
  m: { of: 'length', size: 1, sign: 'm', ru: 'м' },
  hm: { of: 'length', size: 100, sign: 'hm', ru: 'гм' },
  km: { of: 'length', size: 1000, sign: 'km', ru: 'км' },
  in: { of: 'length', size: 0.0254, sign: 'in', spelled: ['ru'] },
  ft: { of: 'length', size: 0.3048, sign: 'ft', spelled: ['ru'] },
  yd: { of: 'length', size: 0.9144, sign: 'yd', spelled: ['ru'] },
  mi: { of: 'length', size: 1609.344, sign: 'mi', spelled: ['ru', 'pt'] },
  nmi: { of: 'length', size: 1852, sign: 'nmi', spelled: ['ru'] },
  mm2: { of: 'area', size: 1e-6, sign: 'mm²', ru: 'мм²' },
  cm2: { of: 'area', size: 1e-4, sign: 'cm²', ru: 'см²' },
  m2: { of: 'area', size: 1, sign: 'm²', ru: 'м²' },
  km2: { of: 'area', size: 1e6, sign: 'km²', ru: 'км²' },
  ha: { of: 'area', size: 1e4, sign: 'ha', ru: 'га' },
  in2: { of: 'area', size: 0.00064516, sign: 'in²' },
  ft2: { of: 'area', size: 0.09290304, sign: 'ft²' },
  yd2: { of: 'area', size: 0.83612736, sign: 'yd²' },
  mi2: { of: 'area', size: 2589988.110336, sign: 'mi²' },
  acre: { of: 'area', size: 4046.8564224 },
  ml: { of: 'volume', size: 0.001, sign: 'ml', ru: 'мл' },
  cl: { of: 'volume', size: 0.01, sign: 'cl' },
  dl: { of: 'volume', size: 0.1, sign: 'dl' },
  l: { of: 'volume', size: 1, sign: 'l', ru: 'л' },
  hl: { of: 'volume', size: 100, sign: 'hl' },
  cm3: { of: 'volume', size: 0.001, sign: 'cm³', ru: 'см³' },
  m3: { of: 'volume', size: 1000, sign: 'm³', ru: 'м³' },
  gal: { of: 'volume', sign: 'gal', spelled: ['ru'] },
  qt: { of: 'volume', sign: 'qt' },
  pt: { of: 'volume', sign: 'pt', spelled: ['ru'] },
  floz: { of: 'volume', sign: 'fl oz' },
  cup: { of: 'volume' },
  tbsp: { of: 'volume' },
  tsp: { of: 'volume' },
  C: { of: 'temperature', size: 1.8, zero: 491.67, sign: '°C' },
  F: { of: 'temperature', size: 1, zero: 459.67, sign: '°F' },
  K: { of: 'temperature', size: 1.8 },
  deg: { of: 'temperature', sign: '°', maybe: ['C', 'F'] },
  arcdeg: { of: 'angle', sign: '°' },
  rad: { of: 'angle', sign: 'rad', ru: 'рад' },
  'km/h': { of: 'speed', size: 1, sign: 'km/h', ru: 'км/ч' },
  'm/s': { of: 'speed', size: 3.6, sign: 'm/s', ru: 'м/с' },
  'ft/s': { of: 'speed', size: 1.09728, sign: 'ft/s' },
  mph: { of: 'speed', size: 1.609344, sign: 'mph' },
  kn: { of: 'speed', size: 1.852, sign: 'kn', spelled: ['ru'] },
  bit: { of: 'data', size: 0.125, sign: 'bit', ru: 'бит' },
  B: { of: 'data', size: 1, sign: 'B', ru: 'Б' },
  kB: { of: 'data', size: 1e3, sign: 'kB', ru: 'КБ' },
  MB: { of: 'data', size: 1e6, sign: 'MB', ru: 'МБ' },
  GB: { of: 'data', size: 1e9, sign: 'GB', ru: 'ГБ' },
  TB: { of: 'data', size: 1e12, sign: 'TB', ru: 'ТБ' },
  KiB: { of: 'data', size: 1024, sign: 'KiB' },
  MiB: { of: 'data', size: 1048576, sign: 'MiB' },
  GiB: { of: 'data', size: 1073741824, sign: 'GiB' },
  TiB: { of: 'data', size: 1099511627776, sign: 'TiB' },
  pc: { of: 'pieces', size: 1 },
};

/** The ids of all known units. */
export const unitIds: readonly string[] = Object.keys(knownUnits);
