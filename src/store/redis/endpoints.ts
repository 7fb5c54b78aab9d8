import type { EndpointRegistry } from '../endpoints.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';
import { openRecord, registryIn } from './registry.ts';
import { orUnreadable } from './stored.ts';

/** The endpoints of all workers that share a store, as `redisRegistry` keeps them. */
export function redisEndpoints<E>(options: RedisStoreOptions): EndpointRegistry<E> {
  const { context, close } = openRedis(options);
  const key = context.keys.registry('endpoint');
  return {
    ...registryIn<E>(context, 'endpoint'),
    async list() {
      const all = await context.call((client) => client.hgetallBuffer(key));
      return Object.entries(all)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, stored]) => {
          const open = () => ({ endpoint: openRecord<E>(context, 'endpoint', name, stored) });
          return { name, ...orUnreadable(open) };
        });
    },
    close,
  };
}
