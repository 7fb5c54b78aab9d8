import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { WebhookPost } from '../../src/delivery/port.ts';
import type { Endpoint } from '../../src/delivery/webhook/endpoints.ts';
import { type WebhookOptions, webhookDelivery } from '../../src/delivery/webhook/sender.ts';

export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const nowMs = Date.UTC(2026, 2, 1, 9);

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Loopback {
  readonly url: string;
  readonly received: readonly Received[];
}

type Answer = (
  response: ServerResponse,
  nth: number,
  received: Received,
  request: IncomingMessage,
) => void;

/** A receiver on this machine that ends with the test. */
export async function loopback(answer: Answer): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const post = {
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(post);
    answer(response, received.length, post, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received };
}

export const local = (url: string): Endpoint => ({ url, secret, allowPrivate: true });

/** A delivery to one endpoint, and attempts of the same post through it. */
export function sending(endpoint: Endpoint | undefined, more: Partial<WebhookOptions> = {}) {
  const delivery = webhookDelivery({ endpoints: () => endpoint, ...more });
  return {
    ...delivery,
    attempt(post: WebhookPost, attempt = 1, atMs = nowMs) {
      const { signal } = new AbortController();
      return delivery.post(post, { attempt, nowMs: atMs, createdAtMs: nowMs, signal });
    },
  };
}
