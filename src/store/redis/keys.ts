import { hash } from 'node:crypto';
import type { PersonRef } from '../overview.ts';
import { platformOf } from '../people.ts';
import type { RegistryKind } from './stored.ts';

/**
 * Every key in Redis, what it holds and how long. Behind the prefix stands the tag of a shard, in
 * braces, so that a cluster keeps together what one script writes; then the kind, then the name.
 *
 * | of | kind | type | holds | goes |
 * | --- | --- | --- | --- | --- |
 * | conversation | state | string | end of life, sealed conversation | at that end |
 * | conversation | traces | list | sealed traces, newest last | with the state |
 * | conversation | receipts | hash | logical message → time, platform's id | with the state, else `receiptsMs` |
 * | conversation | seen | sorted set | event ids by when they are forgotten | `dedupeMs` after the last input |
 * | conversation | meta | hash | token, inputs, attempts, failures, anew, quiet | with the commit that leaves no inputs |
 * | conversation | mail | list | sealed inputs, oldest first | when they are taken |
 * | conversation | lanes | hash | lane → token of its sender, or nothing | with its last entry |
 * | lane | lane | list | id, message, attempts, sealed body of each entry | with its last entry |
 * | shard | due | sorted set | conversations by due time | – |
 * | shard | lanes-due | sorted set | lanes by due time | – |
 * | shard | parked | hash | id → sealed description | when replayed |
 * | shard | parked-bodies | hash | id → sealed input or entry | when replayed |
 * | shard | count | number | the last fencing token | – |
 * | shard | list | sorted set | conversations by the end of their life | at that end, at the next commit |
 * | shard | person | sorted set | one person's conversations by when nothing of them can be left | `waitingMs` after the last |
 * | shard | probe | string | the time of the last health check | after a minute |
 * | alias | alias | string | the conversation's key | when it was given for a time, then |
 * | flow | flow | string | a flow's content | – |
 * | ledger | ledger | number | tokens that were paid for, by day and person | two days after its first |
 * | all | endpoints | hash | name → sealed endpoint of posts | when removed |
 * | all | installations | hash | workspace → sealed tokens of the app there | when uninstalled |
 *
 * Times to live count from the call's `nowMs` and are garbage collection: no answer depends on them.
 */
export interface Keyspace {
  /** Of all shards, in the order of their numbers. */
  readonly due: readonly string[];
  readonly lanesDue: readonly string[];
  conversation(key: string): ConversationKeys;
  /** The shard's keys alone, for items that know their shard. */
  shard(tag: string): ShardKeys;
  readonly shards: readonly ShardKeys[];
  alias(alias: string): string;
  flow(hash: string): string;
  ledger(name: string): string;
  registry(kind: RegistryKind): string;
}

export interface ShardKeys {
  /** Two digits. */
  readonly tag: string;
  readonly due: string;
  readonly lanesDue: string;
  readonly parked: string;
  readonly parkedBodies: string;
  readonly count: string;
  readonly list: string;
  readonly probe: string;
  /** Named by a digest, since ids of people are as personal as what they say. */
  person(person: PersonRef): string;
}

export interface ConversationKeys extends ShardKeys {
  readonly state: string;
  readonly traces: string;
  readonly receipts: string;
  readonly seen: string;
  readonly meta: string;
  readonly mail: string;
  readonly lanes: string;
  lane(name: string): string;
  /** The sets of people on the conversation's platform. */
  people(ids: readonly string[]): readonly string[];
}

/** Part of the layout: another number would look for everything in another place. */
const shardCount = 64;

/** For receipts of what was sent after its conversation was gone. */
export const receiptsMs = 24 * 3_600_000;

/** Throws a `RangeError` for a prefix with braces, which would take the place of the shard tags. */
export function keyspace(prefix: string): Keyspace {
  if (/[{}]/.test(prefix)) throw new RangeError('A key prefix must not contain braces.');

  function shard(tag: string): ShardKeys {
    const key = (kind: string) => `${prefix}{${tag}}:${kind}`;
    return {
      tag,
      due: key('due'),
      lanesDue: key('lanes-due'),
      parked: key('parked'),
      parkedBodies: key('parked-bodies'),
      count: key('count'),
      list: key('list'),
      probe: key('probe'),
      person: ({ platform, id }) => key(`person:${digest(JSON.stringify([platform, id]))}`),
    };
  }

  const shards = Array.from({ length: shardCount }, (_, i) => shard(String(i).padStart(2, '0')));
  const shardOf = (name: string) => shards[shardNumber(name)] ?? shard('00');

  return {
    shards,
    due: shards.map(({ due }) => due),
    lanesDue: shards.map(({ lanesDue }) => lanesDue),
    shard,
    conversation(name) {
      const home = shardOf(name);
      const key = (kind: string) => `${prefix}{${home.tag}}:${kind}:${name}`;
      return {
        ...home,
        state: key('state'),
        traces: key('traces'),
        receipts: key('receipts'),
        seen: key('seen'),
        meta: key('meta'),
        mail: key('mail'),
        lanes: key('lanes'),
        lane: (lane) => `${prefix}{${home.tag}}:lane:${laneName(name, lane)}`,
        people: (ids) => ids.map((id) => home.person({ platform: platformOf(name), id })),
      };
    },
    alias: (alias) => `${prefix}{${shardOf(alias).tag}}:alias:${alias}`,
    flow: (hash) => `${prefix}{${shardOf(hash).tag}}:flow:${hash}`,
    ledger: (name) => `${prefix}{${shardOf(name).tag}}:ledger:${name}`,
    registry: (kind) => `${prefix}{${shardOf(`${kind}s`).tag}}:${kind}s`,
  };
}

/** A lane as a member of the set of due lanes. */
export function laneName(key: string, lane: string): string {
  return JSON.stringify([key, lane]);
}

export function parseLaneName(name: string): { readonly key: string; readonly lane: string } {
  const [key, lane] = JSON.parse(name) as [string, string];
  return { key, lane };
}

function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}

function shardNumber(name: string): number {
  return (hash('sha1', name, 'buffer')[0] ?? 0) % shardCount;
}
