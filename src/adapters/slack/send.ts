import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  type WebClient,
} from '@slack/web-api';
import type { OutgoingCall, SendResult } from '../port.ts';
import { type Pace, unpaced } from './pace.ts';
import type { SlackBody } from './render.ts';

/** What only an operator can put right. The message is kept, and tried again every few minutes. */
const operatorErrors: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'missing_scope',
  'not_authed',
  'org_login_required',
  'team_access_not_granted',
  'token_revoked',
]);

/** Slack's own trouble, and a token that somebody is renewing. */
const passingErrors: ReadonlySet<string> = new Set([
  'fatal_error',
  'internal_error',
  'ratelimited',
  'rate_limited',
  'request_timeout',
  'service_unavailable',
  'token_expired',
  'team_added_to_org',
]);

const operatorRetryMs = 300_000;

/**
 * Makes one call, once: whether it is tried again is for the lane to say. What Slack refuses for good
 * (a channel that is gone, blocks that it does not take) is `refused`, with Slack's word for it.
 */
export async function send(
  client: WebClient,
  call: OutgoingCall,
  pace: Pace = unpaced,
): Promise<SendResult> {
  const body = call.body as SlackBody;
  const { channel, user, text } = body;
  const thread = body.thread ?? call.underMessageId;
  const blocks = [...body.blocks] as never[];
  const ts = call.platformMessageId;
  if (body.edits && ts === undefined) return { result: 'refused', reason: 'nothing-to-edit' };
  try {
    if (body.call === 'private') {
      const inThread = thread === undefined ? {} : { thread_ts: thread };
      await client.chat.postEphemeral({ channel, user: user ?? '', text, blocks, ...inThread });
      return { result: 'sent' };
    }
    if (ts !== undefined) {
      await client.chat.update({ channel, ts, text, blocks });
      return { result: 'sent', platformMessageId: ts };
    }
    if (!(await pace.turn(channel, call.signal)))
      return { result: 'retry', reason: 'busy-channel' };
    const posted = await client.chat.postMessage({
      channel,
      text,
      blocks,
      unfurl_links: false,
      unfurl_media: false,
      ...(thread !== undefined && { thread_ts: thread }),
    });
    return { result: 'sent', ...(posted.ts !== undefined && { platformMessageId: posted.ts }) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What an error of the client comes to. Carries Slack's codes alone, never what was sent. */
export function outcomeOf(error: unknown): SendResult {
  if (error instanceof WebAPIRateLimitedError) return rateLimited(error);
  if (error instanceof WebAPIPlatformError) {
    const code = error.data.error;
    if (operatorErrors.has(code)) {
      return { result: 'retry', afterMs: operatorRetryMs, reason: code };
    }
    return passingErrors.has(code)
      ? { result: 'retry', reason: code }
      : { result: 'refused', reason: code };
  }
  if (error instanceof WebAPIHTTPError) {
    const { statusCode } = error;
    const passing = statusCode >= 500 || statusCode === 429 || statusCode === 408;
    return { result: passing ? 'retry' : 'refused', reason: `http-${statusCode}` };
  }
  return { result: 'retry', reason: 'unreachable' };
}

function rateLimited({ retryAfter }: WebAPIRateLimitedError): SendResult {
  return { result: 'retry', afterMs: retryAfter * 1_000, reason: 'rate-limited' };
}
