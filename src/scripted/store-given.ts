import type { Place } from '../adapters/port.ts';
import { toInput } from '../adapters/terminal/to-input.ts';
import type { Store } from '../store/port.ts';
import { type Given, givenConversation, givenMessageId } from './given.ts';
import { unnamedPerson } from './written-inputs.ts';

/** How long the conversation is remembered after it has expired. */
const keepMs = 24 * 3_600_000;

/**
 * Puts a given conversation into the store by the way that every turn takes: accepted, committed,
 * and its message sent. Silence can then confirm what that message stated.
 */
export async function storeGiven(
  given: Given,
  place: Place & { readonly timeZone: string },
  store: Store,
  nowMs: number,
): Promise<void> {
  const { key } = place;
  const request = { workerId: 'given', nowMs, leaseMs: 60_000 };
  const start = toInput(
    { kind: 'command', command: 'start', eventId: givenMessageId, from: unnamedPerson },
    { nowMs },
  );
  const { claim } = await store.accept({ key, inputs: [start] }, request);
  if (claim === undefined) throw new Error('a conversation of its own is always free');

  const conversation = givenConversation(given, place, start.input, nowMs);
  const message = {
    id: givenMessageId,
    key,
    lane: key,
    kind: 'message',
    message: givenMessageId,
    body: null,
    createdAtMs: nowMs,
  } as const;
  await store.putFlow(given.flow.hash, given.flow.spec);
  const lanes = await store.commit(
    claim,
    {
      conversation,
      consumed: 1,
      parked: [],
      outbox: [message],
      forgetReceipts: [],
      dueAtMs: conversation.session.timers.expiresAtMs,
      keepUntilMs: conversation.session.timers.expiresAtMs + keepMs,
    },
    request,
  );
  for (const lane of lanes ?? []) {
    await store.settle(lane, { result: 'sent', entryId: message.id }, request);
  }
}
