import type { FlowSpec } from '../core/flow/spec.ts';
import type { Trace } from '../core/trace.ts';
import { decode, decodeConversation, encode } from './encoding.ts';
import { accept, claimDue, commit, release, renew } from './memory/conversations.ts';
import { claimDueLanes, putBack, readLanes, settle } from './memory/lanes.ts';
import {
  conversationsOf,
  forgetConversation,
  listConversations,
  measure,
} from './memory/overview.ts';
import { emptyState, type MemoryState, post, recordOf, schedule } from './memory/state.ts';
import type { OutboxEntry } from './outbox.ts';
import type { ReadableParked } from './overview.ts';
import type { Store } from './port.ts';

/**
 * A store that lives as long as the process: the real semantics of the port, without durability.
 *
 * Values cross its border as JSON text, so nobody shares an object with it and what is not plain
 * JSON shows here as it would anywhere else. A call costs the logarithm of what is stored, never a
 * scan, but for what only administrators ask. Every operation is one synchronous step, which is what makes it atomic.
 */
export function memoryStore(): Store {
  const state = emptyState();
  return {
    accept: async (arrival, request) => accept(state, arrival, request),
    claim: async (request, limit) => claimDue(state, request, limit),
    renew: async (claim, request) => renew(state, claim, request),
    commit: async (claim, turn, request) => commit(state, claim, turn, request),
    release: async (claim, outcome) => release(state, claim, outcome),
    claimLanes: async (request, limit) => claimDueLanes(state, request, limit),
    settle: async (claim, settlement, request) => settle(state, claim, settlement, request),

    resolve: async (key) => resolve(state, key),
    addAlias: async (alias, key) => {
      const target = resolve(state, key);
      if (target !== alias) state.aliases.set(alias, target);
    },
    putFlow: async (hash, flow) => {
      state.flows.set(hash, encode(flow));
    },
    getFlow: async (hash) => {
      const json = state.flows.get(hash);
      return json === undefined ? undefined : decode<FlowSpec>(json);
    },

    readConversation: async (key, nowMs) => {
      const stored = state.conversations.get(key)?.state;
      if (stored === undefined || stored.keepUntilMs <= nowMs) return undefined;
      return decodeConversation(stored.json);
    },
    hasConversation: async (key, nowMs) =>
      (state.conversations.get(key)?.state?.keepUntilMs ?? 0) > nowMs,
    readTraces: async (key) =>
      (state.conversations.get(key)?.traces ?? []).map((json) => decode<Trace>(json)),
    readReceipt: async (key, message) => state.conversations.get(key)?.receipts.get(message),
    readOutbox: async (key) =>
      [...(state.conversations.get(key)?.lanes.values() ?? [])].flatMap((lane) =>
        lane.entries.map(({ json }) => decode<OutboxEntry>(json)),
      ),
    readLanes: async (beginning) => readLanes(state, beginning),
    readParked: async () => [...state.parked.values()].map((json) => decode<ReadableParked>(json)),
    replay: async (parkedId, nowMs) => replay(state, parkedId, nowMs),
    nextDueAtMs: async () => {
      const times = [state.dueConversations.first(), state.dueLanes.first()];
      const next = Math.min(...times.map((first) => first?.atMs ?? Number.POSITIVE_INFINITY));
      return Number.isFinite(next) ? next : undefined;
    },
    listConversations: async (page) => listConversations(state, page),
    conversationsOf: async (person, nowMs) => conversationsOf(state, person, nowMs),
    forgetConversation: async (key) => forgetConversation(state, key),
    measure: async (nowMs) => measure(state, nowMs),
    probe: async () => {},
    weaknesses: async () => ['in-memory'],
    close: async () => {},
  };
}

/** Follows renames to the end: a place may be renamed more than once. */
function resolve(state: MemoryState, key: string): string {
  let current = key;
  for (let next = state.aliases.get(key); next !== undefined; next = state.aliases.get(next)) {
    current = next;
  }
  return current;
}

/** Back to the end of its mailbox or lane: what came after it in the meantime has gone its way. */
function replay(state: MemoryState, parkedId: string, nowMs: number): boolean {
  const json = state.parked.get(parkedId);
  if (json === undefined) return false;
  state.parked.delete(parkedId);
  const parked = decode<ReadableParked>(json);
  const record = recordOf(state, parked.key);
  if (parked.kind === 'input') {
    post(record, [parked.input], nowMs);
    record.quietUntilMs = 0;
    if (record.claim === undefined) schedule(state, record, nowMs);
  } else {
    for (const person of parked.entry.people ?? []) record.people.add(person);
    putBack(state, record, parked.entry, nowMs);
  }
  return true;
}
