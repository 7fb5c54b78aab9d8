import type { Effect } from '../../src/core/effects.ts';
import { defineFlow } from '../../src/core/flow/define.ts';
import type { Session } from '../../src/core/session.ts';

export const dana = { id: 'u1', name: 'Dana' };

export const flow = defineFlow({
  id: 'inquiry',
  version: 3,
  title: 'Inquiry',
  slots: [
    { id: 'order', type: 'identifier', label: 'order number' },
    { id: 'size', type: 'integer', label: 'company size' },
    { id: 'email', type: 'email', label: 'email' },
    { id: 'note', type: 'text', label: 'note' },
  ],
});

export function span(text: string) {
  return { kind: 'span', messageId: 'm1', from: dana, text, start: 0, end: text.length } as const;
}

export const session: Session = {
  id: 'abc',
  flow: { id: 'inquiry', version: 3, hash: 'ff' },
  revision: 4,
  startedAtMs: Date.UTC(2026, 2, 1, 9),
  startedBy: dana,
  slots: {
    order: {
      status: 'filled',
      asked: 1,
      value: '007123',
      basis: 'stated',
      confirmed: 'stated',
      source: span('007123'),
    },
    size: {
      status: 'inferred',
      asked: 0,
      value: 30,
      source: span('about thirty'),
      rejected: [],
    },
    email: { status: 'declined', asked: 1, reason: 'refused', source: span("I'd rather not") },
    note: { status: 'empty', asked: 0, rejected: [] },
  },
  controls: [],
  openQuestions: [{ messageId: 'm2', from: dana, text: 'An office on Mars?', askedAtMs: 0 }],
  people: [dana],
  stalledTurns: 0,
  idleTurns: 0,
  said: {},
  collectionRevision: 1,
  askedOf: dana.id,
  lastInputAtMs: 0,
  timers: { expiresAtMs: Date.UTC(2026, 2, 2, 9) },
  ruleFailures: {},
  queued: [],
};

/** The end of `session`, as people take it over; `over` replaces what a test is about. */
export function effect(over: Partial<Effect['collection']> & { id?: string } = {}): Effect {
  const { id = 'abc-4-0', ...collection } = over;
  return {
    kind: 'deliver',
    id,
    event: 'collection.handed-over',
    collection: {
      flow,
      session,
      outcome: { type: 'handed-over', reason: 'stalled' },
      conversationKey: 'terminal:x',
      platform: 'terminal',
      endedAtMs: Date.UTC(2026, 2, 1, 9, 5),
      ...collection,
    },
  };
}
