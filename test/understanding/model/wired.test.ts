import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chat, run } from '../../cli/run.ts';
import { given, type ModelServer, reading, startModelServer } from '../../support/model-server.ts';

/** Understands what the person is called, and nothing else. */
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(({ body }) => {
    const words = JSON.stringify(body.messages);
    const name = /Zebedee/.exec(words)?.[0];
    return { content: reading({ updates: name ? [given('name', name)] : [] }) };
  });
});
afterAll(() => server.close());

const words = 'well now, everybody here shouts Zebedee whenever I come in';

function environment() {
  return { OPENAI_API_KEY: 'k', SLOTWISE_MODEL: 'scripted', SLOTWISE_MODEL_URL: server.url };
}

describe('with a model configured', () => {
  test('a conversation is understood by it, where code alone does not know', async () => {
    const before = server.requests.length;
    const { records } = await chat(['--flow', 'project-inquiry'], ['Hello', words], environment());
    const turns = records.filter(({ type }) => type === 'turn');
    expect(turns.map(({ modelCalled }) => modelCalled)).toEqual([false, true]);
    expect(turns[1].slots.name).toMatchObject({ status: 'filled', value: 'Zebedee' });
    expect(server.requests.length - before).toBe(1);
  });

  test('--offline leaves it out', async () => {
    const before = server.requests.length;
    const args = ['--flow', 'project-inquiry', '--offline'];
    const { records } = await chat(args, ['Hello', words], environment());
    expect(records.some(({ modelCalled }) => modelCalled)).toBe(false);
    expect(server.requests.length).toBe(before);
  });

  test('the start says so, and never the key', async () => {
    const { stdout } = await run('dist/cli/start.js', [], [], {
      ...environment(),
      OPENAI_API_KEY: 'sk-hush',
    });
    expect(stdout).toContain('with scripted');
    expect(stdout).not.toContain('sk-hush');
    const checked = await run('dist/cli/start.js', ['--check-config'], [], environment());
    expect(checked.stdout).toContain('Understanding: scripted (compatible), then rules.');
  });

  test('a server that is away is answered for by the rules, without a word about it', async () => {
    const away = {
      ...environment(),
      SLOTWISE_MODEL_URL: 'http://127.0.0.1:9/v1',
      SLOTWISE_MODEL_SECONDS: '2',
    };
    const { records, status } = await chat(
      ['--flow', 'project-inquiry'],
      ['Hello', "I'm Dana from Northwind, and it rains"],
      away,
    );
    expect(status).toBe(0);
    expect(records.at(-1).slots.name).toMatchObject({ status: 'filled', value: 'Dana' });
    expect(records.filter(({ type }) => type === 'error')).toEqual([]);
  });
});
