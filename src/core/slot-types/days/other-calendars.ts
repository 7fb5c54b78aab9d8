import { addDays, type Day } from './calendar.ts';

/**
 * The first day of a year that is this day of this month in the Islamic calendar of Umm al-Qura; absent where
 * the year has none, or the calendar is not laid down. Elsewhere the moon is looked for, and a feast may
 * begin a day sooner or later.
 */
export function islamicDay(year: number, month: number, day: number): Day | undefined {
  if (year < firstYear || year > lastYear) return undefined;
  const key = `${year} ${month}-${day}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const wanted = `${month}/${day}`;
  for (let each = `${year}-01-01`; each.startsWith(String(year)); each = addDays(each, 1)) {
    if (monthAndDay.format(Date.parse(each)) === wanted) {
      found.set(key, each);
      return each;
    }
  }
  return undefined;
}

/** Easter Sunday of the Eastern churches, for years from 1900 to 2099. */
export function easternEasterOf(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // The Julian calendar is 13 days behind.
  return addDays(`${year}-03-22`, moon + week + 13);
}

const firstYear = 2000;
const lastYear = 2076;

const monthAndDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** Looking through a year costs more than a message may, and few feasts are ever asked for. */
const found = new Map<string, Day>();
