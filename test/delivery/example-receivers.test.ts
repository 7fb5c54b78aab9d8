import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/delivery/webhook/endpoints.ts';
import { webhookDelivery } from '../../src/delivery/webhook/sender.ts';
import { sign } from '../../src/delivery/webhook/signing.ts';
import { effect, session } from './collection.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const otherSecret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const folder = fileURLToPath(new URL('../../examples/receivers/', import.meta.url));

/** Python is not everywhere; where it is, its example is run as well. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
const receivers: [language: string, program: string, file: string][] = [
  ['Node', process.execPath, 'receiver.mjs'],
];
if (hasPython) receivers.push(['Python', 'python3', 'receiver.py']);

describe.each(receivers)('the receiver in %s', (_, program, file) => {
  let child: ChildProcess;
  let url = '';
  let lines: string[] = [];

  beforeAll(async () => {
    const env = { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' };
    const started = spawn(program, [file], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const output = createInterface({ input: started.stdout });
    const [first] = (await once(output, 'line')) as [string];
    url = first.replace('listening ', '');
    output.on('line', (line) => lines.push(line));
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  beforeEach(() => {
    lines = [];
  });

  async function post(id: string, endpoint: Partial<Endpoint> = {}, revision = 1) {
    const delivery = webhookDelivery({
      endpoints: () => ({ url, secret, allowPrivate: true, ...endpoint }),
    });
    const nowMs = Date.now();
    const { signal } = new AbortController();
    const set = { ...session, id: 'of-all', collectionRevision: revision };
    const { post } = delivery.render(effect({ id, session: set }));
    return delivery.post(post, { attempt: 1, nowMs, createdAtMs: nowMs, signal });
  }

  /** What a post with these bytes is answered. */
  function raw(body: string, headers: Readonly<Record<string, string>>): Promise<number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(url, { method: 'POST', headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  test('takes a secret without its beginning, too', async () => {
    const env = {
      PATH: process.env.PATH,
      WEBHOOK_SECRET: secret.slice('whsec_'.length),
      PORT: '0',
    };
    const other = spawn(program, [file], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(other, 'exit');
    try {
      const [first] = (await once(createInterface({ input: other.stdout }), 'line')) as [string];
      const result = await post('h-1-0', { url: first.replace('listening ', '') });
      expect(result).toMatchObject({ result: 'delivered' });
    } finally {
      other.kill();
      await ended;
    }
  });

  test.each([
    '',
    'whsec_',
    'whsec_short',
    secret.slice(0, -5),
    `whsec_${Buffer.alloc(16, 7).toString('base64')}`,
    `whsec_${secret}`,
    'a secret of several words, long enough to be one',
  ])('does not start with a secret that is none: "%s"', (given) => {
    const env = { PATH: process.env.PATH, WEBHOOK_SECRET: given, PORT: '0' };
    const ran = spawnSync(program, [file], { cwd: folder, env, encoding: 'utf8' });
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr.trim()).toBe('WEBHOOK_SECRET: set it to the secret of the endpoint, whole');
  });

  test('takes a set once, however often it comes', async () => {
    expect(await post('a-1-0')).toMatchObject({ result: 'delivered', status: 204 });
    expect(await post('a-1-0')).toMatchObject({ result: 'delivered', status: 204 });
    await expect.poll(() => lines).toEqual([expect.stringContaining('007123')]);
  });

  test('takes a correction, and not an older set after it', async () => {
    await post('b-3-0', {}, 3);
    await post('b-2-0', {}, 2);
    await expect.poll(() => lines).toHaveLength(1);
  });

  test('refuses what somebody else has signed', async () => {
    expect(await post('c-1-0', { secret: otherSecret })).toMatchObject({
      result: 'refused',
      reason: 'the receiver answered 401',
    });
    expect(lines).toEqual([]);
  });

  test('finds its signature beside another one while secrets change', async () => {
    const both = { secret: otherSecret, olderSecrets: [secret] };
    expect(await post('d-1-0', both)).toMatchObject({ result: 'delivered' });
  });

  test('goes by the bytes, spaces and accents included', async () => {
    const data = '{"collectionId":"x",  "revision":1, "test":true, "said":"é"}';
    const body = `{"data": ${data},"type":"collection.completed"}`;
    const headers = sign(secret, { id: 'e-1-0', body }, Date.now());
    expect(await raw(body, { ...headers })).toBe(204);
    const again = JSON.stringify(JSON.parse(body));
    expect(again).not.toBe(body);
    expect(await raw(again, { ...headers, 'webhook-id': 'e-1-1' })).toBe(401);
    expect(await raw(again, { ...headers })).toBe(401);
  });

  test('answers what is no JSON, signed as it may be, and goes on', async () => {
    const body = '{"data":';
    const status = await raw(body, { ...sign(secret, { id: 'g-1-0', body }, Date.now()) });
    expect([400, 401]).toContain(status);
    expect(await post('g-1-1')).toMatchObject({ result: 'delivered' });
  });

  test('refuses an old signature and a missing one', async () => {
    const body = '{}';
    const old = sign(secret, { id: 'f-1-0', body }, Date.now() - 400_000);
    expect(await raw(body, { ...old })).toBe(401);
    expect(await raw(body, {})).toBe(401);
  });
});
