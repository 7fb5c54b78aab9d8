import type { Range } from '../words.ts';
import type { DateWords } from './date-data.ts';

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
  readonly nights: readonly string[];
  /** What may stand between a month or a day and the words around it: "of", "the". */
  readonly articles: readonly string[];
  /** Spans with a name, by unit and distance: "next week" is "week+1". */
  readonly periods: Readonly<Record<PeriodName, readonly string[]>>;
  /** Before a span with a name, of which they take only a part: "the first week of", "later". */
  readonly partLeads: readonly string[];
  /** Phrases with the blanks month and year for all of a month. */
  readonly wholeMonth: readonly string[];
  /** Right before a bare number that is an hour: "at". */
  readonly hourLeads: readonly string[];
}

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

/** Days from one to another as words say them, before it is known what day today is. */
export interface SpanMention extends Range {
  readonly says:
    | { readonly kind: 'ends'; readonly from: SpanEnd; readonly to: SpanEnd }
    | { readonly kind: 'length'; readonly from: SpanEnd; readonly length: SpanLength }
    | { readonly kind: 'period'; readonly period: PeriodName }
    | { readonly kind: 'month'; readonly month: SpanEnd }
    /** What does not make a span by itself: a day that begins or ends one, or may be either. */
    | { readonly kind: 'from' | 'to' | 'day'; readonly day: SpanEnd }
    | { readonly kind: 'lasting'; readonly length: SpanLength };
  readonly rough: boolean;
  /** As of dates: `full` is nothing but a span, `part` is one where days are spoken of, `bare` only if asked. */
  readonly form: 'full' | 'part' | 'bare';
}
