import type { WebhookPost } from '../delivery/port.ts';
import type { CollectionBody } from '../delivery/webhook/body-schema.ts';
import { laneBeginning } from '../delivery/webhook/sender.ts';
import type { OperationalError } from '../errors.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Store } from '../store/port.ts';

/** A post that has not arrived: still tried, or set aside. */
export interface FoundPost {
  readonly id: string;
  /** Under which it waits in its conversation, as `npm run sessions -- show` has it. */
  readonly entryId: string;
  readonly endpoint: string;
  readonly key: string;
  /** When the set was finished. Trying a post anew does not change it. */
  readonly finishedAtMs: number;
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
  /** Finished at this time or before. */
  readonly untilMs?: number;
}

export interface FoundPosts {
  /** Those that wait, the one due first first; behind them those set aside, in the order of that. */
  readonly posts: readonly FoundPost[];
  /** What may be a post, but cannot be read here. */
  readonly unreadable: readonly { readonly key: string; readonly error: OperationalError }[];
}

export async function findPosts(store: Store, filter: PostFilter): Promise<FoundPosts> {
  const lanes = await store.readLanes(laneBeginning(filter.endpoint));
  const waiting = lanes.flatMap(({ dueAtMs, entries }) =>
    entries.flatMap((one, i) => {
      if ('unreadable' in one) return [];
      const next = i === 0 ? { nextAtMs: dueAtMs } : {};
      return [found(one.entry, { is: 'waiting', attempts: one.attempts, ...next })];
    }),
  );
  const aside = await store.readParked();
  const parked = aside.flatMap((item) => {
    if (item.kind !== 'entry' || item.entry.kind !== 'webhook') return [];
    const { id: parkedId, reason, atMs } = item;
    return [found(item.entry, { is: 'parked', parkedId, reason, atMs })];
  });
  const closed = lanes.flatMap(({ key, entries }) =>
    entries.flatMap((one) => ('unreadable' in one ? [{ key, error: one.unreadable }] : [])),
  );
  const closedAside = aside.flatMap((item) =>
    item.kind === 'unreadable' ? [{ key: item.key, error: item.unreadable }] : [],
  );
  return {
    posts: [...waiting, ...parked].filter((post) => passes(post, filter)),
    unreadable: [...closed, ...closedAside],
  };
}

function found(entry: OutboxEntry, state: FoundPost['state']): FoundPost {
  // What `Delivery.render` made of it, here or in an earlier release.
  const post = entry.body as WebhookPost;
  const body = JSON.parse(post.body) as CollectionBody;
  return {
    id: post.id,
    entryId: entry.id,
    endpoint: post.endpoint,
    key: entry.key,
    finishedAtMs: Date.parse(body.timestamp),
    body,
    state,
  };
}

function passes(post: FoundPost, { endpoint, flow, untilMs }: PostFilter): boolean {
  if (endpoint !== undefined && post.endpoint !== endpoint) return false;
  if (flow !== undefined && post.body.data.flow.id !== flow) return false;
  return untilMs === undefined || post.finishedAtMs <= untilMs;
}
