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
  /** As `parts`, but only before the hour: "night at 8". Behind it they say another thing ("1 night"). */
  readonly partsAhead: Readonly<Partial<Record<PartOfDay, readonly string[]>>>;
  /** Meals, by the half of the day that they are had in, as it seems: "dinner at 8". */
  readonly meals: Readonly<Partial<Record<PartOfDay, readonly string[]>>>;
  /** Between the half of the day and the hour, leave it about right: "in the evening around 8". */
  readonly roughly: readonly string[];
  /** Clocks count to 24 where hours and minutes are written: "7:30" is in the morning, as a rule. */
  readonly writesWholeDays: boolean;
  /** Grown onto the hour: "pm" in "7pm". */
  readonly partEndings: Readonly<Partial<Record<PartOfDay, readonly string[]>>>;
  /** Right before an hour with such an ending make it a time, not a length: "à 11h". */
  readonly leads?: readonly string[];
  /** Grown onto the hour: "h", "ч". */
  readonly hourEndings: readonly string[];
  /** Grown onto the hour, leave it about right: "ish". */
  readonly roughEndings?: readonly string[];
  /** Times that have a name, by their hour: "noon" is 12. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Phrases with the blanks clock, short, hour, grown, timed, named, minute, part, ahead, meal, roughly, coming, fused. */
  readonly forms: Readonly<Record<TimeForm, readonly string[]>>;
}

/**
 * Which half of the day an hour lies in: at night small hours are early and large ones late, about noon it
 * is the other way round, and twelve in the evening is midnight.
 */
export const partsOfDay = ['am', 'noon', 'pm', 'evening', 'night'] as const;
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
  /** Where the half of the day is open, that of clocks which count to 24 is meant as a rule. */
  readonly likelyWhole?: true;
  readonly rough: boolean;
  /** Minutes ahead of UTC of the zone that was named; `open` where its name is that of several. */
  readonly zone?: number | 'open';
  /** `part` is a time in most conversations; `bare` only where one was asked for ("7", "1745"). */
  readonly form: 'part' | 'bare';
}
