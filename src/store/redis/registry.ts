import { decode, encode } from '../encoding.ts';
import type { Registry } from '../registry.ts';
import type { RedisContext } from './context.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';
import { type RegistryKind, sealContext } from './stored.ts';

/**
 * The registry of all workers that share a store: give it the options of their store. Records are
 * sealed as conversations are. Rejects and throws as the store does.
 */
export function redisRegistry<R>(kind: RegistryKind, options: RedisStoreOptions): Registry<R> {
  const { context, close } = openRedis(options);
  return { ...registryIn<R>(context, kind), close };
}

/** The same on a connection that is open. */
export function registryIn<R>(
  context: RedisContext,
  kind: RegistryKind,
): Omit<Registry<R>, 'close'> {
  const key = context.keys.registry(kind);
  const read = (name: string) => context.call((client) => client.hgetBuffer(key, name));
  const opened = (name: string, stored: Buffer | null) =>
    stored === null ? undefined : openRecord<R>(context, kind, name, stored);

  return {
    get: async (name) => opened(name, await read(name)),
    async update(name, change) {
      for (;;) {
        const before = await read(name);
        const next = change(opened(name, before));
        const stored = next === undefined ? undefined : sealed(context, kind, name, next);
        const reply = await context.run('replace', [key], [name, before ?? '', stored ?? '']);
        if (reply === 1) return opened(name, stored ?? null);
      }
    },
    async put(name, record) {
      const stored = sealed(context, kind, name, record);
      await context.call((client) => client.hset(key, name, stored));
    },
    async remove(name) {
      return (await context.call((client) => client.hdel(key, name))) === 1;
    },
  };
}

export function openRecord<R>(
  { sealing }: RedisContext,
  kind: RegistryKind,
  name: string,
  stored: Buffer,
): R {
  return decode<R>(sealing.open(stored, sealContext(kind, name)));
}

function sealed<R>({ sealing }: RedisContext, kind: RegistryKind, name: string, record: R): Buffer {
  return sealing.seal(encode(record), sealContext(kind, name));
}
