import { lastingFault } from '../../errors.ts';
import type { Backlog, StoreWeakness } from '../overview.ts';
import { type RedisContext, whole } from './context.ts';

const probeKeptMs = 60_000;

export async function measure(context: RedisContext, nowMs: number): Promise<Backlog> {
  const now = whole(nowMs);
  const shards = await Promise.all(
    context.keys.shards.map(({ list, due, lanesDue, parked }) =>
      context.call((client) =>
        Promise.all([
          client.zcount(list, `(${now}`, '+inf'),
          client.zcount(due, '-inf', now),
          client.zcard(lanesDue),
          client.zcount(lanesDue, '-inf', now),
          client.hlen(parked),
        ]),
      ),
    ),
  );
  const sum = (at: number) => shards.reduce((total, counts) => total + (counts[at] ?? 0), 0);
  return {
    conversations: sum(0),
    dueConversations: sum(1),
    lanes: sum(2),
    dueLanes: sum(3),
    parked: sum(4),
  };
}

/** On a cluster one master may be away while the others answer, so every shard is tried. */
export async function probe(context: RedisContext, nowMs: number): Promise<void> {
  const { shards } = context.keys;
  const tried = context.cluster ? shards : shards.slice(0, 1);
  const write = (key: string) =>
    context.call((client) => client.set(key, String(nowMs), 'PX', probeKeptMs));
  await Promise.all(tried.map(({ probe: key }) => write(key)));
}

/** Where a hosted server keeps its settings to itself, what it does not say is not complained of. */
export async function weaknesses(context: RedisContext): Promise<readonly StoreWeakness[]> {
  const info = await unlessRefused(context.call((client) => client.info()));
  if (info === undefined) return [];
  const config = context.call((client) => client.call('CONFIG', 'GET', 'appendfsync'));
  const fsync = String((await unlessRefused(config)) ?? '');
  const persistent = /^aof_enabled:1/m.test(info);
  const late = persistent && fsync !== '' && !fsync.includes('always');
  const bounded = !/^maxmemory:0\r?$/m.test(info);
  const evicts = bounded && !/^maxmemory_policy:noeviction/m.test(info);
  return [
    ...(persistent ? [] : (['not-persistent'] as const)),
    ...(late ? (['fsync-late'] as const) : []),
    ...(evicts ? (['evicts'] as const) : []),
  ];
}

/** A call that this user may not make is no answer; a server that is away still rejects. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    lastingFault(error);
    return undefined;
  }
}
