import { describe, expect, test } from 'vitest';
import { configFaultText, loadConfig } from '../src/config.ts';
import { usualModel } from '../src/understanding/model/environment.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const url = 'https://example.com/hook';

function faults(environment: Record<string, string>): readonly string[] {
  const loaded = loadConfig(environment);
  return loaded.ok ? [] : loaded.faults.map(configFaultText);
}

describe('the variables of Telegram', () => {
  const token = '123456:AbC-dEf_1234567';
  const webhook = {
    TELEGRAM_WEBHOOK_URL: 'https://bot.example.com/telegram',
    TELEGRAM_WEBHOOK_SECRET: 'abcdefgh-01234567',
  };

  test('one is enough', () => {
    const loaded = loadConfig({ TELEGRAM_BOT_TOKEN: token });
    expect(loaded.ok && loaded.config.telegram).toEqual({ token });
  });

  test.each([
    [{ SLOTWISE_HTTP_PORT: '8443' }, 1],
    [{ SLOTWISE_HTTP_PORT: '9464', TELEGRAM_WEBHOOK_PORT: '9464' }, 1],
    [{ SLOTWISE_HTTP_PORT: '8443', SLOTWISE_HTTP_HOST: '0.0.0.0' }, 1],
    [{ SLOTWISE_HTTP_PORT: '8443', TELEGRAM_WEBHOOK_HOST: '::' }, 1],
    [{ SLOTWISE_HTTP_PORT: '8443', SLOTWISE_HTTP_HOST: '10.0.0.5' }, 0],
    [{ SLOTWISE_HTTP_PORT: '9464' }, 0],
  ])('its port is not that of health and metrics: %j', (more, count) => {
    const found = faults({ TELEGRAM_BOT_TOKEN: token, ...webhook, ...more });
    expect(found).toEqual(
      Array(count).fill('SLOTWISE_HTTP_PORT: Telegram is to post to that port: write another'),
    );
  });

  test('a webhook has its address and a secret', () => {
    const loaded = loadConfig({
      TELEGRAM_BOT_TOKEN: token,
      ...webhook,
      TELEGRAM_TIME_ZONE: 'Europe/Berlin',
      TELEGRAM_API_ROOT: 'http://127.0.0.1:8081',
      TELEGRAM_WEBHOOK_PORT: '3000',
    });
    expect(loaded.ok && loaded.config.telegram).toEqual({
      token,
      timeZone: 'Europe/Berlin',
      apiRoot: 'http://127.0.0.1:8081',
      webhook: {
        url: webhook.TELEGRAM_WEBHOOK_URL,
        secret: webhook.TELEGRAM_WEBHOOK_SECRET,
        host: '127.0.0.1',
        port: 3000,
      },
    });
  });

  test.each([
    ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: 'bot123456:AbC' }],
    ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: '' }],
    ['TELEGRAM_BOT_TOKE', { TELEGRAM_BOT_TOKE: token }],
    ['TELEGRAM_TIME_ZONE', { TELEGRAM_BOT_TOKEN: token, TELEGRAM_TIME_ZONE: 'Berlin' }],
    ['TELEGRAM_TIME_ZONE', { TELEGRAM_TIME_ZONE: 'Europe/Berlin' }],
    ['TELEGRAM_API_ROOT', { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: 'localhost' }],
    ['TELEGRAM_API_ROOT', { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: 'https://a.example/' }],
    [
      'TELEGRAM_WEBHOOK_URL',
      { TELEGRAM_BOT_TOKEN: token, ...webhook, TELEGRAM_WEBHOOK_URL: 'http://bot.example.com/' },
    ],
    [
      'TELEGRAM_WEBHOOK_URL',
      { TELEGRAM_BOT_TOKEN: token, ...webhook, TELEGRAM_WEBHOOK_URL: 'https://a.example:3000/' },
    ],
    [
      'TELEGRAM_WEBHOOK_SECRET',
      { TELEGRAM_BOT_TOKEN: token, ...webhook, TELEGRAM_WEBHOOK_SECRET: 'short' },
    ],
    [
      'TELEGRAM_WEBHOOK_SECRET',
      { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_URL: webhook.TELEGRAM_WEBHOOK_URL },
    ],
    ['TELEGRAM_WEBHOOK_PORT', { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_PORT: '3000' }],
  ])('%s is at fault in %j', (variable, environment) => {
    const [first, ...more] = faults(environment as unknown as Record<string, string>);
    expect(first?.startsWith(`${variable}: `)).toBe(true);
    expect(more).toEqual([]);
  });

  test('what others have set for Telegram is none of ours', () => {
    expect(loadConfig({ TELEGRAM_CHAT_FOR_ALERTS: '5' }).ok).toBe(true);
  });
});

