import {
  type Logger,
  LogLevel,
  WebAPIPlatformError,
  WebClient,
  type WebClientOptions,
} from '@slack/web-api';
import type { Adapter } from '../port.ts';
import { fetchFile } from './fetch-file.ts';
import { type HandlerContext, handle } from './handle.ts';
import type { OfferedFlow } from './home.ts';
import { deskKey, placeOf, platform } from './key.ts';
import { knownPlaces } from './known.ts';
import { type Pace, slackPace, systemPaceClock } from './pace.ts';
import { slackPeople } from './people.ts';
import type { Reception, Transport } from './receiver.ts';
import { render } from './render.ts';
import { send } from './send.ts';

export interface SlackOptions {
  readonly botToken: string;
  readonly transport: Transport;
  readonly flows: readonly OfferedFlow[];
  /** Channels where people take over, by their ids. */
  readonly desks?: readonly string[];
  /** Another address than Slack's, for trials: it ends with a slash. */
  readonly apiUrl?: string;
  readonly observe?: (event: SlackNotice) => void;
  readonly nowMs?: () => number;
  /** Other than what Slack asks for, where nobody has to be spared. */
  readonly pace?: Pace;
}

/** What an operator may want to know. Carries nothing that anybody said. */
export type SlackNotice =
  | { readonly notice: 'listening'; readonly by: Transport['by']; readonly port?: number }
  | { readonly notice: 'ignored'; readonly reason: string }
  | { readonly notice: 'not-taken'; readonly error: unknown }
  | { readonly notice: 'library'; readonly level: 'warn' | 'error'; readonly message: string };

/** One call to Slack takes no longer, whatever becomes of it. */
const callMs = 10_000;

/**
 * Slack as a platform: threads, direct messages, a slash command, a shortcut and App Home, over HTTP
 * or a socket. One workspace, by its token.
 */
export function slackAdapter(options: SlackOptions): Adapter {
  const { botToken, transport, flows, apiUrl, observe = () => {}, nowMs = Date.now } = options;
  const logger = quietLogger(observe);
  const clientOptions: WebClientOptions = {
    timeout: callMs,
    // The lanes try again, with the patience that each error deserves.
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger,
    ...(apiUrl !== undefined && { slackApiUrl: apiUrl }),
  };
  const client = new WebClient(botToken, clientOptions);
  const pace = options.pace ?? slackPace({ ...systemPaceClock, nowMs });
  const people = slackPeople(client, nowMs);
  let running: Reception | undefined;

  return {
    platform,
    render,
    send: (call) => send(client, call, pace),
    desks: {
      place: (channel) => (/^[CG][A-Z0-9]{1,20}$/.test(channel) ? deskKey(channel) : undefined),
      noteKey: (place, ts) => deskKey(placeOf(place).channel, ts),
    },
    showTyping(key, _, said) {
      const { channel, thread = said } = placeOf(key);
      if (thread !== undefined) showStatus(client, channel, thread);
    },
    fetchFile: (request) => fetchFile(client, request),
    async start(receive, places) {
      const bot = await identify(client);
      const context: HandlerContext = {
        client,
        people,
        flows,
        receive,
        places,
        known: knownPlaces(places, nowMs),
        nowMs,
        desks: new Set(options.desks),
        botUser: bot.botUserId,
        ignored: (reason) => observe({ notice: 'ignored', reason }),
      };
      // Loaded here, since neither a terminal nor a worker that only sends has a use for it.
      const { openApp } = await import('./app.ts');
      const reached = openApp({
        authorised: { botToken, ...bot },
        transport,
        clientOptions,
        logger,
        take: (body) => handle(body, context),
        notTaken: (error) => observe({ notice: 'not-taken', error }),
      });
      const port = await reached.start();
      running = reached;
      observe({ notice: 'listening', by: transport.by, ...(port !== undefined && { port }) });
    },
    async stop() {
      const reached = running;
      running = undefined;
      await reached?.stop();
    },
  };
}

/** "Slotwise is thinking…", until the next message, or for two minutes. */
function showStatus(client: WebClient, channel_id: string, thread_ts: string): void {
  const status = 'is thinking…';
  client.assistant.threads.setStatus({ channel_id, thread_ts, status }).catch(() => {});
}

/** Who the bot is. A token that Slack does not take ends the start: nothing would work with it. */
async function identify(client: WebClient) {
  try {
    const { user_id: botUserId, bot_id: botId } = await client.auth.test();
    if (!botUserId || !botId) throw new Error('SLACK_BOT_TOKEN: this is no token of a bot.');
    return { botUserId, botId };
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError)) throw error;
    const code = error.data.error;
    throw new Error(`SLACK_BOT_TOKEN: Slack answers ${code}; take the token of the installed app.`);
  }
}

/** Slack's libraries log payloads at their lower levels; only what is wrong is passed on. */
function quietLogger(observe: (event: SlackNotice) => void): Logger {
  const say = (level: 'warn' | 'error') => (first?: unknown) =>
    observe({ notice: 'library', level, message: String(first).slice(0, 200) });
  return {
    debug: () => {},
    info: () => {},
    warn: say('warn'),
    error: say('error'),
    setLevel: () => {},
    getLevel: () => LogLevel.WARN,
    setName: () => {},
  };
}
