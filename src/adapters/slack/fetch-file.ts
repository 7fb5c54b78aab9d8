import type { WebClient } from '@slack/web-api';
import { download } from '../download.ts';
import type { FetchedFile, FileRequest } from '../port.ts';
import { outcomeOf } from './send.ts';

/** Fetches a file, for which the app needs the scope `files:read`. The token goes to Slack alone. */
export async function fetchFile(
  client: WebClient,
  { file, mostBytes, signal }: FileRequest,
): Promise<FetchedFile> {
  try {
    const { file: known } = await client.files.info({ file: file.id });
    const url = known?.url_private_download ?? known?.url_private ?? '';
    if ((known?.size ?? 0) > mostBytes) {
      return { result: 'failed', reason: 'too-large', mayPass: false };
    }
    if (!isSlacks(url, client)) return { result: 'failed', reason: 'elsewhere', mayPass: false };
    const headers = { authorization: `Bearer ${client.token}` };
    return await download({ url, headers, mostBytes, signal });
  } catch (error) {
    signal.throwIfAborted();
    const outcome = outcomeOf(error);
    const reason = 'reason' in outcome ? outcome.reason : 'unreachable';
    return { result: 'failed', reason, mayPass: outcome.result === 'retry' };
  }
}

/** Files of other services only have their address in Slack. */
function isSlacks(url: string, { slackApiUrl }: WebClient): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  if (protocol === 'https:' && hostname.endsWith('.slack.com')) return true;
  return origin === new URL(slackApiUrl).origin;
}
