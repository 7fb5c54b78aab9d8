import { OperationalError } from '../../errors.ts';
import type { LaneClaim, LaneToken, Settlement } from '../outbox.ts';
import type { WaitingLane } from '../overview.ts';
import type { ClaimRequest } from '../port.ts';
import { bytes, list, type RedisContext, text, whole } from './context.ts';
import { claimEach } from './due.ts';
import { laneName, parseLaneName, receiptsMs } from './keys.ts';
import type { Argument, Reply } from './scripts.ts';
import { openKind, orUnreadable, readReceipt, sealHead } from './stored.ts';

/** Elements of a lane's list for each entry; the body is the last (scripts/shared/claim-lane.lua). */
export const entrySize = 4;

/** How many receipts a conversation keeps; the oldest go first. */
const receiptsKept = 200;

/**
 * Claims due lanes. One whose entry cannot be read stays claimed until its lease is over and holds
 * up no other; where there are only such lanes, the call fails with what is wrong with the first.
 */
export async function claimDueLanes(
  context: RedisContext,
  request: ClaimRequest,
  limit: number,
): Promise<readonly LaneClaim[]> {
  const { nowMs, leaseMs } = request;
  const tried = await claimEach(
    context,
    context.keys.lanesDue,
    { nowMs: whole(nowMs), limit },
    async (name) => {
      const { key, lane } = parseLaneName(name);
      const keys = context.keys.conversation(key);
      const reply = await context.run(
        'claimLane',
        [keys.lanes, keys.lanesDue, keys.receipts, keys.count, keys.lane(lane)],
        [nowMs, whole(leaseMs), lane, name],
      );
      if (reply === null) return undefined;
      const [token, ...head] = list(reply);
      return orFault(() => readLaneClaim(context, { key, lane, token: text(token) }, head));
    },
  );
  const claims = tried.filter((one): one is LaneClaim => !(one instanceof OperationalError));
  const fault = tried.find((one) => one instanceof OperationalError);
  if (claims.length === 0 && fault !== undefined) throw fault;
  return claims;
}

export async function settle(
  context: RedisContext,
  { key, lane, token }: LaneToken,
  settlement: Settlement,
  request: ClaimRequest,
): Promise<LaneClaim | undefined> {
  const keys = context.keys.conversation(key);
  const nowMs = whole(request.nowMs);
  const reply = await context.run(
    'settle',
    [
      keys.lanes,
      keys.lanesDue,
      keys.receipts,
      keys.count,
      keys.lane(lane),
      keys.state,
      keys.parked,
      keys.parkedBodies,
    ],
    [
      nowMs,
      whole(request.leaseMs),
      lane,
      laneName(key, lane),
      token,
      settlement.entryId,
      settlement.result,
      settled(context, key, settlement, nowMs),
      receiptsKept,
      receiptsMs,
      keys.tag,
      settlement.result === 'retry' && settlement.untried ? 1 : 0,
    ],
  );
  return reply === null ? undefined : readLaneClaim(context, { key, lane, token }, list(reply));
}

/** One that ended in the meantime is left out. */
export async function readLanes(
  context: RedisContext,
  beginning: string,
): Promise<readonly WaitingLane[]> {
  const shards = await Promise.all(
    context.keys.lanesDue.map((set) =>
      context.call((client) => client.zrange(set, '0', '-1', 'WITHSCORES')),
    ),
  );
  const wanted = shards
    .flatMap(readDue)
    .filter(({ lane }) => lane.startsWith(beginning))
    .sort((a, b) => a.dueAtMs - b.dueAtMs);
  const lanes = await Promise.all(
    wanted.map(async ({ key, lane, dueAtMs }) => {
      const list = context.keys.conversation(key).lane(lane);
      const items = await context.call((client) => client.lrangeBuffer(list, 0, -1));
      return { key, lane, dueAtMs, entries: readEntries(context, key, items) };
    }),
  );
  return lanes.filter(({ entries }) => entries.length > 0);
}

function readDue(flat: readonly string[]): readonly Omit<WaitingLane, 'entries'>[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => ({
    ...parseLaneName(flat[2 * i] ?? ''),
    dueAtMs: Number(flat[2 * i + 1]),
  }));
}

/** The elements of a lane, as scripts/shared/claim-lane.lua lays them out. */
function readEntries(
  context: RedisContext,
  key: string,
  items: readonly Buffer[],
): WaitingLane['entries'] {
  return Array.from({ length: items.length / entrySize }, (_, i) => ({
    id: text(items[i * entrySize]),
    attempts: Number(text(items[i * entrySize + 2])),
    ...orUnreadable(() => ({
      entry: openKind(context.sealing, 'entry', key, bytes(items[i * entrySize + 3])),
    })),
  }));
}

/** The head of a claimed lane, from its attempts, its sealed body and its receipt or false. */
export function readLaneClaim(
  context: RedisContext,
  claim: LaneToken,
  [attempts, body, receipt]: readonly Reply[],
): LaneClaim {
  const sentAs = receipt ? readReceipt(text(receipt)).platformMessageId : undefined;
  return {
    ...claim,
    entry: openKind(context.sealing, 'entry', claim.key, bytes(body)),
    attempts: Number(attempts),
    ...(sentAs !== undefined && { platformMessageId: sentAs }),
  };
}

function settled(
  context: RedisContext,
  key: string,
  settlement: Settlement,
  nowMs: number,
): Argument {
  switch (settlement.result) {
    case 'sent': {
      const { platformMessageId } = settlement;
      return platformMessageId === undefined ? '' : `i${platformMessageId}`;
    }
    case 'retry':
      return whole(settlement.atMs);
    case 'parked': {
      const { reason } = settlement;
      return sealHead(context.sealing, { kind: 'entry', key, reason, atMs: nowMs });
    }
  }
}

function orFault<T>(read: () => T): T | OperationalError {
  try {
    return read();
  } catch (error) {
    if (error instanceof OperationalError) return error;
    throw error;
  }
}
