import type { Adapter, Notice } from '../adapters/port.ts';
import { type SlackNotice, slackAdapter } from '../adapters/slack/index.ts';
import type { Installations } from '../adapters/slack/installations.ts';
import type { SlackSettings } from '../adapters/slack/settings.ts';
import { telegramAdapter } from '../adapters/telegram/index.ts';
import type { TelegramSettings } from '../adapters/telegram/settings.ts';
import type { Config } from '../config.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';
import { localise } from '../core/flow/localise.ts';
import { languageCodes } from '../core/language/language.ts';
import type { Log } from '../ops/log.ts';
import { slackLine } from './slack-log.ts';

/** What an adapter is told besides its own variables. */
export interface PlatformContext {
  readonly flows: readonly CompiledFlow[];
  readonly log: Log;
  /** Of Slack's app, where many workspaces may install it. */
  readonly installations?: Installations;
}

/**
 * The platforms that are configured. A new one has its variables in config.ts, its folder in
 * src/adapters and a line in both functions; the bot and every worker then know it.
 */
export function platformsOf(config: Config, context: PlatformContext): readonly Adapter[] {
  const { telegram, slack } = config;
  return [
    ...(telegram === undefined ? [] : [telegramOf(telegram, context)]),
    ...(slack === undefined ? [] : [slackOf(slack, desksOn('slack', config), context)]),
  ];
}

export function platformNames({ telegram, slack }: Config): readonly string[] {
  return [
    ...(telegram === undefined ? [] : ['telegram']),
    ...(slack === undefined ? [] : ['slack']),
  ];
}

/** For a process that answers on a platform and leaves receiving to another. */
export function sendOnly(adapter: Adapter): Adapter {
  return { ...adapter, start: async () => {}, stop: async () => {} };
}

function telegramOf(telegram: TelegramSettings, { flows, log }: PlatformContext): Adapter {
  const { token, apiRoot, timeZone = machineZone(), webhook } = telegram;
  return telegramAdapter({
    token,
    ...(apiRoot !== undefined && { apiRoot }),
    timeZone,
    flows: flows.map(({ spec }) => spec.id),
    perPerson: flows.some(({ spec }) => spec.perPerson),
    quietMs: Math.max(...flows.map(({ spec }) => spec.pace.quietMs)),
    report: ({ level, platform, code, text }: Notice) => log[level]({ platform, code }, text),
    ...(webhook && {
      webhook: {
        host: webhook.host,
        port: webhook.port,
        path: new URL(webhook.url).pathname,
        secret: webhook.secret,
      },
    }),
  });
}

function slackOf(
  slack: SlackSettings,
  desks: readonly string[],
  context: PlatformContext,
): Adapter {
  const { flows, log, installations } = context;
  const observe = (event: SlackNotice) => {
    const { level, fields, text } = slackLine(event);
    log[level](fields, text);
  };
  const shared = { flows: offered(flows), desks, observe };
  if ('botToken' in slack) return slackAdapter({ ...slack, ...shared });
  if (installations === undefined) throw new TypeError('Many workspaces need their installations.');
  return slackAdapter({ ...slack, ...shared, installations });
}

/** What stands behind the platform's name in the addresses of desks. */
function desksOn(platform: string, { desks = {} }: Config): readonly string[] {
  const own = Object.values(desks).filter((address) => address.startsWith(`${platform}:`));
  return own.map((address) => address.slice(platform.length + 1));
}

/** The flows as people pick them. */
export function offered(flows: readonly CompiledFlow[]) {
  return flows.map(({ spec }) => ({
    id: spec.id,
    title(locale: string | undefined) {
      const code = locale?.split(/[-_]/)[0]?.toLowerCase();
      const language = languageCodes.find((each) => each === code) ?? spec.language;
      return localise(spec.title, language, spec.language);
    },
  }));
}

function machineZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
