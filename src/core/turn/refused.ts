import type { Act } from '../acts.ts';
import type { DeliveryRefusedInput } from '../input.ts';
import type { Session } from '../session.ts';
import { emptySlot, type SlotState } from '../slot-state.ts';

/** A session whose delivered set came back, open again for what the receiver named, and what to say. */
export interface Refused {
  readonly session: Session;
  readonly act: Act;
}

/**
 * Reopens the slots that the receiver of a finished set names, with its reasons. `undefined` where the
 * refusal concerns another session, an older set, or no slot that is filled; nothing changes then.
 */
export function reopenRefused(input: DeliveryRefusedInput, session: Session): Refused | undefined {
  const { collectionId, revision } = input;
  const current = session.outcome?.type === 'completed' && session.collectionRevision === revision;
  if (!current || session.id !== collectionId) return undefined;
  const named = input.slots.filter(({ slot }) => session.slots[slot]?.status === 'filled');
  if (named.length === 0) return undefined;
  const opened = named.map(({ slot }): [string, SlotState] => [slot, emptySlot]);
  const text = named.map(({ message }) => message).join(' ');
  return {
    session: { ...session, slots: { ...session.slots, ...Object.fromEntries(opened) } },
    act: { act: 'rule-failed', rule: 'delivery', text },
  };
}
