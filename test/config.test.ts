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
      config: { allowPrivateWebhooks: false },
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
      },
    });
    expect(loaded.ok && Object.isFrozen(loaded.config)).toBe(true);
  });

  test.each([
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
    });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toContain('hidden');
  });
});
