import { readAtMost } from '../http-body.ts';
import type { FetchedFile } from './port.ts';

export interface DownloadRequest {
  /** May hold a token: it is in no result and no error. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Fetches a file over HTTP, at most so much of it. Redirects are not followed: a token goes to no other host. */
export async function download(request: DownloadRequest): Promise<FetchedFile> {
  const { url, headers, mostBytes, signal } = request;
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      ...(headers !== undefined && { headers }),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      const mayPass = response.status >= 500 || response.status === 429;
      return { result: 'failed', reason: `http-${response.status}`, mayPass };
    }
    // Instead of the file, where whoever asks is not let in.
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body.cancel();
      return { result: 'failed', reason: 'no-file', mayPass: false };
    }
    const bytes = await readAtMost(response.body, mostBytes);
    if (bytes === undefined) return { result: 'failed', reason: 'too-large', mayPass: false };
    return { result: 'fetched', bytes };
  } catch {
    signal.throwIfAborted();
    return { result: 'failed', reason: 'unreachable', mayPass: true };
  }
}
