import type { WebhookPost } from '../delivery/port.ts';
import type { CollectionBody } from '../delivery/webhook/body-schema.ts';
import { laneBeginning } from '../delivery/webhook/sender.ts';
import type { OutboxEntry, Store } from '../store/port.ts';

/** A post that has not arrived: still tried, or set aside. */
export interface FoundPost {
  readonly id: string;
  readonly endpoint: string;
  readonly key: string;
  readonly createdAtMs: number;
  readonly body: CollectionBody;
  readonly state:
    | {
        readonly is: 'waiting';
        readonly attempts: number;
        /** Absent for one that stands behind an earlier post of its collection. */
        readonly nextAtMs?: number;
      }
    | {
        readonly is: 'parked';
        readonly parkedId: string;
        readonly reason: string;
        readonly atMs: number;
      };
}

export interface PostFilter {
  readonly endpoint?: string;
  readonly flow?: string;
  /** Made at this time or before. */
  readonly untilMs?: number;
}

/** Posts that wait, the one due first first; behind them those set aside, in the order of that. */
export async function findPosts(store: Store, filter: PostFilter): Promise<readonly FoundPost[]> {
  const lanes = await store.readLanes(laneBeginning(filter.endpoint));
  const waiting = lanes.flatMap(({ dueAtMs, entries }) =>
    entries.map(({ entry, attempts }, i) => {
      const next = i === 0 ? { nextAtMs: dueAtMs } : {};
      return found(entry, { is: 'waiting', attempts, ...next });
    }),
  );
  const parked = (await store.readParked()).flatMap((item) => {
    if (item.kind !== 'entry' || item.entry.kind !== 'webhook') return [];
    const { id: parkedId, reason, atMs } = item;
    return [found(item.entry, { is: 'parked', parkedId, reason, atMs })];
  });
  return [...waiting, ...parked].filter((post) => passes(post, filter));
}

function found(entry: OutboxEntry, state: FoundPost['state']): FoundPost {
  // What `Delivery.render` made of it, here or in an earlier release.
  const post = entry.body as WebhookPost;
  return {
    id: post.id,
    endpoint: post.endpoint,
    key: entry.key,
    createdAtMs: entry.createdAtMs,
    body: JSON.parse(post.body) as CollectionBody,
    state,
  };
}

function passes(post: FoundPost, { endpoint, flow, untilMs }: PostFilter): boolean {
  if (endpoint !== undefined && post.endpoint !== endpoint) return false;
  if (flow !== undefined && post.body.data.flow.id !== flow) return false;
  return untilMs === undefined || post.createdAtMs <= untilMs;
}
