import { type Conversation, newConversation } from '../../src/core/conversation.ts';
import type { FlowSpec } from '../../src/core/flow/spec.ts';
import { flowSchema } from '../../src/core/flow/spec.ts';
import type { TextInput } from '../../src/core/input.ts';
import type { Trace } from '../../src/core/trace.ts';
import type { OutboxEntry } from '../../src/store/outbox.ts';
import type { Arrival, TurnCommit } from '../../src/store/port.ts';

/** The time at which every example begins. */
export const startMs = Date.UTC(2026, 0, 5, 9);
export const leaseMs = 30_000;
export const hourMs = 3_600_000;

/** A request of a worker `afterMs` after the beginning. */
export function by(workerId: string, afterMs = 0) {
  return { workerId, nowMs: startMs + afterMs, leaseMs };
}

export function text(eventId: string, words = eventId, personId = 'ann'): TextInput {
  return {
    kind: 'text',
    eventId,
    messageId: `m-${eventId}`,
    text: words,
    from: { id: personId },
    receivedAtMs: startMs,
  };
}

/** Texts that arrive together, each known by its event id alone. */
export function arrival(key: string, ...eventIds: readonly string[]): Arrival {
  return {
    key,
    inputs: eventIds.map((eventId) => ({ input: text(eventId), eventIds: [eventId] })),
  };
}

export function conversation(key: string, turns = 1): Conversation {
  const place = { key, platform: 'test', language: 'en', timeZone: 'UTC' } as const;
  return { ...newConversation(place), turns };
}

/** A commit that takes `consumed` inputs and does nothing else, unless told. */
export function turn(
  key: string,
  consumed: number,
  more: Partial<TurnCommit> & { readonly turns?: number } = {},
): TurnCommit {
  const { turns = 1, ...rest } = more;
  return {
    conversation: conversation(key, turns),
    consumed,
    parked: [],
    outbox: [],
    forgetReceipts: [],
    keepUntilMs: startMs + 24 * hourMs,
    ...rest,
  };
}

export function entry(
  key: string,
  id: string,
  more: Partial<OutboxEntry> & { readonly lane?: string } = {},
): OutboxEntry {
  return {
    id,
    key,
    lane: 'chat',
    kind: 'message',
    body: { text: id },
    createdAtMs: startMs,
    ...more,
  };
}

export function trace(number: number): Trace {
  return {
    turn: number,
    atMs: startMs,
    inputs: [],
    before: {},
    direct: [],
    afterDirect: {},
    proposals: [],
    decision: 'none',
    acts: [],
    after: {},
  };
}

export const flow: FlowSpec = flowSchema.parse({
  id: 'sample',
  version: 1,
  title: 'Sample',
  slots: [{ id: 'name', type: 'text', label: 'name' }],
});

/** The value, or a failure that says what was missing. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Expected something, got nothing.');
  return value;
}
