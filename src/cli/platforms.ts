import type { Adapter, Notice } from '../adapters/port.ts';
import { telegramAdapter } from '../adapters/telegram/index.ts';
import type { Config, TelegramConfig } from '../config.ts';
import type { CompiledFlow } from '../core/flow/compile.ts';

/** What an adapter is told besides its own variables. */
export interface PlatformContext {
  readonly flows: readonly CompiledFlow[];
  readonly report: (notice: Notice) => void;
}

/**
 * The platforms that are configured. A new one has its variables in config.ts, its folder in
 * src/adapters and a line in both functions; the bot and every worker then know it.
 */
export function platformsOf(config: Config, context: PlatformContext): readonly Adapter[] {
  const { telegram } = config;
  return [...(telegram === undefined ? [] : [telegramOf(telegram, context)])];
}

export function platformNames({ telegram }: Config): readonly string[] {
  return [...(telegram === undefined ? [] : ['telegram'])];
}

/** For a process that answers on a platform and leaves receiving to another. */
export function sendOnly(adapter: Adapter): Adapter {
  return { ...adapter, start: async () => {}, stop: async () => {} };
}

function telegramOf(telegram: TelegramConfig, { flows, report }: PlatformContext): Adapter {
  const { token, apiRoot, timeZone = machineZone(), webhook } = telegram;
  return telegramAdapter({
    token,
    ...(apiRoot !== undefined && { apiRoot }),
    timeZone,
    flows: flows.map(({ spec }) => spec.id),
    perPerson: flows.some(({ spec }) => spec.perPerson),
    quietMs: Math.max(...flows.map(({ spec }) => spec.pace.quietMs)),
    report,
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

function machineZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
