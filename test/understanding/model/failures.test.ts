import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/understanding/model/attempt.ts';
import { modelUnderstander } from '../../../src/understanding/model/index.ts';
import { openAiTransport } from '../../../src/understanding/model/openai.ts';
import { serverTraits } from '../../../src/understanding/model/server.ts';
import { modelFailures } from '../../../src/understanding/model/transport.ts';
import {
  given,
  type ModelServer,
  reading,
  type Scripted,
  startModelServer,
} from '../../support/model-server.ts';
import { requestAfter, sample, startMs } from './scene.ts';

const flow = await sample('project-inquiry');
const request = requestAfter(
  [flow],
  ['Hello', 'so, well, my dear, it is the Northwind people here'],
);
const good = { content: reading({ updates: [given('company', 'Northwind')] }) };

const toEnd: ModelServer[] = [];
afterEach(async () => {
  for (const server of toEnd.splice(0)) await server.close();
});

/** Pauses take no time, and a call is out of time when the test says so. */
function pace(): Pace & { readonly expire: () => void } {
  let nowMs = startMs;
  const late = new Set<() => void>();
  return {
    nowMs: () => nowMs,
    waitUntil(atMs, signal) {
      if (atMs - nowMs < 5_000) {
        nowMs = atMs;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        late.add(resolve);
        signal.addEventListener('abort', () => {
          late.delete(resolve);
          resolve();
        });
      });
    },
    expire() {
      for (const resolve of late) resolve();
      late.clear();
    },
  };
}

function understanderFor(url: string, time: Pace) {
  return modelUnderstander({
    model: 'm',
    server: serverTraits.openai,
    transport: openAiTransport({ apiKey: 'k', baseUrl: url }),
    pace: time,
    budgetMs: 20_000,
    prices: { input: 1, cachedInput: 0.1, output: 10 },
  });
}

/** Asks a server that answers by this script; a call that hangs runs out of time. */
async function ask(script: readonly Scripted[]) {
  const server = await startModelServer((_, index) => script[index] ?? 'hang');
  toEnd.push(server);
  const time = pace();
  const answer = understanderFor(server.url, time).understand(request, never);
  for (const [index, scripted] of script.entries()) {
    if (scripted === 'hang') void server.received(index + 1).then(time.expire);
  }
  return { server, answer };
}

const never = new AbortController().signal;

describe('a model that answers', () => {
  test('is heard, and what it cost is counted', async () => {
    const asked = await ask([good]);
    expect(await asked.answer).toEqual({
      understanding: {
        proposals: [{ slot: 'company', says: 'value', quote: 'Northwind', direct: true }],
        intent: 'continue',
        complete: false,
      },
      calls: 1,
      inputTokens: 1_000,
      cachedTokens: 600,
      outputTokens: 50,
      costUsd: 0.00096,
    });
    expect(asked.server.requests[0]?.authorization).toBe('Bearer k');
  });

  const json = JSON.stringify(good.content);
  test.each([
    ['the fence that it puts around its JSON', `\`\`\`json\n${json}\n\`\`\``],
    ['what it thinks aloud', `<think>\nIs it {"a": 1}?\n</think>\n\n${json}`],
    ['a fence on one line', `\`\`\`json ${json} \`\`\``],
    ['a fence among words', `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nI hope it helps.`],
    ['a greeting', `Sure! ${json}`],
    ['an explanation', `${json}\n\nThey named their company.`],
    ['a thought whose beginning the server ate', `Is it {"a": 1}?\n</think>\n${json}`],
    ['parts', [{ type: 'text', text: json }]],
    ['blanks', `\n ${json} \n`],
  ])('is heard through %s', async (_, content) => {
    const { answer } =
      typeof content === 'string'
        ? await ask([{ content }])
        : await ask([{ raw: JSON.stringify({ choices: [{ message: { content } }] }) }]);
    expect(await answer).toMatchObject({ calls: 1, understanding: { proposals: [{}] } });
  });
});

test('every failure has a row in docs/models.md', async () => {
  const page = await readFile(new URL('../../../docs/models.md', import.meta.url), 'utf8');
  for (const code of modelFailures) expect(page).toContain(`| \`${code}\``);
});

