import { createServer, type ServerResponse } from 'node:http';
import { listenOn } from '../listen.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export interface OpsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/healthz` (the process answers), `/readyz` (it can work; 503 where not) and `/metrics`.
 * Nothing here tells of a person or a conversation, and nothing can be changed. Rejects with
 * `cannot-listen` where that address cannot be had.
 */
export async function startOpsServer(options: {
  readonly host: string;
  readonly port: number;
  readonly readiness: () => Readiness;
  readonly metrics: Metrics;
}): Promise<OpsServer> {
  const { readiness, metrics } = options;

  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void> | void>> = {
    '/healthz': (response) => json(response, 200, { alive: true }),
    '/readyz': (response) => {
      const { ready, state, sinceMs, probeMs } = readiness();
      const since = new Date(sinceMs).toISOString();
      json(response, ready ? 200 : 503, {
        ready,
        state,
        since,
        ...(probeMs !== undefined && { probeMs }),
      });
    },
    '/metrics': async (response) => {
      const { contentType, text } = await metrics.scrape();
      response.writeHead(200, { 'content-type': contentType }).end(text);
    },
  };

  const server = createServer(async (request, response) => {
    request.resume();
    const path = request.url?.split('?')[0] ?? '';
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer === undefined) return json(response, 404, { paths: Object.keys(answers) });
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(response, 405, {});
    try {
      await answer(response);
    } catch {
      json(response, 500, {});
    }
  });
  server.requestTimeout = 5_000;
  const port = await listenOn(server, options, 'SLOTWISE_HTTP_PORT or SLOTWISE_HTTP_HOST');

  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(`${JSON.stringify(body)}\n`);
}
