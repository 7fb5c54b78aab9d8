import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { type People, slackPeople } from './people.ts';

/** The bot in a workspace: by whose token it speaks there, and whom it knows. */
export interface Bot {
  readonly client: WebClient;
  readonly people: People;
  /** Its own id there, by which it is mentioned. */
  user(): Promise<string>;
}

/** The bot wherever it is. */
export interface Bots {
  /** Rejects where nothing would work, and says what to do. */
  check(): Promise<void>;
  /** Absent where the app is not installed, or no longer. */
  of(team: string): Promise<Bot | undefined>;
  /** Slack says that the app is gone from there: forgets its tokens, unless they work all the same. */
  leave(team: string): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export type Connect = (token: string) => WebClient;

/** One workspace, by its token. Whatever comes in is from there. */
export function oneBot(token: string, connect: Connect, nowMs: () => number): Bots {
  const client = connect(token);
  let asked: Promise<string> | undefined;
  const user = () => {
    asked ??= identify(client);
    return asked;
  };
  const bot: Bot = { client, people: slackPeople(client, nowMs), user };
  return {
    async check() {
      await user();
    },
    of: async () => bot,
    leave: async () => {},
    idle: async () => {},
  };
}

/** Who the bot is. A token that Slack does not take ends the start: nothing would work with it. */
async function identify(client: WebClient): Promise<string> {
  try {
    const { user_id, bot_id } = await client.auth.test();
    if (!user_id || !bot_id) throw new Error('SLACK_BOT_TOKEN: this is no token of a bot.');
    return user_id;
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError)) throw error;
    const code = error.data.error;
    throw new Error(`SLACK_BOT_TOKEN: Slack answers ${code}; take the token of the installed app.`);
  }
}
