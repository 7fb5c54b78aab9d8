import { randomBytes } from 'node:crypto';

/** The platform's name in keys and in the delivered body. */
export const platform = 'terminal';

/** The key of a new conversation. Random, so that two runs never mean the same collection. */
export function newKey(): string {
  return `${platform}:${randomBytes(9).toString('base64url')}`;
}
