import type { Delivery, PostAttempt, PostResult, WebhookPost } from '../port.ts';
import { type Resolve, systemResolve, urlFault } from './address-guard.ts';
import { collectionBody } from './body.ts';
import type { EndpointDirectory } from './endpoint-directory.ts';
import { endpointHealth } from './endpoint-health.ts';
import { type Endpoint, type Endpoints, isEndpointUrl } from './endpoints.ts';
import { type Judged, judgeAnswer, judgeError } from './judge.ts';
import { postOnce } from './request.ts';
import { isSigningSecret, secretRequirement, sign } from './signing.ts';
import { verdictOf } from './verdict.ts';

export interface WebhookOptions {
  readonly endpoints: Endpoints;
  /** Closes an endpoint whose receiver said 410. Without it, only the post is set aside. */
  readonly disable?: EndpointDirectory['disable'];
  /** Marks every body as a trial. */
  readonly test?: boolean;
  /**
   * The world's time, for what receivers compare with their own clock: signatures and Retry-After
   * dates. The machine's by default, also while the conversation's clock is frozen.
   */
  readonly worldNowMs?: () => number;
  /** How names are resolved; as the machine does by default. */
  readonly resolve?: Resolve;
  /** Ports that public addresses may have. */
  readonly ports?: readonly number[];
  /** The one deadline of an attempt: look-up, connection and answer. */
  readonly timeoutMs?: number;
}

export const defaultTimeoutMs = 20_000;

/** How long a post waits for somebody to configure its endpoint before it is tried again. */
export const unconfiguredDelayMs = 5 * 60_000;

/** A larger body is not sent at all: no receiver takes it, and it would hold up what is. */
export const largestBodyBytes = 1_000_000;

/**
 * Posts finished sets by Standard Webhooks: same id and bytes on every attempt, signed anew each
 * time. Only a 2xx counts as delivered. An endpoint that is missing or wrongly configured is
 * waited for, however many attempts that takes; everything else that may pass is tried ten times
 * over three days, and a refusal is final at once. Nothing is posted to a disabled endpoint: what
 * waits for it is refused, to be replayed when it is enabled.
 */
export function webhookDelivery(options: WebhookOptions): Delivery {
  const { endpoints } = options;
  const health = endpointHealth();

  return {
    render(effect, link) {
      const body = collectionBody(effect, options.test, link);
      const { webhook: endpoint, reopen } = effect.collection.flow.delivery;
      const mayReopen = reopen === true && effect.event !== 'collection.handed-over';
      return {
        lane: `${laneBeginning(endpoint)}${body.data.collectionId}`,
        post: {
          id: postId(effect.id),
          endpoint,
          body: JSON.stringify(body),
          ...(mayReopen && { mayReopen }),
        },
      };
    },

    async post(post, attempt) {
      const endpoint = await endpoints(post.endpoint);
      const named = `the endpoint "${post.endpoint}"`;
      const fault = endpointFault(endpoint);
      if (endpoint === undefined || fault !== undefined) {
        const reason = `${named} ${fault}`;
        return { result: 'retry', afterMs: unconfiguredDelayMs, reason, untried: 'unconfigured' };
      }
      const { url, allowPrivate = false, disabled } = endpoint;
      const refusal =
        (disabled === undefined ? undefined : `${named} is disabled: ${disabled}`) ??
        urlFault(new URL(url), allowPrivate, options.ports) ??
        sizeFault(post);
      if (refusal !== undefined) return { result: 'refused', reason: refusal };

      const comeBackAtMs = health.enter(url, post.id, attempt.nowMs);
      if (comeBackAtMs !== undefined) {
        const reason = `${named} is busy or down, and left alone for a while`;
        return { result: 'retry', afterMs: comeBackAtMs - attempt.nowMs, reason, untried: 'busy' };
      }
      const beganMs = performance.now();
      const { result, outcome, askedMs } = await tryPost(endpoint, post, attempt, options);
      // A receiver that hangs for long is left alone from its end on, not from its beginning.
      const endedAtMs = attempt.nowMs + Math.round(performance.now() - beganMs);
      health.ended(url, outcome, endedAtMs, askedMs);
      if (closes(result)) await options.disable?.(post.endpoint, url, result.reason);
      return result;
    },
  };
}

/** How the names of the lanes of an endpoint begin; without one, of all endpoints. */
export function laneBeginning(endpoint?: string): string {
  return endpoint === undefined ? 'webhook:' : `webhook:${endpoint}:`;
}

async function tryPost(
  endpoint: Endpoint,
  post: WebhookPost,
  attempt: PostAttempt,
  options: WebhookOptions,
): Promise<Judged> {
  const { resolve = systemResolve, worldNowMs = Date.now } = options;
  const { timeoutMs = defaultTimeoutMs } = options;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Slotwise',
    ...sign(endpoint.secret, post, worldNowMs(), endpoint.olderSecrets),
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await postOnce({
      url: new URL(endpoint.url),
      headers,
      body: post.body,
      allowPrivate: endpoint.allowPrivate ?? false,
      resolve,
      reads: (status) => post.mayReopen === true && verdictOf(status) === 'reopen',
      signal: AbortSignal.any([attempt.signal, timeout]),
    });
    return judgeAnswer(post, attempt, response, headers, worldNowMs());
  } catch (error) {
    const tooSlow = `no answer within ${timeoutMs / 1000} seconds`;
    return judgeError(post, attempt, error, timeout.aborted ? tooSlow : undefined);
  }
}

function closes(result: PostResult): result is Extract<PostResult, { result: 'refused' }> {
  return result.result === 'refused' && result.disabled === true;
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
  if (![endpoint.secret, ...(endpoint.olderSecrets ?? [])].every(isSigningSecret)) {
    return `has no usable secret: it ${secretRequirement}`;
  }
  return undefined;
}

function sizeFault({ body }: WebhookPost): string | undefined {
  const bytes = Buffer.byteLength(body);
  if (bytes <= largestBodyBytes) return undefined;
  return `the body has ${bytes} bytes, and more than ${largestBodyBytes} are not sent`;
}
