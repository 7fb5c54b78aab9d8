import { Webhook } from 'standardwebhooks';

/** The headers of Standard Webhooks that go with a post. */
export interface SignatureHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

const prefix = 'whsec_';
const minBytes = 24;
const maxBytes = 64;

/** What a signing secret must be, for the person who has to set one right. */
export const secretRequirement = `must be ${minBytes} to ${maxBytes} random bytes in base64, with or without "${prefix}" in front`;

/**
 * Whether the secret decodes to a key of the length that Standard Webhooks asks for. Checked before
 * every signature, because short and garbled secrets are otherwise signed with as they are.
 */
export function isSigningSecret(secret: string): boolean {
  const encoded = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || encoded.length % 4 !== 0) return false;
  const length = Buffer.from(encoded, 'base64').length;
  return length >= minBytes && length <= maxBytes;
}

/**
 * Signs the exact bytes of a body. `olderSecrets` are on their way out: a receiver that still has one
 * of them finds a signature of it beside the new one. Each must have passed `isSigningSecret`.
 */
export function sign(
  secret: string,
  post: { readonly id: string; readonly body: string },
  atMs: number,
  olderSecrets: readonly string[] = [],
): SignatureHeaders {
  const secrets = [secret, ...olderSecrets];
  if (!secrets.every(isSigningSecret)) throw new Error(`a signing secret ${secretRequirement}`);
  const at = new Date(atMs);
  const signatures = secrets.map((each) => new Webhook(each).sign(post.id, at, post.body));
  return {
    'webhook-id': post.id,
    'webhook-timestamp': String(Math.floor(atMs / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
