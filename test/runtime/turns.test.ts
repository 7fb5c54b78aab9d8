import { describe, expect, test } from 'vitest';
import { leaseMs, startMs, text } from '../store/sample.ts';
import { receive, settled, world } from './world.ts';

describe('taking turns', () => {
  test('what is said is answered, and the answer is sent', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'hello');
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello']);
    expect(await w.turns()).toEqual([['ann', 'hello']]);
    expect(w.events.map(({ event }) => event)).toEqual(['turn', 'sent']);
  });

  test('receiving alone is enough: the turn runs by itself', async () => {
    const w = world();
    await w.say(w.worker(), 'hello');
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('the same event twice has one effect', async () => {
    const w = world();
    const bot = w.worker();
    expect(await w.say(bot, 'hello', { eventId: 'e' })).toEqual({
      accepted: ['e'],
      duplicates: [],
    });
    await bot.drain();
    expect(await w.say(bot, 'hello', { eventId: 'e' })).toEqual({
      accepted: [],
      duplicates: ['e'],
    });
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('texts that one person sends at once are one turn', async () => {
    const w = world();
    const bot = w.worker();
    const at = { quietMs: 500 };
    await w.say(bot, 'one', at);
    await w.say(bot, 'two', at);
    await bot.drain();
    expect(w.adapter.shown).toEqual([]);
    await w.clock.advance(500);
    await bot.drain();
    expect(await w.turns()).toEqual([['ann', 'one', 'two']]);
  });

  test('a turn never spans people, and each is heard in order', async () => {
    const w = world();
    const bot = w.worker();
    await receive(bot, 'test:a', [
      text('e1', 'one', 'ann'),
      text('e2', 'two', 'ann'),
      text('e3', 'three', 'ben'),
      text('e4', 'four', 'ann'),
    ]);
    await bot.drain();
    expect(await w.turns()).toEqual([
      ['ann', 'one', 'two'],
      ['ben', 'three'],
      ['ann', 'four'],
    ]);
    expect(w.adapter.shown).toEqual(['one+two', 'three', 'four']);
  });

  test('a control is a turn of its own', async () => {
    const w = world();
    const bot = w.worker();
    const tap = {
      kind: 'control',
      eventId: 'e2',
      controlId: 'c',
      from: { id: 'ann' },
      receivedAtMs: startMs,
    } as const;
    await receive(bot, 'test:a', [text('e1', 'one'), tap, text('e3', 'two')]);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['one', 'control', 'two']);
  });

  test('several workers on one store keep the order and never take two turns at once', async () => {
    const w = world();
    const running = new Map<string, number>();
    let atOnce = 0;
    const slow = {
      by: 'model',
      async understand() {
        running.set('now', (running.get('now') ?? 0) + 1);
        atOnce = Math.max(atOnce, running.get('now') ?? 0);
        await settled();
        running.set('now', (running.get('now') ?? 0) - 1);
        return { understanding: { proposals: [] } };
      },
    } as const;
    const bots = [1, 2, 3].map((n) => w.worker({ workerId: `w${n}`, understander: slow }));
    const words = Array.from({ length: 12 }, (_, i) => `think ${i}`);
    for (const [i, word] of words.entries()) {
      const bot = bots[i % bots.length];
      if (bot) await w.say(bot, word, { person: `p${i}` });
    }
    await Promise.all(bots.map((bot) => bot.drain()));
    await Promise.all(bots.map((bot) => bot.drain()));
    expect((await w.turns()).map(([, said]) => said)).toEqual(words);
    expect(w.adapter.shown).toEqual(words.map((word) => `${word}+model`));
    expect(atOnce).toBe(1);
  });

  test('conversations run side by side', async () => {
    const w = world();
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const bot = w.worker({
      understander: {
        by: 'model',
        understand: () => gate.then(() => ({ understanding: { proposals: [] } })),
      },
    });
    await w.say(bot, 'think', { key: 'test:slow' });
    await w.say(bot, 'hello', { key: 'test:quick' });
    await settled();
    expect(w.adapter.shown).toEqual(['hello']);
    open();
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello', 'think+model']);
  });

  test('beyond its room a worker leaves turns to others', async () => {
    const w = world();
    const hanging = { by: 'model', understand: () => new Promise<never>(() => {}) } as const;
    const full = w.worker({ workerId: 'full', concurrency: 1, understander: hanging });
    await w.say(full, 'think', { key: 'test:a' });
    await w.say(full, 'hello', { key: 'test:b' });
    await settled();
    expect(w.adapter.shown).toEqual([]);
    await w.worker({ workerId: 'other' }).drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });

  test('a due time brings a turn without inputs', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'later');
    await bot.drain();
    await w.clock.advance(3_600_000 - 1);
    await bot.drain();
    expect(await w.turns()).toHaveLength(1);
    await w.clock.advance(1);
    await bot.drain();
    expect(await w.turns()).toEqual([['ann', 'later'], []]);
  });

  test('a new conversation takes language and zone from what the platform says', async () => {
    const w = world();
    const bot = w.worker();
    const received = [{ input: text('e1', 'hello'), eventIds: ['e1'] }];
    const hints = { locale: 'en-GB', timeZone: 'Europe/London' };
    await bot.receive({ key: 'test:a', platform: 'test', ...hints }, received);
    await bot.receive({ key: 'test:b', platform: 'test', locale: 'tlh' }, received);
    await bot.drain();
    expect(await w.store.readConversation('test:a', startMs)).toMatchObject({
      platform: 'test',
      language: 'en',
      timeZone: 'Europe/London',
    });
    expect(await w.store.readConversation('test:b', startMs)).toMatchObject({
      language: 'en',
      timeZone: 'UTC',
    });
  });

  test('a place that was renamed goes on as the same conversation', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'one');
    await w.store.addAlias('test:new', 'test:a');
    await w.say(bot, 'two', { key: 'test:new' });
    await bot.drain();
    expect((await w.turns()).flat()).toEqual(expect.arrayContaining(['one', 'two']));
  });

  test('a key that does not begin with its platform is refused', async () => {
    const w = world();
    const given = w.worker().receive({ key: 'other:a', platform: 'test' }, []);
    await expect(given).rejects.toThrow(TypeError);
  });

  test('what cannot be made durable is not acknowledged', async () => {
    const w = world();
    const store = { ...w.store, accept: () => Promise.reject(new Error('down')) };
    await expect(w.say(w.worker({ store }), 'hello')).rejects.toThrow('down');
  });

  test('an observer that throws changes nothing', async () => {
    const w = world();
    const bot = w.worker({
      observe: () => {
        throw new Error('The observer is broken.');
      },
    });
    await w.say(bot, 'hello done');
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello done']);
    expect(w.delivery.delivered).toHaveLength(1);
    expect(await w.store.readOutbox('test:a')).toEqual([]);
  });

  test('a conversation whose adapter is elsewhere is left alone', async () => {
    const w = world();
    const bot = w.worker({ adapters: [] });
    await w.say(bot, 'hello');
    await bot.drain();
    expect(w.eventsOf('fault')).toMatchObject([{ error: { code: 'adapter-missing' } }]);
    await w.clock.advance(2 * leaseMs);
    await w.worker().drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });
});
