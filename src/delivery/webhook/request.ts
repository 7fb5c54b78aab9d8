import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { readAtMost } from '../../http-body.ts';
import { guardedLookup, isPrivate, PrivateAddressError, type Resolve } from './address-guard.ts';

export interface PostRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the connection may go to private addresses. */
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
  /** Whether what the receiver says matters; else its head is enough. */
  readonly reads: (status: number) => boolean;
  /** The one deadline for look-up, connection and answer. */
  readonly signal: AbortSignal;
}

export interface PostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty where it was not to be read, or longer than `largestAnswerBytes`. */
  readonly body: string;
}

/** What a receiver may answer, and be listened to. */
export const largestAnswerBytes = 64 * 1024;
const largestHeadBytes = 16 * 1024;

/**
 * Posts once over a connection of its own and returns the answer. Redirects are not followed.
 * Rejects for whatever the network does, with `PrivateAddressError` before a byte of the post leaves.
 */
export function postOnce(post: PostRequest): Promise<PostResponse> {
  const { url, body, allowPrivate, signal } = post;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...post.headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        maxHeaderSize: largestHeadBytes,
        signal,
        lookup: guardedLookup(post.resolve, allowPrivate),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const { headers } = response;
        if (post.reads(status)) {
          readAnswer(response).then((answer) => resolve({ status, headers, body: answer }), reject);
        } else {
          resolve({ status, headers, body: '' });
          readAnswer(response).catch(() => {});
        }
      },
    );
    outgoing.on('error', reject);
    if (allowPrivate) outgoing.end(body);
    else whenPublic(outgoing, (fault) => (fault ? outgoing.destroy(fault) : outgoing.end(body)));
  });
}

/** Waits for the connection and looks where it really went. */
function whenPublic(
  outgoing: { once(event: 'socket', listener: (socket: Socket) => void): unknown },
  go: (fault?: Error) => void,
): void {
  outgoing.once('socket', (socket) => {
    socket.once('connect', () => {
      if (!isPrivate(socket.remoteAddress ?? '')) go();
      else go(new PrivateAddressError('the connection went to a private address'));
    });
  });
}

/** Reads a polite amount, so that the receiver is not cut off in its answer, and no more. */
async function readAnswer(response: IncomingMessage): Promise<string> {
  return String((await readAtMost(response, largestAnswerBytes)) ?? '');
}
