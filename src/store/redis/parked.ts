import type { Parked } from '../overview.ts';
import { sendersOf } from '../people.ts';
import { waitingMs } from '../port.ts';
import { type RedisContext, whole } from './context.ts';
import { laneName, type ShardKeys } from './keys.ts';
import { openParked, sealKind } from './stored.ts';

/** An id is the time, the shard and a number; ids in the order of these are in the order of parking. */
const idForm = /^\d+-(?<shard>\d{2})-\d+$/;
const inOrder = new Intl.Collator('en', { numeric: true });

export async function readParked(context: RedisContext): Promise<readonly Parked[]> {
  const shards = await Promise.all(context.keys.shards.map((shard) => parkedIn(context, shard)));
  return shards.flat().sort((a, b) => inOrder.compare(a.id, b.id));
}

/** What is parked in one shard, in no order. */
export async function parkedIn(
  context: RedisContext,
  { parked, parkedBodies }: ShardKeys,
): Promise<readonly Parked[]> {
  const heads = await context.call((client) => client.hgetallBuffer(parked));
  const ids = Object.keys(heads);
  if (ids.length === 0) return [];
  const bodies = await context.call((client) => client.hmgetBuffer(parkedBodies, ...ids));
  return ids.flatMap((id, i) => {
    const [head, body] = [heads[id], bodies[i]];
    return head && body ? [openParked(context.sealing, id, head, body)] : [];
  });
}

export async function replay(
  context: RedisContext,
  parkedId: string,
  nowMs: number,
): Promise<boolean> {
  const shard = idForm.exec(parkedId)?.groups?.shard;
  if (shard === undefined) return false;
  const { parked, parkedBodies } = context.keys.shard(shard);
  const head = await context.call((client) => client.hgetBuffer(parked, parkedId));
  const body = await context.call((client) => client.hgetBuffer(parkedBodies, parkedId));
  if (head === null || body === null) return false;

  const item = openParked(context.sealing, parkedId, head, body);
  if (item.kind === 'unreadable') throw item.unreadable;
  const keys = context.keys.conversation(item.key);
  if (item.kind === 'input') {
    const reply = await context.run(
      'replayInput',
      [
        parked,
        parkedBodies,
        keys.meta,
        keys.mail,
        keys.due,
        keys.list,
        ...keys.people(sendersOf([item.input])),
      ],
      [parkedId, whole(nowMs), item.key, waitingMs],
    );
    return reply === 1;
  }
  const entry = { ...item.entry, createdAtMs: nowMs };
  const { id, lane, message, people = [] } = entry;
  const reply = await context.run(
    'replayEntry',
    [parked, parkedBodies, keys.lanes, keys.lanesDue, keys.lane(lane), ...keys.people(people)],
    [
      parkedId,
      whole(nowMs),
      lane,
      laneName(item.key, lane),
      id,
      message === undefined ? '' : `m${message}`,
      item.key,
      waitingMs,
      sealKind(context.sealing, 'entry', item.key, entry),
    ],
  );
  return reply === 1;
}
