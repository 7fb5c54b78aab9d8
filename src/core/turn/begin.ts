import type { Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { sessionId } from '../ids.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';
import { emptySlot } from '../slot-state.ts';

/** The conversation with a new session in it, and nothing of an older one. */
export function begin(
  conversation: Conversation,
  flow: CompiledFlow,
  first: Input,
  nowMs: number,
): Conversation & { readonly session: Session } {
  const { choosing: _, ...place } = conversation;
  const { id, version } = flow.spec;
  const reference = first.kind === 'command' ? first.reference : undefined;
  const session: Session = {
    id: sessionId(conversation, first, nowMs),
    flow: { id, version, hash: flow.hash },
    revision: 0,
    startedAtMs: nowMs,
    startedBy: first.from,
    ...(reference !== undefined && { reference }),
    slots: Object.fromEntries(flow.spec.slots.map((slot) => [slot.id, emptySlot])),
    controls: [],
    openQuestions: [],
    people: [first.from],
    stalledTurns: 0,
    idleTurns: 0,
    said: {},
    expiresAtMs: expiry(flow, nowMs),
    collectionRevision: 0,
  };
  return { ...place, sessionsBegun: conversation.sessionsBegun + 1, history: [], session };
}

/** When the session ends by itself if nothing more is said (contract 8). */
export function expiry(flow: CompiledFlow, nowMs: number): number {
  return nowMs + flow.spec.pace.ttlHours * 3_600_000;
}
