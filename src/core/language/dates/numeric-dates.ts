import type { DateData, DateMention, DateWords } from './date-data.ts';

/**
 * Dates in digits: "2027-03-14", "14.03.2027", "14/3/27", "25/12 1947", "14 03 2027", "14.3.". A full stop puts
 * the day first everywhere; with other signs the language's own order decides, and where it does
 * not, both orders are readings, unless only one of them can be a day and a month. "15-2" and
 * "2 / 15" are dates only where just one order is one.
 */
export function numericDates(text: string, order: DateData['order']): readonly DateMention[] {
  const dates: DateMention[] = [...unseparated(text, order)];
  for (const match of text.matchAll(pattern)) {
    if (alwaysOpen.test(match[0])) continue;
    const { year, month, day, first, sign, second, last, one, other } = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length, rough: false };
    if (year !== undefined) {
      const reading = { says: 'day', year: Number(year), month: Number(month) } as const;
      dates.push({ ...place, readings: [{ ...reading, day: Number(day) }], form: 'full' });
    } else if (one !== undefined) {
      // "12-5" counts down, so that it is no range.
      const down = order === 'day-first' && Number(one) > Number(other);
      const [only, ...others] = inOrder([Number(one), Number(other)], down ? order : 'either');
      const hasOne = only !== undefined && others.length === 0 && (down || only.day > 12);
      if (hasOne) dates.push({ ...place, readings: [only], form: 'bare' });
    } else {
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

/** "20270314", "14032027": only where a date was asked for. */
function unseparated(text: string, order: DateData['order']): readonly DateMention[] {
  return [...text.matchAll(eightDigits)].flatMap((match): readonly DateMention[] => {
    const [digits] = match;
    const [a, b, c, d] = [0, 2, 4, 6].map((at) => Number(digits.slice(at, at + 2)));
    if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
    const yearFirst = [{ says: 'day', day: d, month: c, year: a * 100 + b } as const];
    const yearLast = inOrder([a, b], order).map((day) => ({ ...day, year: c * 100 + d }));
    const readings = [...yearFirst, ...yearLast].filter(isPlausible);
    const place = { start: match.index, end: match.index + digits.length, rough: false };
    return readings.length === 0 ? [] : [{ ...place, readings, form: 'bare' }];
  });
}

function isPlausible({ day, month = 0, year = 0 }: DayAndMonth): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 && year >= 1900 && year < 2100;
}

type DayAndMonth = DateWords & { readonly says: 'day' };

function inOrder([first, second]: readonly [number, number], order: DateData['order']) {
  const dayFirst: DayAndMonth = { says: 'day', day: first, month: second };
  const monthFirst: DayAndMonth = { says: 'day', day: second, month: first };
  if (first > 12) return [dayFirst];
  if (second > 12) return [monthFirst];
  if (order === 'day-first') return [dayFirst];
  return first === second ? [dayFirst] : [dayFirst, monthFirst];
}

function yearOf(written: string | undefined): Pick<DayAndMonth, 'year' | 'shortYear'> {
  if (written === undefined) return {};
  return { year: Number(written), ...(written.length === 2 && { shortYear: true as const }) };
}

/** Not the 24th of July. */
const alwaysOpen = /^24 ?[-/] ?7$/u;

const eightDigits = /(?<![\p{L}\p{N}_#+.,:/-]|\d )\d{8}(?![\p{L}\p{N}_%]|[.,:/-]\d| \d| ?\p{Sc})/gu;
const yearFirst =
  '(?<year>\\d{4})(?<yearSign>[-/.])(?<month>\\d{1,2})\\k<yearSign>(?<day>\\d{1,2})';
const yearLast =
  '(?<first>\\d{1,2})(?<sign>[-/.]| (?=\\d{1,2} \\d{4})) ?(?<second>\\d{1,2})(?:(?:\\k<sign> ?| |, ?(?=\\d{4}|\\d{2}\\s*(?:$|[.;!?])))(?<last>\\d{4}|\\d{2}(?!\\d))|\\.(?!\\d)|(?<=[/.]\\d{1,2}))';
/** A hyphen, or a stroke between spaces: as a rule a range or a division. */
const pair = '(?<one>\\d{1,2})(?: ?- ?| / )(?<other>\\d{1,2})';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}_][.,:/-]?|\\p{Sc} ?|\\d ?[-/] ?)(?:${yearFirst}|${yearLast}|${pair}(?! ?[-/:\\d]))(?![\\p{L}\\p{N}_%]|[.,:/-]\\d| ?\\p{Sc})`,
  'gu',
);
