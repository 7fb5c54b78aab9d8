import type { Conversation } from '../../core/conversation.ts';
import type { Input } from '../../core/input.ts';
import type { Trace } from '../../core/trace.ts';
import { lastingFault, OperationalError } from '../../errors.ts';
import { decode, decodeConversation, encode } from '../encoding.ts';
import type { OutboxEntry } from '../outbox.ts';
import type { Parked } from '../overview.ts';
import type { Receipt } from '../port.ts';
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
  const brief = kind === 'input' || (kind === 'entry' && (value as OutboxEntry).kind === 'message');
  return sealing.seal(encode(value), sealContext(kind, key), brief ? 'brief' : undefined);
}

export function openKind<K extends Exclude<keyof StoredKinds, 'state'>>(
  sealing: Sealing,
  kind: K,
  key: string,
  stored: Buffer,
): StoredKinds[K] {
  return decode<StoredKinds[K]>(sealing.open(stored, sealContext(kind, key)));
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
      decodeConversation(sealing.open(stored.subarray(bar + 1), sealContext('state', key))),
  };
}

/**
 * What is known of a parked item besides its input or entry. Whose it is and what stands readable in
 * front of the rest, so that an item that cannot be opened can still be told and erased.
 */
export interface ParkedHead {
  readonly kind: 'input' | 'entry';
  readonly key: string;
  readonly reason: string;
  readonly atMs: number;
}

export const headContext = 'parked';

export function sealHead(sealing: Sealing, { kind, key, reason, atMs }: ParkedHead): Buffer {
  const open = Buffer.from(`${JSON.stringify([kind, key])}\n`);
  return Buffer.concat([open, sealing.seal(encode({ reason, atMs }), headContext)]);
}

/** The readable part of a head, and the sealed one. */
export function splitHead(stored: Buffer): {
  readonly kind: ParkedHead['kind'];
  readonly key: string;
  readonly open: Buffer;
  readonly sealed: Buffer;
} {
  const end = stored.indexOf('\n') + 1;
  const [kind, key] = JSON.parse(stored.toString('utf8', 0, end)) as [ParkedHead['kind'], string];
  return { kind, key, open: stored.subarray(0, end), sealed: stored.subarray(end) };
}

/** One that does not open says so in the item's place: there is more to see than that one. */
export function openParked(sealing: Sealing, id: string, head: Buffer, body: Buffer): Parked {
  const { kind, key, sealed } = splitHead(head);
  const open = (): Parked => {
    const rest = decode<Pick<ParkedHead, 'reason' | 'atMs'>>(sealing.open(sealed, headContext));
    return kind === 'input'
      ? { id, kind, key, ...rest, input: openKind(sealing, 'input', key, body) }
      : { id, kind, key, ...rest, entry: openKind(sealing, 'entry', key, body) };
  };
  const opened = orUnreadable(open);
  return 'unreadable' in opened ? { id, kind: 'unreadable', key, ...opened } : opened;
}

/** What `read` gives, or why it cannot be read. */
export function orUnreadable<T extends object>(
  read: () => T,
): T | { readonly unreadable: OperationalError } {
  try {
    return read();
  } catch (error) {
    return { unreadable: lastingFault(error) };
  }
}

/** Kinds of records that stand beside conversations, under names. */
export const registryKinds = ['endpoint', 'installation'] as const;
export type RegistryKind = (typeof registryKinds)[number];

/** What the bytes of a kind are bound to. */
export function sealContext(kind: keyof StoredKinds | RegistryKind, name: string): string {
  return `${kind} ${name}`;
}

/** A receipt is the time, and behind a bar the platform's id if it is known. */
export function readReceipt(stored: string): Receipt {
  const bar = stored.indexOf('|');
  if (bar === -1) return { sentAtMs: Number(stored) };
  return { sentAtMs: Number(stored.slice(0, bar)), platformMessageId: stored.slice(bar + 1) };
}
