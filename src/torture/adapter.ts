import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Adapter, Receive, SendResult } from '../adapters/port.ts';

export const platform = 'torture';

/** What the platform sends to a worker, and sends again until it is answered with 200. */
export interface PlatformEvent {
  readonly key: string;
  readonly eventId: string;
  readonly person: string;
  readonly text: string;
}

/** What a worker sends to the platform. */
export interface PlatformMessage {
  readonly key: string;
  readonly message: string;
  readonly text: string;
  readonly worker: string;
}

export interface PipeAdapter extends Adapter {
  /** Where events are taken, once it has started. */
  port(): number;
}

/** A platform over plain HTTP on this machine: an event is accepted when its POST is answered 200. */
export function pipeAdapter(platformUrl: string, worker: string): PipeAdapter {
  let receive: Receive | undefined;
  const server = createServer(async (request, response) => {
    try {
      const event = (await readJson(request)) as PlatformEvent;
      await receive?.({ key: event.key, platform }, [receivedInput(event)]);
      response.writeHead(receive === undefined ? 503 : 200).end();
    } catch {
      response.writeHead(503).end();
    }
  });

  return {
    platform,
    port: () => (server.address() as AddressInfo).port,
    render: (messages, key) =>
      messages.map(({ id, text }) => ({ message: id, lane: key, body: { message: id, text } })),
    async send({ key, body, signal }): Promise<SendResult> {
      const { message, text } = body as Pick<PlatformMessage, 'message' | 'text'>;
      const sent: PlatformMessage = { key, message, text, worker };
      const response = await fetch(platformUrl, {
        method: 'POST',
        body: JSON.stringify(sent),
        signal,
      });
      await response.arrayBuffer();
      if (response.status === 200) return { result: 'sent', platformMessageId: message };
      return { result: 'retry', afterMs: 200, reason: String(response.status) };
    },
    async start(handler) {
      receive = handler;
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function receivedInput({ eventId, person, text }: PlatformEvent) {
  const input = {
    kind: 'text',
    eventId,
    messageId: eventId,
    from: { id: person },
    receivedAtMs: Date.now(),
    text,
  } as const;
  return { input, eventIds: [eventId] };
}
