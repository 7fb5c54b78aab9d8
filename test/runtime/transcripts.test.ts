import { beforeAll, describe, expect, test } from 'vitest';
import type { FetchedFile, FileRequest } from '../../src/adapters/port.ts';
import { type CompiledFlow, compileFlow } from '../../src/core/flow/compile.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import type { Input } from '../../src/core/input.ts';
import { resume, step } from '../../src/core/step.ts';
import type { Transcriber, Transcription } from '../../src/understanding/port.ts';
import { rulesUnderstander } from '../../src/understanding/rules/index.ts';
import { leaseMs } from '../store/sample.ts';
import { receive, settled, world } from './world.ts';

let flow: CompiledFlow;
beforeAll(async () => {
  const people: FlowSource['slots'][number] = {
    id: 'people',
    type: 'integer',
    label: 'people',
    unit: ['people'],
  };
  const note = { id: 'note', type: 'text', label: 'note' } as const;
  flow = await compileFlow(
    defineFlow({ id: 'booking', version: 1, title: 'Booking', slots: [people, note] }),
  );
});

const never = () => new Promise<never>(() => {});
const sound: FetchedFile = { result: 'fetched', bytes: Buffer.from('thirty people') };

/** Hears whatever text the bytes are. */
const listens = async ({ bytes }: { bytes: Uint8Array }): Promise<Transcription> => ({
  text: Buffer.from(bytes).toString(),
});

function scene(
  fetchFile: (request: FileRequest) => Promise<FetchedFile> = async () => sound,
  transcribe: Transcriber['transcribe'] = listens,
) {
  const w = world();
  const requests: FileRequest[] = [];
  const adapter = {
    ...w.adapter,
    fetchFile: (request: FileRequest) => {
      requests.push(request);
      return fetchFile(request);
    },
  };
  const worker = (options: object = {}) =>
    w.worker({
      turn: { step, resume },
      flows: [flow],
      adapters: [adapter],
      understander: rulesUnderstander,
      fallback: rulesUnderstander,
      transcriber: { mostBytes: 1_000, transcribe },
      ...options,
    });
  const slots = async () =>
    (await w.store.readConversation('test:a', w.clock.nowMs()))?.session?.slots;
  return { ...w, worker, requests, slots };
}

let events = 0;
function voice(size = 13): Input {
  events += 1;
  const eventId = `v${events}`;
  const files = [{ platform: 'test', id: `f${events}`, name: 'voice.ogg', size }];
  const base = { eventId, messageId: eventId, from: { id: 'ann' }, receivedAtMs: 0 };
  return { ...base, kind: 'wordless', what: 'voice', files };
}

test('a recording is fetched and written down, and fills what was said', async () => {
  const w = scene();
  const bot = w.worker();
  await receive(bot, 'test:a', [voice()]);
  await bot.drain();
  expect(await w.slots()).toMatchObject({ people: { status: 'filled', value: 30 } });
  expect(w.requests).toMatchObject([{ key: 'test:a', mostBytes: 1_000 }]);
  expect(w.eventsOf('turn')).toMatchObject([{ transcription: { recordings: 1 } }]);
});

test('a burst of many recordings is one turn', async () => {
  const w = scene();
  const bot = w.worker();
  await receive(
    bot,
    'test:a',
    Array.from({ length: 12 }, () => voice()),
  );
  await bot.drain();
  expect(w.eventsOf('turn')).toMatchObject([{ transcription: { recordings: 12 } }]);
  expect(await w.slots()).toMatchObject({ people: { value: 30 } });
});

test('who spoke is told to the transcriber, and what it cost is in the report', async () => {
  const speakers: (string | undefined)[] = [];
  const costs: unknown[] = [
    { inputTokens: 5, outputTokens: 2 },
    { inputTokens: 3, audioSeconds: Number.NaN, outputTokens: 'many' },
    'free',
  ];
  const w = scene(undefined, async ({ bytes, by }) => {
    speakers.push(by);
    const cost = costs.shift() as Transcription['cost'];
    return { text: Buffer.from(bytes).toString(), ...(cost && { cost }) };
  });
  const bot = w.worker();
  await receive(bot, 'test:a', [voice(), voice(), voice()]);
  await bot.drain();
  expect(speakers).toEqual(['ann', 'ann', 'ann']);
  expect(w.eventsOf('turn').map(({ transcription }) => transcription)).toEqual([
    { recordings: 3, inputTokens: 8, outputTokens: 2 },
  ]);
});

