import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { fixedEndpoint } from '../../src/delivery/webhook/endpoint-directory.ts';
import { fixedEndpoints } from '../../src/delivery/webhook/environment.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const url = 'https://example.com/hook';

describe('endpoints in the environment', () => {
  test('are named by their variables, the default one by those without a name', () => {
    const loaded = loadConfig({
      SLOTWISE_WEBHOOK_URL: url,
      SLOTWISE_WEBHOOK_SECRET: secret,
      SLOTWISE_WEBHOOK_CRM_EU_URL: `${url}/eu`,
      SLOTWISE_WEBHOOK_CRM_EU_SECRET: secret,
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    const fixed = fixedEndpoints(loaded.config);
    expect(fixedEndpoint(fixed, 'default')).toMatchObject({ url, allowPrivate: false });
    for (const name of ['crm-eu', 'crm_eu']) {
      expect(fixedEndpoint(fixed, name)).toMatchObject({ url: `${url}/eu`, secret });
    }
    for (const name of ['crm', 'toString', '__proto__']) {
      expect(fixedEndpoint(fixed, name)).toBeUndefined();
    }
  });

  test('may be private where the operator says so, for all of them', () => {
    const loaded = loadConfig({
      SLOTWISE_WEBHOOK_CRM_URL: 'http://127.0.0.1:9/',
      SLOTWISE_WEBHOOK_CRM_SECRET: secret,
      SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'true',
    });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
    expect(fixedEndpoints(loaded.config).crm).toMatchObject({ allowPrivate: true });
  });

  test.each([
    [{ SLOTWISE_WEBHOOK_CRM_URL: url }, ['WEBHOOK_CRM_SECRET: set it too']],
    [{ SLOTWISE_WEBHOOK_CRM_SECRET: secret }, ['WEBHOOK_CRM_URL: set it too']],
    [
      { SLOTWISE_WEBHOOK_CRM_URL: 'example.com', SLOTWISE_WEBHOOK_CRM_SECRET: 'short' },
      ['WEBHOOK_CRM_URL: give', 'WEBHOOK_CRM_SECRET: it must be 24'],
    ],
    [
      { SLOTWISE_WEBHOOK_CRM_URL: 'http://example.com', SLOTWISE_WEBHOOK_CRM_SECRET: secret },
      ['WEBHOOK_CRM_URL: only https is posted to'],
    ],
    [
      { SLOTWISE_WEBHOOK_DEFAULT_URL: url, SLOTWISE_WEBHOOK_DEFAULT_SECRET: secret },
      ['WEBHOOK_DEFAULT_URL: the default endpoint is SLOTWISE_WEBHOOK_URL'],
    ],
    [{ SLOTWISE_WEBHOOK_crm_URL: url }, ['WEBHOOK_crm_URL: nothing reads it']],
  ])('with a fault are reported: %j', (environment, expected) => {
    const loaded = loadConfig(environment as Record<string, string>);
    const faults = loaded.ok ? [] : loaded.faults.map((one) => `${one.variable}: ${one.remedy}`);
    const prefixed = expected.map((start) => expect.stringContaining(`SLOTWISE_${start}`));
    expect(faults).toEqual(prefixed);
  });
});
