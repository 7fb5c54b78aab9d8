import { borrowClient, isCluster, openClient, type RedisClient } from './client.ts';
import { type RedisContext, redisContext } from './context.ts';
import { keyspace } from './keys.ts';
import { scriptRunner } from './scripts.ts';
import { parseSealingKeys, sealing } from './sealing.ts';

export type RedisStoreOptions = (
  | {
      /** `redis://`, `rediss://`, `redis+sentinel://…?name=`, `redis+cluster://host,host`. */
      readonly url: string;
    }
  | {
      /** A connection of the caller's, used and left open. Best without an offline queue. */
      readonly client: RedisClient;
    }
) & {
  /** Before every key, so that several programs can share a server; "slotwise:" by default. */
  readonly keyPrefix?: string;
  /**
   * `id:key,id:key…`, keys of 32 bytes in base64: the first encrypts, all decrypt. Absent: what
   * people say is stored readable.
   */
  readonly encryption?: string;
};

/** Throws a `TypeError` for a URL or encryption keys that are none. */
export function openRedis(options: RedisStoreOptions): {
  readonly context: RedisContext;
  close(): Promise<void>;
} {
  const { encryption } = options;
  const sealingKeys = encryption === undefined ? [] : parseSealingKeys(encryption);
  if (sealingKeys === undefined) {
    throw new TypeError('Encryption keys have the form id:key,…, each 32 bytes in base64.');
  }
  const keys = keyspace(options.keyPrefix ?? 'slotwise:');
  const connection = 'url' in options ? openClient(options.url) : borrowClient(options.client);
  const { client } = connection;
  const context = redisContext({
    connection,
    run: scriptRunner(client),
    keys,
    sealing: sealing(sealingKeys),
    cluster: isCluster(client),
  });
  return { context, close: connection.close };
}
