/** The words of one language for days of the calendar. Lists hold phrases (see phrases.ts). */
export interface DateData {
  /** From January. */
  readonly months: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** Several of each, where they are counted: "two Fridays from now". */
  readonly countedWeekdays: readonly string[];
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
   * Days with a name that all who speak the language keep alike, by their rule.
   */
  /** Around a holiday, make it a name or a wish and no day: "Easter Island", "Merry Christmas". */
  readonly feastNames: { readonly before: readonly string[]; readonly behind: readonly string[] };
  /**
   * Around a day, wish it well or part until then, and give none: "have a nice", "see you on"; where a
   * clause begins, "à" in French; and with an exclamation mark behind the day, "until".
   */
  readonly partings: Readonly<Record<'before' | 'opening' | 'exclaimed', readonly string[]>>;
  /** Short names of days and months that are other words as well, with what stands before those: "the sun". */
  readonly otherWords: {
    readonly words: readonly string[];
    readonly before: readonly string[];
    /** Between such a word and another thing: "and". */
    readonly joins: readonly string[];
  };
  readonly holidays: Readonly<Record<HolidayRule, readonly string[]>>;
  /** Days with one name that countries keep on days of their own. */
  readonly countryDays: readonly CountryDay[];
  /** Which one in a month, from the first: "third". */
  readonly nths: readonly string[];
  /** The last one in a month. */
  readonly lastOnes: readonly string[];
  /** Months near today: "this month". */
  readonly nearMonths: Readonly<Record<'this' | 'next' | 'past', readonly string[]>>;
  /**
   * Phrases with the blanks day, ordinal, nth, month, monthdigits, nthmonth, monthnth, year, weekday, count, unit, roughly,
   * weekdays, holiday, nthword, lastword, thismonth, nextmonth, pastmonth.
   */
  readonly forms: Readonly<Record<DateForm, readonly string[]>>;
  readonly fromDay: FromDayData;
  /** What "03/04" means: the fourth of March to some readers of English, and to others of April. */
  readonly order: 'day-first' | 'either';
  /** Between two days, count the first one from the second: "before" in "the Friday before Christmas". */
  readonly countedFrom: readonly string[];
  /** Right before a day, mean one beside it: "the eve of". */
  readonly eves: readonly string[];
  /** Before a date or time, of which then only a side is meant: "before", "after". */
  readonly bounds: readonly string[];
  /** Behind a weekday and a number, make an hour or the like of the number: "Freitag 8 Uhr". */
  readonly hourWords: readonly string[];
  /** Behind a date that they make another one: "the 1st of ...". */
  readonly goesOn: readonly string[];
  /** Around a date or time, and change nothing: "on", "at". */
  readonly around: readonly string[];
}

/**
 * When a holiday is: "12-25"; days from Easter Sunday of the Western churches ("easter-2"); the fourth
 * Thursday of November, the last Monday of May ("11-thu4", "05-mon-1"), with days added ("11-thu4+1");
 * the fourth Sunday before a day ("<12-25sun4"); days from Easter Sunday of the Eastern churches
 * ("eastern-2"); or a month and a day of the Islamic calendar ("islamic10-01").
 */
export type HolidayRule = string;

export interface CountryDay {
  readonly names: readonly string[];
  /** By ISO code of the country; `elsewhere` is how all others keep it, where they do; `all` is everywhere. */
  readonly days: Readonly<Record<string, HolidayRule>>;
}

/** What counts from a day. Phrases have the blanks roughly, count, unit and weekday. */
export interface FromDayData {
  /** Before a day: "two days after", "the day after", "the Friday after". */
  readonly later: readonly string[];
  readonly earlier: readonly string[];
  /** Behind a day that is no weekday, by how many days they add: "en huit" is 7. */
  readonly behind: Readonly<Record<string, readonly string[]>>;
  readonly countedBehind: readonly string[];
}

export const dateUnits = ['day', 'week', 'month', 'year'] as const;
export type DateUnit = (typeof dateUnits)[number];

export const dateForms = [
  'holiday',
  'nextHoliday',
  'lastHoliday',
  'holidayNextYear',
  'holidayLastYear',
  'nthInMonth',
  'lastInMonth',
  'lastDayInMonth',
  'nthLastDayInMonth',
  'weekdayInWeeks',
  'weekdayWeeksAgo',
  'weekdayAfterNext',
  'weekdayInOneWeek',
  'weekdayInTwoWeeks',
  'calendar',
  'dayOfMonth',
  'dayOfThisMonth',
  'dayOfNextMonth',
  'weekday',
  'nextWeekday',
  'lastWeekday',
  'weekdayOfThisWeek',
  'weekdayNumber',
  'countedWeekday',
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
      /** Behind a weekday, a number that is its day only where it goes with one near. */
      readonly unsure?: true;
    }
  | { readonly says: 'easter'; readonly days: number; readonly year?: number }
  | {
      readonly says: 'holiday';
      /** By country, or for all alike. */
      readonly rules: Readonly<Record<string, HolidayRule>>;
      readonly year?: number;
      /** Which one from today, or that of another year. */
      readonly which?: 'next' | 'last' | { readonly yearsAhead: number };
    }
  | {
      readonly says: 'nth-in-month';
      /** Negative from the end: -1 is the last. */
      readonly nth: number;
      /** Absent: days are counted. */
      readonly weekday?: number;
      readonly month: Month;
    }
  | {
      readonly says: 'weekday-in-weeks';
      readonly weekday: number;
      readonly weeks: number;
      /** What the weeks count from: this week, the next such day, or today if it is such a day. */
      readonly from: 'this-week' | 'next' | 'today-or-next';
    }
  | { readonly says: 'day-of-month'; readonly day: number; readonly monthsAhead: number }
  | {
      readonly says: 'weekday';
      readonly weekday: number;
      readonly which:
        | 'any'
        | 'next'
        | 'last'
        | 'this-week'
        | 'of-this-week'
        | 'next-week'
        | 'last-week';
    }
  | { readonly says: 'distance'; readonly unit: DateUnit; readonly count: number }
  | {
      readonly says: 'from-day';
      readonly base: DateWords;
      /** So long from the day, or to the nearest weekday on one side of it. */
      readonly by:
        | { readonly unit: DateUnit; readonly count: number }
        | { readonly weekday: number; readonly side: 1 | -1 };
    }
  | {
      readonly says: 'part-of-month';
      readonly month: Month;
      readonly part: 'start' | 'middle' | 'end';
    };

export type Month = { readonly month: number; readonly year?: number } | { readonly ahead: number };

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
