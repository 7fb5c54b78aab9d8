import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPace, telegramLimits } from '../../../src/adapters/telegram/pace.ts';
import { runs } from '../../support/property-runs.ts';

const chat = 42;
const group = -1001;

/** When calls are let through that all come at once, each coming back when it is told to. */
function admitted(chats: readonly number[], startMs = 1_000_000): readonly number[] {
  const pace = openPace();
  const waiting = chats.map((id) => ({ id, atMs: startMs }));
  const done: number[] = [];
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.atMs - b.atMs);
    const next = waiting.shift();
    if (next === undefined) break;
    const waitMs = pace.admit(next.id, next.atMs);
    if (waitMs === 0) done.push(next.atMs - startMs);
    else waiting.push({ id: next.id, atMs: next.atMs + waitMs });
  }
  return done.sort((a, b) => a - b);
}

test('a few messages to a chat go at once, then one a second', () => {
  expect(admitted([chat, chat, chat, chat, chat])).toEqual([0, 0, 0, 1_000, 2_000]);
});

test('a group gets no more than twenty a minute', () => {
  const times = admitted(Array.from({ length: 40 }, () => group));
  for (const start of times) {
    const inMinute = times.filter((at) => at > start && at <= start + 60_000);
    expect(inMinute.length).toBeLessThanOrEqual(20 + telegramLimits.inGroup.atOnce);
  }
  expect(times.at(-1)).toBeGreaterThan(100_000);
});

test('thirty a second in all, however many chats there are', () => {
  const times = admitted(Array.from({ length: 200 }, (_, i) => i + 1));
  expect(times).toHaveLength(200);
  for (const start of times) {
    const inSecond = times.filter((at) => at >= start && at < start + 1_000);
    expect(inSecond.length).toBeLessThanOrEqual(2 * telegramLimits.inAll.atOnce);
  }
  expect(times.at(-1)).toBeLessThan(7_000);
});

test('a chat that Telegram wants quiet in is quiet for so long, and others are not', () => {
  const pace = openPace();
  pace.pause(chat, 5_000);
  expect(pace.admit(chat, 1_000)).toBe(4_000);
  expect(pace.admit(43, 1_000)).toBe(0);
  expect(pace.admit(chat, 5_000)).toBe(0);
});

test('whoever waits as long as it was told is let through in the end', () => {
  const ids = fc.array(fc.integer({ min: -3, max: 40 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(ids, (chats) => {
      expect(admitted(chats)).toHaveLength(chats.length);
    }),
    runs(0.05),
  );
});
