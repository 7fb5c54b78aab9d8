import type { RedisContext } from './context.ts';
import { openRedis, type RedisStoreOptions } from './open.ts';
import { registryPlaces, type SealedPlace, sealedPlaces } from './sealed-places.ts';
import { orUnreadable, registryKinds } from './stored.ts';

export interface Resealed {
  /** How much is sealed with the first key by now, what was before included. */
  readonly current: number;
  /** Of that, how much was sealed anew. */
  readonly resealed: number;
  /** What none of the keys opens, each as what it is and why. */
  readonly unreadable: readonly { readonly of: string; readonly why: string }[];
  /** What changed under our hands again and again, or is written with another key just now. */
  readonly left: number;
}

/** Somebody else may write while we read; after so many rounds somebody writes with an old key. */
const rounds = 5;

/**
 * Seals everything in Redis with the first of the keys, or stores it readable where there is none,
 * while workers go on. When nothing is unreadable or left, and every worker has the same first key,
 * the other keys can be taken away. Safe to repeat and to break off. Rejects as the store does.
 */
export async function resealAll(options: RedisStoreOptions): Promise<Resealed> {
  const { context, close } = openRedis(options);
  try {
    const reads = [
      ...context.keys.shards.map((shard) => () => sealedPlaces(context, shard)),
      ...registryKinds.map((kind) => () => registryPlaces(context, kind)),
    ];
    let sum: Resealed = { current: 0, resealed: 0, unreadable: [], left: 0 };
    for (const read of reads) {
      const one = await resealWhat(context, read);
      sum = {
        current: sum.current + one.current,
        resealed: sum.resealed + one.resealed,
        unreadable: [...sum.unreadable, ...one.unreadable],
        left: sum.left + one.left,
      };
    }
    return sum;
  } finally {
    await close();
  }
}

async function resealWhat(
  context: RedisContext,
  read: () => Promise<readonly SealedPlace[]>,
): Promise<Resealed> {
  let resealed = 0;
  for (let round = 1; ; round += 1) {
    const places = await read();
    const stale = places.filter((place) => !context.sealing.isCurrent(sealedBytes(place)));
    const opened = stale.map((place) => ({
      place,
      ...orUnreadable(() => ({ text: context.sealing.open(sealedBytes(place), place.context) })),
    }));
    const unreadable = opened.flatMap((one) =>
      'unreadable' in one ? [{ of: one.place.of, why: one.unreadable.message }] : [],
    );
    const left = stale.length - unreadable.length;
    if (left === 0 || round > rounds) {
      return { current: places.length - stale.length, resealed, unreadable, left };
    }
    for (const one of opened) {
      if ('text' in one && (await reseal(context, one.place, one.text))) resealed += 1;
    }
  }
}

async function reseal(context: RedisContext, place: SealedPlace, text: string): Promise<boolean> {
  const { key, type, at, stored, openBytes } = place;
  const open = stored.subarray(0, openBytes);
  const next = Buffer.concat([open, context.sealing.seal(text, place.context)]);
  return (await context.run('reseal', [key], [type, at, stored, next])) === 1;
}

function sealedBytes({ stored, openBytes }: SealedPlace): Buffer {
  return stored.subarray(openBytes);
}
