import type { CollectionBody } from '../delivery/webhook/body-schema.ts';
import type { Store } from '../store/port.ts';
import type { FakePlatform, Shown } from './platform.ts';
import type { Script } from './script.ts';
import type { FakeWebhook } from './webhook.ts';

export interface Kill {
  /** A worker's name, or `redis`. */
  readonly what: string;
  readonly atMs: number;
}

export interface Verdict {
  readonly events: number;
  readonly turns: number;
  readonly replies: number;
  readonly repeatedReplies: number;
  readonly collections: number;
  readonly repeatedPosts: number;
  /** What was promised and did not hold. */
  readonly broken: readonly string[];
}

/** Between sending and settling lies this at most, on a machine that is busy. */
const settlingMs = 2_000;
/** A clock's worth of doubt between a kill and the last thing that its victim did. */
const doubtMs = 250;

/** Compares what people said with what came of it, conversation by conversation. */
export async function judge(given: {
  readonly scripts: ReadonlyMap<string, Script>;
  readonly store: Store;
  readonly platform: FakePlatform;
  readonly webhook: FakeWebhook;
  readonly kills: readonly Kill[];
}): Promise<Verdict> {
  const { scripts, store, platform, webhook, kills } = given;
  const broken: string[] = [];
  const total = { events: 0, turns: 0, replies: 0, repeatedReplies: 0, collections: 0, posts: 0 };

  for (const [key, script] of scripts) {
    const wrong = (what: string) => broken.push(`${key}: ${what}`);
    const accepted = platform.accepted.get(key) ?? [];
    const traces = await store.readTraces(key);
    const taken = traces.flatMap(({ inputs }) => inputs.map(({ eventId }) => eventId));
    if (taken.join() !== accepted.join()) {
      wrong(`accepted ${accepted.join(' ')} but took ${taken.join(' ')}`);
    }

    const shown = platform.shown.get(key) ?? [];
    const firsts = new Map<string, Shown>();
    for (const message of shown) {
      const first = firsts.get(message.message);
      if (first === undefined) {
        firsts.set(message.message, message);
        continue;
      }
      total.repeatedReplies += 1;
      if (first.text !== message.text) wrong(`${message.message} came with two texts`);
      if (!explained(first, message, kills)) {
        wrong(`${message.message} was repeated without a kill between send and settle`);
      }
    }
    const talking = traces.filter(({ acts }) => acts.length > 0).length;
    if (firsts.size !== talking) wrong(`${talking} turns spoke, ${firsts.size} replies arrived`);
    const order = [...firsts.values()].map(({ message }) => Number(message.split('-').at(-1)));
    if (order.some((turn, i) => turn <= (order[i - 1] ?? -1))) wrong('replies out of order');
    if ((await store.readOutbox(key)).length > 0) wrong('something still waits to be sent');

    const posts = webhook.taken.get(key) ?? [];
    const ids = new Set(posts.map(({ id }) => id));
    const bodies = new Set(posts.map(({ body }) => body));
    if (ids.size !== 1) wrong(`its collection came under ${ids.size} ids`);
    if (bodies.size > 1) wrong('its collection came with different bytes');
    for (const body of bodies) {
      const { values } = (JSON.parse(body) as CollectionBody).data;
      if (JSON.stringify(values) !== JSON.stringify(script.values)) wrong('wrong values');
    }
    total.events += accepted.length;
    total.turns += traces.length;
    total.replies += firsts.size;
    total.collections += ids.size;
    total.posts += posts.length;
  }
  for (const item of await store.readParked())
    broken.push(
      `${item.key}: set aside, ${item.kind === 'unreadable' ? item.unreadable.message : item.reason}`,
    );
  if (webhook.badSignatures() > 0) broken.push(`${webhook.badSignatures()} bad signatures`);
  const { posts, ...counts } = total;
  return { ...counts, repeatedPosts: posts - counts.collections, broken };
}

/** Whether the sender of the first copy, or Redis, went away before it could be settled. */
function explained(first: Shown, again: Shown, kills: readonly Kill[]): boolean {
  return kills.some(
    ({ what, atMs }) =>
      (what === first.worker || what === 'redis') &&
      atMs >= first.atMs - doubtMs &&
      atMs <= Math.min(again.atMs, first.atMs + settlingMs),
  );
}
