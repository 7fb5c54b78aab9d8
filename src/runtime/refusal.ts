import type { DeliveryRefusedInput, Input, StaffInput } from '../core/input.ts';
import type { Refusal } from '../delivery/port.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import { claimRequest, type RuntimeContext } from './context.ts';

/**
 * Tells the conversation of a post that its receiver wants slots of it to be given anew. Durable when
 * it resolves, and once however often the same post is refused: settle the post after it.
 */
export async function acceptRefusal(
  context: RuntimeContext,
  entry: OutboxEntry,
  refusal: Refusal,
): Promise<void> {
  const input: DeliveryRefusedInput = {
    kind: 'refused',
    eventId: `${entry.id}-refused`,
    from: { id: 'receiver' },
    receivedAtMs: context.clock.nowMs(),
    ...refusal,
  };
  await acceptOwn(context, entry, input);
}

/** The same for a message that does not reach its person, where people have taken over. */
export async function acceptLoss(context: RuntimeContext, entry: OutboxEntry): Promise<void> {
  const input: StaffInput = {
    kind: 'staff',
    does: 'unreached',
    eventId: `${entry.id}-unreached`,
    from: { id: 'platform' },
    receivedAtMs: context.clock.nowMs(),
  };
  await acceptOwn(context, entry, input);
}

async function acceptOwn(context: RuntimeContext, entry: OutboxEntry, input: Input): Promise<void> {
  const { store } = context;
  const request = claimRequest(context);
  const eventIds = [input.eventId];
  // With a time of its own it is not claimed here, by a sender, but found by whoever takes turns.
  const notBeforeMs = request.nowMs;
  const key = await store.resolve(entry.key);
  await store.accept({ key, inputs: [{ input, eventIds }], notBeforeMs }, request);
}
