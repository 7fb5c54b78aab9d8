import type { SpanMention } from '../spans/span-data.ts';
import type { DurationMention } from '../times/duration-data.ts';
import type { TimeMention } from '../times/time-data.ts';
import type { DateMention } from './date-data.ts';

/** Days, times of the day, lengths of time and spans of days. See language.ts. */
export interface DateLanguage {
  /** Dates as words or digits say them, left to right, not overlapping; today decides which days. */
  dates(text: string): readonly DateMention[];

  /** Whether what has the form of a date there means none: "have a nice Sunday", "sun and sea". */
  isNoDay(text: string, start: number, end: number): boolean;

  /** Times of the day, left to right; which half of the day is meant may stay open. */
  times(text: string): readonly TimeMention[];

  /** Lengths of time, left to right; no points in time ("in 5 minutes", "3 days ago"). */
  durations(text: string): readonly DurationMention[];

  /** Spans of days, left to right, and words that give a part of one: a day, or a length of time. */
  spans(text: string): readonly SpanMention[];

  /** Whether the words right before `start` say that a bare number there is an hour: "at". */
  isHourLed(text: string, start: number): boolean;

  /** Whether the text is only what stands between two ends: "to", "-", "until". */
  isBetweenEnds(text: string): boolean;

  /** How long ago something was, left to right: "half a year ago", "last week". */
  agos(text: string): readonly DurationMention[];

  /** Lengths with the word that leads from now to their end: "in 20 minutes"; and "now" itself. */
  aheads(text: string): readonly DurationMention[];

  /** Whether what begins at `start` is only where something lies: "before Friday", "after 7". */
  isBound(text: string, start: number): boolean;

  /** Whether words right before `start` mean a day beside the one there: "the eve of". */
  isEveOf(text: string, start: number): boolean;

  /** Where the day would begin that the one up to `end` is counted from: "Friday before Easter". */
  countedFrom(text: string, end: number): number | undefined;
}
