import { describe, expect, test } from 'vitest';
import type { PostResult, Refusal } from '../../src/delivery/port.ts';
import type { Store } from '../../src/store/port.ts';
import { hourMs } from '../store/sample.ts';
import { world } from './world.ts';

const refusal: Refusal = {
  collectionId: 'x',
  revision: 1,
  slots: [{ slot: 'iban', message: 'This account is closed.' }],
};
const wantsAnew: PostResult = { result: 'refused', reason: '422', refusal };

describe('a receiver that wants slots anew', () => {
  test('is heard by the conversation, once, and its post is set aside', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = () => wantsAnew;
    await w.say(bot, 'done');
    await bot.drain();
    const inputs = w.eventsOf('turn').flatMap((turn) => turn.inputs);
    expect(inputs.slice(1)).toEqual([
      {
        kind: 'refused',
        eventId: 'test:a-1-0-refused',
        from: { id: 'receiver' },
        receivedAtMs: w.clock.nowMs(),
        ...refusal,
      },
    ]);
    expect(await w.store.readParked()).toMatchObject([{ kind: 'entry', reason: '422' }]);
  });

  test('is heard once although the worker died before the post was set aside', async () => {
    const w = world();
    w.delivery.answer = () => wantsAnew;
    const dies: Store = {
      ...w.store,
      settle: async (...args) => {
        if (args[1].result === 'parked') throw new Error('gone');
        return w.store.settle(...args);
      },
    };
    const first = w.worker({ store: dies });
    await w.say(first, 'done');
    const draining = first.drain();
    await w.clock.advance(hourMs);
    await draining;
    await w.worker({ workerId: 'other' }).drain();
    expect(w.delivery.attempts).toHaveLength(2);
    const heard = w.eventsOf('turn').flatMap((turn) => turn.inputs);
    expect(heard.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
    expect(await w.store.readParked()).toHaveLength(1);
  });

  test('is heard where the conversation is now', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = (_, { attempt }) =>
      attempt === 1 ? { result: 'retry', afterMs: 1_000, reason: '503' } : wantsAnew;
    await w.say(bot, 'done');
    await bot.drain();
    await w.store.addAlias('test:a', 'test:moved');
    await w.clock.advance(1_000);
    await bot.drain();
    expect(w.eventsOf('turn').at(-1)).toMatchObject({
      key: 'test:moved',
      inputs: [{ kind: 'refused' }],
    });
  });
});

describe('an endpoint', () => {
  test('that was disabled by an answer is told', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = () => ({ result: 'refused', reason: '410', disabled: true });
    await w.say(bot, 'done');
    await bot.drain();
    expect(w.eventsOf('endpoint-disabled')).toEqual([
      { event: 'endpoint-disabled', endpoint: 'default', reason: '410' },
    ]);
    expect(w.eventsOf('parked')).toMatchObject([{ id: 'test:a-1-0' }]);
  });

  test('that cannot be looked up is a fault, and the post is tried again', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = (_, { attempt }) => {
      if (attempt === 1) throw new Error('the registry is away');
      return { result: 'delivered', status: 204, headers: {} };
    };
    await w.say(bot, 'done');
    await bot.drain();
    expect(w.eventsOf('fault')).toHaveLength(1);
    await w.clock.advance(1_000);
    await bot.drain();
    expect(w.delivery.delivered).toEqual(['test:a-1-0']);
  });
});

describe('a post', () => {
  test('that is replayed after weeks has its attempts again', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = () => ({ result: 'refused', reason: '404' });
    await w.say(bot, 'done');
    await bot.drain();
    await w.clock.advance(30 * 24 * hourMs);
    const [parked] = await w.store.readParked();
    await w.store.replay(parked?.id ?? '', w.clock.nowMs());
    w.delivery.answer = (_, { attempt }) =>
      attempt < 5
        ? { result: 'retry', afterMs: hourMs, reason: '503' }
        : { result: 'delivered', status: 204, headers: {} };
    for (let hour = 0; hour < 5; hour += 1) {
      await bot.drain();
      await w.clock.advance(hourMs);
    }
    expect(w.delivery.delivered).toEqual(['test:a-1-0']);
    expect(await w.store.readParked()).toEqual([]);
  });

  test('that is replayed after weeks is not set aside because its endpoint is busy', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = () => ({ result: 'refused', reason: '404' });
    await w.say(bot, 'done');
    await bot.drain();
    await w.clock.advance(30 * 24 * hourMs);
    const [parked] = await w.store.readParked();
    await w.store.replay(parked?.id ?? '', w.clock.nowMs());
    let turnedAway = 0;
    w.delivery.answer = (_, { attempt }) => {
      expect(attempt).toBe(1);
      turnedAway += 1;
      return turnedAway < 50
        ? { result: 'retry', afterMs: 1_000, reason: 'busy', untried: 'busy' }
        : { result: 'delivered', status: 204, headers: {} };
    };
    for (let i = 0; i < 50; i += 1) {
      await bot.drain();
      await w.clock.advance(1_000);
    }
    expect(turnedAway).toBe(50);
    expect(w.delivery.delivered).toEqual(['test:a-1-0']);
  });

  test('is tried again as long after its attempt as the receiver asks, however late it answers', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = async (_, { attempt }) => {
      if (attempt > 1) return { result: 'delivered', status: 204, headers: {} };
      await w.clock.advance(14_000);
      return { result: 'retry', afterMs: 12_000, reason: '429' };
    };
    await w.say(bot, 'done');
    await bot.drain();
    const [lane] = await w.store.readLanes('');
    expect(lane?.dueAtMs).toBe(w.clock.nowMs() + 12_000);
  });

  test('for an endpoint that nobody configures is set aside after two weeks', async () => {
    const w = world();
    const bot = w.worker();
    w.delivery.answer = () => ({
      result: 'retry',
      afterMs: 12 * hourMs,
      reason: 'not configured',
      untried: 'unconfigured',
    });
    await w.say(bot, 'done');
    for (let half = 0; half < 29; half += 1) {
      expect(await w.store.readParked()).toEqual([]);
      await bot.drain();
      await w.clock.advance(12 * hourMs);
    }
    expect(await w.store.readParked()).toMatchObject([{ reason: 'gave-up: not configured' }]);
  });

  test('knows its age at every attempt', async () => {
    const w = world();
    const bot = w.worker();
    const startMs = w.clock.nowMs();
    const ages: number[] = [];
    w.delivery.answer = (_, { nowMs, createdAtMs }) => {
      ages.push(nowMs - createdAtMs);
      return ages.length < 3
        ? { result: 'retry', afterMs: hourMs, reason: '503' }
        : { result: 'delivered', status: 204, headers: {} };
    };
    await w.say(bot, 'done');
    for (let hour = 0; hour < 3; hour += 1) {
      await bot.drain();
      await w.clock.advance(hourMs);
    }
    expect(ages).toEqual([0, hourMs, 2 * hourMs]);
    expect(startMs + 3 * hourMs).toBe(w.clock.nowMs());
  });
});
