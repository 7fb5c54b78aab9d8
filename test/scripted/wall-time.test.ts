import { describe, expect, test } from 'vitest';
import { isTimeZone } from '../../src/core/slot-types/days/calendar.ts';
import { readIsoTime } from '../../src/scripted/wall-time.ts';

describe('a time on the command line', () => {
  test.each([
    ['2026-03-01T09:00:00Z', 'Europe/Berlin', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T09:00:00+02:00', 'Europe/Berlin', '2026-03-01T07:00:00.000Z'],
    ['2026-03-01T09:00', 'UTC', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T09:00:00.250', 'Europe/Berlin', '2026-03-01T08:00:00.250Z'],
    ['2026-07-01T09:00:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-03-01', 'America/New_York', '2026-03-01T05:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
    ['1999-12-31T23:59:59', 'Asia/Kathmandu', '1999-12-31T18:14:59.000Z'],
  ])('%s in %s', (text, zone, instant) => {
    expect(new Date(readIsoTime(text, zone) ?? Number.NaN).toISOString()).toBe(instant);
  });

  test.each([
    'now',
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T25:00',
    '2026-03-01 09:00',
    '1700000000',
  ])('"%s" is none', (text) => {
    expect(readIsoTime(text, 'UTC')).toBeUndefined();
  });
});

test('time zones are IANA names', () => {
  expect(['UTC', 'Europe/Berlin'].every(isTimeZone)).toBe(true);
  expect(['Berlin', '', 'Mars/Olympus'].some(isTimeZone)).toBe(false);
});
