import type { DateData, DateMention, DateWords } from './date-data.ts';

/**
 * Dates in digits: "2027-03-14", "14.03.2027", "14/3/27", "25/12 1947", "14 03 2027", "14.3.". A full stop puts
 * the day first everywhere; with other signs the language's own order decides, and where it does
 * not, both orders are readings, unless only one of them can be a day and a month.
 */
export function numericDates(text: string, order: DateData['order']): readonly DateMention[] {
  const dates: DateMention[] = [];
  for (const match of text.matchAll(pattern)) {
    const { year, month, day, first, sign, second, last } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length, rough: false };
    if (year !== undefined) {
      const reading = { says: 'day', year: Number(year), month: Number(month) } as const;
      dates.push({ ...place, readings: [{ ...reading, day: Number(day) }], form: 'full' });
    } else if (match[0] !== alwaysOpen) {
      const pair = [Number(first), Number(second)] as const;
      const readings = inOrder(pair, sign === '.' ? 'day-first' : order);
      const yearSaid = yearOf(last);
      dates.push({
        ...place,
        readings: readings.map((reading) => ({ ...reading, ...yearSaid })),
        form: sign === ' ' || last === undefined ? 'bare' : last.length === 4 ? 'full' : 'part',
      });
    }
  }
  return dates;
}

type DayAndMonth = DateWords & { readonly says: 'day' };

function inOrder([first, second]: readonly [number, number], order: DateData['order']) {
  const dayFirst: DayAndMonth = { says: 'day', day: first, month: second };
  const monthFirst: DayAndMonth = { says: 'day', day: second, month: first };
  if (order === 'day-first' || first > 12) return [dayFirst];
  if (second > 12) return [monthFirst];
  return first === second ? [dayFirst] : [dayFirst, monthFirst];
}

function yearOf(written: string | undefined): Pick<DayAndMonth, 'year' | 'shortYear'> {
  if (written === undefined) return {};
  return { year: Number(written), ...(written.length === 2 && { shortYear: true as const }) };
}

const alwaysOpen = '24/7';

const yearFirst =
  '(?<year>\\d{4})(?<yearSign>[-/.])(?<month>\\d{1,2})\\k<yearSign>(?<day>\\d{1,2})';
const yearLast =
  '(?<first>\\d{1,2})(?<sign>[-/.]| (?=\\d{1,2} \\d{4})) ?(?<second>\\d{1,2})(?:(?:\\k<sign> ?| )(?<last>\\d{4}|\\d{2}(?!\\d))|\\.(?!\\d)|(?<=[/.]\\d{1,2}))';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}_][.,:/-]?|\\p{Sc} ?)(?:${yearFirst}|${yearLast})(?![\\p{L}\\p{N}_%]|[.,:/-]\\d| ?\\p{Sc})`,
  'gu',
);
