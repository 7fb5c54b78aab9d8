import type { DeliveryRefusedInput } from '../core/input.ts';
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
  const { store } = context;
  const request = claimRequest(context);
  const eventId = `${entry.id}-refused`;
  const input: DeliveryRefusedInput = {
    kind: 'refused',
    eventId,
    from: { id: 'receiver' },
    receivedAtMs: request.nowMs,
    ...refusal,
  };
  // With a time of its own it is not claimed here, by a sender, but found by whoever takes turns.
  const notBeforeMs = request.nowMs;
  const key = await store.resolve(entry.key);
  await store.accept({ key, inputs: [{ input, eventIds: [eventId] }], notBeforeMs }, request);
}
