import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { isSigningSecret, sign } from '../../src/delivery/webhook/signing.ts';

const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64');

describe('a signing secret', () => {
  test.each([
    ['24 bytes', bytes(24), true],
    ['64 bytes', bytes(64), true],
    ['with the prefix', `whsec_${bytes(32)}`, true],
    ['empty', '', false],
    ['only the prefix', 'whsec_', false],
    ['23 bytes', bytes(23), false],
    ['65 bytes', bytes(65), false],
    ['no base64', 'correct horse battery staple, again and again', false],
    ['base64 with a break', `${bytes(24)}\n`, false],
    ['base64 for URLs', Buffer.alloc(33, 0xff).toString('base64url'), false],
  ])('%s', (_, secret, usable) => {
    expect(isSigningSecret(secret)).toBe(usable);
  });
});

describe('a signature', () => {
  const secret = bytes(32);
  const post = { id: 'abc-1-0', body: '{"said":"zażółć"}' };

  test('is verified by the receiving side of the library', () => {
    const headers = sign(secret, post, Date.now());
    expect(new Webhook(secret).verify(post.body, { ...headers })).toEqual({ said: 'zażółć' });
  });

  test('does not fit other bytes, another id or another time', () => {
    const headers = sign(secret, post, Date.now());
    const verify =
      (body: string, over = {}) =>
      () =>
        new Webhook(secret).verify(body, { ...headers, ...over });
    expect(verify('{"said":"zazolc"}')).toThrow();
    expect(verify(post.body, { 'webhook-id': 'abc-1-1' })).toThrow();
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(verify(post.body, { 'webhook-timestamp': later })).toThrow();
  });

  test('is never made with a secret that is no key', () => {
    expect(() => sign('', post, 0)).toThrow('24 to 64');
  });
});
