import { list, type RedisContext, text } from './context.ts';
import type { Reply } from './scripts.ts';

export interface DueItem {
  /** The member of the set: a conversation's key, or a lane by its name. */
  readonly name: string;
  readonly atMs: number;
}

/**
 * The first `limit` things in these sets that are due until `untilMs`, oldest first. One call; on a
 * cluster one a set, side by side, since a script there sees one shard.
 */
export async function dueIn(
  context: RedisContext,
  sets: readonly string[],
  untilMs: number | '+inf',
  limit: number,
): Promise<readonly DueItem[]> {
  const groups = context.cluster ? sets.map((set) => [set]) : [sets];
  const replies = await Promise.all(
    groups.map((group) => context.run('due', group, [untilMs, limit])),
  );
  const items = replies.flatMap(readItems);
  return items.sort((a, b) => a.atMs - b.atMs).slice(0, limit);
}

/**
 * Claims due things until there are `limit` or none is left. Another worker may take what was just
 * seen; then it is looked again. Nothing is tried twice in a call.
 */
export async function claimEach<C>(
  context: RedisContext,
  sets: readonly string[],
  request: { readonly nowMs: number; readonly limit: number },
  claim: (name: string) => Promise<C | undefined>,
): Promise<readonly C[]> {
  const claims: C[] = [];
  const tried = new Set<string>();
  while (claims.length < request.limit) {
    const due = await dueIn(context, sets, request.nowMs, request.limit - claims.length);
    const names = due.map(({ name }) => name).filter((name) => !tried.has(name));
    if (names.length === 0) break;
    for (const name of names) tried.add(name);
    const claimed = await Promise.all(names.map(claim));
    claims.push(...claimed.filter((one) => one !== undefined));
  }
  return claims;
}

function readItems(reply: Reply): readonly DueItem[] {
  const flat = list(reply);
  return Array.from({ length: flat.length / 2 }, (_, i) => ({
    name: text(flat[2 * i]),
    atMs: Number(text(flat[2 * i + 1])),
  }));
}
