import { startPlatform } from '../../dist/torture/platform.js';
import { scriptOf } from '../../dist/torture/script.js';
import { startWebhook } from '../../dist/torture/webhook.js';
import { startWorkerProcess } from '../../dist/torture/worker-process.js';
import { pooled } from './road.mjs';

/**
 * Conversations a second, three values each, of so many worker processes on one Redis, reached over
 * HTTP. The people, the platform and the receiver of posts are in this process.
 */
export async function withWorkers(redisUrl, workers, conversations) {
  const calm = { next: () => 0.99, between: (least) => least, pick: ([first]) => first };
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const webhook = await startWebhook(secret, calm);
  const crew = [];
  let turn = 0;
  const ports = () => {
    const all = crew.map((worker) => worker.port());
    turn += 1;
    return [all[turn % all.length]];
  };
  const platform = await startPlatform(ports, calm);
  for (let i = 0; i < workers; i += 1) {
    crew.push(
      startWorkerProcess({
        name: `bench-${workers}-${i}`,
        redisUrl,
        platformUrl: platform.url,
        webhook: { url: webhook.url, secret },
        leaseMs: 30_000,
        sendMs: 30_000,
      }),
    );
  }
  await Promise.all(crew.map((worker) => worker.said('ready')));
  const talk = (number) => platform.converse(`torture:${workers}-${number}`, scriptOf(number * 3));
  await pooled(100, (number) => talk(1_000_000 + number));
  const ms = await pooled(conversations, talk);
  await Promise.all(crew.map((worker) => worker.kill()));
  await Promise.all([platform.close(), webhook.close()]);
  return (conversations * 1_000) / ms;
}
