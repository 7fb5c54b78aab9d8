import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Conversation } from './conversation.ts';
import type { Input } from './input.ts';

/**
 * Ids are made from what a turn is given, so that a rerun makes the same ones and a receiver can
 * tell a repetition from news. Lower-case letters and digits only, since Standard Webhooks forbids
 * dots and Telegram counts bytes.
 */
export function sessionId(conversation: Conversation, first: Input, nowMs: number): string {
  const { key, sessionsBegun } = conversation;
  return digest([key, String(sessionsBegun), first.eventId, String(nowMs)]);
}

/** A message's logical id, and with `-n` those of its controls. Unique in the conversation. */
export function messageId(conversation: Conversation, sessionIdNow: string | undefined): string {
  return `${sessionIdNow ?? digest([conversation.key])}-${conversation.turns}`;
}

/** Session, revision, index. */
export function effectId(session: string, revision: number, index: number): string {
  return `${session}-${revision}-${index}`;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

function digest(parts: readonly string[]): string {
  const bytes = sha256(utf8ToBytes(JSON.stringify(parts)));
  return Array.from(bytes.slice(0, 16), (byte) => alphabet[byte % 32]).join('');
}
