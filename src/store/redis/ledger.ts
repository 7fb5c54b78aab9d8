import { openRedis, type RedisStoreOptions } from './open.ts';

/** How long a sum is kept after its first entry: beyond the day that it belongs to. */
const ledgerMs = 2 * 24 * 3_600_000;

/**
 * Sums by name, shared by all workers of a store: give it the options of their store. Rejects and
 * throws as the store does.
 */
export function redisLedger(options: RedisStoreOptions) {
  const { context, close } = openRedis(options);
  return {
    async read(name: string): Promise<number> {
      const sum = await context.call((client) => client.get(context.keys.ledger(name)));
      return sum === null ? 0 : Number(sum);
    },
    async add(name: string, amount: number): Promise<void> {
      const key = context.keys.ledger(name);
      await context.call((client) => client.set(key, '0', 'PX', ledgerMs, 'NX'));
      await context.call((client) => client.incrby(key, amount));
    },
    close,
  };
}
