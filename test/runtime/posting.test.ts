import { describe, expect, test } from 'vitest';
import type { PostResult } from '../../src/delivery/port.ts';
import { hourMs } from '../store/sample.ts';
import { world } from './world.ts';

describe('posting to a webhook', () => {
  const down: PostResult = { result: 'retry', afterMs: 0, reason: '503' };

  test('the post and its answer are told', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'done');
    await bot.drain();
    expect(w.eventsOf('delivered')).toMatchObject([
      { post: { id: 'test:a-1-0', endpoint: 'default' }, headers: { 'webhook-id': 'test:a-1-0' } },
    ]);
  });

  test('is tried again when the receiver’s schedule says, with the same id and bytes', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = (_, { attempt }) =>
      attempt < 4
        ? { ...down, afterMs: attempt * hourMs }
        : { result: 'delivered', status: 200, headers: {} };
    await w.say(bot, 'done');
    for (let i = 0; i < 4; i += 1) {
      await bot.drain();
      await w.clock.advance((i + 1) * hourMs);
    }
    expect(w.delivery.attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    expect(new Set(w.delivery.attempts.map(({ post }) => JSON.stringify(post))).size).toBe(1);
    expect(w.delivery.delivered).toHaveLength(1);
  });

  test('that is refused is parked, and later posts go on', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = (post) =>
      post.id === 'test:a-1-0'
        ? { result: 'refused', reason: 'gone' }
        : { result: 'delivered', status: 200, headers: {} };
    await w.say(bot, 'done');
    await bot.drain();
    await w.say(bot, 'done');
    await bot.drain();
    expect(w.delivery.delivered).toEqual(['test:a-2-0']);
    expect(await w.store.readParked()).toMatchObject([{ kind: 'entry', reason: 'gone' }]);
  });

  test('a delivery that throws is a fault and tried again', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = (_, { attempt }) => {
      if (attempt === 1) throw new Error('broken');
      return { result: 'delivered', status: 200, headers: {} };
    };
    await w.say(bot, 'done');
    await bot.drain();
    expect(w.eventsOf('fault')).toHaveLength(1);
    await w.clock.advance(1_000);
    await bot.drain();
    expect(w.delivery.delivered).toHaveLength(1);
  });
});
