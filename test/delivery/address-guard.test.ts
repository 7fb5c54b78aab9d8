import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  guardedLookup,
  isPrivate,
  PrivateAddressError,
  publicPorts,
  systemResolve,
  urlFault,
} from '../../src/delivery/webhook/address-guard.ts';
import { postOnce } from '../../src/delivery/webhook/request.ts';
import { webhookDelivery } from '../../src/delivery/webhook/sender.ts';
import { effect } from './collection.ts';

let server: Server;
let port = 0;
let connections = 0;
let bytes = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      socket.destroy();
    });
    socket.on('error', () => {});
  });
  // Both families, as far as this machine has them.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address !== null && typeof address !== 'string') port = address.port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  connections = 0;
  bytes = 0;
});

const secret = Buffer.alloc(32, 7).toString('base64');
const nowMs = Date.UTC(2026, 2, 1, 9);

/** One attempt, with the port of the listener among those that are allowed. */
function post(url: string, more: Partial<Parameters<typeof webhookDelivery>[0]> = {}) {
  const delivery = webhookDelivery({
    endpoints: () => ({ url, secret }),
    ports: [port],
    ...more,
  });
  const { signal } = new AbortController();
  const attempt = { attempt: 1, nowMs, createdAtMs: nowMs, signal };
  return delivery.post(delivery.render(effect()).post, attempt);
}

