import type { Effect } from '../../core/effects.ts';
import { localise } from '../../core/flow/localise.ts';
import type { OpenQuestion, Session } from '../../core/session.ts';
import type { SlotState } from '../../core/slot-state.ts';
import type { UnderstandingCost } from '../../core/understanding.ts';
import type { Value } from '../../core/value.ts';
import type { BodySlot, CollectionBody } from './body-schema.ts';

/**
 * The body of the post for a finished set (contract 9). Pure: the same effect gives the same body.
 *
 * `values` has what was confirmed and nothing else. `test` marks trials, from which a receiver must
 * let nothing real follow. `link` leads to the conversation.
 */
export function collectionBody(effect: Effect, test = false, link?: string): CollectionBody {
  const { flow, session, outcome, conversationKey, platform, endedAtMs } = effect.collection;
  const endedAt = isoTime(endedAtMs);
  const handedOver = outcome.type === 'handed-over';
  return {
    id: effect.id,
    type: effect.event,
    timestamp: endedAt,
    data: {
      collectionId: session.id,
      revision: session.collectionRevision,
      flow: {
        id: flow.id,
        version: flow.version,
        title: localise(flow.title, flow.language, flow.language),
      },
      outcome,
      startedAt: isoTime(session.startedAtMs),
      endedAt,
      platform,
      conversation: conversationKey,
      ...(link !== undefined && { link }),
      people: session.people.map((person) => ({ ...person })),
      ...(session.reference === undefined ? {} : { reference: session.reference }),
      values: valuesOf(session, 'filled'),
      unconfirmed: handedOver ? valuesOf(session, 'inferred') : {},
      slots: Object.fromEntries(
        Object.entries(session.slots).map(([id, state]) => [id, bodySlot(state)]),
      ),
      openQuestions: session.openQuestions.map(bodyQuestion),
      ...(session.spent && { understanding: costOf(session.spent) }),
      test,
    },
  };
}

function costOf({
  calls = 0,
  inputTokens = 0,
  cachedTokens = 0,
  outputTokens = 0,
  costUsd,
}: UnderstandingCost) {
  const tokens = { modelCalls: calls, inputTokens, cachedTokens, outputTokens };
  return { ...tokens, ...(costUsd !== undefined && { costUsd }) };
}

function valuesOf(session: Session, status: 'filled' | 'inferred'): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(session.slots).flatMap(([id, state]) =>
      (state.status === 'filled' || state.status === 'inferred') && state.status === status
        ? [[id, state.value]]
        : [],
    ),
  );
}

function bodySlot(state: SlotState): BodySlot {
  switch (state.status) {
    case 'empty':
      return { status: 'empty' };
    case 'filled':
      return {
        status: 'filled',
        basis: state.basis,
        confirmed: state.confirmed,
        ...said(state.source),
      };
    case 'inferred':
      return { status: 'inferred', basis: 'derived', ...said(state.source) };
    case 'declined':
      return {
        status: 'declined',
        reason: state.reason,
        ...(state.source === undefined ? {} : said(state.source)),
      };
  }
}

function said(source: { readonly text: string; readonly from: { readonly id: string } }): {
  words: string;
  from: string;
} {
  return { words: source.text, from: source.from.id };
}

function bodyQuestion({ text, from, askedAtMs }: OpenQuestion) {
  return { text, from: from.id, askedAt: isoTime(askedAtMs) };
}

function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}
