import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { endpointDirectory } from '../../src/delivery/webhook/endpoint-directory.ts';
import type { EndpointRecord } from '../../src/delivery/webhook/endpoint-record.ts';
import { disabled, endpointOf, rotated } from '../../src/delivery/webhook/endpoint-record.ts';
import { largestBodyBytes } from '../../src/delivery/webhook/sender.ts';
import { sign } from '../../src/delivery/webhook/signing.ts';
import { memoryEndpoints } from '../../src/store/memory/endpoints.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { arrival, by, entry, leaseMs, present, turn } from '../store/sample.ts';
import { effect } from './collection.ts';
import { local, loopback, nowMs, secret, sending } from './loopback.ts';

// What went wrong with webhooks elsewhere, as the kinds of fault that they are.

describe('the same post stays the same', () => {
  test.each([500, 502, 503, 429, 408, 409, 425])(
    'after %i: id and bytes are those of the first attempt, and only the time is signed anew',
    async (status) => {
      let worldMs = nowMs;
      const { url, received } = await loopback((response, nth) =>
        response.writeHead(nth === 1 ? status : 200).end(),
      );
      const { render, attempt } = sending(local(url), { worldNowMs: () => worldMs });
      const { post } = render(effect());
      expect(await attempt(post)).toMatchObject({ result: 'retry' });
      worldMs += 60_000;
      // What is stored is JSON: the second attempt may be another worker's.
      const stored = JSON.parse(JSON.stringify(post));
      expect(await attempt(stored, 2, nowMs + 60_000)).toMatchObject({ result: 'delivered' });
      const [first, second] = received;
      expect(second?.body).toBe(first?.body);
      const differing = Object.keys(first?.headers ?? {}).filter(
        (name) => first?.headers[name] !== second?.headers[name],
      );
      expect(differing.sort()).toEqual(['webhook-signature', 'webhook-timestamp']);
    },
  );

  test('when the receiver took it and its answer came too late: it can take it for one', async () => {
    const stored = new Set<string>();
    const { url } = await loopback((response, nth, { headers }) => {
      stored.add(headers['webhook-id'] ?? '');
      if (nth > 1) response.writeHead(204).end();
    });
    const { render, attempt } = sending(local(url), { timeoutMs: 100 });
    const { post } = render(effect());
    expect(await attempt(post)).toMatchObject({ result: 'retry', reason: /no answer/ });
    expect(await attempt(post, 2, nowMs + 5_000)).toMatchObject({ result: 'delivered' });
    expect([...stored]).toEqual([post.id]);
  });
});

describe('the signature is over the bytes', () => {
  const body = '{"b": 1,  "a":"é"}';

  test.each([
    ['text', (text: string) => text],
    ['a buffer', (text: string) => Buffer.from(text)],
    ['the parts that arrived', (text: string) => Buffer.concat([Buffer.from(text)])],
  ])('which a receiver may have as %s', (_, as) => {
    const headers = { ...sign(secret, { id: 'a', body }, Date.now()) };
    expect(new Webhook(secret).verify(as(body), headers)).toEqual({ a: 'é', b: 1 });
  });

  test.each([
    ['an object', { b: 1, a: 'é' }],
    ['a list', [body]],
  ])('and a receiver that hands over %s is told so, not that it does not fit', (_, wrong) => {
    const headers = { ...sign(secret, { id: 'a', body }, Date.now()) };
    const verify = () => new Webhook(secret).verify(wrong as unknown as string, headers);
    expect(verify).toThrow(/type string or Buffer/);
    expect(verify).not.toThrow(WebhookVerificationError);
  });

  test('and not over what they mean', () => {
    const headers = { ...sign(secret, { id: 'a', body }, Date.now()) };
    const again = JSON.stringify(JSON.parse(body));
    expect(() => new Webhook(secret).verify(again, headers)).toThrow(WebhookVerificationError);
  });

  test.each([
    'c2VjcmV0LWZvci10ZXN0cy1vbmx5LTMyLWJ5dGVzLWxvbmc=',
    'whsec_c2VjcmV0LWZvci10ZXN0cy1vbmx5LTMyLWJ5dGVzLWxvbmc=',
  ])('with the key that the secret stands for, prefix or not: %s', (given) => {
    const headers = { ...sign(given, { id: 'a', body }, Date.now()) };
    const plain = given.replace('whsec_', '');
    for (const theirs of [plain, `whsec_${plain}`]) {
      expect(new Webhook(theirs).verify(body, headers)).toBeDefined();
    }
  });

  test('and never with a secret that is too short to be one', async () => {
    const { url, received } = await loopback((response) => response.writeHead(204).end());
    const short = { ...local(url), secret: 'c2VjcmV0LWZvci10ZXN0cy1vbmx5' };
    const { render, attempt } = sending(short);
    expect(await attempt(render(effect()).post)).toMatchObject({
      result: 'retry',
      reason: /secret/,
    });
    expect(received).toEqual([]);
  });
});

