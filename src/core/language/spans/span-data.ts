import type { Range } from '../../text/words.ts';
import type { DateWords } from '../dates/date-data.ts';

/** The words of one language for spans of days. Lists hold phrases (see phrases.ts). */
export interface SpanData {
  /** Before the first day, and before a day that a length of time begins on: "from". */
  readonly from: readonly string[];
  /** Between the first day and the last one: "to", "until". */
  readonly to: readonly string[];
  /** Before two days that `and` joins: "between". */
  readonly between: readonly string[];
  readonly and: readonly string[];
  /** Before the last day, where the first one is not said: "until". */
  readonly until: readonly string[];
  /** Before a length of time that a span has: "for". */
  readonly lasting: readonly string[];
  /** Before the day that a length of time begins on, where no word says that it lasts: "starting". */
  readonly startsOn: readonly string[];
  readonly nights: readonly string[];
  /** What may stand between a month or a day and the words around it: "of", "the". */
  readonly articles: readonly string[];
  /** Spans with a name, by unit and distance: "next week" is "week+1". */
  readonly periods: Readonly<Record<PeriodName, readonly string[]>>;
  /** Before a span with a name, of which they take a part that nobody can tell: "later", "before". */
  readonly partLeads: readonly string[];
  /** Phrases with the blanks month and year for all of a month. */
  readonly wholeMonth: readonly string[];
  /** Phrases with the blank month for the one of this year, the next one and the last one: "this May". */
  readonly nearMonth: Readonly<Record<NearMonth, readonly string[]>>;
  /** Phrases with the blank year for all of one: "in 2027". A year alone counts only if asked. */
  readonly wholeYear: readonly string[];
  /** Behind the words for a part, the one that goes on: "of the month". */
  readonly bare: Readonly<Record<'week' | 'month' | 'year', readonly string[]>>;
  /** Seasons by the month they begin in, where all who speak the language begin them alike. */
  readonly seasons: Readonly<Partial<Record<'3' | '6' | '9' | '12', readonly string[]>>>;
  readonly parts: SpanPartData;
  /** Phrases with the blanks count and unit: "the next three days", "the last two weeks". */
  readonly rolling: Readonly<Record<'ahead' | 'back', readonly string[]>>;
  /** Before a day, for the week that it lies in: "the week of". */
  readonly weekOf: readonly string[];
  /** The letters before the number of a quarter and of a half: "Q3", "H1". */
  readonly letters: Readonly<Record<'quarter' | 'half', readonly string[]>>;
  /** Behind a span of which they take a part that nobody can tell: "later". */
  readonly later: readonly string[];
  /** Right before a bare number that is an hour: "at". */
  readonly hourLeads: readonly string[];
}

/** Words that take a part of the span behind them, with what links the two: "the end of the". */
export interface SpanPartData {
  /** Phrases with the blanks nthword and partunit: "the third week of". */
  readonly nth: readonly string[];
  /** Phrases with the blanks count and partunit: "the first two weeks of"; the last may have no count. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Phrases with the blanks partunit and count: "week 3 of". */
  readonly numbered: readonly string[];
  readonly units: Readonly<Record<PartUnit, readonly string[]>>;
  /** Of the units, those that count weeks of a year which need not be said: "KW 12". */
  readonly calendarWeeks: readonly string[];
  readonly named: Readonly<Record<NamedPart, readonly string[]>>;
  /** Which days of a week, from Monday as 1, its speakers mean by its start, its middle and its end. */
  readonly ofWeek: Readonly<Partial<Record<NamedPart, readonly [number, number]>>>;
}

export const partUnits = ['day', 'week', 'month', 'quarter', 'half'] as const;
export type PartUnit = (typeof partUnits)[number];

export const namedParts = ['start', 'middle', 'end', 'rest'] as const;
export type NamedPart = (typeof namedParts)[number];

export type NearMonth = 'this' | 'next' | 'last';

export const periodNames = [
  'week-1',
  'week+0',
  'week+1',
  'week+2',
  'weekend-1',
  'weekend+0',
  'weekend-next',
  'weekend+1',
  'month-1',
  'month+0',
  'month+1',
  'year-2',
  'year-1',
  'year+0',
  'year+1',
  'quarter-1',
  'quarter+0',
  'quarter+1',
  'workweek-1',
  'workweek+0',
  'workweek+1',
] as const;
/** The weekend that is next by its words may be the coming one or the one behind it. */
export type PeriodName = (typeof periodNames)[number];

/** One end of a span. `month`: all of the month that the words name. */
export interface SpanEnd {
  readonly readings: readonly DateWords[];
  readonly month: boolean;
}

export type SpanLengthUnit = 'night' | 'day' | 'week' | 'month' | 'year';

export interface SpanLength {
  readonly count: number;
  readonly unit: SpanLengthUnit;
}

/** A part of a span. `from` counts from 1, or backwards from -1. */
export type SpanPart =
  | { readonly unit: PartUnit; readonly from: number; readonly count: number }
  | { readonly named: NamedPart; readonly ofWeek?: readonly [number, number] };

/** A span with a name, or a part of one. */
export type WholeSpan =
  | { readonly kind: 'period'; readonly period: PeriodName }
  | { readonly kind: 'month'; readonly month: SpanEnd }
  | { readonly kind: 'near-month'; readonly month: number; readonly which: NearMonth }
  /** Without a year: of the one that goes on, or that is meant. */
  | { readonly kind: 'year'; readonly year?: number }
  | { readonly kind: 'season'; readonly month: number }
  | { readonly kind: 'part'; readonly part: SpanPart; readonly of: WholeSpan };

/** Days from one to another as words say them, before it is known what day today is. */
export interface SpanMention extends Range {
  readonly says:
    | WholeSpan
    | { readonly kind: 'ends'; readonly from: SpanEnd; readonly to: SpanEnd }
    | { readonly kind: 'length'; readonly from: SpanEnd; readonly length: SpanLength }
    /** From the beginning of one to the end of the other. */
    | { readonly kind: 'joined'; readonly from: WholeSpan; readonly to: WholeSpan }
    /** So many days, weeks, months or years right behind today, or right before it. */
    | { readonly kind: 'rolling'; readonly length: SpanLength; readonly side: 1 | -1 }
    | { readonly kind: 'week-of'; readonly within: SpanEnd }
    /** What does not make a span by itself: a day that begins or ends one, or may be either. */
    | { readonly kind: 'from' | 'to' | 'day'; readonly day: SpanEnd }
    | { readonly kind: 'lasting'; readonly length: SpanLength };
  readonly rough: boolean;
  /** As of dates: `full` is nothing but a span, `part` is one where days are spoken of, `bare` only if asked. */
  readonly form: 'full' | 'part' | 'bare';
}
