import { createHash } from 'node:crypto';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The longest wait, and the most that a receiver's Retry-After may ask for. */
export const longestDelayMs = 24 * hourMs;

/** Waits before each attempt, as Standard Webhooks advises: about three days in all. */
export const attemptDelaysMs: readonly number[] = [
  0,
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** Waits are up to this part shorter, so that posts which failed together do not come back together. */
const jitter = 0.1;

/**
 * How long to wait after a failed attempt (1 for the first), or `undefined` when it was the last:
 * the tenth, and three days have passed. Attempts that came earlier than the schedule has them (the
 * endpoint was not configured yet, or was spared because it was down) count as the one that is due
 * by then. Differs from post to post; the same post always gets the same waits.
 */
export function delayAfterMs(postId: string, attempt: number, ageMs: number): number | undefined {
  const step = Math.min(attempt, stepAt(ageMs));
  const delayMs = attemptDelaysMs[step];
  if (delayMs === undefined) return undefined;
  return Math.round(delayMs * (1 - jitter * share(`${postId} ${step}`)));
}

/**
 * What a Retry-After header asks for, in seconds or as a date; at most `longestDelayMs`. `nowMs` is
 * the world's time, which dates are in. Absent for a header that says nothing usable.
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const delayMs = /^\d+$/.test(text) ? Number(text) * secondMs : httpDate(text) - nowMs;
  if (Number.isNaN(delayMs)) return undefined;
  return Math.min(Math.max(delayMs, 0), longestDelayMs);
}

/** A number from 0 to 1 that only depends on the text. */
export function share(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 0xffff_ffff;
}

/** How many attempts the schedule has had made by this age, at its shortest. */
function stepAt(ageMs: number): number {
  let dueMs = 0;
  const later = attemptDelaysMs.findIndex((delayMs) => {
    dueMs += delayMs * (1 - jitter);
    return dueMs > ageMs;
  });
  return later === -1 ? attemptDelaysMs.length : later;
}

/** A date as HTTP writes it, with the day first. What else `Date.parse` would read is none. */
function httpDate(text: string): number {
  return /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
}
