/** The words of one language for lengths of time. Lists hold phrases (see phrases.ts). */
export interface DurationData {
  readonly units: Readonly<Record<DurationUnit, readonly string[]>>;
  /** One of a unit, without a number: "a", "an". */
  readonly one: readonly string[];
  /** Between a number and its unit, and change nothing: "2 more minutes". */
  readonly between: readonly string[];
  /** Between a fraction and its unit: "one and a quarter | of an | hour". */
  readonly ofUnit: readonly string[];
  /** Units that are several of another one, by count and unit: "trimestres" are "3 month" each. */
  readonly longer: Readonly<Record<string, readonly string[]>>;
  /** Lengths with words of their own, by count and unit: "half an hour" is "30 minute". */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Half of the unit before it more: "and a half". */
  readonly andHalf: readonly string[];
  readonly connectors: readonly string[];
  /** Before or behind a length they make a point in time of it: "in", "ago". */
  readonly pointsBefore: readonly string[];
  readonly pointsBehind: readonly string[];
  /** Before or behind a length they make of it the time that is so long from now: "in", "from now". */
  readonly ahead: {
    readonly before: readonly string[];
    readonly behind: readonly string[];
    /** No length at all: "now". */
    readonly now: readonly string[];
  };
  /** How long ago something was. Absent: only dates say so. */
  readonly past?: PastData;
}

export interface PastData {
  /** Before or behind a length: "vor", "ago". */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  /** Words of their own, by count and unit: "last week" is about "1 week". */
  readonly named: Readonly<Record<string, readonly string[]>>;
}

export const durationUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export interface DurationMention {
  readonly start: number;
  readonly end: number;
  /** As they were said, the largest unit first. */
  readonly parts: readonly { readonly unit: DurationUnit; readonly count: number }[];
  readonly rough: boolean;
  /** Counts only as a whole answer: "now" of what leads from now. */
  readonly bare?: true;
}
