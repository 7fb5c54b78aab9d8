import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookActions } from '../../src/cli/webhooks-actions.ts';
import { retriesText } from '../../src/cli/webhooks-view.ts';
import { loadConfig } from '../../src/config.ts';
import { bodyJsonSchema, bodySchema } from '../../src/delivery/webhook/body-schema.ts';
import { endpointDirectory } from '../../src/delivery/webhook/endpoint-directory.ts';
import { type EndpointRecord, newSecret } from '../../src/delivery/webhook/endpoint-record.ts';
import { isSigningSecret } from '../../src/delivery/webhook/signing.ts';
import { OperationalError } from '../../src/errors.ts';
import { memoryEndpoints } from '../../src/store/memory/endpoints.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { type Ran, run } from './run.ts';

let redis: SharedRedis;
let receiver: Server;
let hook = '';
let status = 204;
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
let prefixes = 0;

beforeAll(async () => {
  redis = await sharedRedis();
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  await redis.stop();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => {
  prefixes += 1;
  received = [];
  status = 204;
});

function webhooks(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  return run('dist/cli/webhooks.js', args, [], {
    SLOTWISE_REDIS_URL: redis.url,
    SLOTWISE_KEY_PREFIX: `${redis.prefix}webhooks-${prefixes}:`,
    ...more,
  });
}

const secretIn = ({ stdout }: Ran) => /^whsec_\S+$/m.exec(stdout)?.[0] ?? '';
const add = () => webhooks(['add', 'crm', hook, '--allow-private']);

describe('an endpoint', () => {
  test('is added with a secret that is shown once, and listed without it', async () => {
    const added = await add();
    expect(added).toMatchObject({ status: 0, stderr: '' });
    const secret = secretIn(added);
    expect(isSigningSecret(secret)).toBe(true);
    const listed = await webhooks(['list']);
    expect(listed.stdout).toMatch(
      /^crm +http:\/\/127\.0\.0\.1:\d+\/hook +redis +1 +active, private allowed$/m,
    );
    expect(listed.stdout).not.toContain(secret.slice(6));
  });

  test('is tried with a signed trial', async () => {
    const secret = secretIn(await add());
    const tried = await webhooks(['test', 'crm']);
    expect(tried).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Delivered: 204 after/),
    });
    const [post] = received;
    const verified = new Webhook(secret).verify(
      post?.body ?? '',
      post?.headers as Record<string, string>,
    );
    expect(bodySchema.parse(verified).data.test).toBe(true);
  });

  test('that does not take the trial is said so, with status 1', async () => {
    await add();
    status = 401;
    const tried = await webhooks(['test', 'crm']);
    expect(tried).toMatchObject({ status: 1, stdout: '' });
    expect(tried.stderr).toBe('slotwise: not delivered: the receiver answered 401\n');
  });

  test('signs with both secrets while they change, with the new one first', async () => {
    const old = secretIn(await add());
    const rotated = await webhooks(['rotate', 'crm', '--hours', '48']);
    expect(rotated.stdout).toContain('signs as well until');
    await webhooks(['test', 'crm']);
    const [post] = received;
    for (const secret of [old, secretIn(rotated)]) {
      new Webhook(secret).verify(post?.body ?? '', post?.headers as Record<string, string>);
    }
    expect(String(post?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect((await webhooks(['list'])).stdout).toMatch(/redis +2 until \d{4}-\d\d-\d\dT\d\d:\d\dZ/);
  });

  test('is told that a second change within the time ends the first secret', async () => {
    await add();
    expect((await webhooks(['rotate', 'crm'])).stdout).not.toContain('ended');
    const second = await webhooks(['rotate', 'crm']);
    expect(second.stdout).toContain('signs as well until');
    expect(second.stdout).toContain('The one before that ended now.');
  });

  test.each([true, false])(
    'shows the secret also where the answer of Redis is lost, changed or not: %s',
    async (changed) => {
      const kept = memoryEndpoints<EndpointRecord>();
      const record = { url: hook, secrets: [{ secret: newSecret() }], addedAtMs: 0 };
      await kept.put('crm', record);
      const lost = new OperationalError('store-unavailable', 'No answer.');
      const registry: typeof kept = {
        ...kept,
        async update(name, change) {
          change(await kept.get(name));
          if (changed) await kept.update(name, change);
          throw lost;
        },
      };
      const written: string[] = [];
      const directory = endpointDirectory({}, registry);
      const loaded = loadConfig({});
      if (!loaded.ok) throw new Error('nothing set is in order');
      const open = { fixed: {}, registry, directory };
      const actions = webhookActions(open, loaded.config, (text) => written.push(text));
      await expect(actions.rotate('crm', 24)).rejects.toBe(lost);
      const shown = /^whsec_\S+$/m.exec(written.join(''))?.[0];
      expect(shown).toBeDefined();
      const now = (await kept.get('crm'))?.secrets[0]?.secret;
      expect(now === shown).toBe(changed);
    },
  );

  test('shows no secret where Redis was not reached at all', async () => {
    await add();
    const ran = await webhooks(['rotate', 'crm'], { SLOTWISE_REDIS_URL: 'redis://127.0.0.1:1' });
    expect(ran).toMatchObject({ status: 1, stdout: '' });
  });

  test('signs with the new secret alone where the old one was revoked', async () => {
    const old = secretIn(await add());
    await webhooks(['rotate', 'crm']);
    const fresh = secretIn(await webhooks(['rotate', 'crm', '--now']));
    await webhooks(['test', 'crm']);
    const [post] = received;
    const headers = post?.headers as Record<string, string>;
    new Webhook(fresh).verify(post?.body ?? '', headers);
    expect(() => new Webhook(old).verify(post?.body ?? '', headers)).toThrow();
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('is disabled, enabled and removed', async () => {
    await add();
    await webhooks(['disable', 'crm', '--reason', 'moving house']);
    expect((await webhooks(['list'])).stdout).toMatch(/disabled since \S+: moving house/);
    expect(await webhooks(['test', 'crm'])).toMatchObject({ status: 0 });
    await webhooks(['enable', 'crm']);
    expect((await webhooks(['list'])).stdout).toContain('active');
    await webhooks(['remove', 'crm']);
    expect((await webhooks(['list'])).stdout).toContain('There is no endpoint yet');
  });

  test('of the environment is listed and disabled, and otherwise its own', async () => {
    const secret = Buffer.alloc(32, 7).toString('base64');
    const environment = {
      SLOTWISE_WEBHOOK_URL: `${hook}?token=hidden`,
      SLOTWISE_WEBHOOK_SECRET: secret,
      SLOTWISE_WEBHOOK_CRM_EU_URL: 'https://crm.example.com/',
      SLOTWISE_WEBHOOK_CRM_EU_SECRET: secret,
      SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'true',
    };
    await webhooks(['disable', 'crm-eu'], environment);
    const { stdout } = await webhooks(['list'], environment);
    expect(stdout).toMatch(
      /^crm_eu +https:\/\/crm\.example\.com\/ +environment +1 +disabled since/m,
    );
    expect(stdout).toMatch(/^default +http:\S+\?… +environment +1 +active/m);
    expect(stdout).not.toContain('hidden');
    expect(await webhooks(['test', 'default'], environment)).toMatchObject({ status: 0 });
    for (const args of [
      ['rotate', 'default'],
      ['remove', 'crm-eu'],
      ['add', 'crm-eu', hook, '--allow-private'],
    ]) {
      const refused = await webhooks(args, environment);
      expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('environment') });
    }
    await webhooks(['enable', 'crm-eu'], environment);
    expect((await webhooks(['list'], environment)).stdout).not.toContain('disabled');
  });

  test('of the environment takes nothing from the one in Redis that has its name', async () => {
    await add();
    const secret = Buffer.alloc(32, 7).toString('base64');
    const environment = {
      SLOTWISE_WEBHOOK_CRM_URL: 'https://crm.example.com/',
      SLOTWISE_WEBHOOK_CRM_SECRET: secret,
    };
    await webhooks(['disable', 'crm'], environment);
    await webhooks(['enable', 'crm'], environment);
    expect((await webhooks(['list'])).stdout).toMatch(/^crm +http:\S+ +redis +1 +active/m);
    expect(await webhooks(['test', 'crm'])).toMatchObject({ status: 0 });
  });

  test('is disabled under both spellings of its name, and enabled under either', async () => {
    const environment = {
      SLOTWISE_WEBHOOK_CRM_EU_URL: 'https://crm.example.com/',
      SLOTWISE_WEBHOOK_CRM_EU_SECRET: Buffer.alloc(32, 7).toString('base64'),
    };
    await webhooks(['disable', 'crm-eu'], environment);
    await webhooks(['disable', 'crm_eu', '--reason', 'moving house'], environment);
    const { stdout } = await webhooks(['list'], environment);
    expect(stdout.match(/crm/gi)).toHaveLength(2);
    expect(stdout).toMatch(/^crm_eu .*moving house$/m);
    await webhooks(['enable', 'crm-eu'], environment);
    expect((await webhooks(['list'], environment)).stdout).not.toContain('disabled');
  });

  test.each(['constructor', 'tostring', 'default'])('may be called "%s"', async (name) => {
    await webhooks(['add', name, hook, '--allow-private']);
    expect((await webhooks(['list'])).stdout).toMatch(new RegExp(`^${name} +http`, 'm'));
  });
});

