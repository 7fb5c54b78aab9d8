/** A conversation's place in the list of all: by how long it is kept, then by its key. */
export interface ListPlace {
  readonly key: string;
  readonly untilMs: number;
}

/** The longest kept first; equal times in the order of Redis's sorted sets, backwards. */
export function inListOrder(a: ListPlace, b: ListPlace): number {
  return b.untilMs - a.untilMs || Buffer.compare(Buffer.from(b.key), Buffer.from(a.key));
}

/** The first `limit` places, and the cursor for those behind them, if there are any. */
export function nextPage<P extends ListPlace>(
  sorted: readonly P[],
  limit: number,
): { readonly places: readonly P[]; readonly next: { readonly next?: string } } {
  const places = sorted.slice(0, limit);
  const last = places.at(-1);
  const more = last !== undefined && sorted.length > places.length;
  return { places, next: more ? { next: `${last.untilMs}:${last.key}` } : {} };
}

/** `undefined` where there is none, and for what is no cursor: the list then begins anew. */
export function parseCursor(cursor: string | undefined): ListPlace | undefined {
  const parts = /^(?<untilMs>\d{1,16}):(?<key>.+)$/s.exec(cursor ?? '')?.groups;
  if (parts?.key === undefined) return undefined;
  return { key: parts.key, untilMs: Number(parts.untilMs) };
}
