import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { CollectionBody } from '../delivery/webhook/body-schema.ts';
import type { Chance } from './chance.ts';

export interface PostedCollection {
  readonly id: string;
  readonly body: string;
}

/** A receiver that checks every signature, and fails at times: before it took a post, or after. */
export interface FakeWebhook {
  readonly url: string;
  /** What was taken, by conversation, repetitions included. */
  readonly taken: ReadonlyMap<string, readonly PostedCollection[]>;
  readonly badSignatures: () => number;
  close(): Promise<void>;
}

const failsBefore = 0.15;
const failsAfter = 0.05;

export async function startWebhook(secret: string, { next }: Chance): Promise<FakeWebhook> {
  const webhook = new Webhook(secret);
  const taken = new Map<string, PostedCollection[]>();
  let badSignatures = 0;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    if (next() < failsBefore) return response.writeHead(503).end();
    const body = Buffer.concat(chunks).toString();
    try {
      webhook.verify(body, request.headers as Record<string, string>);
    } catch {
      badSignatures += 1;
      return response.writeHead(401).end();
    }
    const { data } = JSON.parse(body) as CollectionBody;
    const id = String(request.headers['webhook-id']);
    taken.set(data.conversation, [...(taken.get(data.conversation) ?? []), { id, body }]);
    if (next() < failsAfter) return response.destroy();
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    badSignatures: () => badSignatures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