test('what was paid for a recording of no use is in the report, too', async () => {
  const cost = { audioSeconds: 4, costUsd: 0.001 };
  const w = scene(undefined, async () => ({ text: ' ', cost }));
  const bot = w.worker();
  await receive(bot, 'test:a', [voice()]);
  await bot.drain();
  expect(w.eventsOf('turn')).toMatchObject([
    { transcription: { recordings: 1, failure: 'silence', ...cost } },
  ]);
});

describe('what goes wrong is answered kindly, and the conversation goes on', () => {
  const failed =
    (reason: string, mayPass = false) =>
    async (): Promise<FetchedFile> => ({
      result: 'failed',
      reason,
      mayPass,
    });
  const fails = async () => ({ failure: 'server-error' });
  const throws = async () => {
    throw new Error('secret words');
  };
  test.each<[string, Parameters<typeof scene>, string, number]>([
    ['a file that is gone', [failed('final')], 'not-fetched', 1],
    ['a platform that is away', [failed('passing', true)], 'not-fetched', 2],
    ['a file that is larger than was said', [failed('too-large')], 'too-large', 1],
    ['a platform that never answers', [never], 'timeout', 1],
    ['a fetch that throws', [throws], 'threw', 1],
    ['a server that fails', [undefined, fails], 'server-error', 1],
    ['a server that never answers', [undefined, never], 'timeout', 1],
    ['a transcriber that throws', [undefined, throws], 'threw', 1],
    ['a failure in words', [undefined, async () => ({ failure: 'No such thing!' })], 'threw', 1],
    ['silence', [undefined, async () => ({ text: ' ' })], 'silence', 1],
  ])('%s', async (_, given, failure, fetches) => {
    const w = scene(...given);
    const bot = w.worker();
    await receive(bot, 'test:a', [voice()]);
    await settled();
    await w.clock.advance(30_000);
    await bot.drain();
    expect(w.eventsOf('turn')).toMatchObject([{ transcription: { recordings: 1, failure } }]);
    expect(w.eventsOf('fault')).toEqual([]);
    expect(w.requests).toHaveLength(fetches);
    await receive(bot, 'test:a', [voice()]);
    await settled();
    await w.clock.advance(30_000);
    await bot.drain();
    expect(w.adapter.shown.at(-1)).toMatch(/type it/);
  });

  test('a file that is too large is not even fetched', async () => {
    const w = scene();
    const bot = w.worker();
    await receive(bot, 'test:a', [voice(1_001)]);
    await bot.drain();
    expect(w.requests).toEqual([]);
    expect(w.eventsOf('turn')).toMatchObject([{ transcription: { failure: 'too-large' } }]);
  });

  test('without a transcriber nothing is fetched and nothing counted', async () => {
    const w = scene();
    const bot = w.worker({ transcriber: undefined });
    await receive(bot, 'test:a', [voice()]);
    await receive(bot, 'test:a', [voice()]);
    await bot.drain();
    expect(w.requests).toEqual([]);
    expect(w.eventsOf('turn')[0]).not.toHaveProperty('transcription');
    expect(w.adapter.shown.at(-1)).toContain("I can't listen to voice messages");
  });
});

test('a recording that a worker leaves behind is heard by the next', async () => {
  const w = scene();
  let signal: AbortSignal | undefined;
  const leaving = w.worker({
    stopMs: 0,
    transcriber: {
      mostBytes: 1_000,
      transcribe: (_: unknown, given: AbortSignal) => {
        signal = given;
        return never();
      },
    },
  });
  const input = voice();
  await receive(leaving, 'test:a', [input]);
  await settled();
  expect(signal?.aborted).toBe(false);
  const stopped = leaving.stop();
  await settled();
  await w.clock.advance(leaseMs);
  await stopped;
  expect(signal?.aborted).toBe(true);
  expect(await w.slots()).toBeUndefined();
  const next = w.worker();
  await next.drain();
  expect(await w.slots()).toMatchObject({ people: { status: 'filled', value: 30 } });
  expect(await receive(next, 'test:a', [input])).toMatchObject({ accepted: [] });
});
