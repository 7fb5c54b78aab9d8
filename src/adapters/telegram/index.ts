import { setTimeout } from 'node:timers/promises';
import type { Adapter, Places, Receive } from '../port.ts';
import { openApi, type TelegramApi } from './api.ts';
import { readFailure } from './failure.ts';
import { fetchFile } from './fetch-file.ts';
import { deskAt, keyOf, linkTo, noteKey, platform } from './key.ts';
import { setMenus } from './menu.ts';
import { notice, pollingNotice, type Report } from './notices.ts';
import { openPace, type PaceLimits } from './pace.ts';
import { poll } from './poll.ts';
import { render } from './render.ts';
import { type Line, send } from './send.ts';
import { takeUpdate } from './take-update.ts';
import type { IgnoredReason } from './to-input.ts';
import { showTyping } from './typing.ts';
import { listenForUpdates, type WebhookOptions, type WebhookServer } from './webhook.ts';
import type { BotIdentity } from './words.ts';

export interface TelegramOptions {
  /** As @BotFather gave it. */
  readonly token: string;
  /** Another server that speaks the Bot API. */
  readonly apiRoot?: string;
  /** Ids of the flows that a deep link may open. */
  readonly flows?: readonly string[];
  /** In groups everybody has a conversation of their own. */
  readonly perPerson?: boolean;
  /** IANA zone of the people who write, since Telegram tells none. */
  readonly timeZone?: string;
  /** How long a text waits for more of the same person's. Default 0. */
  readonly quietMs?: number;
  /** Receives what Telegram posts here, instead of asking for it. */
  readonly webhook?: WebhookOptions;
  readonly report?: Report;
  readonly onIgnored?: (reason: IgnoredReason) => void;
  readonly limits?: PaceLimits;
  readonly nowMs?: () => number;
  /** Between two attempts to reach Telegram. Default 3 s. */
  readonly pauseMs?: number;
}

export interface TelegramAdapter extends Adapter {
  /** Where updates are listened for, with a webhook and while it runs. */
  webhookPort(): number | undefined;
}

/** How long Telegram may hold a question for updates. */
const holdSeconds = 30;

/** Telegram as a platform, by long polling or by a webhook. */
export function telegramAdapter(options: TelegramOptions): TelegramAdapter {
  const { token, apiRoot, nowMs = Date.now, pauseMs = 3_000 } = options;
  const report = options.report ?? (() => {});
  const bot = token.split(':')[0] ?? '';
  const api = openApi(token, apiRoot);
  const moved = new Map<number, number>();
  let ending = new AbortController();
  let receive: Receive | undefined;
  let places: Places | undefined;
  let server: WebhookServer | undefined;
  let working: Promise<void> = Promise.resolve();
  let identity: BotIdentity | undefined;

  const line: Line = {
    api,
    pace: openPace(options.limits),
    nowMs,
    moved,
    async onMoved(from, to) {
      moved.set(from, to);
      const key = (chat: number) => keyOf({ bot, chat });
      const place = { key: key(from), platform, aliases: [key(to)] };
      // Told by the group itself as well; this is for whoever missed that.
      await receive?.(place, []).catch(() => {});
    },
    onTokenRefused: () => report(pollingNotice('token-refused')),
  };

  async function take(update: Parameters<typeof takeUpdate>[1]): Promise<void> {
    if (!receive || !places || !identity) throw new Error('Not ready to receive.');
    await takeUpdate(
      {
        api,
        receive,
        places,
        nowMs,
        quietMs: options.quietMs ?? 0,
        onIgnored,
        reading: {
          bot: identity,
          flows: options.flows ?? [],
          perPerson: options.perPerson ?? false,
          ...(options.timeZone !== undefined && { timeZone: options.timeZone }),
        },
      },
      update,
    );
  }

  function onIgnored(reason: IgnoredReason): void {
    options.onIgnored?.(reason);
    if (reason !== 'unreadable') return;
    report(notice('error', reason, 'Telegram brought something of a form that was never seen.'));
  }

  function passedOver(error: unknown): void {
    const kind = error instanceof Error ? error.name : 'no error';
    const text = `A message from Telegram could not be taken (${kind}) and was passed over.`;
    report(notice('error', 'passed-over', text));
  }

  /** Listening is of no use where Telegram posts nothing. */
  async function tellWebhook(): Promise<void> {
    const info = await api.getWebhookInfo().catch(() => undefined);
    if (info?.url === '') report(pollingNotice('no-webhook'));
    else report(pollingNotice('receiving'));
  }

  /** Who the bot is, then what people can order; after that updates come in. */
  async function work(signal: AbortSignal): Promise<void> {
    identity = await untilKnown(api, report, pauseMs, signal);
    if (identity === undefined) return;
    setMenus(api).catch(() => {
      const text = 'The commands could not be shown in the menu. They work without it.';
      report(notice('warn', 'no-menu', text));
    });
    if (server !== undefined) return tellWebhook();
    const onState = (state: Parameters<typeof pollingNotice>[0]) => report(pollingNotice(state));
    await poll({ api, take, onState, onPassedOver: passedOver, holdSeconds, pauseMs }, signal);
  }

  return {
    platform,
    render,
    linkTo,
    send: (call) => send(line, call),
    desks: {
      place: (address) => deskAt(bot, address),
      noteKey: (_, messageId) => noteKey(bot, messageId),
    },
    showTyping: (key, until) => showTyping(api, key, until),
    fetchFile: (request) => fetchFile({ api, token, apiRoot }, request),
    webhookPort: () => server?.port,
    async start(given, around) {
      receive = given;
      places = around;
      ending = new AbortController();
      const { webhook } = options;
      if (webhook !== undefined) {
        const onFault = () => report(pollingNotice('not-accepted'));
        server = await listenForUpdates(webhook, take, onFault);
      }
      working = work(ending.signal);
    },
    async stop() {
      ending.abort();
      await Promise.all([working, server?.close()]);
      server = undefined;
    },
  };
}

async function untilKnown(
  api: TelegramApi,
  report: Report,
  pauseMs: number,
  ending: AbortSignal,
): Promise<BotIdentity | undefined> {
  let said: string | undefined;
  while (!ending.aborted) {
    try {
      return await api.getMe(ending);
    } catch (error) {
      const refused = readFailure(error).kind === 'token-refused';
      const state = refused ? 'token-refused' : 'unreachable';
      if (!ending.aborted && said !== state) report(pollingNotice(state));
      said = state;
      await setTimeout(pauseMs, undefined, { signal: ending }).catch(() => {});
    }
  }
  return undefined;
}
