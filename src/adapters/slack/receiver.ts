import {
  type App,
  HTTPReceiver,
  type Logger,
  type Receiver,
  type ReceiverEvent,
  SocketModeReceiver,
} from '@slack/bolt';
import type { InstallRoutes } from './install.ts';

export interface HttpTransport {
  readonly by: 'http';
  readonly signingSecret: string;
  readonly host: string;
  readonly port: number;
}

export type Transport = HttpTransport | { readonly by: 'socket'; readonly appToken: string };

/** Where Slack reaches the bot, and how to start and stop that. */
export interface Reception {
  readonly receiver: Receiver;
  /** Resolves with the port that is listened on, where there is one. */
  start(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Receives over HTTP or over a socket, and acknowledges only what was taken. */
export function reception(
  transport: Transport,
  logger: Logger,
  slackApiUrl?: string,
  install?: InstallRoutes,
): Reception {
  if (transport.by === 'http') {
    const { signingSecret, host, port } = transport;
    const endpoints = ['/slack/events'];
    const http = new HTTPReceiver({ signingSecret, logger, endpoints, ...install });
    return {
      receiver: durably(http),
      async start() {
        const server = await http.start({ host, port });
        const address = server.address();
        return typeof address === 'object' && address !== null ? address.port : undefined;
      },
      stop: () => http.stop(),
    };
  }
  const socket = new SocketModeReceiver({
    appToken: transport.appToken,
    logger,
    installerOptions: { clientOptions: slackApiUrl === undefined ? {} : { slackApiUrl } },
  });
  return {
    receiver: durably(socket),
    async start() {
      await socket.start();
      return undefined;
    },
    stop: () => socket.stop(),
  };
}

/**
 * Bolt acknowledges an event before its listeners run, so that one that could not be stored would be
 * lost. Here the acknowledgement waits until all was done, and is left out where that failed: Slack
 * then brings the event again. What nobody answers is acknowledged, since nothing is to be done.
 */
function durably(receiver: Receiver): Receiver {
  return {
    init(app: App) {
      const waiting = {
        async processEvent(event: ReceiverEvent): Promise<void> {
          let answer: Parameters<typeof event.ack>[0];
          await app.processEvent({
            ...event,
            ack: async (response) => {
              answer ??= response;
            },
          });
          await event.ack(answer);
        },
      };
      receiver.init(waiting as unknown as App);
    },
    start: (...args) => receiver.start(...args),
    stop: (...args) => receiver.stop(...args),
  };
}
