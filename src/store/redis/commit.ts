import { OperationalError } from '../../errors.ts';
import type { LaneClaim } from '../outbox.ts';
import {
  type ClaimRequest,
  type ClaimToken,
  type TurnCommit,
  tracesKept,
  waitingMs,
} from '../port.ts';
import { list, type RedisContext, text, whole } from './context.ts';
import { laneName } from './keys.ts';
import { readLaneClaim } from './lanes.ts';
import { sealHead, sealKind } from './stored.ts';

export async function commit(
  context: RedisContext,
  { key, token }: ClaimToken,
  turn: TurnCommit,
  request: ClaimRequest,
): Promise<readonly LaneClaim[] | undefined> {
  const { sealing } = context;
  const keys = context.keys.conversation(key);
  const nowMs = whole(request.nowMs);
  const lanes = [...new Set(turn.outbox.map(({ lane }) => lane))];
  const parked = turn.parked.flatMap(({ input, reason }) => [
    sealHead(sealing, { kind: 'input', key, reason, atMs: nowMs }),
    sealKind(sealing, 'input', key, input),
  ]);
  const entries = turn.outbox.flatMap((entry) => [
    lanes.indexOf(entry.lane) + 1,
    entry.id,
    entry.message === undefined ? '' : `m${entry.message}`,
    sealKind(sealing, 'entry', key, entry),
  ]);
  const reply = await context.run(
    'commit',
    [
      keys.meta,
      keys.mail,
      keys.state,
      keys.traces,
      keys.receipts,
      keys.due,
      keys.count,
      keys.lanes,
      keys.lanesDue,
      keys.parked,
      keys.parkedBodies,
      keys.list,
      ...lanes.map((lane) => keys.lane(lane)),
      ...keys.people(turn.people ?? []),
    ],
    [
      nowMs,
      whole(request.leaseMs),
      token,
      key,
      whole(turn.consumed),
      sealKind(sealing, 'state', key, turn.conversation),
      whole(turn.keepUntilMs),
      turn.dueAtMs === undefined ? '' : whole(turn.dueAtMs),
      turn.trace === undefined ? '' : sealKind(sealing, 'trace', key, turn.trace),
      tracesKept,
      keys.tag,
      turn.forgetsBefore ? 1 : 0,
      waitingMs,
      turn.parked.length,
      ...parked,
      turn.forgetReceipts.length,
      ...turn.forgetReceipts,
      lanes.length,
      ...lanes.flatMap((lane) => [lane, laneName(key, lane)]),
      ...entries,
    ],
  );
  if (reply === null) return undefined;
  if (reply === -1) {
    throw new RangeError('A turn cannot consume more inputs than were claimed.');
  }
  return list(reply).flatMap((claimed) => {
    const [number, laneToken, ...head] = list(claimed);
    const lane = lanes[Number(number) - 1] ?? '';
    return readable(() => readLaneClaim(context, { key, lane, token: text(laneToken) }, head));
  });
}

/**
 * An entry of an earlier turn that cannot be read must not make this turn seem to have failed. Its
 * lane comes up again when the lease is over, and the fault with it.
 */
function readable<T>(read: () => T): readonly T[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof OperationalError) return [];
    throw error;
  }
}
