import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Update } from 'grammy/types';
import { readAtMost } from '../../http-body.ts';
import { listenOn } from '../../listen.ts';

export interface WebhookOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where updates are posted to; anything else is not found. */
  readonly path: string;
  /** Telegram sends it along with every update. */
  readonly secret: string;
}

export interface WebhookServer {
  readonly port: number;
  close(): Promise<void>;
}

/** More than any update has. */
const largestBodyBytes = 1024 * 1024;

/**
 * Listens for updates. One is answered 200 when `take` has resolved, so that it is durable by then;
 * else 500, and Telegram brings it again. Rejects with `cannot-listen` where that address
 * cannot be had.
 */
export async function listenForUpdates(
  { host, port, path, secret }: WebhookOptions,
  take: (update: Update) => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<WebhookServer> {
  async function answer(request: IncomingMessage): Promise<number> {
    if (request.url?.split('?')[0] !== path) return 404;
    if (request.method !== 'POST') return 405;
    if (!isSecret(request.headers['x-telegram-bot-api-secret-token'], secret)) return 401;
    const body = await readAtMost(request, largestBodyBytes);
    if (body === undefined) return 413;
    const update = readUpdate(body.toString());
    if (update === undefined) return 400;
    try {
      await take(update);
      return 200;
    } catch (error) {
      onFault(error);
      return 500;
    }
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => {
        request.resume();
        response.writeHead(status, { connection: status === 413 ? 'close' : 'keep-alive' }).end();
      },
      () => response.destroy(),
    );
  });
  const variables = 'TELEGRAM_WEBHOOK_PORT or TELEGRAM_WEBHOOK_HOST';
  return {
    port: await listenOn(server, { host, port }, variables),
    close: () => closed(server),
  };
}

/** What is being answered is answered; nothing new is. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function isSecret(given: string | readonly string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function readUpdate(body: string): Update | undefined {
  try {
    const read = JSON.parse(body) as Partial<Update> | null;
    return typeof read?.update_id === 'number' ? (read as Update) : undefined;
  } catch {
    return undefined;
  }
}
