import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisStore } from '../../src/store/redis/index.ts';
import { chance } from '../../src/torture/chance.ts';
import { startPlatform } from '../../src/torture/platform.ts';
import { startWorkerProcess, type WorkerProcess } from '../../src/torture/worker-process.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());

test('a worker that is paused past its lease and goes on has lost its turn', async () => {
  const calm = { ...chance(1), next: () => 0.5 };
  let crew: WorkerProcess[] = [];
  const platform = await startPlatform(() => crew.flatMap((one) => one.port() ?? []), calm);
  const store = redisStore({ url: server.url });
  const hire = (name: string) =>
    startWorkerProcess({
      name,
      redisUrl: server.url,
      platformUrl: platform.url,
      webhook: { url: 'http://127.0.0.1:1/', secret: `whsec_${'A'.repeat(43)}=` },
      leaseMs: 1_500,
      sendMs: 1_000,
      thinkMs: 600,
    });
  const key = 'torture:paused';
  const claims = async () => (await store.measure(Date.now() + 60_000)).dueConversations;
  const first = hire('first');
  try {
    crew = [first];
    await first.said('ready');
    const words = { say: ['hm, well, the thing of which we spoke'], until: /./ };
    const talking = platform.converse(key, { steps: [words], values: {} });
    await expect.poll(() => platform.accepted.get(key)).toHaveLength(1);
    expect(await claims()).toBe(1);
    first.signal('SIGSTOP');

    const second = hire('second');
    crew = [first, second];
    await talking;
    expect(platform.shown.get(key)).toMatchObject([{ worker: 'second' }]);

    first.signal('SIGCONT');
    await first.said('lost');
    await setTimeout(300);
    expect(platform.shown.get(key)).toHaveLength(1);
    expect(await store.readTraces(key)).toHaveLength(1);
    expect(await store.readOutbox(key)).toEqual([]);
  } finally {
    first.signal('SIGCONT');
    await Promise.all(crew.map((worker) => worker.kill()));
    await store.close();
    await platform.close();
  }
});
