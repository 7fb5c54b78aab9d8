import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A Redis server of its own, in a folder of its own, that may be killed and comes back. */
export interface RedisProcess {
  readonly url: string;
  /** As a power cut would, and starts it again with what it had written. */
  kill(): Promise<void>;
  /** For good, and its folder with it. */
  stop(): Promise<void>;
}

/** Rejects where there is no redis-server on the path. */
export async function startRedisProcess(): Promise<RedisProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'slotwise-redis-'));
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  let running = await launch([...place, ...durable]);
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      await end(running, 'SIGKILL');
      running = await launch([...place, ...durable]);
    },
    async stop() {
      await end(running, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([failed, untilReady(child)]);
  failed.catch(() => {});
  return child;
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('Ready to accept connections')) continue;
    child.stdout.resume();
    return;
  }
  throw new Error('The server ended before it was ready.');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
