import type { Conversation } from '../../core/conversation.ts';
import type { Input } from '../../core/input.ts';
import type { Trace } from '../../core/trace.ts';
import { OperationalError } from '../../errors.ts';
import { decode, decodeConversation, encode } from '../encoding.ts';
import type { OutboxEntry, Parked, Receipt } from '../port.ts';
import type { Sealing } from './sealing.ts';

/**
 * What is stored of each kind, sealed for its place: a thing that was moved to another conversation
 * by hand, or read as another kind, does not open.
 */
export interface StoredKinds {
  readonly state: Conversation;
  readonly input: Input;
  readonly entry: OutboxEntry;
  readonly trace: Trace;
}

export function sealKind<K extends keyof StoredKinds>(
  sealing: Sealing,
  kind: K,
  key: string,
  value: StoredKinds[K],
): Buffer {
  return sealing.seal(encode(value), contextOf(kind, key));
}

export function openKind<K extends Exclude<keyof StoredKinds, 'state'>>(
  sealing: Sealing,
  kind: K,
  key: string,
  stored: Buffer,
): StoredKinds[K] {
  return decode<StoredKinds[K]>(sealing.open(stored, contextOf(kind, key)));
}

/** The state as its key holds it: the end of its life, a bar, the sealed conversation. */
export function openState(
  sealing: Sealing,
  key: string,
  stored: Buffer,
): { readonly keepUntilMs: number; conversation(): Conversation } {
  const bar = stored.indexOf('|');
  const keepUntilMs = Number(stored.toString('latin1', 0, Math.max(0, bar)));
  if (bar < 1 || !Number.isSafeInteger(keepUntilMs)) {
    throw new OperationalError('stored-data-unreadable', 'What is stored is no conversation.');
  }
  return {
    keepUntilMs,
    conversation: () =>
      decodeConversation(sealing.open(stored.subarray(bar + 1), contextOf('state', key))),
  };
}

/** What is known of a parked item besides its input or entry. */
export type ParkedHead = Pick<Parked, 'kind' | 'key' | 'reason' | 'atMs'>;

export function sealHead(sealing: Sealing, head: ParkedHead): Buffer {
  return sealing.seal(encode(head), 'parked');
}

export function openHead(sealing: Sealing, stored: Buffer): ParkedHead {
  return decode<ParkedHead>(sealing.open(stored, 'parked'));
}

export function openParked(sealing: Sealing, id: string, head: Buffer, body: Buffer): Parked {
  const { kind, key, ...rest } = openHead(sealing, head);
  return kind === 'input'
    ? { id, kind, key, ...rest, input: openKind(sealing, 'input', key, body) }
    : { id, kind, key, ...rest, entry: openKind(sealing, 'entry', key, body) };
}

/** A receipt is the time, and behind a bar the platform's id if it is known. */
export function readReceipt(stored: string): Receipt {
  const bar = stored.indexOf('|');
  if (bar === -1) return { sentAtMs: Number(stored) };
  return { sentAtMs: Number(stored.slice(0, bar)), platformMessageId: stored.slice(bar + 1) };
}

function contextOf(kind: keyof StoredKinds, key: string): string {
  return `${kind} ${key}`;
}
