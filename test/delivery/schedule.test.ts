import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attemptDelaysMs,
  delayAfterMs,
  longestDelayMs,
  retryAfterMs,
} from '../../src/delivery/webhook/schedule.ts';

const hourMs = 3_600_000;
/** Older than the whole schedule, so that only the number of the attempt counts. */
const old = 100 * hourMs;

describe('the waits between attempts', () => {
  test('come to about three days', () => {
    const totalMs = attemptDelaysMs.reduce((sum, delayMs) => sum + delayMs);
    expect(totalMs / hourMs).toBeCloseTo(75.6, 1);
  });

  test('are at most a tenth shorter than the schedule, and the same for the same post', () => {
    const attempts = fc.integer({ min: 1, max: attemptDelaysMs.length - 1 });
    fc.assert(
      fc.property(fc.string(), attempts, (id, attempt) => {
        const fullMs = attemptDelaysMs[attempt] ?? 0;
        const delayMs = delayAfterMs(id, attempt, old) ?? -1;
        expect(delayMs).toBeLessThanOrEqual(fullMs);
        expect(delayMs).toBeGreaterThanOrEqual(Math.floor(fullMs * 0.9));
        expect(delayAfterMs(id, attempt, old)).toBe(delayMs);
      }),
    );
  });

  test('differ between posts', () => {
    const waits = ['a', 'b', 'c', 'd'].map((id) => delayAfterMs(id, 5, old));
    expect(new Set(waits).size).toBe(4);
  });

  test('end with the tenth attempt, whatever the jitter was', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        let ageMs = 0;
        let attempt = 1;
        for (let delayMs = delayAfterMs(id, attempt, ageMs); delayMs !== undefined; ) {
          ageMs += delayMs;
          attempt += 1;
          delayMs = delayAfterMs(id, attempt, ageMs);
        }
        expect(attempt).toBe(10);
        expect(ageMs / hourMs).toBeGreaterThan(68);
        expect(ageMs / hourMs).toBeLessThan(76);
      }),
    );
  });

  test('do not end early for a post that was sent away many times while its endpoint was down', () => {
    expect(delayAfterMs('a', 40, hourMs)).toBeGreaterThan(1.7 * hourMs);
    expect(delayAfterMs('a', 40, hourMs)).toBeLessThanOrEqual(2 * hourMs);
  });

  test('begin anew for a post that is old already, because it was replayed', () => {
    expect(delayAfterMs('a', 1, 30 * 24 * hourMs)).toBeLessThanOrEqual(5_000);
  });
});

describe('Retry-After', () => {
  const nowMs = Date.UTC(2026, 2, 1, 9);
  test.each([
    ['absent', undefined, undefined],
    ['seconds', '120', 120_000],
    ['seconds with white space', ' 7 ', 7_000],
    ['a date', 'Sun, 01 Mar 2026 09:10:00 GMT', 600_000],
    ['a date that has passed', 'Sun, 01 Mar 2026 08:00:00 GMT', 0],
    ['far too long', '99999999', longestDelayMs],
    ['nonsense', 'soon', undefined],
    ['negative', '-5', undefined],
  ])('%s', (_, header, delayMs) => {
    expect(retryAfterMs(header, nowMs)).toBe(delayMs);
  });
});
