import { setTimeout } from 'node:timers/promises';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { parseRedisUrl } from './address.ts';

export type RedisClient = Redis | Cluster;

export interface OpenClient {
  readonly client: RedisClient;
  /**
   * Resolves when a first try to connect has ended, well or not, or takes too long; later ones go on
   * by themselves.
   */
  readonly opened: Promise<void>;
  /** Why there is no connection now, if it is known: a failed call says only that there is none. */
  whyDown(): Error | undefined;
  /** Ends the connection if it was opened here. */
  close(): Promise<void>;
}

/** Shorter than the three seconds that a platform waits for its acknowledgement. */
const commandTimeoutMs = 2_500;
const connectTimeoutMs = 2_500;
const longestReconnectMs = 1_000;

/**
 * Opens a connection that says at once that it cannot do something, rather than keep it for later:
 * the caller knows better than a queue what is still worth doing. Throws a `TypeError` for a URL
 * that is none; the message does not repeat it, since it may hold a password.
 */
export function openClient(url: string): OpenClient {
  const client = clientFor(url);
  let lastError: Error | undefined;
  client.on('error', (error) => {
    lastError = error;
  });
  return {
    client,
    opened: firstTry(client),
    whyDown: () => (client.status === 'ready' ? undefined : lastError),
    async close() {
      client.disconnect();
    },
  };
}

/** A connection of somebody else's: used, and left open. */
export function borrowClient(client: RedisClient): OpenClient {
  return {
    client,
    opened: untilReady(client),
    whyDown: () => undefined,
    close: async () => {},
  };
}

export function isCluster(client: RedisClient): client is Cluster {
  return client instanceof Cluster || client.isCluster;
}

function clientFor(url: string): RedisClient {
  const address = parseRedisUrl(url);
  if (address === undefined) {
    throw new TypeError('The address of Redis does not have the form redis://host:port.');
  }
  const { kind, nodes, tls, username, password, db, name, sentinelPassword } = address;
  const shared = {
    commandTimeout: commandTimeoutMs,
    connectTimeout: connectTimeoutMs,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  } satisfies RedisOptions;
  if (kind === 'cluster') {
    return new Cluster([...nodes], {
      lazyConnect: true,
      enableOfflineQueue: false,
      clusterRetryStrategy: reconnectMs,
      redisOptions: shared,
    });
  }
  const [first] = nodes;
  return new Redis({
    ...shared,
    db,
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: reconnectMs,
    ...(kind === 'single'
      ? { ...first }
      : {
          sentinels: [...nodes],
          ...(name !== undefined && { name }),
          ...(sentinelPassword !== undefined && { sentinelPassword }),
          ...(tls && { enableTLSForSentinelMode: true }),
        }),
  });
}

/** Sentinels that know no master are asked again and again: that try has no end of its own. */
async function firstTry(client: RedisClient): Promise<void> {
  const tooLong = new AbortController();
  await Promise.race([
    client.connect().catch(() => {}),
    setTimeout(connectTimeoutMs, undefined, { signal: tooLong.signal }).catch(() => {}),
  ]);
  tooLong.abort();
}

/** Soon at first, then once a second: a server that is back has work that waits. */
function reconnectMs(times: number): number {
  return Math.min(50 * 2 ** Math.min(times, 10), longestReconnectMs);
}

async function untilReady(client: RedisClient): Promise<void> {
  if (client.status === 'ready') return;
  if (client.status === 'wait') return client.connect().catch(() => {});
  await new Promise<void>((resolve) => {
    const end = () => {
      for (const event of ['ready', 'close', 'end']) client.off(event, end);
      resolve();
    };
    for (const event of ['ready', 'close', 'end']) client.on(event, end);
  });
}