describe('a model that fails in a way that may pass is asked once more', () => {
  const rows: readonly [string, Scripted][] = [
    ['too many requests', { status: 429 }],
    ['a server error', { status: 500 }],
    ['a gateway without a server', { status: 503, body: 'no' }],
    ['a connection that is cut', 'drop'],
    ['broken JSON', { content: '{"updates": [' }],
    ['another shape', { content: { updates: 'none' } }],
    ['an empty reply', { content: '' }],
    ['no reply', { content: null }],
    ['a body that is no JSON', { raw: '{"choices": [' }],
    ['a page', { raw: '<html></html>', type: 'text/html' }],
    ['no answer in time', 'hang'],
    ['an answer that breaks off', 'break'],
    ['an answer of nothing', { raw: 'null' }],
    [
      'an answer of no compression that it names',
      { raw: 'no', headers: { 'content-encoding': 'gzip' } },
    ],
  ];
  test.each(rows)('after %s', async (_, first) => {
    const answer = await (await ask([first, good])).answer;
    expect(answer).toMatchObject({ calls: 2, understanding: { proposals: [{ slot: 'company' }] } });
    expect(answer.failure).toBeUndefined();
  });
});

describe('a failure has a name, and ends with the second attempt', () => {
  const rows: readonly [string, Scripted, string, number][] = [
    ['too many requests', { status: 429 }, 'rate-limited', 2],
    [
      'a quota that is used up',
      { status: 429, body: { error: { code: 'insufficient_quota' } } },
      'rate-limited',
      1,
    ],
    [
      'a wait that is too long',
      { status: 429, headers: { 'retry-after': '60' } },
      'rate-limited',
      1,
    ],
    [
      'a wait that is too long, as a date',
      {
        status: 429,
        headers: {
          date: 'Mon, 02 Mar 2026 09:00:00 GMT',
          'retry-after': 'Mon, 02 Mar 2026 09:01:00 GMT',
        },
      },
      'rate-limited',
      1,
    ],
    ['credit that is used up', { status: 402 }, 'rate-limited', 1],
    ['a server error', { status: 502 }, 'server-error', 2],
    ['an answer that breaks off', 'break', 'unreachable', 2],
    ['a connection that is cut', 'drop', 'unreachable', 2],
    ['no answer in time', 'hang', 'timeout', 2],
    ['a reply that was cut', { content: '{"updates":[]}', finishReason: 'length' }, 'truncated', 1],
    ['a whole reply that was cut', { content: reading(), finishReason: 'length' }, 'truncated', 1],
    [
      'a reply of as many tokens as there may be',
      { content: reading(), finishReason: 'MAX_TOKENS' },
      'truncated',
      1,
    ],
    ['two thoughts without an answer', { content: '<think>{"a"</think> {"b"' }, 'broken-json', 2],
    ['a refusal', { refusal: 'I cannot help with that.' }, 'refusal', 1],
    ['filtered content', { content: '', finishReason: 'content_filter' }, 'refusal', 1],
    [
      'words that a server filters',
      { status: 400, body: { error: { code: 'content_filter', message: 'filtered' } } },
      'refusal',
      1,
    ],
    [
      'broken JSON',
      { content: '{"address":"12 Example Ro', finishReason: 'tool_calls' },
      'broken-json',
      2,
    ],
    ['prose', { content: 'They want a portal.' }, 'broken-json', 2],
    [
      'a status that does not exist',
      { content: reading({ updates: [given('company', 'Northwind', { status: 'confirmed' })] }) },
      'schema-mismatch',
      2,
    ],
    ['a list', { content: [] }, 'schema-mismatch', 2],
    ['nothing', { content: null }, 'empty', 2],
    ['blanks', { content: ' \n ' }, 'empty', 2],
    ['no choices', { raw: '{"choices":[]}' }, 'empty', 2],
    ['a wrong key', { status: 401 }, 'unauthorised', 1],
    ['a model that does not exist', { status: 404 }, 'unknown-model', 1],
    ['a request that is refused', { status: 400 }, 'bad-request', 1],
  ];
  test.each(rows)('%s', async (_, scripted, failure, calls) => {
    const answer = await (await ask([scripted, scripted])).answer;
    expect(answer).toMatchObject({ failure, calls, understanding: undefined });
  });

  test('tokens of both attempts are counted', async () => {
    const answer = await (await ask([{ content: 'no' }, { content: 'no' }])).answer;
    expect(answer).toMatchObject({ failure: 'broken-json', inputTokens: 2_000, outputTokens: 100 });
  });

  test('a server that is not there', async () => {
    const server = await startModelServer(() => 'hang');
    await server.close();
    const answer = await understanderFor(server.url, pace()).understand(request, never);
    expect(answer).toMatchObject({ failure: 'unreachable' });
  });
});

test('a call that nobody wants any more ends at once, and no other is made', async () => {
  const ending = new AbortController();
  const server = await startModelServer(() => 'hang');
  toEnd.push(server);
  const answer = understanderFor(server.url, pace()).understand(request, ending.signal);
  await server.received(1);
  ending.abort(new Error('stopped'));
  await expect(answer).rejects.toThrow('stopped');
  expect(server.requests).toHaveLength(1);
});