/** Every way to write an address, or to lead to one, that was thought of. `:P` is the listener's port. */
const tricks: readonly (readonly [what: string, url: string])[] = [
  ['loopback', 'https://127.0.0.1:P/'],
  ['another loopback', 'https://127.1.2.3:P/'],
  ['the end of loopback', 'https://127.255.255.254:P/'],
  ['this host', 'https://0.0.0.0:P/'],
  ['the network zero', 'https://0.1.2.3:P/'],
  ['decimal', 'https://2130706433:P/'],
  ['decimal zero', 'https://0:P/'],
  ['hexadecimal', 'https://0x7f000001:P/'],
  ['hexadecimal in capitals', 'https://0X7F000001:P/'],
  ['octal', 'https://017700000001:P/'],
  ['octal parts', 'https://0177.0.0.1:P/'],
  ['hexadecimal parts', 'https://0x7f.0x0.0x0.0x1:P/'],
  ['mixed parts', 'https://0x7f.0.0.01:P/'],
  ['leading zeros', 'https://0000177.0000.0000.00001:P/'],
  ['a short form of two', 'https://127.1:P/'],
  ['a short form of three', 'https://127.0.1:P/'],
  ['a hexadecimal short form', 'https://0x7f.1:P/'],
  ['a trailing dot', 'https://127.0.0.1.:P/'],
  ['a decimal with a trailing dot', 'https://2130706433.:P/'],
  ['full-width digits', 'https://１２７.０.０.１:P/'],
  ['circled digits', 'https://①②⑦.⓪.⓪.①:P/'],
  ['ideographic full stops', 'https://127。0。0。1:P/'],
  ['a half-width full stop', 'https://127｡1:P/'],
  ['percent-encoded digits', 'https://%31%32%37.0.0.1:P/'],
  ['a percent-encoded dot', 'https://127%2E0.0.1:P/'],
  ['a soft hyphen', 'https://127.0.0\u00ad.1:P/'],
  ['a zero-width space', 'https://127.0.0.\u200b1:P/'],
  ['a tab in the host', 'https://127.0.\t0.1:P/'],
  ['back slashes', 'https:\\\\127.0.0.1:P\\'],
  ['one slash', 'https:/127.0.0.1:P/'],
  ['four slashes', 'https:////127.0.0.1:P/'],
  ['loopback of version 6', 'https://[::1]:P/'],
  ['loopback of version 6 in full', 'https://[0000:0000:0000:0000:0000:0000:0000:0001]:P/'],
  ['no address of version 6', 'https://[::]:P/'],
  ['mapped', 'https://[::ffff:127.0.0.1]:P/'],
  ['mapped in hexadecimal', 'https://[::ffff:7f00:1]:P/'],
  ['mapped in full', 'https://[0:0:0:0:0:ffff:7f00:0001]:P/'],
  ['compatible', 'https://[::127.0.0.1]:P/'],
  ['translated', 'https://[::ffff:0:127.0.0.1]:P/'],
  ['NAT64', 'https://[64:ff9b::127.0.0.1]:P/'],
  ['local NAT64', 'https://[64:ff9b:1::7f00:1]:P/'],
  ['6to4', 'https://[2002:7f00:1::]:P/'],
  ['Teredo', 'https://[2001:0:7f00:1::80ff:fffe]:P/'],
  ['unique local', 'https://[fd00::1]:P/'],
  ['link local', 'https://[fe80::1]:P/'],
  ['site local', 'https://[fec0::1]:P/'],
  ['multicast', 'https://[ff02::1]:P/'],
  ['documentation', 'https://[2001:db8::1]:P/'],
  ['discard', 'https://[100::1]:P/'],
  ['private, ten', 'https://10.0.0.1:P/'],
  ['private, 172.16', 'https://172.16.0.1:P/'],
  ['private, 172.31', 'https://172.31.255.255:P/'],
  ['private, 192.168', 'https://192.168.1.1:P/'],
  ['carrier-grade NAT', 'https://100.64.0.1:P/'],
  ['link local, a cloud’s metadata', 'https://169.254.169.254:P/latest/meta-data/'],
  ['the same in decimal', 'https://2852039166:P/latest/meta-data/'],
  ['the same, mapped', 'https://[::ffff:a9fe:a9fe]:P/latest/meta-data/'],
  ['protocol assignments', 'https://192.0.0.8:P/'],
  ['the 6to4 relay', 'https://192.88.99.1:P/'],
  ['benchmarking', 'https://198.18.0.1:P/'],
  ['multicast of version 4', 'https://224.0.0.1:P/'],
  ['reserved', 'https://240.0.0.1:P/'],
  ['broadcast', 'https://255.255.255.255:P/'],
  ['a name of loopback', 'https://localhost:P/'],
  ['the name in capitals', 'https://LOCALHOST:P/'],
  ['the name with a trailing dot', 'https://localhost.:P/'],
  ['the name in full width', 'https://ｌｏｃａｌｈｏｓｔ:P/'],
  ['a user before loopback', 'https://example.com@127.0.0.1:P/'],
  ['a user and a password', 'https://user:word@127.0.0.1:P/'],
  ['an encoded at sign', 'https://example.com%40127.0.0.1:P/'],
  ['a name as the password', 'https://a:b@localhost:P/'],
  ['plain http', 'http://127.0.0.1:P/'],
  ['plain http in capitals', 'HTTP://127.0.0.1:P/'],
  ['another scheme', 'ftp://127.0.0.1:P/'],
  ['a socket', 'unix:/tmp/socket'],
  ['a file', 'file:///etc/passwd'],
];

/** The control: those of the tricks that a URL parser makes into 127.0.0.1, so that they do lead there. */
const followed = tricks.filter(([, given]) => {
  const url = given.replace(':P', '');
  return (
    URL.canParse(url) &&
    new URL(url).hostname === '127.0.0.1' &&
    /^https?:/i.test(given) &&
    !given.includes('@')
  );
});

