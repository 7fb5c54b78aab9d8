import { OperationalError } from '../../errors.ts';
import { decode, decodeConversation } from '../encoding.ts';
import { inListOrder, nextPage, parseCursor } from '../listing.ts';
import type {
  Backlog,
  ConversationList,
  ConversationPage,
  ListedConversation,
  PersonRef,
  ReadableParked,
} from '../overview.ts';
import { platformOf } from '../people.ts';
import type { ConversationRecord, MemoryState } from './state.ts';

export function listConversations(state: MemoryState, page: ConversationPage): ConversationList {
  const { nowMs, limit, after } = page;
  const cursor = parseCursor(after);
  const listed = [...state.conversations.values()]
    .filter(({ listedUntilMs }) => listedUntilMs > nowMs)
    .map((record) => ({ key: record.key, untilMs: record.listedUntilMs, record }))
    .filter((place) => cursor === undefined || inListOrder(cursor, place) < 0)
    .sort(inListOrder);
  const { places, next } = nextPage(listed, limit);
  return { conversations: places.map(({ record }) => listing(record, nowMs)), ...next };
}

export function conversationsOf(
  state: MemoryState,
  { platform, id }: PersonRef,
  nowMs: number,
): readonly string[] {
  return [...state.conversations.values()]
    .filter((record) => record.people.has(id) && platformOf(record.key) === platform)
    .filter((record) => holdsAnything(record, nowMs))
    .map(({ key }) => key)
    .sort();
}

export function forgetConversation(state: MemoryState, key: string): boolean {
  const record = state.conversations.get(key);
  const parked = [...state.parked].filter(([, json]) => decode<ReadableParked>(json).key === key);
  for (const [id] of parked) state.parked.delete(id);
  if (record === undefined) return parked.length > 0;
  state.dueConversations.delete(record);
  state.expiries.delete(record);
  for (const lane of record.lanes.values()) state.dueLanes.delete(lane);
  state.conversations.delete(key);
  return true;
}

export function measure(state: MemoryState, nowMs: number): Backlog {
  const records = [...state.conversations.values()];
  const lanes = records.flatMap((record) => [...record.lanes.values()]);
  return {
    conversations: records.filter(({ listedUntilMs }) => listedUntilMs > nowMs).length,
    dueConversations: records.filter(({ dueAtMs }) => dueAtMs !== undefined && dueAtMs <= nowMs)
      .length,
    lanes: lanes.length,
    dueLanes: lanes.filter(({ dueAtMs }) => dueAtMs <= nowMs).length,
    parked: state.parked.size,
  };
}

function listing({ key, state }: ConversationRecord, nowMs: number): ListedConversation {
  if (state === undefined || state.keepUntilMs <= nowMs) return { key };
  try {
    return { key, conversation: decodeConversation(state.json) };
  } catch (error) {
    if (error instanceof OperationalError) return { key, unreadable: error };
    throw error;
  }
}

function holdsAnything({ state, mailbox, lanes }: ConversationRecord, nowMs: number): boolean {
  return (state?.keepUntilMs ?? 0) > nowMs || mailbox.length > 0 || lanes.size > 0;
}
