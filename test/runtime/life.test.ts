import { describe, expect, test } from 'vitest';
import type { Receive } from '../../src/adapters/port.ts';
import { leaseMs, text } from '../store/sample.ts';
import { fakeAdapter } from './fakes.ts';
import { killable } from './killable.ts';
import { receive as receiveAt, settled, world } from './world.ts';

const hanging = { by: 'model', understand: () => new Promise<never>(() => {}) } as const;

describe('a worker that was started', () => {
  test('answers what its adapters receive, and stops them at the end', async () => {
    const w = world();
    const calls: string[] = [];
    let receive: Receive | undefined;
    const adapter = {
      ...w.adapter,
      start: async (given: Receive) => {
        calls.push('start');
        receive = given;
      },
      stop: async () => {
        calls.push('stop');
      },
    };
    const bot = w.worker({ adapters: [adapter] });
    await bot.start();
    await receive?.({ key: 'test:a', platform: 'test' }, [
      { input: text('e1', 'hello'), eventIds: ['e1'] },
    ]);
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    await bot.stop();
    expect(calls).toEqual(['start', 'stop']);
  });

  test('takes up what is due, without being told', async () => {
    const w = world();
    const bot = w.worker();
    await bot.start();
    await w.say(bot, 'one', { quietMs: 700 });
    await w.clock.advance(1_000);
    await settled();
    expect(w.adapter.shown).toEqual(['one']);
    await w.say(bot, 'two', { quietMs: 700 });
    await w.clock.advance(1_000);
    await settled();
    expect(w.adapter.shown).toEqual(['one', 'two']);
    await bot.stop();
  });

  test('is in time for a quiet window that ends before it would have looked', async () => {
    const w = world();
    const bot = w.worker({ pollMs: 60_000 });
    await bot.start();
    await w.clock.advance(10_000);
    await w.say(bot, 'hello', { quietMs: 700 });
    await w.clock.advance(700);
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    await bot.stop();
  });

  test('takes over what a dead worker left', async () => {
    const w = world();
    const store = killable(w.store, { call: 3, moment: 'before', afterwards: 'silence' });
    await w.say(w.worker({ store, leaseMs }), 'hello');
    await store.died;
    expect(store.lastCall()).toBe('commit');
    const bot = w.worker({ workerId: 'other' });
    await bot.start();
    await w.clock.advance(leaseMs - 1);
    expect(w.adapter.shown).toEqual([]);
    await w.clock.advance(1_000);
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    await bot.stop();
  });

  test('goes on with the next input of a conversation as soon as a turn has ended', async () => {
    const w = world();
    const bot = w.worker();
    await bot.start();
    await receiveAt(bot, 'test:a', [
      text('e1', 'one', 'ann'),
      text('e2', 'two', 'ben'),
      text('e3', 'three', 'ann'),
    ]);
    await settled();
    expect(w.adapter.shown).toEqual(['one', 'two', 'three']);
    await bot.stop();
  });

  test('survives a store that is away for a while', async () => {
    const w = world();
    let away = true;
    const store: typeof w.store = {
      ...w.store,
      claim: (...args) => (away ? Promise.reject(new Error('down')) : w.store.claim(...args)),
    };
    const bot = w.worker({ store });
    await bot.start();
    await w.say(bot, 'hello', { quietMs: 100 });
    await w.clock.advance(3_000);
    expect(w.adapter.shown).toEqual([]);
    const faults = w.eventsOf('fault');
    expect(faults[0]).toMatchObject({ error: { code: 'store-unavailable' } });
    expect(faults[0]).not.toHaveProperty('key');
    expect(faults.length).toBeLessThanOrEqual(4);
    away = false;
    await w.clock.advance(1_000);
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    await bot.stop();
  });

  test('looks at an idle store about once in its polling interval', async () => {
    const w = world();
    let looks = 0;
    const store: typeof w.store = {
      ...w.store,
      claim: (...args) => {
        looks += 1;
        return w.store.claim(...args);
      },
    };
    const bot = w.worker({ store, pollMs: 1_000 });
    await bot.start();
    await w.clock.advance(60_000);
    expect(looks).toBeGreaterThanOrEqual(59);
    expect(looks).toBeLessThanOrEqual(62);
    await bot.stop();
  });

  test('does not start when one of its adapters does not', async () => {
    const w = world();
    const stopped: string[] = [];
    const good = { ...fakeAdapter('good'), stop: async () => void stopped.push('good') };
    const bad = {
      ...fakeAdapter('bad'),
      start: () => Promise.reject(new Error('wrong token')),
      stop: async () => void stopped.push('bad'),
    };
    const bot = w.worker({ adapters: [good, bad] });
    await expect(bot.start()).rejects.toThrow('wrong token');
    expect(stopped.sort()).toEqual(['bad', 'good']);
  });
});

describe('stopping', () => {
  test('lets a running turn end and its answer be sent', async () => {
    const w = world();
    let answer = () => {};
    const bot = w.worker({
      understander: {
        by: 'model',
        understand: () =>
          new Promise((resolve) => {
            answer = () => resolve({ understanding: { proposals: [] } });
          }),
      },
    });
    await w.say(bot, 'think');
    await settled();
    const stopping = bot.stop();
    answer();
    await stopping;
    expect(w.adapter.shown).toEqual(['think+model']);
  });

  test('ends within its bound and hands back what is claimed, as no one’s fault', async () => {
    const w = world();
    const bot = w.worker({ understander: hanging, stopMs: 5_000 });
    await w.say(bot, 'think');
    await settled();
    const stopping = bot.stop();
    await w.clock.advance(5_000);
    await stopping;
    expect(w.eventsOf('fault')).toEqual([]);
    const [claim] = await w.store.claim({ workerId: 'x', nowMs: w.clock.nowMs(), leaseMs }, 1);
    expect(claim).toMatchObject({ attempts: 1, inputs: [{ text: 'think' }] });
  });

  test('hands back a lane whose send does not end', async () => {
    const w = world();
    const bot = w.worker({ stopMs: 5_000 });
    w.adapter.answer = () => new Promise<never>(() => {});
    await w.say(bot, 'hello');
    await settled();
    const stopping = bot.stop();
    await w.clock.advance(5_000);
    await stopping;
    w.adapter.answer = () => ({ result: 'sent' });
    await w.clock.advance(1);
    await w.worker({ workerId: 'other' }).drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('ends within its bound even if nothing else does', async () => {
    const w = world();
    const never = () => new Promise<never>(() => {});
    const store: typeof w.store = { ...w.store, release: never };
    const adapter = { ...w.adapter, stop: never };
    const bot = w.worker({ store, adapters: [adapter], understander: hanging, stopMs: 5_000 });
    await bot.start();
    await w.say(bot, 'think');
    await settled();
    const stopping = bot.stop();
    await w.clock.advance(60_000);
    await stopping;
  });

  test('keeps what is received meanwhile for another worker', async () => {
    const w = world();
    const bot = w.worker();
    await bot.stop();
    const given = { eventId: 'e1' };
    expect(await w.say(bot, 'hello', given)).toEqual({ accepted: ['e1'], duplicates: [] });
    await settled();
    expect(w.adapter.shown).toEqual([]);
    await w.worker({ workerId: 'other' }).drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('twice is no fault', async () => {
    const w = world();
    const bot = w.worker();
    await bot.start();
    await Promise.all([bot.stop(), bot.stop()]);
    await bot.stop();
  });
});