describe('nothing reaches this machine', () => {
  test('has a table of at least sixty', () => {
    expect(tricks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tricks.map(([, url]) => url)).size).toBe(tricks.length);
    expect(followed.length).toBeGreaterThanOrEqual(20);
  });

  test.each(tricks)('by %s: %s', async (_, url) => {
    const result = await post(url.replace(':P', `:${port}`));
    expect(result.result).not.toBe('delivered');
    expect(connections).toBe(0);
  });

  test.each([
    ['loopback', '127.0.0.1', 4],
    ['version 6', '::1', 6],
    ['mapped', '::ffff:127.0.0.1', 6],
    ['with a zone', 'fe80::1%eth0', 6],
    ['no address at all', 'localhost', 4],
  ] as const)('by a public name that resolves to it: %s', async (_, address, family) => {
    const url = `https://127.0.0.1.nip.example:${port}/`;
    const result = await post(url, { resolve: async () => [{ address, family }] });
    expect(result).toEqual({ result: 'refused', reason: 'the name leads to a private address' });
    expect(connections).toBe(0);
  });

  test('by one private address among public ones', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const result = await post(`https://mixed.example:${port}/`, { resolve });
    expect(result).toMatchObject({ result: 'refused' });
    expect(connections).toBe(0);
  });

  test('by a name that changes its mind between the check and the connection', async () => {
    let asked = 0;
    const rebinding = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '93.184.216.34', family: 4 }];
    };
    const first = await post(`https://rebinding.example:${port}/`, { resolve: rebinding });
    expect(first).toMatchObject({ result: 'refused' });
    // Asked once a connection: there is no second answer that could differ from the checked one.
    expect(asked).toBe(1);
    expect(connections).toBe(0);
  });

  test('by a connection that went elsewhere than was checked: not a byte of the post leaves', async () => {
    const { signal } = new AbortController();
    const plain = { headers: {}, body: 'secret', allowPrivate: false, signal };
    const url = new URL(`http://127.0.0.1:${port}/`);
    const sent = postOnce({ url, ...plain, resolve: systemResolve, reads: () => false });
    await expect(sent).rejects.toThrow(PrivateAddressError);
    expect(bytes).toBe(0);
  });

  test.each(followed)('although it would, were it allowed: %s, %s', async (_, given) => {
    const url = given.replace('https:', 'http:').replace(':P', `:${port}`);
    await post(url, { endpoints: () => ({ url, secret, allowPrivate: true }) });
    expect(connections).toBe(1);
  });
});

describe('a port', () => {
  test.each([...publicPorts, ''])('%s is posted to', (allowed) => {
    expect(urlFault(new URL(`https://example.com:${allowed}/`), false)).toBeUndefined();
  });

  test.each([22, 25, 80, 6379, 8080])(
    '%i is not, unless private addresses are allowed',
    (other) => {
      const url = new URL(`https://example.com:${other}/`);
      expect(urlFault(url, false)).toContain(`port ${other}`);
      expect(urlFault(url, true)).toBeUndefined();
    },
  );
});

describe('where posts may go', () => {
  test.each([
    ['https://example.com/', false],
    ['https://1.1.1.1/', false],
    ['https://[2606:4700::1111]/', false],
    ['http://127.0.0.1:8080/', true],
    ['http://[::1]/', true],
  ])('%s, private allowed: %s', (url, allowPrivate) => {
    expect(urlFault(new URL(url), allowPrivate)).toBeUndefined();
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );

  test('all public addresses of a name are handed on, and the first where one is wanted', async () => {
    const addresses = [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ];
    const lookup = guardedLookup(async () => addresses, false);
    const all = await new Promise((resolve) =>
      lookup('name.example', { all: true }, (_, found) => resolve(found)),
    );
    const one = await new Promise((resolve) =>
      lookup('name.example', {}, (_, address, family) => resolve({ address, family })),
    );
    expect(all).toEqual(addresses);
    expect(one).toEqual(addresses[0]);
  });
});

describe('a name that is not known for now', () => {
  test.each(['EAI_AGAIN', 'ENOTFOUND', 'ESERVFAIL', 'ETIMEOUT'])(
    '%s is tried again, and no reason to refuse',
    async (code) => {
      const resolve = () => Promise.reject(Object.assign(new Error(code), { code }));
      const result = await post(`https://name.example:${port}/`, { resolve });
      expect(result).toMatchObject({ result: 'retry', reason: expect.stringContaining(code) });
    },
  );

  test('without any address is tried again', async () => {
    const result = await post(`https://name.example:${port}/`, { resolve: async () => [] });
    expect(result).toMatchObject({ result: 'retry', reason: expect.stringContaining('ENODATA') });
  });

  test('that takes too long to resolve is within the one deadline', async () => {
    const resolve = () => new Promise<never>(() => {});
    const result = await post(`https://name.example:${port}/`, { resolve, timeoutMs: 50 });
    expect(result).toMatchObject({ result: 'retry', reason: 'no answer within 0.05 seconds' });
  });
});
