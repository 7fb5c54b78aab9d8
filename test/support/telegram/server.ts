import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Update, User } from 'grammy/types';
import { ApiError } from './api-error.ts';
import { methods } from './methods.ts';
import { openUpdates, type Updates } from './updates.ts';
import type { World } from './world.ts';

/**
 * A server that plays the Bot API strictly, on a free loopback port: it refuses what Telegram refuses
 * in its words, brings updates by polling or webhook, and lets one poller listen. What people do in
 * its chats is in chats.ts.
 */
export interface TelegramServer {
  readonly url: string;
  readonly token: string;
  readonly world: World;
  readonly updates: Updates;
  /** Every call that was made, refused ones included. */
  readonly calls: readonly ApiCall[];
  /** Answers the next calls of a method so, before it is looked at. */
  failNext(method: string, failure: ApiError | 'no-answer', times?: number): void;
  /** Resolves when something is so; looked at whenever a call was made or a chat changed. */
  until(holds: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ApiCall {
  readonly method: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Absent where it was done. */
  refused?: string;
}

export const botUser: User = {
  id: 7000000001,
  is_bot: true,
  first_name: 'Form bot',
  username: 'form_bot',
};

export async function startTelegram(): Promise<TelegramServer> {
  const calls: ApiCall[] = [];
  const failures: { method: string; failure: ApiError | 'no-answer'; left: number }[] = [];
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const look of [...waiting]) look();
  };
  const updates = openUpdates(changed);
  const world: World = {
    bot: botUser,
    token: `${botUser.id}:secret-of-the-bot`,
    chats: new Map(),
    taps: new Map(),
    menus: new Map(),
    typing: [],
    files: new Map(),
    nextId: 100,
    bring: (update) => updates.bring(update as Omit<Update, 'update_id'>),
    changed,
  };

  async function run(call: ApiCall, gone: AbortSignal): Promise<unknown> {
    const { method, payload } = call;
    const scripted = failures.find((one) => one.method === method && one.left > 0);
    if (scripted) {
      scripted.left -= 1;
      if (scripted.failure === 'no-answer') throw new NoAnswer();
      throw scripted.failure;
    }
    switch (method) {
      case 'getUpdates':
        return updates.getUpdates(payload, gone);
      case 'setWebhook':
        return updates.setWebhook(payload);
      case 'deleteWebhook':
        return updates.deleteWebhook();
      case 'getWebhookInfo':
        return updates.webhookInfo();
    }
    const known = methods[method];
    if (known === undefined) throw new ApiError(404, 'Not Found: method not found');
    return known(world, payload);
  }

  const server = createServer(async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const [, of, file] = /^\/file\/bot([^/]+)\/voice\/(\w+)$/.exec(request.url ?? '') ?? [];
    const content = of === world.token ? world.files.get(file ?? '') : undefined;
    if (content !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content);
      return;
    }
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const call: ApiCall = { method, payload: await bodyOf(request) };
    calls.push(call);
    try {
      if (token !== world.token) throw new ApiError(401, 'Unauthorized');
      const result = await run(call, gone.signal);
      answer(200, { ok: true, result });
    } catch (error) {
      if (error instanceof NoAnswer) {
        request.socket.destroy();
        return;
      }
      if (!(error instanceof ApiError)) throw error;
      const { code, message: description, parameters } = error;
      call.refused = description;
      answer(code, { ok: false, error_code: code, description, ...(parameters && { parameters }) });
    } finally {
      changed();
    }

    function answer(status: number, body: unknown): void {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: world.token,
    world,
    updates,
    calls,
    failNext: (method, failure, times = 1) => failures.push({ method, failure, left: times }),
    until(holds) {
      if (holds()) return Promise.resolve();
      return new Promise((resolve) => {
        const look = () => {
          if (!holds()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    close() {
      updates.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** The connection breaks, and nobody knows whether the call was done. */
class NoAnswer extends Error {}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}
