import { afterAll, beforeAll } from 'vitest';
import { redisStore } from '../../src/store/redis/index.ts';
import { type SharedRedis, sharedRedis } from '../support/redis.ts';
import { storeContract } from './contract.ts';

let server: SharedRedis;
let stores = 0;

beforeAll(async () => {
  server = await sharedRedis();
});
afterAll(() => server.stop());

storeContract('the Redis store', async () => {
  stores += 1;
  return redisStore({ url: server.url, keyPrefix: `${server.prefix}${stores}:` });
});
