import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import type { Understander } from '../../src/understanding/port.ts';
import { flow, leaseMs } from '../store/sample.ts';
import { understander } from './fakes.ts';
import { settled, world } from './world.ts';

const never = () => new Promise<never>(() => {});
const throws = async () => {
  throw new Error('no answer');
};

describe('an understander that does not do its part', () => {
  const bad: readonly [string, Understander['understand'], string][] = [
    ['throws', throws, 'threw'],
    [
      'throws before it begins',
      () => {
        throw new Error('no answer');
      },
      'threw',
    ],
    ['never answers', never, 'timeout'],
    ['answers nothing', async () => ({ understanding: undefined }), 'invalid'],
    ['answers with text', async () => ({ understanding: 'They want a refund.' }), 'invalid'],
    ['answers in another shape', async () => ({ understanding: { proposals: [{}] } }), 'invalid'],
    ['answers with no answer', async () => undefined as never, 'threw'],
  ];
  for (const [name, understand, failure] of bad) {
    test(`one that ${name} is replaced by the rules`, async () => {
      const w = world();
      const bot = w.worker({ understander: understander('model', understand) });
      await w.say(bot, 'think');
      await w.clock.advance(20_000);
      await bot.drain();
      expect(w.adapter.shown).toEqual([`think+rules ${failure}`]);
      expect(w.eventsOf('turn')).toMatchObject([{ understanding: { by: 'rules', failure } }]);
      expect(w.eventsOf('fault')).toEqual([]);
    });

    test(`one that ${name}, rules included, understands nothing and the turn goes on`, async () => {
      const w = world();
      const bot = w.worker({
        understander: understander('model', understand),
        fallback: understander('rules', understand),
      });
      await w.say(bot, 'think');
      await w.clock.advance(40_000);
      await bot.drain();
      expect(w.adapter.shown).toEqual([`think+rules ${failure}`]);
    });
  }

  test('tokens that were paid for are reported even where the answer is of no use', async () => {
    const w = world();
    const answer = { understanding: 'garbage', inputTokens: 7, outputTokens: 3 };
    const bot = w.worker({ understander: understander('model', async () => answer) });
    await w.say(bot, 'think');
    await bot.drain();
    expect(w.eventsOf('turn')).toMatchObject([
      { understanding: { failure: 'invalid', inputTokens: 7, outputTokens: 3 } },
    ]);
  });

  test('one that is late is told to stop', async () => {
    const w = world();
    let signal: AbortSignal | undefined;
    const bot = w.worker({
      understander: understander('model', (_, given) => {
        signal = given;
        return never();
      }),
    });
    await w.say(bot, 'think');
    await settled();
    expect(signal?.aborted).toBe(false);
    await w.clock.advance(20_000);
    expect(signal?.aborted).toBe(true);
    await bot.drain();
  });
});

describe('while an understander takes its time', () => {
  test('the claim is renewed and nobody takes the turn over', async () => {
    const w = world();
    const slow = understander('model', async (_, signal) => {
      await w.clock.waitUntil(w.clock.nowMs() + 4 * leaseMs, signal);
      return { understanding: { proposals: [] } };
    });
    const bot = w.worker({ understander: slow, understandingMs: 10 * leaseMs, leaseMs });
    const other = w.worker({ workerId: 'other' });
    await w.say(bot, 'think');
    for (let i = 0; i < 8; i += 1) {
      await w.clock.advance(leaseMs / 2);
      await other.drain();
    }
    await bot.drain();
    expect(w.adapter.shown).toEqual(['think+model']);
  });

  test('a claim that is lost all the same ends the call, and nothing of the turn counts', async () => {
    const w = world();
    let signal: AbortSignal | undefined;
    const hanging = understander('model', (_, given) => {
      signal = given;
      return never();
    });
    let asked = 0;
    const fallback = understander('rules', async () => {
      asked += 1;
      return { understanding: { proposals: [] } };
    });
    const times = { leaseMs, understandingMs: 10 * leaseMs };
    const bot = w.worker({ understander: hanging, fallback, ...times });
    await w.say(bot, 'think');
    const thief = { workerId: 'thief', nowMs: w.clock.nowMs() + leaseMs, leaseMs };
    const [stolen] = await w.store.claim(thief, 1);
    expect(stolen?.inputs).toHaveLength(1);
    await w.clock.advance(leaseMs / 3);
    expect(signal?.aborted).toBe(true);
    expect(w.eventsOf('lost')).toEqual([{ event: 'lost', key: 'test:a' }]);
    expect(await w.turns()).toEqual([]);
    expect(w.adapter.calls).toEqual([]);
    expect(asked).toBe(0);
  });

  test('a renewal that fails is no reason to give up', async () => {
    const w = world();
    const store = { ...w.store, renew: () => Promise.reject(new Error('down')) };
    const slow = understander('model', async (_, signal) => {
      await w.clock.waitUntil(w.clock.nowMs() + leaseMs / 2, signal);
      return { understanding: { proposals: [] } };
    });
    const bot = w.worker({ store, understander: slow, leaseMs });
    await w.say(bot, 'think');
    await w.clock.advance(leaseMs / 2);
    await bot.drain();
    expect(w.adapter.shown).toEqual(['think+model']);
  });
});

