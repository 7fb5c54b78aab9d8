import type { Patterns } from '../words/pattern.ts';
import { patterns } from '../words/phrases.ts';
import { type DurationUnit, durationUnits } from './duration-data.ts';

/** A length with words of its own. */
export interface NamedLength {
  readonly unit: DurationUnit;
  readonly count: number;
  readonly forms: Patterns;
}

/** A unit in a text, up to the word `to`; `times`: how many of it the word counts. */
export interface UnitFound {
  readonly unit: DurationUnit;
  readonly to: number;
  readonly times: number;
}

/** Lengths by their count and unit, "30 minute", as `DurationData` holds them. */
export function namedLengths(
  data: Readonly<Record<string, readonly string[]>>,
): readonly NamedLength[] {
  return Object.entries(data).map(([length, forms]) => {
    const [count, unit] = length.split(' ');
    return { unit: unit as DurationUnit, count: Number(count), forms: patterns(forms) };
  });
}

/** From the smallest unit on; -1 for none. */
export function orderOf(unit: DurationUnit | undefined): number {
  return unit === undefined ? -1 : durationUnits.indexOf(unit);
}