describe('the configuration', () => {
  test('needs nothing to be set, and minds only its own names', () => {
    expect(loadConfig({ HOME: '/', PATH: '' })).toEqual({
      ok: true,
      config: { allowPrivateWebhooks: false, logLevel: 'info' },
    });
  });

  test('holds what is set, and cannot be changed', () => {
    const loaded = loadConfig({
      SLOTWISE_WEBHOOK_URL: 'http://127.0.0.1:9/',
      SLOTWISE_WEBHOOK_SECRET: secret,
      SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'true',
    });
    expect(loaded).toEqual({
      ok: true,
      config: {
        webhookUrl: 'http://127.0.0.1:9/',
        webhookSecret: secret,
        allowPrivateWebhooks: true,
        logLevel: 'info',
      },
    });
    expect(loaded.ok && Object.isFrozen(loaded.config)).toBe(true);
  });

  test('reads what production needs', () => {
    const loaded = loadConfig({
      SLOTWISE_REDIS_URL: 'redis+sentinel://:pw@a,b?name=main',
      SLOTWISE_KEY_PREFIX: 'shop:',
      SLOTWISE_SEALING_KEYS: `new:${secret},old:${secret}`,
      SLOTWISE_LOG_LEVEL: 'warn',
      SLOTWISE_HTTP_PORT: '9464',
      SLOTWISE_CONCURRENCY: '32',
      SLOTWISE_LEASE_SECONDS: '45',
      SLOTWISE_STOP_SECONDS: '20',
    });
    expect(loaded.ok && loaded.config).toMatchObject({
      redis: {
        url: 'redis+sentinel://:pw@a,b?name=main',
        keyPrefix: 'shop:',
        encryption: `new:${secret},old:${secret}`,
      },
      logLevel: 'warn',
      http: { host: '127.0.0.1', port: 9464 },
      concurrency: 32,
      leaseMs: 45_000,
      stopMs: 20_000,
    });
  });

  test.each([
    [{ SLOTWISE_REDIS_URL: 'localhost:6379' }, 'REDIS_URL: write redis://'],
    [{ SLOTWISE_REDIS_URL: 'redis+sentinel://a' }, 'REDIS_URL: write redis://'],
    [{ SLOTWISE_REDIS_URL: 'redis://a', SLOTWISE_KEY_PREFIX: '{a}' }, 'KEY_PREFIX: write up to'],
    [{ SLOTWISE_REDIS_URL: 'redis://a', SLOTWISE_KEY_PREFIX: '' }, 'KEY_PREFIX: write up to'],
    [{ SLOTWISE_KEY_PREFIX: 'a:' }, 'KEY_PREFIX: it goes with SLOTWISE_REDIS_URL'],
    [{ SLOTWISE_SEALING_KEYS: `a:${secret}` }, 'SEALING_KEYS: it goes with SLOTWISE_REDIS_URL'],
    [
      { SLOTWISE_REDIS_URL: 'redis://a', SLOTWISE_SEALING_KEYS: secret },
      'SEALING_KEYS: write id:key',
    ],
    [
      { SLOTWISE_REDIS_URL: 'redis://a', SLOTWISE_SEALING_KEYS: `a:${secret},a:${secret}` },
      'SEALING_KEYS: write id:key',
    ],
    [{ SLOTWISE_LOG_LEVEL: 'verbose' }, 'LOG_LEVEL: write one of trace'],
    [{ SLOTWISE_HTTP_PORT: '0' }, 'HTTP_PORT: write a whole number'],
    [{ SLOTWISE_HTTP_PORT: '65536' }, 'HTTP_PORT: write a whole number'],
    [{ SLOTWISE_HTTP_PORT: '8e3' }, 'HTTP_PORT: write a whole number'],
    [{ SLOTWISE_HTTP_HOST: '0.0.0.0' }, 'HTTP_HOST: it goes with SLOTWISE_HTTP_PORT'],
    [{ SLOTWISE_CONCURRENCY: '-1' }, 'CONCURRENCY: write a whole number'],
    [{ SLOTWISE_LEASE_SECONDS: '1' }, 'LEASE_SECONDS: write a whole number from 5'],
    [{ SLOTWISE_STOP_SECONDS: 'soon' }, 'STOP_SECONDS: write a whole number'],
    [{ SLOTWISE_WEBHOOK_URL: 'example.com', SLOTWISE_WEBHOOK_SECRET: secret }, 'WEBHOOK_URL: give'],
    [{ SLOTWISE_WEBHOOK_URL: '', SLOTWISE_WEBHOOK_SECRET: secret }, 'WEBHOOK_URL: give'],
    [{ SLOTWISE_WEBHOOK_URL: url }, 'WEBHOOK_SECRET: set it too'],
    [{ SLOTWISE_WEBHOOK_URL: url, SLOTWISE_WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET: it must be 24'],
    [{ SLOTWISE_WEBHOOK_SECRET: 'aGVsbG8=' }, 'WEBHOOK_SECRET: it must be 24'],
    [{ SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'yes' }, 'ALLOW_PRIVATE_WEBHOOKS: write'],
    [{ SLOTWISE_WEBHOOK_URI: url }, 'WEBHOOK_URI: did you mean SLOTWISE_WEBHOOK_URL?'],
    [{ SLOTWISE_HANDOVER_SERVICE_TEAM: 'C0123' }, 'HANDOVER_SERVICE_TEAM: write the platform'],
    [{ SLOTWISE_COLOUR: 'red' }, 'COLOUR: nothing reads it'],
  ])('finds the fault in %j', (environment, fault) => {
    expect(faults(environment as Record<string, string>)).toEqual([
      expect.stringContaining(`SLOTWISE_${fault}`),
    ]);
  });

  test('reports all faults at once, and no value', () => {
    const found = faults({
      SLOTWISE_WEBHOOK_URL: 'ftp://hidden-one',
      SLOTWISE_WEBHOOK_SECRET: 'hidden-two',
      SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'hidden-three',
      SLOTWISE_OTHER: 'hidden-four',
      SLACK_BOT_TOKEN: 'hidden-five',
      SLACK_APP_TOKEN: 'xapp-hidden-six',
    });
    expect(found).toHaveLength(5);
    expect(found.join()).not.toContain('hidden');
  });
});

test.each([
  ['http://example.com', 'only https is posted to'],
  ['https://example.com:6379/', 'port 6379 is none of 443, 8443'],
  ['https://127.0.0.1/', 'the address is private and not allowed: set SLOTWISE_ALLOW_PRIVATE'],
  ['https://0x7f.1/', 'the address is private'],
  ['https://[::ffff:10.0.0.1]/', 'the address is private'],
  ['https://ann:word@example.com/', 'the address must not carry a password'],
])(
  'an address that would never be posted to is a fault of the configuration: %s',
  (url, remedy) => {
    const loaded = loadConfig({ SLOTWISE_WEBHOOK_URL: url, SLOTWISE_WEBHOOK_SECRET: secret });
    const faults = loaded.ok ? [] : loaded.faults;
    expect(faults).toEqual([
      { variable: 'SLOTWISE_WEBHOOK_URL', remedy: expect.stringContaining(remedy) },
    ]);
  },
);

test('the places where people take over are read by the name of a target', () => {
  const loaded = loadConfig({ SLOTWISE_HANDOVER_SERVICE_TEAM: 'slack:C0123456789' });
  expect(loaded).toMatchObject({
    ok: true,
    config: { desks: { service_team: 'slack:C0123456789' } },
  });
});

describe('a model', () => {
  const key = 'sk-test';

  test('is there as soon as there is a key', () => {
    const loaded = loadConfig({ OPENAI_API_KEY: key });
    expect(loaded.ok && loaded.config.model).toEqual({
      model: usualModel,
      apiKey: key,
      baseUrl: 'https://api.openai.com/v1',
      server: 'openai',
      budgetMs: 20_000,
      limits: {},
    });
  });

  test('may be any that speaks Chat Completions, and cost what it costs', () => {
    const loaded = loadConfig({
      SLOTWISE_MODEL: 'llama3.2:3b',
      SLOTWISE_MODEL_URL: 'http://localhost:11434/v1',
      SLOTWISE_MODEL_SECONDS: '8',
      SLOTWISE_MODEL_EFFORT: 'low',
      SLOTWISE_MODEL_PRICES: '0.75/0.075/4.5',
      SLOTWISE_MODEL_SESSION_TOKENS: '50000',
      SLOTWISE_MODEL_PERSON_TOKENS: '200000',
      SLOTWISE_MODEL_DAY_TOKENS: '5000000',
    });
    expect(loaded.ok && loaded.config.model).toEqual({
      model: 'llama3.2:3b',
      baseUrl: 'http://localhost:11434/v1',
      server: 'compatible',
      budgetMs: 8_000,
      effort: 'low',
      prices: { input: 0.75, cachedInput: 0.075, output: 4.5 },
      limits: { sessionTokens: 50_000, personTokens: 200_000, dayTokens: 5_000_000 },
    });
  });

  test('is known by its address, unless it is said', () => {
    const serverOf = (environment: Record<string, string>) => {
      const loaded = loadConfig({ SLOTWISE_MODEL: 'm', OPENAI_API_KEY: key, ...environment });
      return loaded.ok && loaded.config.model?.server;
    };
    const url = (address: string) => serverOf({ SLOTWISE_MODEL_URL: address });
    expect(url('https://api.openai.com/v1')).toBe('openai');
    expect(url('https://eu.api.openai.com/v1')).toBe('openai');
    expect(url('https://shop.openai.azure.com/openai/v1/')).toBe('azure');
    expect(url('https://notopenai.com/v1')).toBe('compatible');
    expect(serverOf({ SLOTWISE_MODEL_SERVER: 'plain' })).toBe('plain');
  });

  test('on the same server recordings are transcribed, also where no model understands', () => {
    const listening = (environment: Record<string, string>) => {
      const loaded = loadConfig({ SLOTWISE_TRANSCRIPTION_MODEL: 'm', ...environment });
      return loaded.ok ? [loaded.config.model !== undefined, loaded.config.transcription] : loaded;
    };
    const openAi = { model: 'm', baseUrl: 'https://api.openai.com/v1', apiKey: key, limits: {} };
    expect(listening({ OPENAI_API_KEY: key })).toEqual([true, openAi]);
    expect(listening({ OPENAI_API_KEY: key, SLOTWISE_MODEL: 'off' })).toEqual([false, openAi]);
    const own = { SLOTWISE_MODEL_URL: 'http://localhost:8000/v1', SLOTWISE_MODEL: 'q' };
    expect(listening(own)).toEqual([
      true,
      { model: 'm', baseUrl: own.SLOTWISE_MODEL_URL, limits: {} },
    ]);
    const paid = {
      OPENAI_API_KEY: key,
      SLOTWISE_TRANSCRIPTION_PRICES: '0.006',
      SLOTWISE_MODEL_DAY_TOKENS: '5000',
    };
    expect(listening(paid)).toEqual([
      true,
      { ...openAi, limits: { dayTokens: 5_000 }, prices: { minute: 0.006 } },
    ]);
  });

  test('may be switched off where a key is set for others', () => {
    const loaded = loadConfig({ OPENAI_API_KEY: key, SLOTWISE_MODEL: 'off' });
    expect(loaded.ok && loaded.config.model).toBeUndefined();
  });

  test.each([
    ['an empty key', { OPENAI_API_KEY: '' }, 'OPENAI_API_KEY'],
    ['a key with a line break', { OPENAI_API_KEY: 'sk\n' }, 'OPENAI_API_KEY'],
    ['a model without a server', { SLOTWISE_MODEL: 'm' }, 'SLOTWISE_MODEL'],
    [
      'a transcriber without a server',
      { SLOTWISE_TRANSCRIPTION_MODEL: 'm' },
      'SLOTWISE_TRANSCRIPTION_MODEL',
    ],
    [
      'a transcriber without a server, where no model is wanted',
      { SLOTWISE_MODEL: 'off', SLOTWISE_TRANSCRIPTION_MODEL: 'm' },
      'SLOTWISE_TRANSCRIPTION_MODEL',
    ],
    [
      'a transcriber of no name',
      { OPENAI_API_KEY: key, SLOTWISE_TRANSCRIPTION_MODEL: 'a b' },
      'SLOTWISE_TRANSCRIPTION_MODEL',
    ],
    [
      'prices of listening where nobody listens',
      { OPENAI_API_KEY: key, SLOTWISE_TRANSCRIPTION_PRICES: '1/1' },
      'SLOTWISE_TRANSCRIPTION_PRICES',
    ],
    [
      'prices of listening that are none',
      {
        OPENAI_API_KEY: key,
        SLOTWISE_TRANSCRIPTION_MODEL: 'm',
        SLOTWISE_TRANSCRIPTION_PRICES: 'cheap',
      },
      'SLOTWISE_TRANSCRIPTION_PRICES',
    ],
    ['prices without a model', { SLOTWISE_MODEL_PRICES: '1/1/1' }, 'SLOTWISE_MODEL_PRICES'],
    ['an address without a model', { SLOTWISE_MODEL_URL: 'http://a/v1' }, 'SLOTWISE_MODEL'],
    ['no address', { OPENAI_API_KEY: key, SLOTWISE_MODEL_URL: 'a/v1' }, 'SLOTWISE_MODEL_URL'],
    [
      'an address with a password',
      { OPENAI_API_KEY: key, SLOTWISE_MODEL: 'm', SLOTWISE_MODEL_URL: 'https://a:b@c/v1' },
      'SLOTWISE_MODEL_URL',
    ],
    ['one price', { OPENAI_API_KEY: key, SLOTWISE_MODEL_PRICES: '1' }, 'SLOTWISE_MODEL_PRICES'],
    ['no time', { OPENAI_API_KEY: key, SLOTWISE_MODEL_SECONDS: '0' }, 'SLOTWISE_MODEL_SECONDS'],
    [
      'an unknown kind',
      { OPENAI_API_KEY: key, SLOTWISE_MODEL_SERVER: 'x' },
      'SLOTWISE_MODEL_SERVER',
    ],
    ['a slip in a name', { OPENAI_API_KEY: key, SLOTWISE_MODELS: 'm' }, 'SLOTWISE_MODELS'],
  ])('is refused with %s, by name and never by value', (_, environment, variable) => {
    const found = faults(environment);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${variable}: `));
    expect(found[0]).not.toContain(key);
  });
});
