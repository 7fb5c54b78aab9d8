import { randomUUID } from 'node:crypto';
import type { SlackServer } from './server.ts';
import type { Workspace } from './state.ts';

export const clientId = '1234.5678';
export const clientSecret = 'c'.repeat(32);
export const stateSecret = 's'.repeat(32);

type Answer = Readonly<Record<string, unknown>> & { readonly ok: boolean };

/** Slack's side of installing an app: codes, tokens and their renewal, each good once. */
export interface Installing {
  readonly nowMs: () => number;
  /** Whether tokens end after twelve hours. */
  rotates: boolean;
  /** Somebody in the workspace agrees: the code that their browser brings back. */
  agree(workspace: Workspace): string;
  /** What `oauth.v2.access` answers. */
  access(args: Readonly<Record<string, unknown>>): Answer;
  /** What was asked of it, newest last: a code or a refresh token. */
  readonly exchanges: ('code' | 'refresh')[];
  /** What the next renewal gets instead. */
  trouble?: string;
}

export const tokenSeconds = 12 * 3_600;

export function installing(nowMs: () => number): Installing {
  const codes = new Map<string, Workspace>();
  const refreshTokens = new Map<string, Workspace>();
  const exchanges: Installing['exchanges'] = [];

  function grant(workspace: Workspace, rotates: boolean): Answer {
    const { team, enterprise, botUser, scopes } = workspace;
    const access_token = `${rotates ? 'xoxe.' : ''}xoxb-${randomUUID()}`;
    const endsAtMs = rotates ? nowMs() + tokenSeconds * 1_000 : Number.POSITIVE_INFINITY;
    workspace.tokens.set(access_token, endsAtMs);
    const refresh_token = `xoxe-1-${randomUUID()}`;
    if (rotates) refreshTokens.set(refresh_token, workspace);
    return {
      ok: true,
      app_id: 'A1',
      team: enterprise === undefined ? { id: team, name: team } : null,
      enterprise: enterprise === undefined ? null : { id: enterprise, name: enterprise },
      is_enterprise_install: enterprise !== undefined,
      authed_user: { id: 'U1' },
      access_token,
      token_type: 'bot',
      scope: [...scopes].join(','),
      bot_user_id: botUser,
      ...(rotates && { refresh_token, expires_in: tokenSeconds }),
    };
  }

  return {
    nowMs,
    rotates: false,
    exchanges,
    agree(workspace) {
      const code = randomUUID();
      codes.set(code, workspace);
      return code;
    },
    access(args) {
      const { client_id, client_secret, code, grant_type, refresh_token } = args;
      if (client_id !== clientId) return { ok: false, error: 'invalid_client_id' };
      if (client_secret !== clientSecret) return { ok: false, error: 'bad_client_secret' };
      if (grant_type === 'refresh_token') {
        exchanges.push('refresh');
        const { trouble } = this;
        delete this.trouble;
        if (trouble !== undefined) return { ok: false, error: trouble };
        const workspace = refreshTokens.get(String(refresh_token));
        refreshTokens.delete(String(refresh_token));
        return workspace ? grant(workspace, true) : { ok: false, error: 'invalid_refresh_token' };
      }
      exchanges.push('code');
      const workspace = codes.get(String(code));
      codes.delete(String(code));
      return workspace ? grant(workspace, this.rotates) : { ok: false, error: 'invalid_code' };
    },
  };
}

/** Somebody of the workspace opens the app's address in a browser, and agrees at Slack. */
export async function install(
  server: SlackServer,
  app: Installing,
  at: Workspace,
): Promise<Response> {
  const { state, cookie } = await begun(server);
  return back(server, { code: app.agree(at), state }, cookie);
}

/** Where the app leads from its address, with what the browser keeps. */
export async function begun(server: SlackServer) {
  const answer = await fetch(server.page('/slack/install'), { redirect: 'manual' });
  const to = new URL(answer.headers.get('location') ?? '');
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { answer, to, cookie, state: to.searchParams.get('state') ?? '' };
}

/** Back from Slack in the same browser, or without its cookie in another. */
export function back(
  server: SlackServer,
  query: Readonly<Record<string, string>>,
  cookie = '',
  language = 'en',
): Promise<Response> {
  const headers = { cookie, 'accept-language': language };
  return fetch(server.page(`/slack/oauth_redirect?${new URLSearchParams(query)}`), { headers });
}
