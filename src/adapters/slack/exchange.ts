import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { AppCredentials } from './install.ts';
import type { FreshTokens } from './installations.ts';

const granted = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

/** Exchanges a refresh token for new ones. Rejects with what Slack says, never with a token. */
export function exchange(
  client: WebClient,
  { clientId, clientSecret }: Pick<AppCredentials, 'clientId' | 'clientSecret'>,
  nowMs: () => number,
): (refreshToken: string) => Promise<FreshTokens> {
  return async (refreshToken) => {
    const askedAtMs = nowMs();
    const answer = await client.oauth.v2.access({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    const read = granted.safeParse(answer);
    if (!read.success) throw new Error('Slack answered a refresh without tokens.');
    const { access_token: botToken, refresh_token, expires_in } = read.data;
    return { botToken, refreshToken: refresh_token, endsAtMs: askedAtMs + expires_in * 1_000 };
  };
}
