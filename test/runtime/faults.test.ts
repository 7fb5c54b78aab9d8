import { describe, expect, test } from 'vitest';
import { OperationalError } from '../../src/errors.ts';
import type { Store } from '../../src/store/port.ts';
import { hourMs, present, startMs, text } from '../store/sample.ts';
import { brokenCores, heard } from './echo-core.ts';
import { receive, type World, world } from './world.ts';

/** Lets time pass until nothing fails any more, draining whenever something is due. */
async function passing(w: World, bot: ReturnType<World['worker']>, steps = 12): Promise<void> {
  for (let i = 0; i < steps; i += 1) {
    await bot.drain();
    await w.clock.advance(16_000);
  }
}

describe('an input that breaks the turn', () => {
  test('is tried with growing pauses, then parked with an apology; later inputs go on', async () => {
    const w = world();
    const bot = w.worker();
    await receive(bot, 'test:a', [
      text('e1', 'poison', 'ann'),
      text('e2', 'hello', 'ben'),
      text('e3', 'again', 'ann'),
    ]);
    const dueAfterMs: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      await bot.drain();
      const dueAtMs = present(await w.store.nextDueAtMs());
      dueAfterMs.push(dueAtMs - w.clock.nowMs());
      await w.clock.advance(dueAtMs - w.clock.nowMs());
    }
    expect(dueAfterMs).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(w.eventsOf('fault')).toHaveLength(4);
    expect(w.adapter.shown).toEqual([]);

    await bot.drain();
    expect(w.adapter.shown).toEqual([expect.stringContaining('Sorry'), 'hello', 'again']);
    expect(await w.store.readParked()).toMatchObject([
      { kind: 'input', key: 'test:a', reason: 'failed-repeatedly', input: { eventId: 'e1' } },
    ]);
    expect(w.eventsOf('parked')).toEqual([
      { event: 'parked', key: 'test:a', id: 'e1', reason: 'failed-repeatedly' },
    ]);
    expect(w.eventsOf('fault')).toHaveLength(4);
  });

  test('costs the messages beside it nothing: it is tried alone before it is parked', async () => {
    const w = world();
    const bot = w.worker();
    await receive(bot, 'test:a', [text('e1', 'one'), text('e2', 'poison'), text('e3', 'two')]);
    await passing(w, bot);
    expect((await w.turns()).filter((turn) => turn.length > 0)).toEqual([
      ['ann', 'one'],
      ['ann', 'two'],
    ]);
    expect((await w.store.readParked()).map(({ kind }) => kind)).toEqual(['input']);
  });

  test('can be replayed once the program is mended', async () => {
    const w = world();
    const broken = w.worker({ turn: brokenCores.throws });
    await receive(broken, 'test:a', [text('e1', 'hello')]);
    await passing(w, broken);
    const [item] = await w.store.readParked();
    expect(await w.store.replay(present(item).id, w.clock.nowMs())).toBe(true);
    await w.worker().drain();
    expect(w.adapter.shown.at(-1)).toBe('hello');
  });

  test('leaves it to the core when its conversation is due next', async () => {
    const w = world();
    const broken = w.worker({ turn: brokenCores.throws });
    const bot = w.worker();
    await w.say(bot, 'hello');
    await bot.drain();
    await receive(broken, 'test:a', [text('x', 'hello')]);
    for (let i = 0; i < 4; i += 1) {
      await broken.drain();
      await w.clock.advance(present(await w.store.nextDueAtMs()) - w.clock.nowMs());
    }
    const before = await w.store.readConversation('test:a', w.clock.nowMs());
    await broken.drain();
    // The core is asked once more, without inputs, when it wants its next turn.
    await w.clock.advance(1_000);
    await bot.drain();
    const after = present(await w.store.readConversation('test:a', w.clock.nowMs()));
    expect(heard(after)).toEqual([['ann', 'hello'], []]);
    expect(after.turns).toBe(present(before).turns + 2);
  });

  test('is parked even where the apology cannot be shown', async () => {
    const w = world();
    const render = () => {
      throw new Error('The adapter is broken.');
    };
    const bot = w.worker({ adapters: [{ ...w.adapter, render }] });
    await receive(bot, 'test:a', [text('e1', 'hello'), text('e2', 'silent', 'ben')]);
    await passing(w, bot);
    expect(await w.store.readParked()).toMatchObject([{ input: { eventId: 'e1' } }]);
    expect((await w.turns()).flat()).toContain('silent');
  });

  test('a due time that breaks the turn is tried ever more rarely, and stops nobody', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'later');
    await bot.drain();
    const broken = w.worker({ turn: brokenCores.throws });
    for (let i = 0; i < 20; i += 1) {
      await w.clock.advance(hourMs);
      await broken.drain();
    }
    expect(w.eventsOf('fault').length).toBeLessThanOrEqual(20);
    expect(await w.store.readParked()).toEqual([]);
    await w.say(bot, 'hello');
    await bot.drain();
    expect((await w.turns()).at(-1)).toEqual(['ann', 'hello']);
  });

  test('a turn that always needs more is a fault, not an endless one', async () => {
    const w = world();
    const endless = w.worker({ turn: brokenCores.neverSettles });
    await w.say(endless, 'hello', { key: 'test:b' });
    await endless.drain();
    expect(w.eventsOf('fault')).toMatchObject([{ key: 'test:b' }]);
  });

  test('a due time that has come already does not keep the worker busy for ever', async () => {
    const w = world();
    const bot = w.worker({ turn: brokenCores.dueForEver });
    await w.say(bot, 'hello');
    await bot.drain();
    expect(await w.turns()).toEqual([['ann', 'hello']]);
  });
});

