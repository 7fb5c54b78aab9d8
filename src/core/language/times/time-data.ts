/** The words of one language for times of the day. Lists hold phrases (see phrases.ts). */
export interface TimeData {
  /** Hours in words, from zero; only what is said before minutes or a part of the day. */
  readonly hours: readonly string[];
  /** Hours as "half past" counts them, from one: "восьмого". The same as `hours` where empty. */
  readonly hoursToCome: readonly string[];
  /** Grown onto an hour to come, half an hour before it: "полвосьмого". */
  readonly halfPrefix: string;
  /** Minutes in words by their count. */
  readonly minutes: Readonly<Record<string, readonly string[]>>;
  readonly parts: Readonly<Record<PartOfDay, readonly string[]>>;
  /** Grown onto the hour: "pm" in "7pm". */
  readonly partEndings: Readonly<Partial<Record<PartOfDay, readonly string[]>>>;
  /** Right before an hour with such an ending make it a time, not a length: "à 11h". */
  readonly leads?: readonly string[];
  /** Grown onto the hour: "h", "ч". */
  readonly hourEndings: readonly string[];
  /** Times that have a name, by their hour: "noon" is 12. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Phrases with the blanks clock, short, hour, grown, timed, named, minute, part, coming, fused. */
  readonly forms: Readonly<Record<TimeForm, readonly string[]>>;
}

/**
 * Which half of the day an hour lies in: at night small hours are early and large ones late, and
 * twelve in the evening is midnight.
 */
export const partsOfDay = ['am', 'pm', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const timeForms = [
  'clock',
  'partFirst',
  'fullHour',
  'half',
  'quarter',
  'past',
  'to',
  'quarterTo',
  'halfToCome',
  'quarterToCome',
  'minutesToCome',
] as const;
export type TimeForm = (typeof timeForms)[number];

export interface TimeMention {
  readonly start: number;
  readonly end: number;
  readonly hour: number;
  readonly minute: number;
  readonly part?: PartOfDay;
  /** Written as clocks that count to 24 write it: "07:30", "0030", "19h". */
  readonly wholeDay: boolean;
  readonly rough: boolean;
  /** Minutes ahead of UTC of the zone that was named; `open` where its name is that of several. */
  readonly zone?: number | 'open';
  /** `part` is a time in most conversations; `bare` only where one was asked for ("7", "1745"). */
  readonly form: 'part' | 'bare';
}
