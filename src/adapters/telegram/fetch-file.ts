import { download } from '../download.ts';
import type { FetchedFile, FileRequest } from '../port.ts';
import type { TelegramApi } from './api.ts';
import { readFailure } from './failure.ts';

export interface FileSource {
  readonly api: TelegramApi;
  readonly token: string;
  readonly apiRoot?: string | undefined;
}

/** Fetches a file in the two steps of the Bot API: where it is, then the file itself, up to 20 MB. */
export async function fetchFile(
  { api, token, apiRoot = 'https://api.telegram.org' }: FileSource,
  { file, mostBytes, signal }: FileRequest,
): Promise<FetchedFile> {
  try {
    const { file_path: path, file_size: size = 0 } = await api.getFile(file.id, signal);
    if (size > mostBytes) return { result: 'failed', reason: 'too-large', mayPass: false };
    // A Bot API server of one's own may name a place on its own disk.
    if (!path || path.startsWith('/')) {
      return { result: 'failed', reason: 'no-path', mayPass: false };
    }
    return await download({ url: `${apiRoot}/file/bot${token}/${path}`, mostBytes, signal });
  } catch (error) {
    signal.throwIfAborted();
    const { kind } = readFailure(error);
    return { result: 'failed', reason: kind, mayPass: kind === 'passing' || kind === 'flood' };
  }
}
