import type { Conversation } from '../../core/conversation.ts';
import type { FlowSpec } from '../../core/flow/spec.ts';
import type { Trace } from '../../core/trace.ts';
import { decode, encode } from '../encoding.ts';
import type { OutboxEntry, Store } from '../port.ts';
import { borrowClient, isCluster, openClient, type RedisClient } from './client.ts';
import { commit } from './commit.ts';
import { type RedisContext, redisContext } from './context.ts';
import { accept, claimDue, release, renew } from './conversations.ts';
import { dueIn } from './due.ts';
import { keyspace } from './keys.ts';
import { claimDueLanes, settle } from './lanes.ts';
import { readParked, replay } from './parked.ts';
import { scriptRunner } from './scripts.ts';
import { parseSealingKeys, sealing } from './sealing.ts';
import { openKind, openState } from './stored.ts';

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

/**
 * A store on Redis 6.2 or later, one server, Sentinel or a cluster, for as many workers as there
 * are. A call is one script, so it is done or not done; one that timed out may have been done, and
 * repeating it is safe. Rejects with an `OperationalError` at once when Redis cannot be reached.
 *
 * Durable as far as the server is: `appendfsync always` and `maxmemory-policy noeviction`. Throws a
 * `TypeError` for a URL or encryption keys that are none. The layout: keys.ts and docs/adr/0005.
 */
export function redisStore(options: RedisStoreOptions): Store {
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

  return {
    accept: (arrival, request) => accept(context, arrival, request),
    claim: (request, limit) => claimDue(context, request, limit),
    renew: (claim, request) => renew(context, claim, request),
    commit: (claim, turn, request) => commit(context, claim, turn, request),
    release: (claim, outcome) => release(context, claim, outcome),
    claimLanes: (request, limit) => claimDueLanes(context, request, limit),
    settle: (claim, settlement, request) => settle(context, claim, settlement, request),

    resolve: (key) => resolve(context, key),
    addAlias: async (alias, key) => {
      const target = await resolve(context, key);
      if (target === alias) return;
      await context.call((redis) => redis.set(keys.alias(alias), target));
    },
    putFlow: async (hash, flow) => {
      await context.call((redis) => redis.set(keys.flow(hash), encode(flow)));
    },
    getFlow: async (hash) => {
      const json = await context.call((redis) => redis.get(keys.flow(hash)));
      return json === null ? undefined : decode<FlowSpec>(json);
    },

    readConversation: (key, nowMs) => readConversation(context, key, nowMs),
    readTraces: (key) => readTraces(context, key),
    readOutbox: (key) => readOutbox(context, key),
    readParked: () => readParked(context),
    replay: (parkedId, nowMs) => replay(context, parkedId, nowMs),
    nextDueAtMs: async () => {
      const [first] = await dueIn(context, [...keys.due, ...keys.lanesDue], '+inf', 1);
      return first?.atMs;
    },
    close: connection.close,
  };
}

/** Elements of a lane's list for each entry; the body is the last (scripts/shared/claim-lane.lua). */
const entrySize = 4;

/** Follows renames to the end. Two at once in both directions could make a circle: it ends there. */
async function resolve(context: RedisContext, key: string): Promise<string> {
  const passed = new Set([key]);
  for (let current = key; ; ) {
    const alias = context.keys.alias(current);
    const next = await context.call((client) => client.get(alias));
    if (next === null || passed.has(next)) return current;
    passed.add(next);
    current = next;
  }
}

async function readConversation(
  context: RedisContext,
  key: string,
  nowMs: number,
): Promise<Conversation | undefined> {
  const { state } = context.keys.conversation(key);
  const stored = await context.call((client) => client.getBuffer(state));
  if (stored === null) return undefined;
  const { keepUntilMs, conversation } = openState(context.sealing, key, stored);
  return keepUntilMs <= nowMs ? undefined : conversation();
}

async function readTraces(context: RedisContext, key: string): Promise<readonly Trace[]> {
  const { traces } = context.keys.conversation(key);
  const stored = await context.call((client) => client.lrangeBuffer(traces, 0, -1));
  return stored.map((trace) => openKind(context.sealing, 'trace', key, trace));
}

async function readOutbox(context: RedisContext, key: string): Promise<readonly OutboxEntry[]> {
  const keys = context.keys.conversation(key);
  const names = await context.call((client) => client.hkeys(keys.lanes));
  const lanes = await Promise.all(
    names.map((lane) => context.call((client) => client.lrangeBuffer(keys.lane(lane), 0, -1))),
  );
  const bodies = lanes.flatMap((items) => items.filter((_, i) => i % entrySize === entrySize - 1));
  return bodies.map((body) => openKind(context.sealing, 'entry', key, body));
}
