import { decode, encode } from '../encoding.ts';
import type { EndpointRegistry } from '../endpoints.ts';
import type { RedisContext } from './context.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';
import { orUnreadable, sealContext } from './stored.ts';

/**
 * The registry of all workers that share a store: give it the options of their store. Secrets are
 * sealed as conversations are. Rejects and throws as the store does.
 */
export function redisEndpoints<E>(options: RedisStoreOptions): EndpointRegistry<E> {
  const { context, close } = openRedis(options);
  const { endpoints: key } = context.keys;

  async function read(name: string): Promise<Buffer | null> {
    return context.call((client) => client.hgetBuffer(key, name));
  }

  return {
    get: async (name) => opened<E>(context, name, await read(name)),
    async list() {
      const all = await context.call((client) => client.hgetallBuffer(key));
      return Object.keys(all)
        .sort()
        .flatMap((name) => {
          const stored = all[name];
          if (stored === undefined) return [];
          return { name, ...orUnreadable(() => ({ endpoint: open<E>(context, name, stored) })) };
        });
    },
    async update(name, change) {
      for (;;) {
        const before = await read(name);
        const next = change(opened<E>(context, name, before));
        const stored = next === undefined ? '' : sealed(context, name, next);
        const reply = await context.run('replaceEndpoint', [key], [name, before ?? '', stored]);
        if (reply === 1) return opened<E>(context, name, stored === '' ? null : stored);
      }
    },
    async remove(name) {
      return (await context.call((client) => client.hdel(key, name))) === 1;
    },
    close,
  };
}

function sealed<E>(context: RedisContext, name: string, endpoint: E): Buffer {
  return context.sealing.seal(encode(endpoint), sealContext('endpoint', name));
}

function opened<E>(context: RedisContext, name: string, stored: Buffer | null): E | undefined {
  return stored === null ? undefined : open<E>(context, name, stored);
}

function open<E>(context: RedisContext, name: string, stored: Buffer): E {
  return decode<E>(context.sealing.open(stored, sealContext('endpoint', name)));
}
