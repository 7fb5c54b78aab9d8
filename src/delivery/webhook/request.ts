import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup } from './address-guard.ts';

export interface PostRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether names may resolve to private addresses. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

export interface PostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Posts once over a connection of its own and returns the head of the answer; what the receiver
 * says beyond that does not matter. Redirects are not followed. Rejects for whatever the network does.
 */
export function postOnce(post: PostRequest): Promise<PostResponse> {
  const request = post.url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      post.url,
      {
        method: 'POST',
        headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
        agent: false,
        signal: post.signal,
        ...(post.allowPrivate ? {} : { lookup: guardedLookup }),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
        drain(response);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(post.body);
  });
}

/** Reads a polite amount, so that the receiver is not cut off in its answer, and no more. */
function drain(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > 64 * 1024) response.destroy();
  });
  response.on('error', () => {});
}
