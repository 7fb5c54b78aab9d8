import { randomBytes } from 'node:crypto';
import type { Endpoint } from './endpoints.ts';

/**
 * What a registry keeps of an endpoint. Every change is a function from one record to the next, so
 * that it can be made anew when somebody else was quicker. Times are the world's.
 */
export interface EndpointRecord {
  readonly url: string;
  /** Newest first; posts are signed with each until its end. Empty: the environment has the secret. */
  readonly secrets: readonly { readonly secret: string; readonly untilMs?: number }[];
  readonly allowPrivate?: true;
  readonly addedAtMs: number;
  readonly disabled?: { readonly atMs: number; readonly reason: string };
}

/** A key of the length that Standard Webhooks advises. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The endpoint as posts see it now; its secret is empty where the record has none. */
export function endpointOf(record: EndpointRecord, nowMs: number): Endpoint {
  const { url, allowPrivate, disabled } = record;
  const [secret = '', ...olderSecrets] = liveSecrets(record, nowMs).map((each) => each.secret);
  return {
    url,
    secret,
    ...(olderSecrets.length > 0 && { olderSecrets }),
    ...(allowPrivate && { allowPrivate }),
    ...(disabled && { disabled: disabled.reason }),
  };
}

/**
 * The new secret signs first from now on, the one before it until `untilMs` at the latest. Of more,
 * the newest: whoever rotates twice within the time means to be rid of the first.
 */
export function rotated(
  record: EndpointRecord,
  secret: string,
  nowMs: number,
  untilMs: number,
): EndpointRecord {
  const older = liveSecrets(record, nowMs)
    .slice(0, 1)
    .map((each) => ({ secret: each.secret, untilMs: Math.min(each.untilMs ?? untilMs, untilMs) }));
  return { ...record, secrets: [{ secret }, ...older.filter((each) => each.untilMs > nowMs)] };
}

export function disabled(record: EndpointRecord, reason: string, atMs: number): EndpointRecord {
  return { ...record, disabled: { atMs, reason } };
}

export function enabled({ disabled: _, ...record }: EndpointRecord): EndpointRecord {
  return record;
}

function liveSecrets({ secrets }: EndpointRecord, nowMs: number): EndpointRecord['secrets'] {
  return secrets.filter(({ untilMs }) => untilMs === undefined || untilMs > nowMs);
}
