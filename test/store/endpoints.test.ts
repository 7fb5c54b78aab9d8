import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryEndpoints } from '../../src/store/memory/endpoints.ts';
import { memoryRegistry } from '../../src/store/memory/registry.ts';
import { redisEndpoints } from '../../src/store/redis/endpoints.ts';
import { redisRegistry } from '../../src/store/redis/registry.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { endpointsContract } from './endpoints-contract.ts';
import { registryContract, type Sample } from './registry-contract.ts';

const encryption = `2026:${Buffer.alloc(32, 1).toString('base64')}`;

let server: SharedRedis;
let registries = 0;

beforeAll(async () => {
  server = await sharedRedis();
});
afterAll(() => server.stop());

function open(more: { readonly encryption?: string } = {}, number = registries) {
  const keyPrefix = `${server.prefix}endpoints-${number}:`;
  return redisEndpoints<Sample>({ url: server.url, keyPrefix, ...more });
}

endpointsContract('the registry in memory', async () => memoryEndpoints());
endpointsContract('the registry in Redis', async () => {
  registries += 1;
  return open();
});
endpointsContract('the registry in Redis with encryption', async () => {
  registries += 1;
  return open({ encryption });
});

registryContract('the registry of installations in memory', async () => memoryRegistry());
registryContract('the registry of installations in Redis', async () => {
  registries += 1;
  const keyPrefix = `${server.prefix}endpoints-${registries}:`;
  return redisRegistry('installation', { url: server.url, keyPrefix, encryption });
});

test('kinds of records do not meet, and one does not open as another', async () => {
  registries += 1;
  const admin = new Redis(server.url);
  const keyPrefix = `${server.prefix}endpoints-${registries}:`;
  const endpoints = open({ encryption });
  const installations = redisRegistry<Sample>('installation', {
    url: server.url,
    keyPrefix,
    encryption,
  });
  try {
    await endpoints.update('T1', () => ({ url: 'a', count: 1 }));
    expect(await installations.get('T1')).toBeUndefined();
    const [key = ''] = await admin.keys(`${keyPrefix}*`);
    const raw = await admin.hgetBuffer(key, 'T1');
    await installations.update('T1', () => ({ url: 'b', count: 2 }));
    const other = (await admin.keys(`${keyPrefix}*`)).find((each) => each !== key) ?? '';
    await admin.hset(other, 'T1', raw ?? '');
    await expect(installations.get('T1')).rejects.toMatchObject({ code: 'stored-data-sealed' });
  } finally {
    admin.disconnect();
    await Promise.all([endpoints.close(), installations.close()]);
  }
});

test('with a key, a secret cannot be read in Redis, nor by a program without it', async () => {
  registries += 1;
  const sealed = open({ encryption });
  const stranger = open();
  const admin = new Redis(server.url);
  try {
    await sealed.update('crm', () => ({ url: 'whsec_of-nobody-else', count: 1 }));
    const [key = ''] = await admin.keys(`${server.prefix}endpoints-${registries}:*`);
    const raw = await admin.hget(key, 'crm');
    expect(raw).not.toContain('whsec_');
    await expect(stranger.get('crm')).rejects.toMatchObject({ code: 'stored-data-sealed' });
    expect(await stranger.list()).toMatchObject([
      { name: 'crm', unreadable: { code: 'stored-data-sealed' } },
    ]);
  } finally {
    admin.disconnect();
    await Promise.all([sealed.close(), stranger.close()]);
  }
});

test('what one program changes, the next read of another sees', async () => {
  registries += 1;
  const [one, other] = [open(), open()];
  try {
    await one.update('crm', () => ({ url: 'a', count: 1 }));
    expect(await other.get('crm')).toEqual({ url: 'a', count: 1 });
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