describe('what is wrong is said', () => {
  test.each([
    [['add', 'Crm', 'https://example.com/'], 1, 'is no name'],
    [['add', 'crm', 'example.com'], 1, 'full address'],
    [['add', 'crm', 'http://example.com/'], 1, 'only https'],
    [['add', 'crm', 'https://2130706433/'], 1, 'private'],
    [['add', 'crm', 'https://example.com:22/'], 1, 'port 22'],
    [['add', 'crm', 'https://user:word@example.com/'], 1, 'password'],
    [['test', 'crm'], 1, 'no endpoint "crm"'],
    [['rotate', 'crm'], 1, 'no endpoint "crm"'],
    [['disable', 'crm'], 1, 'no endpoint "crm"'],
    [['enable', 'crm'], 1, 'no endpoint "crm"'],
    [['remove', 'crm'], 1, 'no endpoint "crm"'],
    [[], 2, 'say what to do'],
    [['lits'], 2, 'did you mean list?'],
    [['add', 'crm'], 2, 'write add NAME URL'],
    [['list', 'crm'], 2, 'takes no words'],
    [['list', '--now'], 2, '--now does not go with list'],
    [['rotate', 'crm', '--hours', '0'], 2, '--hours'],
    [['rotate', 'crm', '--hours', '3', '--now'], 2, 'exclude'],
  ])('%j', async (args, exitStatus, fault) => {
    const ran = await webhooks(args);
    expect(ran).toMatchObject({ status: exitStatus, stdout: '' });
    expect(ran.stderr).toContain(fault);
  });

  test('the same name twice', async () => {
    await add();
    expect(await add()).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });
  });

  test('no Redis', async () => {
    const none = await run('dist/cli/webhooks.js', ['list']);
    expect(none).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('SLOTWISE_REDIS_URL'),
    });
    const away = await webhooks(['list'], { SLOTWISE_REDIS_URL: 'redis://127.0.0.1:1' });
    expect(away).toMatchObject({ status: 1, stdout: '' });
    expect(away.stderr).toContain('(store-unavailable: ECONNREFUSED, see docs/errors.md)');
  });
});

describe('what receivers go by', () => {
  test('the JSON Schema that is published is the one of the bodies', async () => {
    const printed = JSON.parse((await run('dist/cli/webhooks.js', ['schema'])).stdout);
    expect(printed).toEqual(bodyJsonSchema());
    const file = new URL('../../docs/schemas/collection.v1.json', import.meta.url);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(printed);
  });

  test('the table of retries in the documentation is the one that is printed', async () => {
    const page = await readFile(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
    expect((await run('dist/cli/webhooks.js', ['retries'])).stdout).toBe(retriesText());
    const cells = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('|') && !line.includes('---'))
        .map((line) => line.split('|').map((cell) => cell.trim()));
    const documented = cells(page).map((row) => row.join('|'));
    for (const row of cells(retriesText())) expect(documented).toContain(row.join('|'));
  });
});
