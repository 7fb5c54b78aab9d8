import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import type { PostResult } from '../../src/delivery/port.ts';
import type { Endpoint } from '../../src/delivery/webhook/endpoints.ts';
import { judgeError } from '../../src/delivery/webhook/judge.ts';
import { unconfiguredDelayMs, webhookDelivery } from '../../src/delivery/webhook/sender.ts';
import { effect, flow } from './collection.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const nowMs = Date.UTC(2026, 2, 1, 9);
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function receiver(answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answer(request, response, Buffer.concat(chunks).toString());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?to=me`;
}

function answering(status: number, headers: Record<string, string> = {}): Promise<string> {
  return receiver((_, response) => response.writeHead(status, headers).end('so be it'));
}

async function post(
  endpoint: Endpoint | undefined,
  { attempt = 1, ageMs = 0, signal = new AbortController().signal } = {},
): Promise<PostResult> {
  const delivery = webhookDelivery({ endpoints: () => endpoint });
  const createdAtMs = nowMs - ageMs;
  return delivery.post(delivery.render(effect()).post, { attempt, nowMs, createdAtMs, signal });
}

const hourMs = 3_600_000;

const local = (url: string): Endpoint => ({ url, secret, allowPrivate: true });

describe('rendering', () => {
  const { render } = webhookDelivery({ endpoints: () => undefined });

  test('makes the same post each time, in a lane of the endpoint and the collection', () => {
    expect(render(effect())).toEqual(render(effect()));
    const { lane, post } = render(effect());
    expect(lane).toBe('webhook:default:abc');
    expect(post).toMatchObject({ id: 'abc-4-0', endpoint: 'default' });
    expect(JSON.parse(post.body)).toMatchObject({ id: 'abc-4-0', data: { collectionId: 'abc' } });
  });

  test("names the flow's own endpoint", () => {
    const elsewhere = { ...flow, delivery: { webhook: 'crm' } };
    expect(render(effect({ flow: elsewhere })).lane).toBe('webhook:crm:abc');
  });

  test.each(['a.b', '', 'ä', 'a b'])('takes no id like "%s"', (id) => {
    expect(() => render(effect({ id }))).toThrow();
  });
});

describe('a post', () => {
  test('arrives as it was rendered and is verified by the receiver', async () => {
    let seen: unknown;
    const url = await receiver((request, response, body) => {
      const headers = request.headers as Record<string, string>;
      seen = { url: request.url, type: headers['content-type'], id: headers['webhook-id'] };
      response.writeHead(new Webhook(secret).verify(body, headers) ? 204 : 401).end();
    });
    const result = await post(local(url));
    expect(result).toMatchObject({ result: 'delivered', status: 204 });
    expect(seen).toEqual({ url: '/hook?to=me', type: 'application/json', id: 'abc-4-0' });
    if (result.result === 'delivered') expect(result.headers['webhook-id']).toBe('abc-4-0');
  });

  test.each([200, 201, 204])('is delivered by %i', async (status) => {
    expect(await post(local(await answering(status)))).toMatchObject({ result: 'delivered' });
  });

  test.each([301, 302, 307, 308, 304, 400, 401, 404, 410, 422])(
    'is refused by %i',
    async (status) => {
      const url = await answering(status, { location: 'http://127.0.0.1:1/' });
      const result = await post(local(url));
      expect(result).toMatchObject({
        result: 'refused',
        reason: expect.stringContaining(`${status}`),
      });
    },
  );

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried again after %i', async (status) => {
    const result = await post(local(await answering(status)));
    expect(result).toMatchObject({ result: 'retry', reason: expect.stringContaining(`${status}`) });
    if (result.result === 'retry') {
      expect(result.afterMs).toBeGreaterThanOrEqual(4_500);
      expect(result.afterMs).toBeLessThanOrEqual(5_000);
    }
  });

  test('waits as long as the receiver asks', async () => {
    const result = await post(local(await answering(503, { 'retry-after': '3600' })));
    expect(result).toMatchObject({ result: 'retry', afterMs: 3_600_000 });
  });

  test('waits no shorter than the schedule, whatever the receiver asks', async () => {
    const url = await answering(429, { 'retry-after': '0' });
    const result = await post(local(url), { attempt: 2, ageMs: hourMs });
    if (result.result !== 'retry') throw new Error(result.result);
    expect(result.afterMs).toBeGreaterThanOrEqual(270_000);
  });

  test('is given up when its attempts are used up', async () => {
    const url = await answering(500);
    const result = await post(local(url), { attempt: 10, ageMs: 76 * hourMs });
    expect(result).toEqual({
      result: 'refused',
      reason: 'the receiver answered 500; given up after 10 attempts or more',
    });
  });

  test('is tried again when nobody listens', async () => {
    const url = await answering(200);
    await closers.pop()?.();
    const result = await post(local(url));
    expect(result).toMatchObject({
      result: 'retry',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('is tried again when the connection breaks off', async () => {
    const url = await receiver((request) => request.socket.destroy());
    expect(await post(local(url))).toMatchObject({ result: 'retry' });
  });

  test.each([
    ['https on a port that speaks http', 'does not speak the TLS', 'https'],
    ['a port that speaks something else', 'does not answer as HTTP', 'http'],
  ])('is tried again, and it is said what is wrong: %s', async (_, trouble, scheme) => {
    const other = createTcpServer((socket) => {
      // What is read is read to its end, so that the answer arrives before the connection goes.
      socket.on('error', () => {}).resume();
      socket.end('SSH-2.0-other\r\n\r\n');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => other.close(resolve)));
    const { port } = other.address() as AddressInfo;
    const result = await post(local(`${scheme}://127.0.0.1:${port}/`));
    expect(result).toMatchObject({ result: 'retry', reason: expect.stringContaining(trouble) });
  });

  test.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'has a certificate that is not accepted'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'has a certificate that is not accepted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'has a certificate that is not accepted'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'has a certificate that is not accepted'],
    ['CERT_HAS_EXPIRED', 'has a certificate that is not accepted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate that is not accepted'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak the TLS that https takes'],
    ['EPROTO', 'does not speak the TLS that https takes'],
    ['HPE_INVALID_CONSTANT', 'does not answer as HTTP wants it'],
    ['HPE_HEADER_OVERFLOW', 'does not answer as HTTP wants it'],
    ['EAI_AGAIN', 'has a name that could not be resolved'],
    ['ENOTFOUND', 'has a name that could not be resolved'],
    ['ECONNRESET', 'broke off the connection'],
    ['EHOSTUNREACH', 'could not be reached'],
  ])('is tried again after %s, and it is said in words', (code, trouble) => {
    const { render } = webhookDelivery({ endpoints: () => undefined });
    const { signal } = new AbortController();
    const attempt = { attempt: 1, nowMs, createdAtMs: nowMs, signal };
    // What an error says may repeat the address, which may hold a token.
    const error = Object.assign(new Error('https://example.com/?token=hidden'), { code });
    const { result } = judgeError(render(effect()).post, attempt, error, undefined);
    expect(result).toMatchObject({ result: 'retry', reason: `the receiver ${trouble} (${code})` });
  });

  test('is given back at once when the program stops', async () => {
    const stopping = new AbortController();
    const url = await receiver(() => stopping.abort());
    expect(await post(local(url), { signal: stopping.signal })).toMatchObject({
      result: 'retry',
      afterMs: 0,
    });
  });

  test('survives an answer without end', async () => {
    const url = await receiver((_, response) => {
      response.writeHead(200);
      const pour = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      pour();
    });
    expect(await post(local(url))).toMatchObject({ result: 'delivered' });
  });
});

describe('an endpoint', () => {
  const waits = { result: 'retry', afterMs: unconfiguredDelayMs, untried: 'unconfigured' };

  test.each([
    ['that nobody has configured', undefined, 'not configured'],
    ['without a secret', { url: 'https://example.com', secret: '' }, 'secret'],
    ['with a short secret', { url: 'https://example.com', secret: 'aGVsbG8=' }, 'secret'],
    ['without a usable address', { url: 'example.com', secret }, 'address'],
  ])('%s is waited for, however long it takes', async (_, endpoint, reason) => {
    const result = await post(endpoint, { attempt: 99 });
    expect(result).toEqual({ ...waits, reason: expect.stringContaining(reason) });
  });

  test.each([
    'https://127.0.0.1:1/',
    'https://[::1]:1/',
    'https://localhost:1/',
    'http://example.com',
  ])('at %s is refused unless private addresses are allowed', async (url) => {
    expect(await post({ url, secret })).toMatchObject({ result: 'refused' });
  });
});