describe('a secret that leaked', () => {
  const [old, newer] = [1, 2].map((fill) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`);
  const record: EndpointRecord = {
    url: 'https://example.com/',
    secrets: [{ secret: present(old) }],
    addedAtMs: nowMs,
  };

  test('ends at once, and what waits already is signed with the new one', async () => {
    const registry = memoryEndpoints<EndpointRecord>();
    const { url, received } = await loopback((response, nth) =>
      response.writeHead(nth === 1 ? 503 : 204).end(),
    );
    await registry.update('default', () => ({ ...record, url, allowPrivate: true }));
    const directory = endpointDirectory({}, registry);
    const { render, attempt } = sending(undefined, directory);
    const { post } = render(effect());
    await attempt(post);
    await registry.update('default', (kept) =>
      rotated(present(kept), present(newer), nowMs, nowMs),
    );
    expect(await attempt(post, 2, nowMs + 5_000)).toMatchObject({ result: 'delivered' });
    const last = present(received[1]);
    const verify = (theirs: string | undefined) =>
      new Webhook(present(theirs)).verify(last.body, last.headers);
    expect(verify(newer)).toBeDefined();
    expect(() => verify(old)).toThrow();
  });

  test('twice within the time leaves two signatures, of the newest secrets', () => {
    const once = rotated(record, present(newer), nowMs, nowMs + 86_400_000);
    const twice = rotated(once, 'third', nowMs + 1, nowMs + 86_400_000);
    expect(endpointOf(twice, nowMs + 1)).toMatchObject({ secret: 'third', olderSecrets: [newer] });
  });

  test('ends even while an earlier rotation still lets it sign', () => {
    const rotating = rotated(record, present(newer), nowMs, nowMs + 86_400_000);
    expect(endpointOf(rotating, nowMs).olderSecrets).toEqual([old]);
    const revoked = rotated(rotating, 'third', nowMs + 1, nowMs + 1);
    expect(endpointOf(revoked, nowMs + 1)).toEqual({ url: record.url, secret: 'third' });
  });

  test('signs beside the new one until its end, and not longer', () => {
    const rotating = rotated(record, present(newer), nowMs, nowMs + 1_000);
    expect(endpointOf(rotating, nowMs + 999).olderSecrets).toEqual([old]);
    expect(endpointOf(rotating, nowMs + 1_000)).not.toHaveProperty('olderSecrets');
  });
});

describe('a redirect is an answer, and nothing to follow', () => {
  test.each([301, 302, 303, 307, 308])('%i', async (status) => {
    const inside = await loopback((response) => response.writeHead(204).end());
    const { url } = await loopback((response) =>
      response.writeHead(status, { location: inside.url }).end(),
    );
    const { render, attempt } = sending(local(url));
    const result = await attempt(render(effect()).post);
    expect(result).toMatchObject({ result: 'refused', reason: /redirects/ });
    expect(inside.received).toEqual([]);
  });
});

describe('a public name that leads inside', () => {
  test.each([
    ['loopback', ['127.0.0.1']],
    ['a mixed answer', ['93.184.216.34', '10.0.0.5']],
    ['a mixed answer, the other way round', ['10.0.0.5', '93.184.216.34']],
  ])('by %s is refused, on the addresses that would be connected to', async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
    const url = 'https://127.0.0.1.nip.example/';
    const { render, attempt } = sending({ url, secret }, { resolve });
    expect(await attempt(render(effect()).post)).toMatchObject({
      result: 'refused',
      reason: /private/,
    });
  });

  test('and one that is not known for now is tried again: nobody has said that it is unsafe', async () => {
    const again = Object.assign(new Error('again'), { code: 'EAI_AGAIN' });
    const { url } = await loopback((response) => response.writeHead(204).end());
    let known = false;
    const resolve = async () => {
      if (!known) throw again;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const named = url.replace('127.0.0.1', 'name.example');
    const { render, attempt } = sending(local(named), { resolve });
    const { post } = render(effect());
    expect(await attempt(post)).toMatchObject({ result: 'retry', reason: /EAI_AGAIN/ });
    known = true;
    expect(await attempt(post, 2, nowMs + 5_000)).toMatchObject({ result: 'delivered' });
  });
});

describe('a receiver that is gone', () => {
  async function gone() {
    const receiver = await loopback((response) => response.writeHead(410).end());
    const registry = memoryEndpoints<EndpointRecord>();
    const added = { url: receiver.url, secrets: [{ secret }], allowPrivate: true, addedAtMs: 0 };
    await registry.update('default', () => ({ ...added, allowPrivate: true }));
    return { receiver, registry, ...sending(undefined, endpointDirectory({}, registry)) };
  }

  test('is not called again, by this post or by another', async () => {
    const { receiver, registry, render, attempt } = await gone();
    const first = await attempt(render(effect()).post);
    expect(first).toMatchObject({ result: 'refused', disabled: true });
    const second = await attempt(render(effect({ id: 'abc-5-0' })).post);
    expect(second).toMatchObject({ result: 'refused', reason: /is disabled: .*410/ });
    expect(receiver.received).toHaveLength(1);
    expect(await registry.get('default')).toMatchObject({ disabled: { reason: /410/ } });
  });

  test('is not disabled under a new address that somebody gave it in the meantime', async () => {
    const registry = memoryEndpoints<EndpointRecord>();
    await registry.update('crm', () => ({
      url: 'https://new.example/',
      secrets: [],
      addedAtMs: 0,
    }));
    await endpointDirectory({}, registry).disable('crm', 'https://old.example/', '410');
    expect(await registry.get('crm')).not.toHaveProperty('disabled');
  });

  test('is disabled although the environment names it, until that names another', async () => {
    const registry = memoryEndpoints<EndpointRecord>();
    const at = (url: string) => endpointDirectory({ crm_eu: { url, secret } }, registry);
    await at('https://old.example/').disable('crm-eu', 'https://old.example/', 'gone');
    expect(await at('https://old.example/').endpoints('crm-eu')).toMatchObject({
      disabled: 'gone',
    });
    expect(await at('https://new.example/').endpoints('crm-eu')).not.toHaveProperty('disabled');
    // A flow may write the name either way.
    expect(await at('https://old.example/').endpoints('crm_eu')).toHaveProperty('disabled');
    // The mark is no endpoint: without the environment, nothing is configured.
    expect(await endpointDirectory({}, registry).endpoints('crm-eu')).toBeUndefined();
  });

  test.each(['https://old.example/', 'https://other.example/'])(
    'keeps what is added under its name where the environment comes first: %s',
    async (url) => {
      const registry = memoryEndpoints<EndpointRecord>();
      const added = { url, secrets: [{ secret }], addedAtMs: 0 };
      await registry.update('crm', () => added);
      const given = { url: 'https://old.example/', secret };
      await endpointDirectory({ crm: given }, registry).disable('crm', given.url, 'gone');
      expect(await registry.get('crm')).toEqual(added);
    },
  );

  test('is not disabled where the environment gives its name to another', async () => {
    const registry = memoryEndpoints<EndpointRecord>();
    const given = { url: 'https://new.example/', secret };
    const directory = endpointDirectory({ crm: given }, registry);
    await directory.disable('crm', 'https://old.example/', 'gone');
    expect(await directory.endpoints('crm')).toEqual(given);
  });

  test('stays so when it is enabled by nobody, whatever else is changed', () => {
    const record = { url: 'https://example.com/', secrets: [{ secret }], addedAtMs: 0 };
    const closed = disabled(record, 'gone', nowMs);
    expect(endpointOf(rotated(closed, secret, nowMs, nowMs), nowMs).disabled).toBe('gone');
  });
});

describe('an answer that will be the same again is final', () => {
  test.each([400, 401, 403, 404, 405, 413, 415, 422, 451])('%i', async (status) => {
    const { url } = await loopback((response) => response.writeHead(status).end());
    const { render, attempt } = sending(local(url));
    expect(await attempt(render(effect()).post)).toEqual({
      result: 'refused',
      reason: `the receiver answered ${status}`,
    });
  });

  test('a body that no receiver takes is not sent at all', async () => {
    const { url, received } = await loopback((response) => response.writeHead(204).end());
    const { render, attempt } = sending(local(url));
    const { post } = render(effect());
    const huge = { ...post, body: JSON.stringify({ said: 'é'.repeat(largestBodyBytes / 2) }) };
    const result = await attempt(huge);
    expect(result).toMatchObject({ result: 'refused', reason: /bytes/ });
    expect(received).toEqual([]);
    expect(await attempt(post)).toMatchObject({ result: 'delivered' });
  });
});

describe('who lost a claim has no say', () => {
  test('a late failure of one worker does not undo the success of another', async () => {
    const store = memoryStore();
    const { claim } = await store.accept(arrival('test:a', 'e1'), by('slow'));
    const outbox = [entry('test:a', 'o1', { lane: 'webhook:default:x', kind: 'webhook' })];
    const lanes = await store.commit(present(claim), turn('test:a', 1, { outbox }), by('slow'));
    const [taken] = await store.claimLanes(by('quick', leaseMs), 10);
    const sent = { result: 'sent', entryId: 'o1' } as const;
    await store.settle(present(taken), sent, by('quick', leaseMs));
    const late = { result: 'parked', entryId: 'o1', reason: '500' } as const;
    await store.settle(present(lanes?.[0]), late, by('slow', leaseMs));
    expect(await store.readParked()).toEqual([]);
    expect(await store.readOutbox('test:a')).toEqual([]);
  });

  test('an event of a platform that comes again after its work was done starts nothing', async () => {
    const store = memoryStore();
    const { claim } = await store.accept(arrival('test:a', 'Ev1'), by('w'));
    await store.commit(present(claim), turn('test:a', 1), by('w'));
    const again = await store.accept(arrival('test:a', 'Ev1'), by('w', 600_000));
    expect(again).toEqual({ accepted: [], duplicates: ['Ev1'] });
  });
});
