import { describe, expect, test } from 'vitest';
import type { SendResult } from '../../src/adapters/port.ts';
import { hourMs } from '../store/sample.ts';
import { settled, world } from './world.ts';

const busy: SendResult = { result: 'retry', afterMs: 5_000, reason: '429' };
const sent: SendResult = { result: 'sent' };

describe('sending messages', () => {
  test('a lane that waits keeps its order and holds no other', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = ({ key }) => (key === 'test:a' && w.clock.nowMs() === start ? busy : sent);
    const start = w.clock.nowMs();
    await w.say(bot, 'one done');
    await w.say(bot, 'two');
    await w.say(bot, 'other', { key: 'test:b' });
    await bot.drain();
    expect(w.adapter.shown).toEqual(['other']);
    expect(w.delivery.delivered).toHaveLength(1);
    expect(w.eventsOf('waiting')).toMatchObject([{ atMs: start + 5_000, reason: '429' }]);
    await w.clock.advance(5_000);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['other', 'one done', 'two']);
  });

  test('a refused message is parked and the lane goes on', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = (_, nth) => (nth === 1 ? { result: 'refused', reason: 'blocked' } : sent);
    await w.say(bot, 'one');
    await w.say(bot, 'two');
    await bot.drain();
    expect(w.adapter.shown).toEqual(['two']);
    expect(await w.store.readParked()).toMatchObject([
      { kind: 'entry', reason: 'blocked', entry: { body: 'one' } },
    ]);
    expect(w.eventsOf('parked')).toMatchObject([{ key: 'test:a', reason: 'blocked' }]);
  });

  const wrong: readonly [string, () => Promise<SendResult>][] = [
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ];
  for (const [name, answer] of wrong) {
    test(`an adapter that ${name} is a fault, and tried again ever more rarely`, async () => {
      const w = world();
      const bot = w.worker();
      w.adapter.answer = answer;
      await w.say(bot, 'hello');
      const waits: number[] = [];
      for (let i = 0; i < 11; i += 1) {
        await bot.drain();
        const atMs = w.eventsOf('waiting').at(-1)?.atMs ?? 0;
        waits.push((atMs - w.clock.nowMs()) / 1_000);
        await w.clock.advance(atMs - w.clock.nowMs());
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
      expect(w.eventsOf('fault')).toHaveLength(11);
      w.adapter.answer = () => sent;
      await bot.drain();
      expect(w.adapter.shown).toEqual(['hello']);
    });
  }

  test('a send that never ends is given up after half a minute and tried again', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = (_, nth) => (nth === 1 ? new Promise<never>(() => {}) : sent);
    await w.say(bot, 'hello');
    await w.clock.advance(30_000);
    expect(w.adapter.calls[0]?.signal.aborted).toBe(true);
    await bot.drain();
    expect(w.eventsOf('waiting')).toMatchObject([{ reason: 'timeout' }]);
    await w.clock.advance(1_000);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('nobody sends beside a slow send', async () => {
    const w = world();
    let finish = (_: SendResult) => {};
    w.adapter.answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    await w.say(w.worker({ leaseMs: 1_000 }), 'hello');
    const other = w.worker({ workerId: 'other', leaseMs: 1_000 });
    await w.clock.advance(29_999);
    await other.drain();
    finish(sent);
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    expect(w.adapter.calls).toHaveLength(1);
  });

  test('a message that nobody could send for a day is parked', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = () => ({ result: 'retry', afterMs: 6 * hourMs, reason: 'outage' });
    await w.say(bot, 'hello');
    for (let i = 0; i < 6; i += 1) {
      await bot.drain();
      await w.clock.advance(6 * hourMs);
    }
    expect(w.adapter.calls).toHaveLength(5);
    expect(await w.store.readParked()).toMatchObject([{ reason: 'gave-up: outage' }]);
    expect(await w.store.readOutbox('test:a')).toEqual([]);
  });

  test('an answer that asks to be tried at once does not spin', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = () => ({ result: 'retry', afterMs: 0, reason: 'busy' });
    await w.say(bot, 'hello');
    await bot.drain();
    await w.clock.advance(999);
    await bot.drain();
    expect(w.adapter.calls).toHaveLength(1);
  });
});

describe('messages that were shown', () => {
  test('are known to the next turn, and forgotten when it says so', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'one');
    await bot.drain();
    await w.say(bot, 'two forget');
    await bot.drain();
    await w.say(bot, 'three');
    await bot.drain();
    const conversation = await w.store.readConversation('test:a', w.clock.nowMs());
    expect(conversation?.history.map(({ bot: seen }) => seen)).toEqual([
      [],
      ['test:a-1'],
      ['test:a-2'],
    ]);
  });

  test('are not taken for shown while they wait or when they were refused', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = (_, nth) => (nth === 1 ? { result: 'refused', reason: 'no' } : busy);
    for (const words of ['one', 'two', 'three']) {
      await w.say(bot, words);
      await bot.drain();
    }
    const conversation = await w.store.readConversation('test:a', w.clock.nowMs());
    expect(conversation?.history.flatMap(({ bot: seen }) => seen)).toEqual([]);
  });

  test('are edited in place', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'one');
    await bot.drain();
    await w.say(bot, 'edit');
    await bot.drain();
    const calls = w.adapter.calls.map(({ body, platformMessageId }) => [body, platformMessageId]);
    expect(calls).toEqual([
      ['one', undefined],
      ['edit', 'p1'],
    ]);
  });

  test('are replaced before they are sent, where they still wait', async () => {
    const w = world();
    const bot = w.worker();
    w.adapter.answer = (_, nth) => (nth === 1 ? busy : sent);
    await w.say(bot, 'one');
    await bot.drain();
    await w.say(bot, 'edit');
    await w.clock.advance(5_000);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['edit']);
  });

  test('may take several calls, which do not edit each other', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'a long one');
    await bot.drain();
    expect(w.adapter.calls).toHaveLength(5);
    expect(w.adapter.calls.every((call) => call.platformMessageId === undefined)).toBe(true);
    expect(w.adapter.shown.join('')).toBe('a long one'.repeat(100));
    await w.say(bot, 'edit');
    await bot.drain();
    expect(w.adapter.calls.at(-1)?.platformMessageId).toBe('p5');
    for (const words of ['forget silent', 'silent']) {
      await w.say(bot, words);
      await bot.drain();
    }
    const conversation = await w.store.readConversation('test:a', w.clock.nowMs());
    expect(conversation?.history.at(-1)?.bot).toEqual([]);
  });
});