describe('a worker that dies in the middle of a turn', () => {
  /** Claims of a worker that never comes back, one after the other. */
  async function lose(w: ReturnType<typeof world>, times: number) {
    for (let i = 0; i < times; i += 1) {
      await w.store.claim({ workerId: 'gone', nowMs: w.clock.nowMs(), leaseMs: 30_000 }, 9);
      await w.clock.advance(30_000);
    }
  }

  test('several times is not held against the inputs', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'hello', { quietMs: 1 });
    await w.clock.advance(1);
    await lose(w, 11);
    await bot.drain();
    expect(await w.turns()).toEqual([['ann', 'hello']]);
    expect(await w.store.readParked()).toEqual([]);
  });

  test('every time has its input tried alone, and set aside in the end', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'kills', { quietMs: 1 });
    await w.say(bot, 'hello', { quietMs: 1 });
    await w.clock.advance(1);
    await lose(w, 3);
    const claims = await w.store.claim(
      { workerId: 'gone', nowMs: w.clock.nowMs(), leaseMs: 30_000 },
      9,
    );
    expect(claims).toMatchObject([{ attempts: 4, failures: 0 }]);
    await w.clock.advance(30_000);
    await lose(w, 9);
    await bot.drain();
    expect(await w.store.readParked()).toMatchObject([{ input: { eventId: 'e1' } }]);
    expect(await w.turns()).toContainEqual(['ann', 'hello']);
  });
});

describe('a store that fails', () => {
  const failures: readonly [string, unknown][] = [
    ['an operational error', new OperationalError('store-unavailable', 'The store is away.')],
    ['any other rejection', new Error('ECONNRESET')],
  ];
  for (const [name, failure] of failures) {
    test(`with ${name} at a commit leaves everything as it was, and is no one's fault`, async () => {
      const w = world();
      let failing = 7;
      const commit: Store['commit'] = (...args) => {
        failing -= 1;
        return failing >= 0 ? Promise.reject(failure) : w.store.commit(...args);
      };
      const bot = w.worker({ store: { ...w.store, commit } });
      await w.say(bot, 'hello done');
      await bot.drain();
      expect(await w.store.readConversation('test:a', startMs)).toBeUndefined();
      expect(await w.store.readOutbox('test:a')).toEqual([]);
      expect(w.adapter.calls).toEqual([]);
      await passing(w, bot);
      expect(await w.turns()).toEqual([['ann', 'hello done']]);
      expect(w.adapter.shown).toEqual(['hello done']);
      expect(w.delivery.delivered).toHaveLength(1);
      expect(await w.store.readParked()).toEqual([]);
    });
  }

  test.each([
    ['for a moment', 1, ['hello']],
    ['for seconds', 8, ['hello']],
    ['for longer than the lane is ours', 1_000, ['hello', 'hello']],
  ])('at a settlement, %s, makes the message come no more often than it must', async (...given) => {
    const [, times, shown] = given;
    const w = world();
    let failing = times;
    const settle: Store['settle'] = (...args) => {
      failing -= 1;
      return failing >= 0 ? Promise.reject(new Error('ECONNRESET')) : w.store.settle(...args);
    };
    const bot = w.worker({ store: { ...w.store, settle } });
    await w.say(bot, 'hello');
    const draining = bot.drain();
    await w.clock.advance(50_000);
    await draining;
    failing = 0;
    await w.clock.advance(120_000);
    await bot.drain();
    expect(w.adapter.shown).toEqual(shown);
    expect(await w.store.readOutbox('test:a')).toEqual([]);
  });

  test('rejects a drain, and the work is still there', async () => {
    const w = world();
    const broken: Store = { ...w.store, claim: () => Promise.reject(new Error('down')) };
    await expect(w.worker({ store: broken }).drain()).rejects.toMatchObject({
      code: 'store-unavailable',
    });
  });

  test('a state that a later release wrote waits for that release', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'hello');
    await bot.drain();
    const newer: Store['claim'] = async (...args) =>
      (await w.store.claim(...args)).map(({ conversation: _, ...claim }) => ({
        ...claim,
        unreadable: new OperationalError('stored-version-newer', 'Version 2.'),
      }));
    const old = w.worker({ store: { ...w.store, claim: newer } });
    await w.say(old, 'more', { quietMs: 1 });
    for (let i = 0; i < 10; i += 1) {
      await w.clock.advance(60_000);
      await old.drain();
    }
    expect(await w.store.readParked()).toEqual([]);
    await w.clock.advance(60_000);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello', 'more']);
  });

  test('a state that is not plain JSON counts against the turn that made it', async () => {
    const w = world();
    const bot = w.worker({ turn: brokenCores.notJson });
    await w.say(bot, 'hello');
    await passing(w, bot);
    expect(w.eventsOf('fault')[0]).toMatchObject({ error: { code: 'not-storable' } });
    expect(await w.store.readParked()).toHaveLength(1);
  });
});
