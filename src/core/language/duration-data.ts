/** The words of one language for lengths of time. Lists hold phrases (see phrases.ts). */
export interface DurationData {
  readonly units: Readonly<Record<DurationUnit, readonly string[]>>;
  /** One of a unit, without a number: "a", "an". */
  readonly one: readonly string[];
  /** Lengths with words of their own, by count and unit: "half an hour" is "30 minute". */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Half of the unit before it more: "and a half". */
  readonly andHalf: readonly string[];
  readonly connectors: readonly string[];
  /** Before or behind a length they make a point in time of it: "in", "ago". */
  readonly pointsBefore: readonly string[];
  readonly pointsBehind: readonly string[];
}

export const durationUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export interface DurationMention {
  readonly start: number;
  readonly end: number;
  /** As they were said, the largest unit first. */
  readonly parts: readonly { readonly unit: DurationUnit; readonly count: number }[];
  readonly rough: boolean;
}
