import type { PostAttempt, PostResult, WebhookPost } from '../port.ts';
import { PrivateAddressError } from './address-guard.ts';
import type { PostOutcome } from './endpoint-health.ts';
import { readRefusal } from './refusal.ts';
import type { PostResponse } from './request.ts';
import { attemptDelaysMs, delayAfterMs, retryAfterMs } from './schedule.ts';
import { verdictOf } from './verdict.ts';

/** What an attempt means: for the post, and for the endpoint that other posts go to as well. */
export interface Judged {
  readonly result: PostResult;
  readonly outcome: PostOutcome;
  /** For how long the receiver wants to be left alone. */
  readonly askedMs?: number;
}

/** `headers` are those of the post; `worldNowMs` is what dates of the receiver are compared with. */
export function judgeAnswer(
  post: WebhookPost,
  attempt: PostAttempt,
  { status, headers: answered, body }: PostResponse,
  headers: Readonly<Record<string, string>>,
  worldNowMs: number,
): Judged {
  const said = `the receiver answered ${status}`;
  switch (verdictOf(status)) {
    case 'delivered':
      return { result: { result: 'delivered', status, headers }, outcome: 'answered' };
    case 'redirects':
      return refused(`the receiver redirects (${status}): configure the final address`);
    case 'gone':
      return refused(said, { disabled: true });
    case 'refused':
      return refused(said);
    case 'reopen': {
      const refusal = post.mayReopen ? readRefusal(post, body) : undefined;
      if (refusal === undefined) return refused(said);
      const slots = refusal.slots.map(({ slot }) => slot).join(', ');
      return refused(`${said} and wants to have anew: ${slots}`, { refusal });
    }
    case 'retry': {
      const askedMs = retryAfterMs(answered['retry-after'], worldNowMs);
      return failed(post, attempt, said, askedMs);
    }
  }
}

/** What it means that there was no answer. `timedOut` says that the deadline was over. */
export function judgeError(
  post: WebhookPost,
  attempt: PostAttempt,
  error: unknown,
  timedOut: string | undefined,
): Judged {
  if (error instanceof PrivateAddressError) return refused(error.message);
  if (attempt.signal.aborted) {
    const reason = 'stopped during the attempt';
    return { result: { result: 'retry', afterMs: 0, reason }, outcome: 'stopped' };
  }
  return failed(post, attempt, timedOut ?? unreachable(error));
}

function refused(
  reason: string,
  more: Omit<Extract<PostResult, { result: 'refused' }>, 'result' | 'reason'> = {},
): Judged {
  return { result: { result: 'refused', reason, ...more }, outcome: 'answered' };
}

function failed(post: WebhookPost, attempt: PostAttempt, reason: string, askedMs = 0): Judged {
  const { nowMs, createdAtMs } = attempt;
  const delayMs = delayAfterMs(post.id, attempt.attempt, nowMs - createdAtMs);
  const givenUp = `${reason}; given up after ${attemptDelaysMs.length} attempts or more`;
  const result: PostResult =
    delayMs === undefined
      ? { result: 'refused', reason: givenUp }
      : { result: 'retry', afterMs: Math.max(delayMs, askedMs), reason };
  return { result, outcome: 'failed', askedMs };
}

/** What codes of the network and of TLS mean, for whoever has to put the receiver right. */
const troubles: readonly (readonly [RegExp, string])[] = [
  [/CERT|ISSUER|SIGNATURE$|^HOSTNAME_MISMATCH$/, 'has a certificate that is not accepted'],
  [/^(EPROTO|ERR_SSL_|ERR_TLS_)/, 'does not speak the TLS that https takes'],
  [/^HPE_/, 'does not answer as HTTP wants it'],
  [/^(ENOTFOUND|EAI_|ESERVFAIL)/, 'has a name that could not be resolved'],
  [/^(ECONNRESET|EPIPE)$/, 'broke off the connection'],
];

/** By the code alone: a message may repeat the address, and an address may hold a token. */
function unreachable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const trouble = troubles.find(([codes]) => codes.test(code))?.[1] ?? 'could not be reached';
  return `the receiver ${trouble} (${code})`;
}
