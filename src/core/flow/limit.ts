/*
 * Limits and literals that are written as text: dates, times of the day, durations. Everything here
 * reads what an author wrote; a value of a person's is read by its type.
 */

const dayMs = 86_400_000;

/** Milliseconds since 1970 in UTC of the midnight that begins an ISO date; undefined for no date. */
export function dateMs(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // 30 February is read as 1 or 2 March.
  return isoDate(ms) === text ? ms : undefined;
}

/** Milliseconds since midnight of a time such as "09:30"; undefined for no time. */
export function timeMs(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Milliseconds since 1970, as if in UTC, of a local time such as "2026-12-31T09:30"; else undefined. */
export function momentMs(text: string): number | undefined {
  const [day = '', time = '', ...others] = text.split('T');
  const [midnight, clock] = [dateMs(day), timeMs(time)];
  if (midnight === undefined || clock === undefined || others.length > 0) return undefined;
  return midnight + clock;
}

/**
 * Milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds ("PT90M", "P14D",
 * "P2W"); undefined for anything else. Months and years have no fixed length.
 */
export function durationMs(text: string): number | undefined {
  const match = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(
    text,
  );
  if (!match) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const allDays = (weeks ?? 0) * 7 + (days ?? 0);
  const allSeconds = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
  return allDays * dayMs + allSeconds * 1000;
}

/**
 * The ISO date that a limit of a date means on the ISO date `today`: a date, `today`, `tomorrow`,
 * or one of these with an offset in days (`today+30d`, `today-1d`). Undefined where it is none.
 */
export function dateLimit(limit: string, today: string): string | undefined {
  const [, base, sign, days] =
    /^(today|tomorrow|\d{4}-\d{2}-\d{2})(?:([+-])(\d{1,5})d)?$/.exec(limit) ?? [];
  if (base === undefined) return undefined;
  const from = dateMs(base.startsWith('to') ? today : base);
  if (from === undefined) return undefined;
  const offset = Number(days ?? 0) * (sign === '-' ? -1 : 1) + (base === 'tomorrow' ? 1 : 0);
  return isoDate(from + offset * dayMs);
}

function isoDate(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
