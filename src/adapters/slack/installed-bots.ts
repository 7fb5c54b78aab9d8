import { WebAPIPlatformError } from '@slack/web-api';
import type { Bot, Bots, Connect } from './bots.ts';
import type { Installation, Installations } from './installations.ts';
import { slackPeople } from './people.ts';
import type { Renewal } from './renewal.ts';

export interface InstalledOptions {
  readonly installations: Installations;
  readonly renewal: Renewal;
  readonly connect: Connect;
  readonly nowMs: () => number;
  readonly left: (team: string) => void;
}

/** Clients of workspaces that nobody heard of for long are made anew. */
const mostOpen = 1_000;

/**
 * Every workspace that has installed the app. Looked up anew for each payload and each message, so
 * that an installation, a token or an end counts at once in all processes.
 */
export function installedBots(options: InstalledOptions): Bots {
  const { installations, renewal, connect, nowMs, left } = options;
  const open = new Map<string, { readonly token: string; readonly bot: Bot }>();

  function botWith(team: string, { botToken: token, botUser }: Installation): Bot {
    const kept = open.get(team);
    open.delete(team);
    const bot = kept?.token === token ? kept.bot : newBot(token, botUser);
    open.set(team, { token, bot });
    for (const oldest of open.keys()) {
      if (open.size <= mostOpen) break;
      open.delete(oldest);
    }
    return bot;
  }

  function newBot(token: string, botUser: string): Bot {
    const client = connect(token);
    return { client, people: slackPeople(client, nowMs), user: async () => botUser };
  }

  return {
    check: async () => {},
    async of(team) {
      const found = await installations.get(team);
      const current = found && (await renewal.inForce(team, found));
      if (current !== undefined) return botWith(team, current);
      open.delete(team);
      return undefined;
    },
    async leave(team) {
      const found = await installations.get(team);
      // What came late must not undo a new installation.
      if (found === undefined || (await works(connect, found.botToken))) return;
      await installations.update(team, (current) =>
        current?.botToken === found.botToken ? undefined : current,
      );
      open.delete(team);
      left(team);
    },
    idle: () => renewal.idle(),
  };
}

/** What Slack says of a token whose app is gone. */
const goneErrors: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'token_expired',
  'token_revoked',
]);

/** Rejects where Slack does not tell. */
async function works(connect: Connect, token: string): Promise<boolean> {
  const client = connect(token);
  try {
    await client.auth.test();
    return true;
  } catch (error) {
    if (error instanceof WebAPIPlatformError && goneErrors.has(error.data.error)) return false;
    throw error;
  }
}
