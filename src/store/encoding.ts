import type { Conversation } from '../core/conversation.ts';
import { OperationalError } from '../errors.ts';

/** The version of the stored form that this program writes and reads. */
const storedVersion: Conversation['v'] = 1;

/**
 * The JSON text of something that is to be stored. Throws `not-storable` before anything was
 * written; that is a bug of whoever made the value, so the same value will fail again.
 */
export function encode(value: unknown): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch (cause) {
    throw new OperationalError('not-storable', 'A value to be stored is not plain JSON.', {
      cause,
    });
  }
  if (json === undefined) {
    throw new OperationalError('not-storable', 'A value to be stored is not plain JSON.');
  }
  return json;
}

/**
 * What `encode` wrote. The caller knows its type, having written it. Throws `stored-data-unreadable`
 * for what is not JSON.
 */
export function decode<T>(json: string): T {
  return parsed(json) as T;
}

/**
 * A stored conversation. Throws `stored-version-newer` for one written by a later release, and
 * `stored-data-unreadable` for anything that is none; both leave the stored form untouched.
 */
export function decodeConversation(json: string): Conversation {
  const stored = parsed(json);
  const version = isRecord(stored) ? stored.v : undefined;
  if (typeof version === 'number' && version > storedVersion) {
    throw new OperationalError(
      'stored-version-newer',
      `A conversation is stored in version ${version}; this program reads up to ${storedVersion}.`,
    );
  }
  if (version !== storedVersion) {
    throw new OperationalError('stored-data-unreadable', 'What is stored is no conversation.');
  }
  return stored as Conversation;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new OperationalError('stored-data-unreadable', 'What is stored is not JSON.', {
      cause,
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
