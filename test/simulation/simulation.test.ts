import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/runtime/clock.ts';
import { seeded } from '../../src/simulation/random.ts';
import { reportOf, reportsByPersona } from '../../src/simulation/report.ts';
import { simulate } from '../../src/simulation/run.ts';
import { correctness, type Tally } from '../../src/simulation/tally.ts';
import { isTrue, truthOf } from '../../src/simulation/truth.ts';
import { spokenLanguages } from '../../src/simulation/words.ts';
import { modelUnderstander } from '../../src/understanding/model/index.ts';
import { serverTraits } from '../../src/understanding/model/server.ts';
import { noUsage } from '../../src/understanding/model/transport.ts';
import { run } from '../cli/run.ts';
import { reading } from '../support/model-server.ts';
import { sample, startMs } from '../understanding/model/scene.ts';

const flows = await Promise.all(['project-inquiry', 'return-request', 'payment-order'].map(sample));
const [inquiry, returns] = flows;
if (inquiry === undefined || returns === undefined) throw new Error('the samples are missing');

describe('people with something in mind', () => {
  test.each(flows.map((flow) => [flow.spec.id, flow] as const))(
    'have a value for every slot of %s, in both languages',
    (_, { spec }) => {
      for (const language of spokenLanguages) {
        for (const slot of spec.slots) {
          const truth = truthOf(
            slot,
            spec,
            language,
            { nowMs: startMs, timeZone: 'UTC' },
            seeded(7),
          );
          expect(truth, `${slot.id} in ${language}`).toBeDefined();
        }
      }
    },
  );

  test('meant what is noted, or something else', () => {
    const slot = returns.spec.slots.find(({ type }) => type === 'integer');
    const text = inquiry.spec.slots.find(({ type }) => type === 'text');
    if (slot === undefined || text === undefined) throw new Error('the samples have changed');
    const truth = { value: 29, plain: '29', ways: ['29', 'twenty-nine'] };
    expect(isTrue(29, truth, slot)).toBe(true);
    expect(isTrue('twenty-nine', truth, slot)).toBe(false);
    const said = { value: 'a shop', plain: 'a shop', ways: ['a shop'] };
    expect(isTrue('A shop.', said, text)).toBe(true);
    expect(isTrue('the project is a shop', said, text)).toBe(false);
    expect(isTrue('a ship', said, text)).toBe(false);
  });
});

describe('a simulation', () => {
  const options = { flow: returns, people: 20, seed: 3 };

  test('repeats exactly, and other seeds bring other people', async () => {
    const [once, again, other] = [
      await simulate(options),
      await simulate(options),
      await simulate({ ...options, seed: 4 }),
    ];
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  test('has all personas and both languages, and every conversation ends', async () => {
    const tallies = await simulate(options);
    expect(reportsByPersona(tallies).map(({ report }) => report.people)).toEqual(Array(10).fill(2));
    expect(new Set(tallies.map(({ language }) => language)).size).toBe(2);
    expect(tallies.map(({ outcome }) => outcome)).not.toContain('open');
  });

  test('finds refusals respected', async () => {
    const { declines } = reportOf(await simulate(options));
    expect(declines.said).toBeGreaterThan(0);
    expect(declines.kept).toBe(declines.said);
  });

  test('counts turns, calls and tokens of a model', async () => {
    let calls = 0;
    const understander = modelUnderstander({
      model: 'm',
      server: serverTraits.openai,
      pace: systemClock,
      budgetMs: 5_000,
      transport: async () => {
        calls += 1;
        return { content: JSON.stringify(reading()), usage: { ...noUsage, inputTokens: 100 } };
      },
    });
    const tallies = await simulate({ flow: inquiry, people: 4, seed: 1, understander });
    const total = (of: (tally: Tally) => number) => tallies.map(of).reduce((a, b) => a + b, 0);
    expect(calls).toBeGreaterThan(0);
    expect(total(({ modelTurns }) => modelTurns)).toBe(calls);
    expect(total(({ understood }) => understood)).toBe(calls);
    expect(total(({ tokens }) => tokens)).toBe(100 * calls);
    expect(reportOf(tallies).withoutModelShare).toBeLessThan(1);
  });
});

test('what is noted at the end is held against what was meant', () => {
  const truth = (value: string) => ({ value, plain: value, ways: [value] });
  const notes = {
    truths: new Map([
      ['name', truth('Ana')],
      ['company', truth('Acme')],
    ]),
    told: new Set(['name', 'company']),
    declined: new Set(['email', 'budget']),
    corrected: new Set(['name', 'company']),
  };
  const turn = {
    slots: {
      name: { status: 'filled', value: 'Ben' },
      company: { status: 'filled', value: 'Acme' },
      email: { status: 'declined', reason: 'refused' },
      budget: { status: 'filled', value: { amount: '5', currency: 'EUR' } },
    },
  };
  expect(correctness(inquiry.spec, notes, [turn as never])).toEqual({
    falseFills: [
      { slot: 'name', noted: 'Ben', meant: 'Ana' },
      { slot: 'budget', noted: { amount: '5', currency: 'EUR' }, meant: null },
    ],
    declines: { said: 2, kept: 1 },
    corrections: { said: 2, kept: 1 },
  });
});

describe('the command', () => {
  const simulateCommand = (args: readonly string[]) => run('dist/cli/simulate.js', args);

  test('prints a line a persona, or records', async () => {
    const shown = await simulateCommand(['--flow', 'return-request', '--people', '3']);
    expect(shown.stdout).toMatch(/^persona +people +completed/);
    expect(shown.stdout).toMatch(/^all +3 /m);
    const { records } = await simulateCommand([
      '--flow',
      'return-request',
      '--people',
      '3',
      '--json',
    ]);
    expect(records.map(({ type }) => type)).toEqual(['person', 'person', 'person', 'report']);
    expect(records.at(-1)).toMatchObject({ people: 3, withoutModelShare: 1, tokensEach: 0 });
  });

  test.each([
    [[], '--flow'],
    [['--flow', 'nowhere'], 'nowhere'],
    [['--flow', 'return-request', '--people', 'many'], '--people'],
    [['--flow', 'return-request', '--language', 'xx'], '--language'],
    [['--flow', 'return-request', '--model'], 'OPENAI_API_KEY'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await simulateCommand(args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
