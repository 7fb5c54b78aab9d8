import type { FlowSpec } from './flow/spec.ts';
import type { Outcome, Session } from './session.ts';

/**
 * What a turn causes outside the conversation, as data. The id is session, revision and index, so a
 * rerun of the same turn makes the same effect and a receiver can drop the second.
 */
export type Effect = {
  readonly kind: 'deliver';
  readonly id: string;
  readonly event: DeliveryEvent;
  readonly collection: Collection;
};

export type DeliveryEvent =
  | 'collection.completed'
  | 'collection.corrected'
  | 'collection.handed-over';

/** A finished set as it stood when it was finished; src/delivery turns it into bytes. */
export interface Collection {
  readonly flow: FlowSpec;
  readonly session: Session;
  readonly outcome: Outcome;
  readonly conversationKey: string;
  readonly platform: string;
  readonly endedAtMs: number;
}