describe('words that arrive while a model thinks', () => {
  /** Answers when it is told to, and counts. */
  function thinking() {
    const calls: { readonly signal: AbortSignal; readonly answer: () => void }[] = [];
    const model = understander('model', (_, signal) => {
      return new Promise((resolve) => {
        calls.push({ signal, answer: () => resolve({ understanding: { proposals: [] } }) });
      });
    });
    return { calls, model };
  }

  test('belong to the turn: the call is made once more with all of them', async () => {
    const w = world();
    const { calls, model } = thinking();
    const bot = w.worker({ understander: model });
    await w.say(bot, 'think');
    await settled();
    await w.say(bot, 'and more');
    const drained = bot.drain();
    await settled();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer();
    await drained;
    expect(await w.turns()).toEqual([['ann', 'think', 'and more']]);
    expect(w.eventsOf('fault')).toEqual([]);
    expect(w.eventsOf('turn')).toMatchObject([{ attempts: 1 }]);
  });

  test('are waited for until the person is quiet', async () => {
    const w = world();
    const { calls, model } = thinking();
    const bot = w.worker({ understander: model });
    await w.say(bot, 'think');
    await settled();
    await w.say(bot, 'and more', { quietMs: 1_000 });
    await bot.drain();
    expect(calls).toHaveLength(1);
    await w.clock.advance(1_000);
    const drained = bot.drain();
    await settled();
    calls[1]?.answer();
    await drained;
    expect(await w.turns()).toEqual([['ann', 'think', 'and more']]);
  });

  test('do so once: what comes during the second call is the next turn', async () => {
    const w = world();
    const { calls, model } = thinking();
    const bot = w.worker({ understander: model });
    await w.say(bot, 'think');
    await settled();
    await w.say(bot, 'think more');
    const drained = bot.drain();
    await settled();
    await w.say(bot, 'hello');
    await settled();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer();
    await drained;
    expect(await w.turns()).toEqual([
      ['ann', 'think', 'think more'],
      ['ann', 'hello'],
    ]);
  });

  test('belong to it, too, where another process accepts them', async () => {
    const w = world();
    const { calls, model } = thinking();
    const bot = w.worker({ understander: model });
    const other = w.worker({ workerId: 'other' });
    await w.say(bot, 'think');
    await settled();
    await w.say(other, 'and more');
    await w.clock.advance(1_000);
    await settled();
    const drained = bot.drain();
    await settled();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await w.say(other, 'hello');
    await w.clock.advance(5_000);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer();
    await drained;
    expect(await w.turns()).toEqual([
      ['ann', 'think', 'and more'],
      ['ann', 'hello'],
    ]);
    expect(w.eventsOf('fault')).toEqual([]);
  });

  test('are taken together with the rest by whichever process goes on', async () => {
    const w = world();
    const first = thinking();
    const second = thinking();
    const bot = w.worker({ understander: first.model });
    const other = w.worker({ workerId: 'other', understander: second.model });
    await w.say(bot, 'think');
    await settled();
    await w.say(other, 'and more');
    await w.clock.advance(1_000);
    await settled();
    const drained = other.drain();
    await settled();
    await w.say(bot, 'hello');
    await w.clock.advance(2_000);
    expect(first.calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(second.calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    second.calls[0]?.answer();
    await drained;
    expect((await w.turns())[0]).toEqual(['ann', 'think', 'and more']);
  });

  test.each([
    ['of somebody else', { person: 'bob' }],
    ['that were accepted before', { eventId: 'e1' }],
    ['elsewhere', { key: 'test:b' }],
  ])('%s end no call', async (_, given) => {
    const w = world();
    const { calls, model } = thinking();
    const bot = w.worker({ understander: model });
    await w.say(bot, 'think');
    await settled();
    await w.say(bot, 'hello', given);
    await settled();
    await w.clock.advance(1_000);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    calls[0]?.answer();
    await bot.drain();
    expect((await w.turns())[0]).toEqual(['ann', 'think']);
  });
});

describe('a flow that a session is pinned to', () => {
  test('is found after the program went on to another one', async () => {
    const w = world();
    const compiled = await compileFlow(flow);
    const old = w.worker({ flows: [compiled] });
    await w.say(old, 'hello');
    await old.drain();
    let loads = 0;
    const getFlow: typeof w.store.getFlow = (hash) => {
      loads += 1;
      return w.store.getFlow(hash);
    };
    const next = w.worker({ flows: [], store: { ...w.store, getFlow } });
    for (let i = 0; i < 3; i += 1) {
      await w.say(next, `flow:${compiled.hash}`);
      await next.drain();
      expect(w.adapter.shown.at(-1)).toBe(`flow:${compiled.hash}+flow sample`);
    }
    expect(loads).toBe(1);
  });

  test('is answered with nothing when it is gone', async () => {
    const w = world();
    const bot = w.worker();
    await w.say(bot, 'flow:abc');
    await bot.drain();
    expect(w.adapter.shown).toEqual(['flow:abc+flow missing']);
  });

  test('is kept before anything is accepted, and tried again after a failure', async () => {
    const w = world();
    let down = true;
    const store: typeof w.store = {
      ...w.store,
      putFlow: (...args) => (down ? Promise.reject(new Error('down')) : w.store.putFlow(...args)),
    };
    const bot = w.worker({ store, flows: [await compileFlow(flow)] });
    await expect(w.say(bot, 'hello')).rejects.toThrow('down');
    expect(await w.store.nextDueAtMs()).toBeUndefined();
    down = false;
    await w.say(bot, 'hello');
    await bot.drain();
    expect(w.adapter.shown).toEqual(['hello']);
  });
});
