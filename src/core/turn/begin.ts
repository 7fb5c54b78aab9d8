import type { Conversation } from '../conversation.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { sessionId } from '../ids.ts';
import type { Input } from '../input.ts';
import type { Session } from '../session.ts';
import { emptySlot } from '../slot-state.ts';
import { runningTimers } from './timers.ts';

export type WithSession = Conversation & { readonly session: Session };

/** The conversation with a new session in it, and nothing of an older one but what it still shows. */
export function begin(
  conversation: Conversation,
  flow: CompiledFlow,
  first: Input,
  nowMs: number,
  shown: Session['shown'] = conversation.choosing?.shown,
): WithSession {
  const { choosing, heldBack: _, ...place } = conversation;
  const { id, version } = flow.spec;
  const reference = first.kind === 'command' ? first.reference : choosing?.reference;
  const session: Session = {
    id: sessionId(conversation, first, nowMs),
    flow: { id, version, hash: flow.hash },
    revision: 0,
    startedAtMs: nowMs,
    startedBy: first.from,
    ...(reference !== undefined && { reference }),
    ...(shown && { shown }),
    slots: Object.fromEntries(flow.spec.slots.map((slot) => [slot.id, emptySlot])),
    controls: [],
    openQuestions: [],
    people: [first.from],
    stalledTurns: 0,
    idleTurns: 0,
    said: {},
    askedOf: first.from.id,
    lastInputAtMs: nowMs,
    timers: runningTimers(flow, nowMs),
    ruleFailures: {},
    queued: [],
    collectionRevision: 0,
  };
  return { ...place, sessionsBegun: conversation.sessionsBegun + 1, history: [], session };
}

/** The conversation without its session, as if nobody had spoken yet. */
export function forget(conversation: Conversation): Conversation {
  const { session: _, choosing: __, heldBack: ___, ...place } = conversation;
  return { ...place, history: [] };
}
