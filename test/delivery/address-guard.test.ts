import { describe, expect, test } from 'vitest';
import { guardedLookup, isPrivate, urlFault } from '../../src/delivery/webhook/address-guard.ts';

describe('a private address', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fdff::1',
    'fe80::1%eth0',
    'ff02::1',
    'not an address',
  ])('%s', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is none',
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );
});

describe('a literal address in a URL', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'http://example.com/',
    'https://user:word@example.com/',
  ])('%s is refused', (url) => {
    expect(urlFault(new URL(url), false)).toBeDefined();
  });

  test.each([
    ['https://example.com/', false],
    ['https://1.1.1.1/', false],
    ['http://127.0.0.1:8080/', true],
    ['http://[::1]/', true],
  ])('%s is posted to, private allowed: %s', (url, allowPrivate) => {
    expect(urlFault(new URL(url), allowPrivate)).toBeUndefined();
  });
});

test('a name that leads to a private address is refused when it is resolved', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => guardedLookup('localhost', { all }, resolve));
    expect(error).toMatchObject({ name: 'PrivateAddressError' });
  }
});
