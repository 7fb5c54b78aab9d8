import type { FlowSpec } from '../../core/flow/spec.ts';
import { decode, encode } from '../encoding.ts';
import type { Store } from '../port.ts';
import { commit } from './commit.ts';
import type { RedisContext } from './context.ts';
import { accept, claimDue, release, renew } from './conversations.ts';
import { dueIn } from './due.ts';
import { forgetConversation } from './forget.ts';
import { measure, probe, weaknesses } from './health.ts';
import { claimDueLanes, readLanes, settle } from './lanes.ts';
import { conversationsOf, listConversations } from './listing.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';
import { readParked, replay } from './parked.ts';
import {
  hasConversation,
  readConversation,
  readOneReceipt,
  readOutbox,
  readTraces,
} from './reads.ts';

export type { RedisStoreOptions } from './open.ts';

/**
 * A store on Redis 6.2 or later, one server, Sentinel or a cluster, for as many workers as there
 * are. A call is one script, so it is done or not done; one that timed out may have been done, and
 * repeating it is safe. Rejects with an `OperationalError` at once when Redis cannot be reached.
 *
 * Durable as far as the server is: `appendfsync always` and `maxmemory-policy noeviction`. Throws a
 * `TypeError` for a URL or encryption keys that are none. The layout: keys.ts and docs/adr/0005.
 */
export function redisStore(options: RedisStoreOptions): Store {
  const { context, close } = openRedis(options);
  const { keys } = context;

  return {
    accept: (arrival, request) => accept(context, arrival, request),
    claim: (request, limit) => claimDue(context, request, limit),
    renew: (claim, request) => renew(context, claim, request),
    commit: (claim, turn, request) => commit(context, claim, turn, request),
    release: (claim, outcome) => release(context, claim, outcome),
    claimLanes: (request, limit) => claimDueLanes(context, request, limit),
    settle: (claim, settlement, request) => settle(context, claim, settlement, request),

    resolve: (key) => resolve(context, key),
    addAlias: async (alias, key, forMs) => {
      const target = await resolve(context, key);
      if (target === alias) return;
      const name = keys.alias(alias);
      await context.call((redis) =>
        forMs === undefined ? redis.set(name, target) : redis.set(name, target, 'PX', forMs),
      );
    },
    putFlow: async (hash, flow) => {
      await context.call((redis) => redis.set(keys.flow(hash), encode(flow)));
    },
    getFlow: async (hash) => {
      const json = await context.call((redis) => redis.get(keys.flow(hash)));
      return json === null ? undefined : decode<FlowSpec>(json);
    },

    readConversation: (key, nowMs) => readConversation(context, key, nowMs),
    hasConversation: (key, nowMs) => hasConversation(context, key, nowMs),
    readTraces: (key) => readTraces(context, key),
    readReceipt: (key, message) => readOneReceipt(context, key, message),
    readOutbox: (key) => readOutbox(context, key),
    readLanes: (beginning) => readLanes(context, beginning),
    readParked: () => readParked(context),
    replay: (parkedId, nowMs) => replay(context, parkedId, nowMs),
    nextDueAtMs: async () => {
      const [first] = await dueIn(context, [...keys.due, ...keys.lanesDue], '+inf', 1);
      return first?.atMs;
    },
    listConversations: (page) => listConversations(context, page),
    conversationsOf: (person, nowMs) => conversationsOf(context, person, nowMs),
    forgetConversation: (key) => forgetConversation(context, key),
    measure: (nowMs) => measure(context, nowMs),
    probe: (nowMs) => probe(context, nowMs),
    weaknesses: () => weaknesses(context),
    close,
  };
}

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
