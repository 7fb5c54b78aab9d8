import { decode, encode } from '../encoding.ts';
import type { EndpointRegistry } from '../endpoints.ts';
import type { RedisContext } from './context.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';

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
          const endpoint = opened<E>(context, name, all[name] ?? null);
          return endpoint === undefined ? [] : [{ name, endpoint }];
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
    close,
  };
}

function sealed<E>(context: RedisContext, name: string, endpoint: E): Buffer {
  return context.sealing.seal(encode(endpoint), sealContext(name));
}

function opened<E>(context: RedisContext, name: string, stored: Buffer | null): E | undefined {
  if (stored === null) return undefined;
  return decode<E>(context.sealing.open(stored, sealContext(name)));
}

function sealContext(name: string): string {
  return `endpoint ${name}`;
}
