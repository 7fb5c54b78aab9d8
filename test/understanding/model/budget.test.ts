import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/runtime/clock.ts';
import { openConversation } from '../../../src/scripted/driver.ts';
import { readLine } from '../../../src/scripted/inputs.ts';
import type { OutputRecord } from '../../../src/scripted/records.ts';
import { redisLedger } from '../../../src/store/redis/ledger.ts';
import {
  type Account,
  type BudgetLimits,
  type Ledger,
  memoryLedger,
  tokenBudget,
} from '../../../src/understanding/model/budget.ts';
import { modelUnderstander } from '../../../src/understanding/model/index.ts';
import { costUsd, readPrices } from '../../../src/understanding/model/prices.ts';
import { serverTraits } from '../../../src/understanding/model/server.ts';
import { reading } from '../../support/model-server.ts';
import { type SharedRedis, sharedRedis } from '../../support/redis.ts';
import { requestAfter, sample, startMs } from './scene.ts';

const flow = await sample('project-inquiry');
const { session } = requestAfter([flow], ['Hello', 'well, my dear, it is what it is here']);
const dayMs = 24 * 3_600_000;
const ana: Account = { session, person: 'ana' };
const bob: Account = { session, person: 'bob' };

describe('what may be spent', () => {
  test('is nothing but the session, where only that is limited', async () => {
    const budget = tokenBudget({ sessionTokens: 1_000 }, memoryLedger());
    const spent = (inputTokens: number) =>
      budget.spent(
        { ...ana, session: { ...session, spent: { inputTokens, outputTokens: 10 } } },
        startMs,
      );
    expect(await spent(980)).toBeUndefined();
    expect(await spent(990)).toBe('budget-session');
  });

  test('is counted by person and by day, and begins anew with the next', async () => {
    const budget = tokenBudget({ personTokens: 1_000, dayTokens: 1_500 }, memoryLedger());
    await budget.book(ana, 1_000, startMs);
    expect(await budget.spent(ana, startMs)).toBe('budget-person');
    expect(await budget.spent(bob, startMs)).toBeUndefined();
    await budget.book(bob, 500, startMs);
    expect(await budget.spent(bob, startMs)).toBe('budget-day');
    expect(await budget.spent(ana, startMs + dayMs)).toBeUndefined();
  });
});

test.each([
  ['0.75/0.075/4.5', { input: 0.75, cachedInput: 0.075, output: 4.5 }],
  ['1/1/1', { input: 1, cachedInput: 1, output: 1 }],
  ['1', undefined],
  ['1/2', undefined],
  ['a/b/c', undefined],
  ['-1/1/1', undefined],
  ['1/1/1/1', undefined],
])('prices %s', (written, prices) => {
  expect(readPrices(written)).toEqual(prices);
});

test('cached tokens are a part of what goes in, and cost their own', () => {
  const prices = { input: 2, cachedInput: 0.5, output: 8 };
  const usage = { inputTokens: 1_000, cachedTokens: 600, outputTokens: 100 };
  expect(costUsd(usage, prices)).toBe(0.0019);
});

describe('a conversation whose budget is spent', () => {
  async function talk(limits: BudgetLimits, lines: readonly string[]) {
    let calls = 0;
    const understander = modelUnderstander({
      model: 'm',
      server: serverTraits.openai,
      pace: systemClock,
      budgetMs: 5_000,
      budget: tokenBudget(limits, memoryLedger()),
      prices: { input: 1, cachedInput: 1, output: 1 },
      transport: async () => {
        calls += 1;
        const usage = { inputTokens: 900, cachedTokens: 0, outputTokens: 100 };
        return { content: JSON.stringify(reading()), usage };
      },
    });
    const records: OutputRecord[] = [];
    const conversation = await openConversation({
      flows: [flow],
      frozenAtMs: startMs,
      timeZone: 'UTC',
      numbered: false,
      live: false,
      understander,
      print: () => {},
      report: (record) => records.push(record),
    });
    for (const line of lines) {
      const read = readLine(line);
      if (read.kind === 'inputs') await conversation.take(read.inputs);
    }
    const trace = await conversation.lastTrace();
    await conversation.close();
    return { records, trace, calls };
  }
  const unclear = (n: number) =>
    `well, my dear, this and that, so it goes with us, number ${'abc'[n]}`;
  const lines = ['Hello', ...[0, 1, 2].map(unclear)];

  test.each([
    ['session', { sessionTokens: 1_000 }],
    ['person', { personTokens: 1_000 }],
    ['day', { dayTokens: 1_000 }],
  ] as const)(
    'of the %s is answered by rules, and people take over what these do not see',
    async (name, limits) => {
      const { records, trace, calls } = await talk(limits, lines);
      const turns = records.filter((record) => record.type === 'turn');
      expect(calls).toBe(1);
      expect(turns.map(({ modelCalled }) => modelCalled)).toEqual([false, true, false, false]);
      expect(trace?.understanding).toEqual({ by: 'rules', calls: 0, failure: `budget-${name}` });
      expect(turns.at(-1)?.outcome).toMatchObject({ type: 'handed-over', reason: 'stalled' });
    },
  );

  test('still takes what the rules understand', async () => {
    const said = [...lines.slice(0, 2), "I'm Dana from Northwind, and we have 30 people here"];
    const { records } = await talk({ sessionTokens: 1_000 }, said);
    const last = records.findLast((record) => record.type === 'turn');
    expect(last).toMatchObject({
      slots: { name: { value: 'Dana' }, company: { value: 'Northwind' } },
    });
  });

  test('says in its delivery what it has cost', async () => {
    const { records } = await talk({ sessionTokens: 1_000 }, lines);
    const delivery = records.find((record) => record.type === 'delivery');
    expect(delivery).toMatchObject({
      body: {
        data: {
          understanding: { modelCalls: 1, inputTokens: 900, outputTokens: 100, costUsd: 0.001 },
        },
      },
    });
  });
});

describe('a ledger', () => {
  let server: SharedRedis;
  let redis: ReturnType<typeof redisLedger>;
  beforeAll(async () => {
    server = await sharedRedis();
    redis = redisLedger({ url: server.url, keyPrefix: `${server.prefix}ledger:` });
  });
  afterAll(async () => {
    await redis.close();
    await server.stop();
  });
  const ledgers: readonly [string, () => Ledger][] = [
    ['in memory', memoryLedger],
    ['in Redis', () => redis],
  ];
  test.each(ledgers)('%s adds up by name', async (_, open) => {
    const ledger = open();
    expect(await ledger.read('a', startMs)).toBe(0);
    await Promise.all([1, 2, 3].map((tokens) => ledger.add('a', tokens, startMs)));
    await ledger.add('b', 10, startMs);
    expect(await ledger.read('a', startMs)).toBe(6);
    expect(await ledger.read('b', startMs)).toBe(10);
  });
});
