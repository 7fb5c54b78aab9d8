import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sign } from '../../src/delivery/webhook/signing.ts';
import { type ReceivedPost, type Receiver, startReceiver } from '../../src/scripted/receiver.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
let received: ReceivedPost[] = [];
let receiver: Receiver;

beforeEach(async () => {
  received = [];
  receiver = await startReceiver(secret, (post) => received.push(post));
});
afterEach(() => receiver.close());

async function send(id: string, body: string, key = secret): Promise<number> {
  const headers = { ...sign(key, { id, body }, Date.now()) };
  const response = await fetch(receiver.url, { method: 'POST', body, headers });
  return response.status;
}

describe("the program's own receiver", () => {
  test('listens on this machine alone', () => {
    expect(receiver.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  test('accepts what is signed, with headers and body', async () => {
    expect(await send('a-1', '{"n":1}')).toBe(204);
    expect(received).toEqual([
      { headers: expect.objectContaining({ 'webhook-id': 'a-1' }), body: { n: 1 } },
    ]);
  });

  test('acknowledges a repetition and reports it once', async () => {
    expect([await send('a-1', '{"n":1}'), await send('a-1', '{"n":1}')]).toEqual([204, 204]);
    expect(received).toHaveLength(1);
  });

  test('refuses what is signed with another secret, not at all, or is no JSON', async () => {
    expect(await send('a-1', '{}', Buffer.alloc(32, 8).toString('base64'))).toBe(401);
    expect((await fetch(receiver.url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(await send('a-1', 'no JSON')).toBe(401);
    expect(received).toEqual([]);
  });

  test('refuses what is too large to be a set of values', async () => {
    const status = await send('a-1', `"${'x'.repeat(1024 * 1024)}"`).catch(() => 413);
    expect(status).toBe(413);
    expect(received).toEqual([]);
  });
});
