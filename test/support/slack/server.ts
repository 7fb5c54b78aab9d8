import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answer } from './api.ts';
import type { Installing } from './installing.ts';
import { appToken, signingSecret, type Workspace } from './state.ts';
import { acceptSocket, type Socket } from './websocket.ts';

/** What the app said to something that was brought to it. */
export interface Delivered {
  /** Of HTTP; over a socket 200 stands for an acknowledgement, and 0 for none when it closed. */
  readonly status: number;
  readonly body: unknown;
}

export type Kind = 'events_api' | 'interactive' | 'slash_commands';

export interface Retry {
  readonly num: number;
  readonly reason: string;
}

export interface SlackServer {
  readonly apiUrl: string;
  /** Brings something to the app, by HTTP to its address or over its socket. */
  deliver(kind: Kind, payload: object, retry?: Retry): Promise<Delivered>;
  /** Where the app listens; from then on things are brought over HTTP. */
  appIsAt(port: number): void;
  /** Resolves when the app has connected its socket. */
  connected(): Promise<void>;
  /** An address of the app's, for a browser. */
  page(path: string): string;
  /** Over HTTP with headers of the test's own. */
  request(body: string, headers: Readonly<Record<string, string>>): Promise<Delivered>;
  close(): Promise<void>;
}

/**
 * Slack's side: its API, which refuses what Slack refuses, and its ways to reach an app. A token says
 * which of the workspaces is meant; `installing` is what those see who install the app.
 */
export async function startServer(
  slack: Workspace,
  others: readonly Workspace[] = [],
  installing?: Installing,
): Promise<SlackServer> {
  let appPort: number | undefined;
  let socket: Socket | undefined;
  const waiting = new Map<string, (delivered: Delivered) => void>();
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const streams = new Set<Duplex>();
  server.on('connection', (stream) => {
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
  });
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  server.on('upgrade', (request, stream) => {
    const opened = acceptSocket(request, stream);
    socket = opened;
    opened.onText = (text) => {
      const { envelope_id, payload } = JSON.parse(text);
      waiting.get(envelope_id)?.({ status: 200, body: payload });
      waiting.delete(envelope_id);
    };
    opened.onClose = () => {
      for (const end of waiting.values()) end({ status: 0, body: undefined });
      waiting.clear();
    };
    opened.send(
      JSON.stringify({ type: 'hello', num_connections: 1, debug_info: {}, connection_info: {} }),
    );
    connect();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.url?.replace('/api/', '') ?? '';
    const token = request.headers.authorization?.replace('Bearer ', '');
    const file = /^\/files\/(\w+)$/.exec(request.url ?? '')?.[1];
    const args = readForm(Buffer.concat(chunks).toString());
    const at = [slack, ...others].find(({ tokens }) => tokens.has(token ?? '')) ?? slack;
    if (file !== undefined) {
      // Without a token that counts Slack shows its page for signing in.
      if (!at.tokens.has(token ?? '')) response.writeHead(302, { location: '/signin' }).end();
      else response.writeHead(200, { 'content-type': 'audio/mp4' }).end(at.files.get(file));
      return;
    }
    const trouble = at.troubles.get(method)?.shift();
    if (trouble !== undefined) {
      at.calls.push({ method, args });
      if ('retryAfter' in trouble) {
        response.writeHead(429, { 'retry-after': String(trouble.retryAfter) }).end();
      } else if ('status' in trouble) response.writeHead(trouble.status).end();
      else json(response, { ok: false, error: trouble.error });
      return;
    }
    if (method === 'oauth.v2.access' && installing !== undefined) {
      json(response, installing.access(args));
      return;
    }
    const refusal = token === appToken ? undefined : refusalOf(token, at);
    if (refusal !== undefined) {
      at.calls.push({ method, args });
      json(response, { ok: false, error: refusal });
      return;
    }
    json(
      response,
      answer(method, args, token, at, () => `ws://127.0.0.1:${port}/link`),
    );
  }

  function refusalOf(token: string | undefined, at: Workspace): string | undefined {
    if (token === undefined) return 'not_authed';
    if (at.tokenError !== undefined) return at.tokenError;
    const endsAtMs = at.tokens.get(token);
    if (endsAtMs === undefined) return 'invalid_auth';
    return endsAtMs <= (installing?.nowMs() ?? 0) ? 'token_expired' : undefined;
  }

  function overSocket(kind: Kind, payload: object, retry?: Retry): Promise<Delivered> {
    const envelope_id = randomUUID();
    const envelope = {
      envelope_id,
      type: kind,
      payload,
      accepts_response_payload: kind !== 'events_api',
      ...(retry && { retry_attempt: retry.num, retry_reason: retry.reason }),
    };
    return new Promise((resolve) => {
      waiting.set(envelope_id, resolve);
      socket?.send(JSON.stringify(envelope));
    });
  }

  async function request(body: string, headers: Readonly<Record<string, string>>) {
    const response = await fetch(`http://127.0.0.1:${appPort}/slack/events`, {
      method: 'POST',
      body,
      headers,
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  return {
    apiUrl: `http://127.0.0.1:${port}/api/`,
    deliver(kind, payload, retry) {
      if (appPort === undefined) return overSocket(kind, payload, retry);
      const body = bodyOf(kind, payload);
      const type = kind === 'events_api' ? 'application/json' : 'application/x-www-form-urlencoded';
      return request(body, {
        'content-type': type,
        ...signed(body),
        ...(retry && {
          'x-slack-retry-num': String(retry.num),
          'x-slack-retry-reason': retry.reason,
        }),
      });
    },
    appIsAt(at) {
      appPort = at;
    },
    connected: () => connected,
    page: (path) => `http://127.0.0.1:${appPort}${path}`,
    request,
    async close() {
      socket?.close();
      for (const stream of streams) stream.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The headers that prove where a body comes from. */
export function signed(
  body: string,
  { secret = signingSecret, atMs = Date.now() } = {},
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(atMs / 1_000));
  const hash = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${hash}` };
}

export function bodyOf(kind: Kind, payload: object): string {
  switch (kind) {
    case 'events_api':
      return JSON.stringify(payload);
    case 'interactive':
      return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
    case 'slash_commands':
      return new URLSearchParams(payload as Record<string, string>).toString();
  }
}

/** Arguments come form-encoded, with JSON in fields that are no plain text. */
function readForm(body: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [
      name,
      ['blocks', 'view'].includes(name) ? JSON.parse(value) : value,
    ]),
  );
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
