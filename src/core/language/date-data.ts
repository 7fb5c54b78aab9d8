/** The words of one language for days of the calendar. Lists hold phrases (see phrases.ts). */
export interface DateData {
  /** From January. */
  readonly months: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** Days of the month in words, from the first. */
  readonly ordinals: readonly string[];
  /** Grown onto the digits of a day: "th". */
  readonly ordinalEndings: readonly string[];
  /** Hundreds of a year in words, before the rest of it: "nineteen" is 19. */
  readonly centuries: Readonly<Record<string, readonly string[]>>;
  /** Behind a year: "года". */
  readonly yearWords: readonly string[];
  readonly units: Readonly<Record<DateUnit, readonly string[]>>;
  /** One of a unit, without a number: "a", "an". */
  readonly one: readonly string[];
  /** Days near today by their distance: "tomorrow" is 1. */
  readonly nearDays: Readonly<Record<string, readonly string[]>>;
  /**
   * Days with a name that all who speak the language keep alike: "12-25", or by days from Easter Sunday
   * of the Western churches ("easter-2"). What countries keep on days of their own is no word's meaning.
   */
  readonly holidays: Readonly<Record<string, readonly string[]>>;
  /** Phrases with the blanks day, ordinal, nth, month, nthmonth, year, weekday, count, unit, roughly. */
  readonly forms: Readonly<Record<DateForm, readonly string[]>>;
  /** What "03/04" means: the fourth of March to some readers of English, and to others of April. */
  readonly order: 'day-first' | 'either';
  /** Before a date or time, of which then only a side is meant: "before", "after". */
  readonly bounds: readonly string[];
  /** Behind a date that they make another one: "the 1st of ...". */
  readonly goesOn: readonly string[];
  /** Around a date or time, and change nothing: "on", "at". */
  readonly around: readonly string[];
}

export const dateUnits = ['day', 'week', 'month', 'year'] as const;
export type DateUnit = (typeof dateUnits)[number];

export const dateForms = [
  'holiday',
  'calendar',
  'dayOfMonth',
  'dayOfThisMonth',
  'dayOfNextMonth',
  'weekday',
  'nextWeekday',
  'lastWeekday',
  'weekdayThisWeek',
  'weekdayNextWeek',
  'weekdayLastWeek',
  'ahead',
  'back',
  'month',
  'bareMonth',
  'monthMiddle',
  'monthEnd',
  'thisMonthEnd',
  'nextMonthEnd',
] as const;
export type DateForm = (typeof dateForms)[number];

/** A date as words say it, before it is known what day today is. Months from 1, Monday is 1. */
export type DateWords =
  | {
      readonly says: 'day';
      readonly day: number;
      readonly month?: number;
      readonly year?: number;
      /** Only two digits of the year were said. */
      readonly shortYear?: true;
      readonly weekday?: number;
    }
  | { readonly says: 'easter'; readonly days: number; readonly year?: number }
  | { readonly says: 'day-of-month'; readonly day: number; readonly monthsAhead: number }
  | {
      readonly says: 'weekday';
      readonly weekday: number;
      readonly which: 'any' | 'next' | 'last' | 'this-week' | 'next-week' | 'last-week';
    }
  | { readonly says: 'distance'; readonly unit: DateUnit; readonly count: number }
  | {
      readonly says: 'part-of-month';
      readonly month:
        | { readonly month: number; readonly year?: number }
        | { readonly ahead: number };
      readonly part: 'start' | 'middle' | 'end';
    };

export interface DateMention {
  readonly start: number;
  readonly end: number;
  /** More than one where the order of day and month is open. */
  readonly readings: readonly DateWords[];
  /** Said with "about", or a vague number. */
  readonly rough: boolean;
  /**
   * `full` can be nothing but a date; `part` is one in a conversation about dates ("tomorrow", "the
   * 14th"); `bare` only where a date was asked for ("March", "14.3").
   */
  readonly form: 'full' | 'part' | 'bare';
}
