import { writtenDayFormat } from '../../language/formats.ts';

/**
 * A day of the calendar, as its ISO text ("2027-03-14"). Days compare as texts. All arithmetic is
 * on the calendar alone: a day has no zone, and no clock change moves it.
 */
export type Day = string;

/** The day it is at a moment in a zone. */
export function dayAt(nowMs: number, timeZone: string): Day {
  const parts = formatOf(timeZone).formatToParts(nowMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The time it is at a moment in a zone, as HH:mm. */
export function clockAt(nowMs: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' });
  return clock.format(nowMs);
}

/** How many minutes the clocks of a zone are ahead of UTC at a moment. */
export function minutesAhead(ms: number, timeZone: string): number {
  const wall = Date.parse(`${dayAt(ms, timeZone)}T${clockAt(ms, timeZone)}Z`);
  return Math.round((wall - Math.floor(ms / 60_000) * 60_000) / 60_000);
}

/** Making a format costs far more than using it, and there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Whether it is the name of a zone, such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day with this year, month and day of the month; absent where the calendar has none. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12) return undefined;
  if (day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return dayOf(year, month, day) === text;
}

export function partsOf(day: Day): { year: number; month: number; day: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** So many months later, on the same day of the month or the last one before it. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayOf(toYear, toMonth, Math.min(dayOfMonth, daysInMonth(toYear, toMonth))) ?? day;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** Easter Sunday of the Western churches: the Sunday after the first full moon of spring. */
export function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapless = century - Math.floor(century / 4);
  const moonDrift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leapless - moonDrift + 15) % 30;
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - leapless) % 7;
  return addDays(`${digits(year, 4)}-03-28`, moon - weekday);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** How a day is written in a sentence: "14 March 2027". Without the "г." of Russian forms. */
export function writtenDay(day: Day, locale: string): string {
  return writtenDayFormat(locale)
    .format(Date.parse(day))
    .replace(/\s*г\.$/u, '');
}

/** How days from a first to a last one are written: "9–15 March 2027". */
export function writtenDays(start: Day, end: Day, locale: string): string {
  if (start === end) return writtenDay(start, locale);
  return writtenDayFormat(locale)
    .formatRange(Date.parse(start), Date.parse(end))
    .replace(/\s*г\.$/u, '')
    .replace(/\u2009/gu, ' ');
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
