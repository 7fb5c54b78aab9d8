import { lastingFault } from '../../errors.ts';
import { inListOrder, type ListPlace, nextPage, parseCursor } from '../listing.ts';
import type {
  ConversationList,
  ConversationPage,
  ListedConversation,
  PersonRef,
} from '../overview.ts';
import type { RedisContext } from './context.ts';
import { readConversation } from './reads.ts';

/** Every shard's next places, merged: each may hold all of the page. */
export async function listConversations(
  context: RedisContext,
  { nowMs, limit, after }: ConversationPage,
): Promise<ConversationList> {
  const cursor = parseCursor(after);
  const shards = await Promise.all(
    context.keys.shards.map(({ list }) => placesIn(context, list, { nowMs, limit, cursor })),
  );
  const { places, next } = nextPage(shards.flat().sort(inListOrder), limit);
  const conversations = await Promise.all(places.map(({ key }) => listing(context, key, nowMs)));
  return { conversations, ...next };
}

export async function conversationsOf(
  context: RedisContext,
  person: PersonRef,
  nowMs: number,
): Promise<readonly string[]> {
  const shards = await Promise.all(
    context.keys.shards.map((shard) =>
      context.call((client) => client.zrangebyscore(shard.person(person), `(${nowMs}`, '+inf')),
    ),
  );
  const keys = shards.flat().sort();
  const held = await Promise.all(keys.map((key) => holdsAnything(context, key, nowMs)));
  return keys.filter((_, i) => held[i]);
}

/** One more than the page holds, so that it shows whether there is another. */
async function placesIn(
  context: RedisContext,
  list: string,
  page: { readonly nowMs: number; readonly limit: number; readonly cursor: ListPlace | undefined },
): Promise<readonly ListPlace[]> {
  const { nowMs, cursor } = page;
  const from = cursor === undefined ? '+inf' : `(${cursor.untilMs}`;
  const later = await context.call((client) =>
    client.zrevrangebyscore(list, from, `(${nowMs}`, 'WITHSCORES', 'LIMIT', 0, page.limit + 1),
  );
  if (cursor === undefined || cursor.untilMs <= nowMs) return readPlaces(later);
  const equal = await context.call((client) =>
    client.zrangebyscore(list, cursor.untilMs, cursor.untilMs, 'WITHSCORES'),
  );
  const behind = readPlaces(equal).filter((place) => inListOrder(cursor, place) < 0);
  return [...behind, ...readPlaces(later)];
}

function readPlaces(flat: readonly string[]): readonly ListPlace[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => ({
    key: flat[2 * i] ?? '',
    untilMs: Number(flat[2 * i + 1]),
  }));
}

async function listing(
  context: RedisContext,
  key: string,
  nowMs: number,
): Promise<ListedConversation> {
  try {
    const conversation = await readConversation(context, key, nowMs);
    return { key, ...(conversation !== undefined && { conversation }) };
  } catch (error) {
    return { key, unreadable: lastingFault(error) };
  }
}

async function holdsAnything(context: RedisContext, key: string, nowMs: number): Promise<boolean> {
  const { mail, lanes, list } = context.keys.conversation(key);
  const waiting = await context.call((client) => client.exists(mail, lanes));
  if (waiting > 0) return true;
  const untilMs = await context.call((client) => client.zscore(list, key));
  return Number(untilMs ?? 0) > nowMs;
}
