import { describe, expect, test } from 'vitest';
import { compileFlow } from '../../src/core/flow/compile.ts';
import type { Input } from '../../src/core/input.ts';
import { OperationalError } from '../../src/errors.ts';
import { findFlow } from '../../src/flow-files.ts';
import { eventLog, openLog } from '../../src/ops/log.ts';
import { frozenClock } from '../../src/runtime/clock.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { fakeAdapter, fakeDelivery } from '../runtime/fakes.ts';
import { startMs } from '../store/sample.ts';

/** Everything that is personal in what the person below is, says and is answered. */
const key = 'test:4917212345678';
const personal = [
  '4917212345678',
  'U042PERSON',
  'Dana Whitfield',
  'Whitfield',
  'Northwind',
  'dana.w@example.com',
  'thirty people',
  '10-49',
  '10–49',
  'customer portal',
  'resellers',
  'Zanzibar',
];

const said = [
  'Hello',
  "I'm Dana Whitfield from Northwind, we are about thirty people",
  'can you ship it to Zanzibar?',
  'a customer portal with a shop behind it, for our resellers',
  'my email is dana.w@example.com',
  'yes',
  'no budget yet',
  'yes',
  '/cancel',
];

/** A whole conversation with everything on the way failing once, at the loudest level. */
async function logged(): Promise<{ readonly lines: readonly string[]; readonly text: string }> {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const found = await findFlow('project-inquiry');
  if (!found.ok) throw new Error('The sample flow does not load.');
  const flow = await compileFlow(found.spec);
  const clock = frozenClock(startMs);
  const adapter = fakeAdapter();
  const delivery = fakeDelivery();
  const store = memoryStore();
  const faults: unknown[] = [
    new SyntaxError(`Unexpected token in ${said.join()}`),
    Object.assign(new Error(`ERR ${said[1]}`), { command: { name: 'set', args: said } }),
    new OperationalError('store-unavailable', 'Away.', {
      cause: Object.assign(new Error(`ERR with args: ${said[1]}`), { args: said }),
    }),
    said[1],
  ];
  const commit: Store['commit'] = (...args) => {
    const fault = faults.shift();
    return fault === undefined ? store.commit(...args) : Promise.reject(fault);
  };
  adapter.answer = (_, nth) => {
    if (nth === 2) return { result: 'retry', reason: '429' };
    if (nth === 4) return { result: 'refused', reason: 'blocked' };
    if (nth === 5) throw new Error(`cannot send ${said[3]}`);
    return { result: 'sent', platformMessageId: `p${nth}` };
  };
  const understood = { ...rulesUnderstander, by: 'model' as const };
  const write = eventLog(log);
  const runtime = createRuntime({
    store: { ...store, commit },
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: {
      ...understood,
      understand: async (...args) => ({
        ...(await understood.understand(...args)),
        inputTokens: 812,
        outputTokens: 54,
      }),
    },
    fallback: rulesUnderstander,
    adapters: [adapter],
    delivery,
    clock,
    observe: (event) => write(event, clock.nowMs()),
  });
  for (const [i, text] of said.entries()) {
    const input: Input = {
      kind: 'text',
      eventId: `Ev${i}`,
      messageId: `m${i}`,
      from: { id: 'U042PERSON', name: 'Dana Whitfield' },
      receivedAtMs: clock.nowMs(),
      text,
    };
    await runtime.receive({ key, platform: 'test' }, [{ input, eventIds: [input.eventId] }]);
    for (let pass = 0; pass < 12; pass += 1) {
      await clock.advance(10_000);
      await runtime.drain();
    }
  }
  return { lines, text: lines.join('') };
}

describe('the log of a whole conversation', () => {
  test('tells of every kind of thing that happened, and of no person', async () => {
    const { lines, text } = await logged();
    const records = lines.map((line) => JSON.parse(line) as { msg: string; level: string });
    const kinds = new Set(records.map(({ msg }) => msg));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['fault', 'not sent yet', 'sent', 'set aside', 'turn']),
    );
    for (const value of personal) {
      expect(text.toLowerCase(), value).not.toContain(value.toLowerCase());
    }
    for (const words of said.filter((one) => one.length > 5)) expect(text).not.toContain(words);
    expect(text).toContain('"inputTokens":812');
  });

  test('still lets an operator follow one conversation and find a fault', async () => {
    const { lines } = await logged();
    const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const refs = new Set(records.map(({ conversation }) => conversation));
    expect(refs.size).toBe(1);
    const faults = records.filter(({ msg }) => msg === 'fault');
    expect(faults.map(({ error }) => (error as { code?: string }).code)).toContain(
      'store-unavailable',
    );
    expect(records.find(({ msg }) => msg === 'turn')).toMatchObject({
      level: 'info',
      acts: expect.arrayContaining([expect.any(String)]),
      inputs: 1,
      turn: expect.any(Number),
    });
  });
});

test('a store that is away is told once a minute, anything else each time', () => {
  const lines: { readonly level: string; readonly time: number }[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const write = eventLog(log);
  const away = new OperationalError('store-unavailable', 'Redis did not do what was asked.');
  for (let seconds = 0; seconds < 150; seconds += 1) {
    write({ event: 'fault', error: away }, startMs + seconds * 1_000);
  }
  expect(lines).toHaveLength(3);
  write({ event: 'fault', error: new OperationalError('store-full', 'No.') }, startMs + 150_000);
  for (const error of [new Error('a bug'), new OperationalError('stored-data-sealed', 'No key.')]) {
    write({ event: 'fault', error }, startMs + 150_000);
    write({ event: 'fault', error }, startMs + 150_000);
  }
  expect(lines).toHaveLength(8);
});
