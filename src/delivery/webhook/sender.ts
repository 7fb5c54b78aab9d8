import type { Delivery, PostAttempt, PostResult, WebhookPost } from '../port.ts';
import { PrivateAddressError, urlFault } from './address-guard.ts';
import { collectionBody } from './body.ts';
import { type Endpoint, type Endpoints, isEndpointUrl } from './endpoints.ts';
import { type PostResponse, postOnce } from './request.ts';
import { attemptDelaysMs, delayAfterMs, retryAfterMs } from './schedule.ts';
import { isSigningSecret, secretRequirement, sign } from './signing.ts';

export interface WebhookOptions {
  readonly endpoints: Endpoints;
  /** Marks every body as a trial. */
  readonly test?: boolean;
  /**
   * The world's time, for what receivers compare with their own clock: signatures and Retry-After
   * dates. The machine's by default, also while the conversation's clock is frozen.
   */
  readonly worldNowMs?: () => number;
}

/** How long a receiver may take to answer. */
export const timeoutMs = 20_000;

/** How long a post waits for somebody to configure its endpoint before it is tried again. */
export const unconfiguredDelayMs = 5 * 60_000;

/**
 * Posts finished sets by Standard Webhooks: same id and bytes on every attempt, signed anew each
 * time. Only a 2xx counts as delivered. An endpoint that is missing or wrongly configured is
 * waited for, however many attempts that takes; everything else that may pass is tried ten times
 * over three days, and a refusal is final at once.
 */
export function webhookDelivery(options: WebhookOptions): Delivery {
  const worldNowMs = options.worldNowMs ?? Date.now;

  return {
    render(effect) {
      const body = collectionBody(effect, options.test);
      const endpoint = effect.collection.flow.delivery.webhook;
      return {
        lane: `webhook:${endpoint}:${body.data.collectionId}`,
        post: { id: postId(effect.id), endpoint, body: JSON.stringify(body) },
      };
    },

    async post(post, attempt) {
      const endpoint = options.endpoints(post.endpoint);
      const fault = endpointFault(endpoint);
      if (endpoint === undefined || fault !== undefined) {
        const reason = `the endpoint "${post.endpoint}" ${fault}`;
        return { result: 'retry', atMs: attempt.nowMs + unconfiguredDelayMs, reason };
      }
      const url = new URL(endpoint.url);
      const allowPrivate = endpoint.allowPrivate ?? false;
      const refusal = urlFault(url, allowPrivate);
      if (refusal !== undefined) return { result: 'refused', reason: refusal };

      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Slotwise',
        ...sign(endpoint.secret, post, worldNowMs()),
      };
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([attempt.signal, timeout]);
      try {
        const response = await postOnce({ url, headers, body: post.body, allowPrivate, signal });
        return judge(post, attempt, response, headers, worldNowMs());
      } catch (error) {
        if (error instanceof PrivateAddressError) {
          return { result: 'refused', reason: error.message };
        }
        if (attempt.signal.aborted) {
          return { result: 'retry', atMs: attempt.nowMs, reason: 'stopped during the attempt' };
        }
        return retry(post, attempt, timeout.aborted ? tooSlow : unreachable(error));
      }
    },
  };
}

function postId(effectId: string): string {
  // A dot would make the signed content "id.timestamp.body" readable in two ways.
  if (!/^[\x21-\x2d\x2f-\x7e]+$/.test(effectId)) {
    throw new Error('the id of an effect must be visible ASCII without dots');
  }
  return effectId;
}

function endpointFault(endpoint: Endpoint | undefined): string | undefined {
  if (endpoint === undefined) return 'is not configured';
  if (!isEndpointUrl(endpoint.url)) return 'has no usable address: it must begin with https://';
  if (!isSigningSecret(endpoint.secret)) return `has no usable secret: it ${secretRequirement}`;
  return undefined;
}

/** Failures of the moment, though they are in the 4xx. */
const passing4xx: ReadonlySet<number> = new Set([408, 409, 425, 429]);

function judge(
  post: WebhookPost,
  attempt: PostAttempt,
  { status, headers: answered }: PostResponse,
  headers: Readonly<Record<string, string>>,
  worldNowMs: number,
): PostResult {
  if (status >= 200 && status < 300) return { result: 'delivered', status, headers };
  if (status >= 300 && status < 400) {
    const reason = `the receiver redirects (${status}): configure the final address`;
    return { result: 'refused', reason };
  }
  if (status >= 400 && status < 500 && !passing4xx.has(status)) {
    return { result: 'refused', reason: `the receiver answered ${status}` };
  }
  const askedMs = retryAfterMs(answered['retry-after'], worldNowMs);
  return retry(post, attempt, `the receiver answered ${status}`, askedMs);
}

const tooSlow = `no answer within ${timeoutMs / 1000} seconds`;

function unreachable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `the receiver could not be reached (${code})`;
}

function retry(post: WebhookPost, attempt: PostAttempt, reason: string, atLeastMs = 0): PostResult {
  const delayMs = delayAfterMs(post.id, attempt.attempt);
  if (delayMs === undefined) {
    return {
      result: 'refused',
      reason: `${reason}; given up after ${attemptDelaysMs.length} attempts`,
    };
  }
  return { result: 'retry', atMs: attempt.nowMs + Math.max(delayMs, atLeastMs), reason };
}
