import { WebClient, type WebClientOptions } from '@slack/web-api';
import type { Adapter } from '../port.ts';
import { type Bots, oneBot } from './bots.ts';
import { desksIn } from './desks.ts';
import { exchange } from './exchange.ts';
import { fetchFile } from './fetch-file.ts';
import { handle } from './handle.ts';
import type { HandlerContext } from './handler-context.ts';
import type { OfferedFlow } from './home.ts';
import { type AppCredentials, installRoutes } from './install.ts';
import type { Installations } from './installations.ts';
import { installedBots } from './installed-bots.ts';
import { deskKey, linkTo, placeOf, platform } from './key.ts';
import { knownPlaces } from './known.ts';
import { quietLogger } from './logger.ts';
import { type Pace, slackPace, systemPaceClock } from './pace.ts';
import type { HttpTransport, Reception, Transport } from './receiver.ts';
import { render } from './render.ts';
import { tokenRenewal } from './renewal.ts';
import { send } from './send.ts';
import { slackWords } from './words.ts';

export type SlackOptions = (OneWorkspace | ManyWorkspaces) & {
  readonly flows: readonly OfferedFlow[];
  /** Channels where people take over: by their ids, behind the workspace's where there are many. */
  readonly desks?: readonly string[];
  /** Another address than Slack's, for trials: it ends with a slash. */
  readonly apiUrl?: string;
  readonly observe?: (event: SlackNotice) => void;
  readonly nowMs?: () => number;
  /** Other than what Slack asks for, where nobody has to be spared. */
  readonly pace?: Pace;
};

/** The workspace of a token. */
export interface OneWorkspace {
  readonly botToken: string;
  readonly transport: Transport;
}

/** Every workspace that installs the app. */
export interface ManyWorkspaces {
  readonly app: AppCredentials;
  readonly installations: Installations;
  readonly transport: HttpTransport;
}

/** What an operator may want to know. Carries nothing that anybody said. */
export type SlackNotice =
  | { readonly notice: 'listening'; readonly by: Transport['by']; readonly port?: number }
  | { readonly notice: 'ignored'; readonly reason: string }
  | { readonly notice: 'not-taken'; readonly error: unknown }
  | { readonly notice: 'installed' | 'left'; readonly team: string }
  | { readonly notice: 'not-renewed'; readonly team: string; readonly error: unknown }
  | { readonly notice: 'library'; readonly level: 'warn' | 'error'; readonly message: string };

/** One call to Slack takes no longer, whatever becomes of it. */
const callMs = 10_000;

/**
 * Slack as a platform: threads, direct messages, a slash command, a shortcut and App Home, over HTTP
 * or a socket. One workspace by its token, or all that install the app.
 */
export function slackAdapter(options: SlackOptions): Adapter {
  const { transport, flows, apiUrl, observe = () => {}, nowMs = Date.now } = options;
  const logger = quietLogger((problem) => observe({ notice: 'library', ...problem }));
  const clientOptions = {
    timeout: callMs,
    // The lanes try again, with the patience that each error deserves.
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    logger,
    ...(apiUrl !== undefined && { slackApiUrl: apiUrl }),
  } satisfies WebClientOptions;
  const bots = botsOf(options, clientOptions, observe, nowMs);
  const desks = desksIn(options.desks ?? []);
  const pace = options.pace ?? slackPace({ ...systemPaceClock, nowMs });
  let running: Reception | undefined;

  /** The bot that answers at a place. Desks are named by their channels alone. */
  async function botAt(key: string) {
    const { team, channel } = placeOf(key);
    return bots.of(desks.teamOf(channel) ?? team);
  }

  return {
    platform,
    render,
    linkTo,
    async send(call) {
      const bot = await botAt(call.key).catch(() => 'unknown' as const);
      if (bot === 'unknown') return { result: 'retry', reason: 'installation-unknown' };
      if (bot === undefined) return { result: 'refused', reason: 'not-installed' };
      return send(bot.client, call, pace);
    },
    desks: {
      place: (address) => desks.keyOf(address, 'botToken' in options ? 'one' : 'many'),
      noteKey: (place, ts) => deskKey(placeOf(place).channel, ts),
    },
    showTyping(key, _, { language, thread: said }) {
      const { channel, thread = said } = placeOf(key);
      const status = slackWords(language).thinking;
      if (thread !== undefined) showStatus(botAt(key), channel, thread, status);
    },
    async fetchFile(request) {
      const bot = await botAt(request.key).catch(() => 'unknown' as const);
      const mayPass = bot === 'unknown';
      if (bot === 'unknown' || bot === undefined) {
        return { result: 'failed', reason: 'not-installed', mayPass };
      }
      return fetchFile(bot.client, request);
    },
    async start(receive, places) {
      await bots.check();
      const context: HandlerContext = {
        bots,
        flows,
        receive,
        places,
        known: knownPlaces(places, nowMs),
        nowMs,
        desks: desks.channels,
        ignored: (reason) => observe({ notice: 'ignored', reason }),
      };
      // Loaded here, since neither a terminal nor a worker that only sends has a use for it.
      const { openApp } = await import('./app.ts');
      const installed = (team: string) => observe({ notice: 'installed', team });
      const reached = openApp({
        transport,
        ...('app' in options && {
          install: installRoutes({ ...options, clientOptions, nowMs, installed }),
        }),
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
      await bots.idle();
    },
  };
}

function botsOf(
  options: SlackOptions,
  clientOptions: WebClientOptions,
  observe: (event: SlackNotice) => void,
  nowMs: () => number,
): Bots {
  const connect = (token: string) => new WebClient(token, clientOptions);
  if ('botToken' in options) return oneBot(options.botToken, connect, nowMs);
  const { app, installations } = options;
  const renewal = tokenRenewal({
    installations,
    exchange: exchange(new WebClient(undefined, clientOptions), app, nowMs),
    nowMs,
    failed: (team, error) => observe({ notice: 'not-renewed', team, error }),
  });
  const left = (team: string) => observe({ notice: 'left', team });
  return installedBots({ installations, renewal, connect, nowMs, left });
}

/** Stands behind the bot's name until the next message, or for two minutes. */
async function showStatus(
  asked: ReturnType<Bots['of']>,
  channel_id: string,
  thread_ts: string,
  status: string,
): Promise<void> {
  try {
    const client = (await asked)?.client;
    await client?.assistant.threads.setStatus({ channel_id, thread_ts, status });
  } catch {
    // It may be lost.
  }
}
