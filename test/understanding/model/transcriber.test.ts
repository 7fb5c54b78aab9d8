import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/runtime/clock.ts';
import { memoryLedger, tokenBudget } from '../../../src/understanding/model/budget.ts';
import { readTranscriptionPrices } from '../../../src/understanding/model/prices.ts';
import {
  modelTranscriber,
  type TranscriberOptions,
} from '../../../src/understanding/model/transcriber.ts';
import type { RecordedSpeech } from '../../../src/understanding/port.ts';
import { type Heard, type ModelServer, startModelServer } from '../../support/model-server.ts';

let server: ModelServer;
afterEach(() => server.close());

const nothing = new AbortController().signal;
const speech: RecordedSpeech = {
  bytes: Buffer.from('sound'),
  name: 'Call with Dana about her divorce.ogg',
  mimeType: 'audio/ogg',
};

async function transcriber(...answers: readonly Heard[]) {
  return payingTranscriber({}, ...answers);
}

async function payingTranscriber(
  paying: Pick<TranscriberOptions, 'budget' | 'prices'>,
  ...answers: readonly Heard[]
) {
  const last = answers.at(-1) ?? { text: '' };
  server = await startModelServer(
    () => ({ status: 404 }),
    (_, index) => answers[index] ?? last,
  );
  const pace = { ...systemClock, waitUntil: waitless };
  const address = { apiKey: 'k', baseUrl: server.url };
  return modelTranscriber({ ...address, model: 'm', budgetMs: 3_000, pace, ...paying });
}

/** Pauses are over at once, and limits of time never come. */
async function waitless(atMs: number, signal: AbortSignal): Promise<void> {
  if (atMs - systemClock.nowMs() < 1_000) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
}

test('what was said comes back, and nothing but the sound goes there', async () => {
  const { transcribe } = await transcriber({ text: 'about thirty people' });
  expect(await transcribe(speech, nothing)).toEqual({ text: 'about thirty people' });
  expect(server.recordings).toEqual([
    {
      fields: { model: 'm', response_format: 'json' },
      name: 'recording.ogg',
      bytes: Buffer.from('sound'),
    },
  ]);
});

test.each<[string, string | undefined, string]>([
  ['audio_message.m4a', 'audio/mp4', 'm4a'],
  ['clip.webm', undefined, 'webm'],
  ['note.OGG', undefined, 'ogg'],
  ['voice.oga', 'audio/ogg; codecs=opus', 'ogg'],
  ['no ending', 'audio/mpeg', 'mp3'],
  ['memo.amr', 'audio/x-wav', 'wav'],
  ['memo', undefined, 'ogg'],
])('%s, %s is sent as .%s', async (name, mimeType, ending) => {
  const { transcribe } = await transcriber({ text: 'hello' });
  const given = { bytes: speech.bytes, name, ...(mimeType !== undefined && { mimeType }) };
  expect(await transcribe(given, nothing)).toEqual({ text: 'hello' });
  expect(server.recordings[0]?.name).toBe(`recording.${ending}`);
});

describe('what fails', () => {
  test.each<[string, readonly Heard[], object, number]>([
    ['passes, and is tried once more', [{ status: 503 }, { text: 'hello' }], { text: 'hello' }, 2],
    ['does not pass', [{ status: 500 }], { failure: 'server-error' }, 2],
    ['is too many requests', [{ status: 429 }], { failure: 'rate-limited' }, 2],
    ['is the key', [{ status: 401 }], { failure: 'unauthorised' }, 1],
    ['is the model', [{ status: 404 }], { failure: 'unknown-model' }, 1],
    ['is the recording', [{ status: 400 }], { failure: 'bad-request' }, 1],
    ['is the connection', ['drop'], { failure: 'unreachable' }, 2],
    ['is an answer without words', [{ raw: '{}' }], { failure: 'empty' }, 2],
    ['is an answer of another shape', [{ raw: '{"text":7}' }], { failure: 'empty' }, 2],
    ['is no JSON', [{ raw: '<html>' }], { failure: 'broken-json' }, 2],
  ])('%s', async (_, answers, expected, calls) => {
    const { transcribe } = await transcriber(...answers);
    expect(await transcribe(speech, nothing)).toEqual(expected);
    expect(server.recordings).toHaveLength(calls);
  });

  test('stops when it is told to', async () => {
    const { transcribe } = await transcriber('hang');
    const stop = new AbortController();
    const heard = transcribe(speech, stop.signal);
    const reason = new Error('stop');
    setImmediate(() => stop.abort(reason));
    await expect(heard).rejects.toBe(reason);
  });
});

describe('what it costs', () => {
  const tokens = { type: 'tokens', input_tokens: 400, output_tokens: 20, total_tokens: 420 };
  const heard = (usage: unknown): Heard => ({ raw: JSON.stringify({ text: 'thirty', usage }) });
  const prices = (written: string) => {
    const read = readTranscriptionPrices(written);
    return read === undefined ? {} : { prices: read };
  };
  const inTokens = { inputTokens: 400, outputTokens: 20 };

  test.each<[string, unknown, string, object | undefined]>([
    ['tokens', tokens, '', inTokens],
    ['tokens with a price', tokens, '2.5/10', { ...inTokens, costUsd: 0.0012 }],
    ['tokens, and a price of minutes', tokens, '0.006', inTokens],
    ['a duration', { type: 'duration', seconds: 30 }, '', { audioSeconds: 30 }],
    [
      'a duration with a price',
      { type: 'duration', seconds: 30 },
      '0.006',
      { audioSeconds: 30, costUsd: 0.003 },
    ],
    ['nothing', undefined, '2.5/10', undefined],
    ['nonsense', { input_tokens: -1, seconds: 'many' }, '', { inputTokens: 0, audioSeconds: 0 }],
    ['no object', 'much', '', undefined],
  ])('is counted in %s', async (_, usage, written, cost) => {
    const { transcribe } = await payingTranscriber(prices(written), heard(usage));
    const expected = { text: 'thirty', ...(cost && { cost }) };
    expect(await transcribe(speech, nothing)).toEqual(expected);
  });

  test('is counted for every attempt that was answered', async () => {
    const empty: Heard = { raw: JSON.stringify({ usage: tokens }) };
    const { transcribe } = await transcriber(empty, heard(tokens));
    expect(await transcribe(speech, nothing)).toEqual({
      text: 'thirty',
      cost: { inputTokens: 800, outputTokens: 40 },
    });
  });

  test.each([
    ['person', { personTokens: 420 }],
    ['day', { dayTokens: 420 }],
  ])(
    'is booked on the budget of the %s, and nothing is sent when that is spent',
    async (name, limits) => {
      const budget = tokenBudget(limits, memoryLedger());
      const { transcribe } = await payingTranscriber({ budget }, heard(tokens));
      const hers = { ...speech, by: 'ann' };
      expect(await transcribe(hers, nothing)).toMatchObject({ text: 'thirty' });
      expect(await transcribe(hers, nothing)).toEqual({ failure: `budget-${name}` });
      expect(server.recordings).toHaveLength(1);
    },
  );
});

test.each([
  ['2.5/10', { input: 2.5, output: 10 }],
  ['0.006', { minute: 0.006 }],
  ['1/2/3', undefined],
  ['-1', undefined],
  ['a', undefined],
  ['', undefined],
])('prices %s', (written, prices) => {
  expect(readTranscriptionPrices(written)).toEqual(prices);
});
