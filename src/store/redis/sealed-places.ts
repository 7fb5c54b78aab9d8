import { bytes, type RedisContext } from './context.ts';
import { type ConversationKeys, parseLaneName, type ShardKeys } from './keys.ts';
import { entrySize } from './lanes.ts';
import { headContext, type RegistryKind, sealContext, splitHead } from './stored.ts';

/** Where something sealed is stored, and as what. */
export interface SealedPlace {
  readonly key: string;
  readonly type: 'string' | 'list' | 'hash';
  /** Index or field; empty for a string. */
  readonly at: string | number;
  /** What the seal is bound to. */
  readonly context: string;
  readonly stored: Buffer;
  /** How many bytes stand readable in front of the sealed ones. */
  readonly openBytes: number;
  /** For people: what it is and whose. */
  readonly of: string;
}

/** Everything sealed in one shard. What comes in the meantime may be missing. */
export async function sealedPlaces(
  context: RedisContext,
  shard: ShardKeys,
): Promise<readonly SealedPlace[]> {
  const names = await conversationsIn(context, shard);
  const places = [...(await parkedPlaces(context, shard))];
  for (const name of names) {
    const keys = context.keys.conversation(name);
    places.push(
      ...(await statePlace(context, name, keys)),
      ...(await listPlaces(context, 'trace', name, keys.traces)),
      ...(await listPlaces(context, 'input', name, keys.mail)),
    );
    const lanes = await context.call((client) => client.hkeys(keys.lanes));
    for (const lane of lanes) {
      const entries = await listPlaces(context, 'entry', name, keys.lane(lane));
      places.push(...entries.filter((_, i) => i % entrySize === entrySize - 1));
    }
  }
  return places;
}

/** Everything that a registry holds. */
export async function registryPlaces(
  context: RedisContext,
  kind: RegistryKind,
): Promise<readonly SealedPlace[]> {
  const key = context.keys.registry(kind);
  const all = await context.call((client) => client.hgetallBuffer(key));
  return Object.entries(all).map(([name, stored]) => ({
    key,
    type: 'hash',
    at: name,
    context: sealContext(kind, name),
    stored,
    openBytes: 0,
    of: `${kind} ${name}`,
  }));
}

/** By whatever leads to a conversation: kept, due, or with something that waits to be sent. */
async function conversationsIn(
  context: RedisContext,
  { list, due, lanesDue }: ShardKeys,
): Promise<readonly string[]> {
  const [kept, dueNow, lanes] = await Promise.all(
    [list, due, lanesDue].map((set) => context.call((client) => client.zrange(set, '0', '-1'))),
  );
  const ofLanes = (lanes ?? []).map((lane) => parseLaneName(lane).key);
  return [...new Set([...(kept ?? []), ...(dueNow ?? []), ...ofLanes])];
}

async function statePlace(
  context: RedisContext,
  name: string,
  { state: key }: ConversationKeys,
): Promise<readonly SealedPlace[]> {
  const stored = await context.call((client) => client.getBuffer(key));
  if (stored === null) return [];
  const openBytes = stored.indexOf('|') + 1;
  return [
    {
      key,
      type: 'string',
      at: '',
      context: sealContext('state', name),
      stored,
      openBytes,
      of: `state of ${name}`,
    },
  ];
}

async function listPlaces(
  context: RedisContext,
  kind: 'trace' | 'input' | 'entry',
  name: string,
  key: string,
): Promise<readonly SealedPlace[]> {
  const items = await context.call((client) => client.lrangeBuffer(key, 0, -1));
  return items.map((stored, at) => ({
    key,
    type: 'list',
    at,
    context: sealContext(kind, name),
    stored,
    openBytes: 0,
    of: `${kind} of ${name}`,
  }));
}

async function parkedPlaces(
  context: RedisContext,
  { parked, parkedBodies }: ShardKeys,
): Promise<readonly SealedPlace[]> {
  const heads = await context.call((client) => client.hgetallBuffer(parked));
  const bodies = await context.call((client) => client.hgetallBuffer(parkedBodies));
  return Object.entries(heads).flatMap(([id, head]): readonly SealedPlace[] => {
    const { kind, key: name, open } = splitHead(head);
    const place = { type: 'hash', at: id, of: `what is set aside as ${id}` } as const;
    const body = { ...place, key: parkedBodies, context: sealContext(kind, name), openBytes: 0 };
    return [
      { ...place, key: parked, context: headContext, stored: head, openBytes: open.length },
      ...(bodies[id] === undefined ? [] : [{ ...body, stored: bytes(bodies[id]) }]),
    ];
  });
}
