import { GrammyError } from 'grammy';

/** Why a call failed, as far as something follows from it. */
export type Failure =
  /** The message stands there as it should already. */
  | { readonly kind: 'not-modified' }
  | { readonly kind: 'moved'; readonly to: number }
  | { readonly kind: 'no-thread' }
  /** What was to be edited is gone, or cannot be edited any more. */
  | { readonly kind: 'no-message' }
  | { readonly kind: 'flood'; readonly afterMs: number }
  | { readonly kind: 'token-refused' }
  /** Telegram or the network is at fault: later it may work. */
  | { readonly kind: 'passing'; readonly reason: string }
  | { readonly kind: 'final'; readonly reason: string };

/** Reads what Telegram answered. Its descriptions hold nothing that a person wrote. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof GrammyError)) return { kind: 'passing', reason: 'no answer' };
  const { error_code: code, description, parameters } = error;
  const { migrate_to_chat_id: to, retry_after: afterSeconds } = parameters;
  if (to !== undefined) return { kind: 'moved', to };
  if (code === 429) return { kind: 'flood', afterMs: (afterSeconds ?? 1) * 1_000 };
  if (code === 401 || code === 404) return { kind: 'token-refused' };
  if (code === 409) return { kind: 'passing', reason: description };
  if (code >= 500) return { kind: 'passing', reason: `${code}` };
  const known = descriptions.find(([pattern]) => pattern.test(description))?.[1];
  return known === undefined ? { kind: 'final', reason: description } : { kind: known };
}

const descriptions = [
  [/message is not modified/i, 'not-modified'],
  [/message thread not found|TOPIC_ID_INVALID|TOPIC_DELETED/i, 'no-thread'],
  [/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i, 'no-message'],
] as const;
