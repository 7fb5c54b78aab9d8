import { Cluster } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisStore } from '../../src/store/redis/index.ts';
import { type RedisCluster, startCluster } from '../support/redis.ts';
import { storeContract } from './contract.ts';
import { arrival, by, present, startMs, turn } from './sample.ts';

let cluster: RedisCluster;
let client: Cluster;
let stores = 0;

beforeAll(async () => {
  cluster = await startCluster();
  client = new Cluster(cluster.nodes.map(({ port }) => ({ host: '127.0.0.1', port })));
}, 60_000);

afterAll(async () => {
  client.disconnect();
  await cluster.stop();
});

storeContract('the Redis store on a cluster', async () => {
  stores += 1;
  return redisStore({ client, keyPrefix: `test-${stores}:` });
});

test('finds a whole cluster from one URL, and spreads conversations over it', async () => {
  const store = redisStore({ url: cluster.url, keyPrefix: 'spread:' });
  try {
    const keys = Array.from({ length: 64 }, (_, i) => `test:${i}`);
    for (const key of keys) {
      const { claim } = await store.accept(arrival(key, 'e'), by('w'));
      await store.commit(present(claim), turn(key, 1), by('w'));
    }
    for (const key of keys) expect(await store.readConversation(key, startMs)).toBeDefined();
    for (const node of cluster.nodes) expect(await node.command('DBSIZE')).toBeGreaterThan(30);
  } finally {
    await store.close();
  }
});
