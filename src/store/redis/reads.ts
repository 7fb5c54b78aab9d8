import type { Conversation } from '../../core/conversation.ts';
import type { Input } from '../../core/input.ts';
import type { Trace } from '../../core/trace.ts';
import type { OutboxEntry } from '../outbox.ts';
import type { Receipt } from '../port.ts';
import type { RedisContext } from './context.ts';
import { entrySize } from './lanes.ts';
import { openKind, openState, readReceipt } from './stored.ts';

export async function readConversation(
  context: RedisContext,
  key: string,
  nowMs: number,
): Promise<Conversation | undefined> {
  const { state } = context.keys.conversation(key);
  const stored = await context.call((client) => client.getBuffer(state));
  if (stored === null) return undefined;
  const { keepUntilMs, conversation } = openState(context.sealing, key, stored);
  return keepUntilMs <= nowMs ? undefined : conversation();
}

/** Reads the end of life in front of the state, and nothing of what is sealed behind it. */
export async function hasConversation(
  context: RedisContext,
  key: string,
  nowMs: number,
): Promise<boolean> {
  const { state } = context.keys.conversation(key);
  const head = await context.call((client) => client.getrange(state, 0, longestTime));
  // What is no time belongs to something that cannot be read, and is there all the same.
  return head !== '' && !(Number.parseInt(head, 10) <= nowMs);
}

/** A time in milliseconds has fewer digits. */
const longestTime = 20;

export async function readTraces(context: RedisContext, key: string): Promise<readonly Trace[]> {
  const { traces } = context.keys.conversation(key);
  const stored = await context.call((client) => client.lrangeBuffer(traces, 0, -1));
  return stored.map((trace) => openKind(context.sealing, 'trace', key, trace));
}

export async function readOneReceipt(
  context: RedisContext,
  key: string,
  message: string,
): Promise<Receipt | undefined> {
  const { receipts } = context.keys.conversation(key);
  const stored = await context.call((client) => client.hget(receipts, message));
  return stored === null ? undefined : readReceipt(stored);
}

export async function readMailbox(context: RedisContext, key: string): Promise<readonly Input[]> {
  const { mail } = context.keys.conversation(key);
  const stored = await context.call((client) => client.lrangeBuffer(mail, 0, -1));
  return stored.map((input) => openKind(context.sealing, 'input', key, input));
}

export async function readOutbox(
  context: RedisContext,
  key: string,
): Promise<readonly OutboxEntry[]> {
  const keys = context.keys.conversation(key);
  const names = await context.call((client) => client.hkeys(keys.lanes));
  const lanes = await Promise.all(
    names.map((lane) => context.call((client) => client.lrangeBuffer(keys.lane(lane), 0, -1))),
  );
  const bodies = lanes.flatMap((items) => items.filter((_, i) => i % entrySize === entrySize - 1));
  return bodies.map((body) => openKind(context.sealing, 'entry', key, body));
}
