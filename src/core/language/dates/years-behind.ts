import type { Spoken } from '../words/spoken.ts';
import type { DateWords } from './date-data.ts';

/** "2 April 78": two digits with nothing behind them are a year, as far as one can tell. */
export function shortYearBehind(said: Spoken, to: number, words: DateWords) {
  if (words.says !== 'day' || words.month === undefined || words.year !== undefined)
    return undefined;
  const end = said.words[to - 1]?.end ?? 0;
  const behind = /^(?: | del? )'?(?<year>\d\d)(?=\s*(?:$|[.;!?)]))/u.exec(
    said.text.slice(end, end + 20),
  );
  if (behind?.groups?.year === undefined) return undefined;
  const year = Number(behind.groups.year);
  return { words: { ...words, year, shortYear: true as const }, end: end + behind[0].length };
}

/** "Wed Oct 26 15:50:06 2016": the year stands behind the time. */
export const yearBehindClock =
  /^,? (?:\p{L}{1,2} )?(?:\p{L}{2,3} )?\d{1,2}(?::\d\d){0,2}(?: ?[ap]\.?m\.?| ?(?:h|uhr|horas|heures|часов))?,? (?:19|20)\d\d(?![\d.,:/-]\d|\d)/iu;
