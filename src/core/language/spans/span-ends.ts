import type { DateMention, DateWords } from '../dates/date-data.ts';

/**
 * Of the same length: a dash or a stroke between two days becomes a sign of its own, so that each is
 * read by itself ("3.-7.3.2026", "2026-03-03/2026-03-07"). Inside of a date it stays.
 */
export function readable(text: string): string {
  return text
    .replace(/(?<=\d{4}-\d\d-\d\d)\/(?=\d{4}-\d\d-\d\d)/gu, '|')
    .replace(/(?<=\d\.)\/(?=\d{1,2}\.)/gu, '|')
    .replace(/(?<=\p{L}\.? \d{1,2}(?:,? \d{4})?)-(?=\p{L}{3,}\.? \d)/gu, '|')
    .replace(/\d{4}-\d\d?-\d\d?|\d\d?-\d\d?-\d{4}|(?<=[\d.])-(?=\d)/gu, (match) =>
      match === '-' ? '|' : match,
    );
}

/** The number of a day that a text ends with, and nothing longer: no amount, code or time. */
export function numberAtEnd(
  text: string,
): { readonly start: number; readonly day: number } | undefined {
  const match = /(?<![\p{L}\d.,:/+#-]|\p{Sc} ?)(\d{1,2})(?:\.|º|ª|-?\p{L}{1,3})? ?$/u.exec(text);
  const day = Number(match?.[1]);
  return match && day >= 1 && day <= 31 ? { start: match.index, day } : undefined;
}

/** The number of a day that a text begins with, and the year behind it. */
export function numberAtStart(
  text: string,
): { readonly end: number; readonly day: number; readonly year: number | undefined } | undefined {
  const match =
    /^ ?(?:\p{L}{2,3} )?(\d{1,2})(?:st|nd|rd|th|\.(?!\d)|º)?(?:,? (\d{4}))?(?=[\s,;!?)]*$|[.,;!?)](?!\d))/u.exec(
      text,
    );
  const day = Number(match?.[1]);
  if (match === null || day < 1 || day > 31) return undefined;
  const year = match[2] === undefined ? undefined : Number(match[2]);
  return { end: match[0].length, day, year };
}

/** The same month and year with another day; absent where a month is not said. */
export function withDay(
  readings: readonly DateWords[],
  day: number,
  year?: number,
): readonly DateWords[] | undefined {
  const days = readings.flatMap((words): readonly DateWords[] => {
    if (words.says === 'day-of-month') return [{ ...words, day }];
    if (words.says !== 'day' || words.month === undefined) return [];
    const { weekday: _, ...rest } = words;
    return [{ ...rest, day, ...(year !== undefined && { year }) }];
  });
  return days.length > 0 ? days : undefined;
}

/** The same days in a year that was said of them later. */
export function withYear(readings: readonly DateWords[], year: number): readonly DateWords[] {
  return readings.map((words) => (words.says === 'day' ? { ...words, year } : words));
}

/** Whether words name days, and no mere part of a month. */
export function isDay({ readings }: DateMention): boolean {
  return readings.every(({ says }) => says !== 'part-of-month');
}
