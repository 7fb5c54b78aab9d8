import { decode, encode } from '../encoding.ts';
import type { LaneClaim, LaneToken, OutboxEntry, Settlement } from '../outbox.ts';
import type { WaitingLane } from '../overview.ts';
import type { ClaimRequest, Receipt } from '../port.ts';
import {
  type ConversationRecord,
  dropIfIdle,
  type LaneRecord,
  type MemoryState,
  nextNumber,
  park,
} from './state.ts';

/** How many receipts a conversation keeps; the oldest go first. */
const receiptsKept = 200;

/**
 * Puts entries into their lanes and returns the lanes that got some. An entry takes the place of
 * one with the same logical message that waits there, unless that one is being sent right now.
 */
export function enqueue(
  state: MemoryState,
  record: ConversationRecord,
  entries: readonly { readonly entry: OutboxEntry; readonly json: string }[],
  nowMs: number,
): readonly LaneRecord[] {
  const touched = new Set<LaneRecord>();
  for (const { entry, json } of entries) {
    const lane = record.lanes.get(entry.lane) ?? addLane(state, record, entry.lane, nowMs);
    const at = waitingAt(lane, entry.message);
    const queued = { id: entry.id, message: entry.message, json, attempts: 0 };
    if (at === -1) lane.entries.push(queued);
    else lane.entries[at] = queued;
    touched.add(lane);
  }
  return [...touched];
}

/**
 * Puts a parked entry back as if made now: to the end of its lane, but ahead of a newer one with the same
 * logical message, so that the newer words have the last say.
 */
export function putBack(
  state: MemoryState,
  record: ConversationRecord,
  entry: OutboxEntry,
  nowMs: number,
): void {
  const lane = record.lanes.get(entry.lane) ?? addLane(state, record, entry.lane, nowMs);
  const at = waitingAt(lane, entry.message);
  const queued = {
    id: entry.id,
    message: entry.message,
    json: encode({ ...entry, createdAtMs: nowMs }),
    attempts: 0,
  };
  lane.entries.splice(at === -1 ? lane.entries.length : at, 0, queued);
}

/** Where the newest entry of this logical message waits in a lane, the one being sent aside; else -1. */
function waitingAt(lane: LaneRecord, message: string | undefined): number {
  if (message === undefined) return -1;
  const firstWaiting = lane.token === undefined ? 0 : 1;
  return lane.entries.findLastIndex((queued, i) => i >= firstWaiting && queued.message === message);
}

/** Claims those of the lanes that nobody sends and that do not wait for a retry. */
export function claimFreeLanes(
  state: MemoryState,
  lanes: readonly LaneRecord[],
  request: ClaimRequest,
): LaneClaim[] {
  return lanes
    .filter((lane) => lane.dueAtMs <= request.nowMs)
    .flatMap((lane) => claimHead(state, lane, nextNumber(state), request) ?? []);
}

export function claimDueLanes(
  state: MemoryState,
  request: ClaimRequest,
  limit: number,
): LaneClaim[] {
  const claims: LaneClaim[] = [];
  while (claims.length < limit) {
    const first = state.dueLanes.first();
    if (first === undefined || first.atMs > request.nowMs) break;
    const claim = claimHead(state, first.item, nextNumber(state), request);
    if (claim !== undefined) claims.push(claim);
  }
  return claims;
}

export function settle(
  state: MemoryState,
  claim: LaneToken,
  settlement: Settlement,
  request: ClaimRequest,
): LaneClaim | undefined {
  const lane = state.conversations.get(claim.key)?.lanes.get(claim.lane);
  const head = lane?.entries[0];
  if (lane === undefined || head === undefined) return undefined;
  if (lane.token !== claim.token || head.id !== settlement.entryId) return undefined;

  if (settlement.result === 'retry') {
    lane.token = undefined;
    if (settlement.untried) head.attempts -= 1;
    setDue(state, lane, settlement.atMs);
    return undefined;
  }
  if (settlement.result === 'sent') {
    keepReceipt(lane.conversation, head.message, settlement.platformMessageId, request.nowMs);
  } else {
    const { reason } = settlement;
    const entry = decode<OutboxEntry>(head.json);
    park(state, { kind: 'entry', key: claim.key, reason, atMs: request.nowMs, entry });
  }
  lane.entries.shift();
  return claimHead(state, lane, claim.token, request);
}

export function readLanes(state: MemoryState, beginning: string): readonly WaitingLane[] {
  const lanes = [...state.conversations.values()].flatMap((record) => [...record.lanes.values()]);
  return lanes
    .filter(({ lane }) => lane.startsWith(beginning))
    .sort((a, b) => a.dueAtMs - b.dueAtMs)
    .map(({ conversation, lane, dueAtMs, entries }) => ({
      key: conversation.key,
      lane,
      dueAtMs,
      entries: entries.map(({ json, attempts }) => {
        const entry = decode<OutboxEntry>(json);
        return { id: entry.id, attempts, entry };
      }),
    }));
}

/** Claims the head of a lane under a token. An empty lane is removed. */
function claimHead(
  state: MemoryState,
  lane: LaneRecord,
  token: string,
  request: ClaimRequest,
): LaneClaim | undefined {
  const { conversation } = lane;
  const head = lane.entries[0];
  if (head === undefined) {
    state.dueLanes.delete(lane);
    conversation.lanes.delete(lane.lane);
    dropIfIdle(state, conversation);
    return undefined;
  }
  lane.token = token;
  head.attempts += 1;
  setDue(state, lane, request.nowMs + request.leaseMs);
  const sentAs = conversation.receipts.get(head.message ?? '')?.platformMessageId;
  return {
    key: conversation.key,
    lane: lane.lane,
    token,
    entry: decode<OutboxEntry>(head.json),
    attempts: head.attempts,
    ...(sentAs !== undefined && { platformMessageId: sentAs }),
  };
}

function addLane(
  state: MemoryState,
  conversation: ConversationRecord,
  name: string,
  nowMs: number,
): LaneRecord {
  const lane: LaneRecord = {
    conversation,
    lane: name,
    entries: [],
    dueAtMs: nowMs,
    token: undefined,
  };
  conversation.lanes.set(name, lane);
  state.dueLanes.set(lane, nowMs);
  return lane;
}

function setDue(state: MemoryState, lane: LaneRecord, atMs: number): void {
  lane.dueAtMs = atMs;
  state.dueLanes.set(lane, atMs);
}

function keepReceipt(
  record: ConversationRecord,
  message: string | undefined,
  platformMessageId: string | undefined,
  nowMs: number,
): void {
  if (message === undefined) return;
  const known = platformMessageId ?? record.receipts.get(message)?.platformMessageId;
  const receipt: Receipt = {
    sentAtMs: nowMs,
    ...(known !== undefined && { platformMessageId: known }),
  };
  record.receipts.delete(message);
  record.receipts.set(message, receipt);
  const oldest = record.receipts.keys().next().value;
  if (record.receipts.size > receiptsKept && oldest !== undefined) record.receipts.delete(oldest);
}
