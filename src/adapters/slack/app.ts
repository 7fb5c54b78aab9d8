import { App } from '@slack/bolt';
import type { Logger, WebClientOptions } from '@slack/web-api';
import type { Answer } from './handler-context.ts';
import type { InstallRoutes } from './install.ts';
import { type Reception, reception, type Transport } from './receiver.ts';

export interface AppOptions {
  readonly transport: Transport;
  /** What lets workspaces install the app, where they may. */
  readonly install?: InstallRoutes;
  readonly clientOptions: WebClientOptions;
  readonly logger: Logger;
  /** Resolves when a payload was taken, with what Slack is answered. */
  readonly take: (body: unknown) => Promise<Answer>;
  readonly notTaken: (error: unknown) => void;
}

/** Bolt, with one listener for everything: what a payload means is decided in one place. */
export function openApp(options: AppOptions): Reception {
  const { transport, install, clientOptions, logger, take, notTaken } = options;
  const reached = reception(transport, logger, clientOptions.slackApiUrl, install);
  const app = new App({
    receiver: reached.receiver,
    // Who speaks for a workspace is looked up once, by whoever takes the payload.
    authorize: async () => ({}),
    clientOptions,
    logger,
    convoStore: false,
    // Told apart from others in to-input.ts, edits included.
    ignoreSelf: false,
  });
  app.use(async (given) => {
    const answer = await take(given.body);
    const { ack } = given as { ack?: (answer?: unknown) => Promise<void> };
    await ack?.(answer);
  });
  app.error(async (error) => {
    notTaken('original' in error ? error.original : error);
    // Swallowed here, it would be acknowledged all the same.
    throw error;
  });
  return reached;
}
