import type { Decision } from '../decide/facts.ts';
import type { Collection, DeliveryEvent, Effect } from '../effects.ts';
import { effectId } from '../ids.ts';
import type { Outcome, Session } from '../session.ts';
import type { SettledTurn } from './settle.ts';

/** What leaves for which end; the other ends deliver nothing. */
const events: Readonly<Partial<Record<Outcome['type'], DeliveryEvent>>> = {
  completed: 'collection.completed',
  'handed-over': 'collection.handed-over',
};

/** A finished set leaves, and again whenever something was added to it or corrected. */
export function delivers({ outcome }: Decision): boolean {
  return outcome !== undefined && events[outcome.type] !== undefined;
}

/** The delivery of a turn, if the session was finished by it or changed after its end. */
export function deliveries(
  session: Session,
  { flow, conversation, session: before }: SettledTurn,
  endedAtMs: number,
): readonly Effect[] {
  const { outcome, collectionRevision } = session;
  const event = outcome && events[outcome.type];
  if (outcome === undefined || event === undefined) return [];
  if (collectionRevision === before.collectionRevision) return [];
  const { key, platform } = conversation;
  const collection: Collection = {
    flow: flow.spec,
    session,
    outcome,
    conversationKey: key,
    platform,
    endedAtMs,
  };
  const corrected = event === 'collection.completed' && collectionRevision > 1;
  return [
    {
      kind: 'deliver',
      id: effectId(session.id, session.revision, 0),
      event: corrected ? 'collection.corrected' : event,
      collection,
    },
  ];
}
