import { deskName } from '../adapters/desk-addresses.ts';
import type { RenderedCall } from '../adapters/port.ts';
import type { Effect } from '../core/effects.ts';
import type { Note } from '../core/note.ts';
import type { ReplyMessage } from '../core/reply.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Claim } from '../store/port.ts';
import { adapterFor, type RuntimeContext } from './context.ts';

/**
 * The platform calls that show these messages, in order. `turn` is the number of the turn in its
 * conversation; it keeps the entries of a message apart from those of a later edit of it.
 *
 * A message that needs several calls has a receipt for each: the last call carries the message's own
 * id (it is the one with the controls, and sent means all were), the earlier ones carry a part of it.
 */
export function messageEntries(
  context: RuntimeContext,
  key: string,
  messages: readonly ReplyMessage[],
  turn: number,
  nowMs: number,
): OutboxEntry[] {
  if (messages.length === 0) return [];
  return placed(adapterFor(context, key).render(messages, key), key, turn, nowMs);
}

/** Those of the entries that show something new, so that people who took over hear where they fail. */
export function tellingWhereLost(
  entries: readonly OutboxEntry[],
  messages: readonly ReplyMessage[],
): OutboxEntry[] {
  const fresh = messages.filter(({ replaces, privately }) => !replaces && !privately);
  const ids = new Set(fresh.map(({ id }) => id));
  return entries.map((entry) =>
    entry.message !== undefined && ids.has(entry.message) ? { ...entry, tells: true } : entry,
  );
}

function placed(
  calls: readonly RenderedCall[],
  key: string,
  turn: number,
  nowMs: number,
): OutboxEntry[] {
  return calls.map((call, i) => ({
    id: `${call.message}/${turn}.${i}`,
    key,
    lane: call.lane,
    kind: 'message',
    message: receiptId(calls, i, call),
    body: call.body,
    createdAtMs: nowMs,
  }));
}

/**
 * The platform calls that show these notes to the people who took over. None where the operator has
 * named no place for them: the webhook has the set all the same.
 */
export function noteEntries(
  context: RuntimeContext,
  key: string,
  notes: readonly Note[],
  receipts: Claim['receipts'],
  turn: number,
  nowMs: number,
): OutboxEntry[] {
  const url = adapterFor(context, key).linkTo?.(key);
  return notes.flatMap(({ target, message: said, under, link: label }) => {
    const to = context.desks[deskName(target)];
    if (to === undefined) return [];
    const message = label && url ? { ...said, link: { label, url } } : said;
    const entries = placed(adapterFor(context, to).render([message], to), key, turn, nowMs);
    // A turn that forgets everything forgets what the platform called the note that it changes.
    const sentAs = receipts[message.id]?.platformMessageId;
    return entries.map((entry) => ({
      ...entry,
      to,
      ...(under !== undefined && { under }),
      ...(sentAs !== undefined && { sentAs }),
    }));
  });
}

/** The post of an effect. Its id is the effect's, so that a rerun of the turn makes the same one. */
export function deliveryEntry(
  context: RuntimeContext,
  key: string,
  effect: Effect,
  nowMs: number,
): OutboxEntry {
  const link = adapterFor(context, key).linkTo?.(key);
  const { lane, post } = context.delivery.render(effect, link);
  return { id: effect.id, key, lane, kind: 'webhook', body: post, createdAtMs: nowMs };
}

/** The messages that were really shown, each as a whole. */
export function shownMessages(receipts: Claim['receipts']): ReadonlySet<string> {
  return new Set(Object.keys(receipts).filter((id) => !partMark.test(id)));
}

/** The receipts of these messages, those of their parts included. */
export function receiptsOf(
  receipts: Claim['receipts'],
  messages: readonly string[],
): readonly string[] {
  const wanted = new Set(messages);
  return Object.keys(receipts).filter((id) => wanted.has(id.replace(partMark, '')));
}

const partMark = /#\d+$/;

function receiptId(calls: readonly RenderedCall[], at: number, call: RenderedCall): string {
  if (!calls.slice(at + 1).some((later) => later.message === call.message)) return call.message;
  const earlier = calls.slice(0, at).filter((other) => other.message === call.message);
  return `${call.message}#${earlier.length + 1}`;
}
