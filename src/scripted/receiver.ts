import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { readAtMost } from '../http-body.ts';

/** A webhook receiver of the program's own: a stand-in for the system that gets the results. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

export interface ReceivedPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const largestBodyBytes = 1024 * 1024;

/**
 * Listens on a free loopback port and accepts what is signed with the secret; anything else is
 * answered 401. A webhook-id that was accepted before is acknowledged and not reported again.
 */
export async function startReceiver(
  secret: string,
  onReceived: (post: ReceivedPost) => void,
): Promise<Receiver> {
  const webhook = new Webhook(secret);
  const accepted = new Set<string>();

  async function answer(request: IncomingMessage): Promise<number> {
    const bytes = await readAtMost(request, largestBodyBytes);
    if (bytes === undefined) return 413;
    const headers = singleHeaders(request);
    let body: unknown;
    try {
      body = webhook.verify(bytes, headers);
    } catch {
      return 401;
    }
    const id = headers['webhook-id'] ?? '';
    if (!accepted.has(id)) {
      accepted.add(id);
      onReceived({ headers, body });
    }
    return 204;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function singleHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}
