import type { DurationMention, DurationUnit } from '../../language/times/duration-data.ts';
import { overlap, type Range } from '../../text/words.ts';
import type { ReadContext } from '../slot-type.ts';

/** A moment that words count from now. */
export interface FromNow extends Range {
  readonly ms: number;
  /** Says little by itself, and counts only as a whole answer: "now". */
  readonly bare: boolean;
}

/**
 * Moments so many hours or minutes from now, to come or past, left to right: "in two hours", "half an
 * hour ago", "now". Lengths in days and more lead to a day, which the words of dates are for.
 */
export function momentsFromNow(
  text: string,
  { language, nowMs }: Pick<ReadContext, 'language' | 'nowMs'>,
): readonly FromNow[] {
  const to = (length: DurationMention, side: 1 | -1): readonly FromNow[] => {
    const seconds = secondsOf(length.parts);
    if (seconds === undefined || language.isNegated(text, length.start)) return [];
    const { start, end, bare = false } = length;
    return [{ start, end, bare, ms: nowMs + side * seconds * 1000 }];
  };
  const all = [
    ...language.aheads(text).flatMap((length) => to(length, 1)),
    ...language.agos(text).flatMap((length) => to(length, -1)),
  ].sort((a, b) => b.end - b.start - (a.end - a.start));
  // "10 minutes from now" has a "now" in it.
  return all
    .filter((each, i) => !all.slice(0, i).some((longer) => overlap(each, longer)))
    .sort((a, b) => a.start - b.start);
}

/** Absent for lengths in days and more. */
function secondsOf(parts: DurationMention['parts']): number | undefined {
  const seconds = parts.map(({ unit, count }) => count * (lengths[unit] ?? Number.NaN));
  const sum = seconds.reduce((all, each) => all + each, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

const lengths: Readonly<Partial<Record<DurationUnit, number>>> = {
  second: 1,
  minute: 60,
  hour: 3600,
};
