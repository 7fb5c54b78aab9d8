import { createHash } from 'node:crypto';

/**
 * A conversation's name in logs. The key itself may hold a person's id, so it stays out of them;
 * `npm run sessions` shows and takes both.
 */
export function conversationRef(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}
