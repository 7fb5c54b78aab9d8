import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordedTransport, requestId } from '../../../src/understanding/model/recorded.ts';
import type {
  ChatReply,
  ChatRequest,
  Transport,
} from '../../../src/understanding/model/transport.ts';
import { run } from '../../cli/run.ts';
import { given, reading, startModelServer } from '../../support/model-server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;
const request = (words: string, model = 'm'): ChatRequest => ({
  model,
  messages: [{ role: 'user', content: words }],
});
const usage = { inputTokens: 10, cachedTokens: 5, outputTokens: 2 };
const live: Transport = async ({ messages }) => ({
  content: `heard ${messages[0]?.content}`,
  finishReason: 'stop',
  usage,
});

async function records(file: string): Promise<readonly { id: string; reply?: ChatReply }[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('a recording', () => {
  test('is made of every reply, and answers the same requests without a network', async () => {
    const file = join(folder, 'run.jsonl');
    const recording = recordedTransport({ record: file }, live);
    const replies = [await recording(request('a'), signal), await recording(request('b'), signal)];
    const replay = recordedTransport({ replay: file });
    expect([
      await replay(request('a', 'another model'), signal),
      await replay(request('b'), signal),
    ]).toEqual(replies);
    await expect(replay(request('c'), signal)).rejects.toMatchObject({ code: 'not-recorded' });
  });

  test('is added to, and the last reply counts', async () => {
    const file = join(folder, 'run.jsonl');
    await recordedTransport({ record: file }, live)(request('a'), signal);
    const other: Transport = async () => ({ content: 'other', usage });
    await recordedTransport({ record: file }, other)(request('a'), signal);
    expect(await records(file)).toHaveLength(2);
    expect(await recordedTransport({ replay: file })(request('a'), signal)).toMatchObject({
      content: 'other',
    });
  });

  test('spares the calls that it holds, while others are made', async () => {
    const file = join(folder, 'run.jsonl');
    await recordedTransport({ record: file }, live)(request('a'), signal);
    let calls = 0;
    const counted: Transport = (...given) => {
      calls += 1;
      return live(...given);
    };
    const both = recordedTransport({ replay: file, record: file }, counted);
    await both(request('a'), signal);
    await both(request('b'), signal);
    expect(calls).toBe(1);
  });

  test('may be written by anybody: content, JSON of it, or a whole reply', async () => {
    const file = join(folder, 'replies.jsonl');
    const line = (words: string, reply: unknown) =>
      JSON.stringify({ id: requestId(request(words)), reply });
    const whole = { content: 'x', finishReason: 'length' };
    await writeFile(
      file,
      [line('a', 'text'), '', line('b', reading()), line('c', whole)].join('\n'),
    );
    const replay = recordedTransport({ replay: file });
    expect(await replay(request('a'), signal)).toMatchObject({
      content: 'text',
      finishReason: 'stop',
    });
    expect(await replay(request('b'), signal)).toMatchObject({
      content: JSON.stringify(reading()),
    });
    expect(await replay(request('c'), signal)).toMatchObject({
      content: 'x',
      finishReason: 'length',
    });
  });

  test.each([
    'nonsense',
    '{"id":"a"}',
    '{"id":1,"reply":"x"}',
    '{"reply":"x"}',
    '{"id":"a","reply":7}',
  ])('that holds %s is refused with its line', async (text) => {
    const file = join(folder, 'replies.jsonl');
    await writeFile(file, `{"id":"a","reply":"x"}\n${text}\n`);
    expect(() => recordedTransport({ replay: file })).toThrow(`${file}:2`);
  });

  test('exports what it does not hold, each request once', async () => {
    const file = join(folder, 'requests.jsonl');
    const exporting = recordedTransport({ exportRequests: file });
    for (const words of ['a', 'b', 'a']) {
      await expect(exporting(request(words), signal)).rejects.toMatchObject({
        code: 'not-recorded',
      });
    }
    expect((await records(file)).map(({ id }) => id)).toEqual([
      requestId(request('a')),
      requestId(request('b')),
    ]);
  });
});

describe('cases played through a model', () => {
  const words = 'well now, everybody here shouts Zebedee whenever I come in';
  const cases = `flow: project-inquiry
cases:
  - id: a name in other words
    turns:
      - { say: Hello, expect: { asked: [name, company] } }
      - { say: "${words}", expect: { slots: { name: filled Zebedee }, modelCalled: true } }
  - id: code alone
    turns:
      - { say: Hello, expect: { modelCalled: false } }
`;

  async function evaluate(args: readonly string[], environment = {}) {
    const file = join(folder, 'cases.yaml');
    await writeFile(file, cases);
    return run('dist/cli/eval.js', [file, '--json', ...args], [], environment);
  }

  test('are reported apart, recorded, and repeated without a network', async () => {
    const server = await startModelServer(() => ({
      content: reading({ updates: [given('name', 'Zebedee')] }),
    }));
    const recording = join(folder, 'run.jsonl');
    const environment = {
      OPENAI_API_KEY: 'k',
      SLOTWISE_MODEL: 'm',
      SLOTWISE_MODEL_URL: server.url,
    };
    const ran = await evaluate(['--model', '--record', recording], environment);
    await server.close();
    const total = {
      type: 'total',
      passed: 2,
      failed: 0,
      modelCalls: 1,
      tokens: 1_050,
      branch: { passed: 1, failed: 0 },
      model: { passed: 1, failed: 0 },
    };
    expect(ran.records.at(-1)).toMatchObject(total);
    expect(await records(recording)).toHaveLength(1);
    const again = await evaluate(['--replay', recording]);
    expect(again).toMatchObject({ status: 0 });
    expect(again.records.at(-1)).toMatchObject(total);
  });

  test('may get their replies from anywhere', async () => {
    const requests = join(folder, 'requests.jsonl');
    const exported = await evaluate(['--export-requests', requests]);
    expect(exported.records.at(-1)).toMatchObject({ model: { failed: 1 } });
    const replies = join(folder, 'replies.jsonl');
    const lines = (await records(requests)).map(({ id }) =>
      JSON.stringify({ id, reply: reading({ updates: [given('name', 'Zebedee')] }) }),
    );
    await writeFile(replies, lines.join('\n'));
    const imported = await evaluate(['--import-replies', replies]);
    expect(imported.records.at(-1)).toMatchObject({ passed: 2, failed: 0 });
  });

  test('export and import in rounds until nothing is missing, and nothing that nobody uses', async () => {
    const file = join(folder, 'long.yaml');
    const twice = `flow: project-inquiry
cases:
  - id: two turns for a model
    turns:
      - { say: Hello }
      - { say: "${words}", expect: { slots: { name: filled Zebedee } } }
      - say: so it goes with the Northwind people here, as far as I know, my dear
        expect: { slots: { company: filled Northwind } }
`;
    await writeFile(file, twice);
    const [requests, replies] = [join(folder, 'requests.jsonl'), join(folder, 'replies.jsonl')];
    await writeFile(replies, '');
    const missing: number[] = [];
    let passed = 0;
    for (const [slot, value] of [
      ['name', 'Zebedee'],
      ['company', 'Northwind'],
      ['', ''],
    ] as const) {
      const args = ['--import-replies', replies, '--export-requests', requests];
      const played = await run('dist/cli/eval.js', [file, '--json', ...args]);
      const asked = await records(requests);
      missing.push(asked.length);
      passed = played.status ?? 1;
      const reply = reading({ updates: [given(slot, value)] });
      for (const { id } of asked) await appendFile(replies, `${JSON.stringify({ id, reply })}\n`);
    }
    expect(missing).toEqual([1, 1, 0]);
    expect(passed).toBe(0);
  });

  test.each([
    [['--model'], 'set OPENAI_API_KEY'],
    [['--record', 'x'], '--record goes with a model'],
    [['--replay', 'a', '--import-replies', 'b'], 'give one of them'],
    [['--replay', '/nowhere/a.jsonl'], '/nowhere/a.jsonl'],
  ])('are not played with %s', async (args, message) => {
    const { status, stderr } = await evaluate(args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('cases from elsewhere played through a model', () => {
  const words = 'well now, everybody here shouts Zebedee whenever I come in';
  const slot = { id: 'guest', type: 'person', description: 'Name of the guest' };

  async function evaluate(args: readonly string[], environment = {}) {
    const each = { id: 'own/1', lang: 'en', now: '2026-03-02T09:00:00', slot, reply: words };
    await writeFile(
      join(folder, 'replies.jsonl'),
      JSON.stringify({ ...each, accept: ['Zebedee'] }),
    );
    const call = ['--data', folder, '--file', 'replies', '--json', ...args];
    return run('dist/cli/eval-public.js', call, [], environment);
  }

  test('count what it understands beside what code does alone', async () => {
    const requests = join(folder, 'requests.jsonl');
    const alone = await evaluate(['--export-requests', requests]);
    expect(alone.records[0]).toMatchObject({ cases: 1, right: 0 });
    const [first] = await records(requests);
    const replies = join(folder, 'imported.jsonl');
    const reply = reading({ updates: [given('guest', 'Zebedee')] });
    await writeFile(replies, JSON.stringify({ id: first?.id, reply }));
    const imported = await evaluate(['--import-replies', replies]);
    expect(imported.records[0]).toMatchObject({ cases: 1, right: 1 });
  });

  test('ask the model that is configured', async () => {
    const updates = [given('guest', 'Zebedee')];
    const server = await startModelServer(() => ({ content: reading({ updates }) }));
    const { records: rows } = await evaluate(['--understander', 'model'], {
      OPENAI_API_KEY: 'k',
      SLOTWISE_MODEL: 'm',
      SLOTWISE_MODEL_URL: server.url,
    });
    await server.close();
    expect(rows[0]).toMatchObject({ cases: 1, right: 1 });
  });

  test.each([
    [['--understander', 'oracle'], 'rules or model'],
    [['--understander', 'model'], 'OPENAI_API_KEY'],
  ])('are not played with %s', async (args, message) => {
    const { status, stderr } = await evaluate(args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
