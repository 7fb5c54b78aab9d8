import { describe, expect, test } from 'vitest';
import { configFaultText, loadConfig } from '../src/config.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const url = 'https://example.com/hook';

function faults(environment: Record<string, string>): readonly string[] {
  const loaded = loadConfig(environment);
  return loaded.ok ? [] : loaded.faults.map(configFaultText);
}

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
    [
      { SLOTWISE_WEBHOOK_URL: 'http://example.com', SLOTWISE_WEBHOOK_SECRET: secret },
      'WEBHOOK_URL: use https',
    ],
    [{ SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'yes' }, 'ALLOW_PRIVATE_WEBHOOKS: write'],
    [{ SLOTWISE_WEBHOOK_URI: url }, 'WEBHOOK_URI: did you mean SLOTWISE_WEBHOOK_URL?'],
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
