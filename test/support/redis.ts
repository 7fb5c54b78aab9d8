import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { inject } from 'vitest';

/** A real server on a free port, with a folder of its own. Whoever starts it stops it. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Stops the process and keeps its data, so that `start` brings it back. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Sends a command as an administrator would. */
  command(name: string, ...args: readonly (string | number)[]): Promise<unknown>;
  /** For good. */
  stop(): Promise<void>;
}

/** `settings` as on the command line of redis-server, such as `['--maxmemory', '2mb']`. */
export async function startRedis(settings: readonly string[] = []): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-for-tests-'));
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--dir',
    folder,
    '--bind',
    '127.0.0.1',
    ...durable,
    ...settings,
  ];
  let running = await launch(args, folder);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    halt: () => end(running),
    async start() {
      running = await launch(args, folder);
    },
    async command(name, ...given) {
      const client = new Redis(port, '127.0.0.1');
      try {
        return await client.call(name, ...given);
      } finally {
        client.disconnect();
      }
    },
    async stop() {
      await end(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server for tests that keep to keys of their own, which begin with `prefix`. */
export interface SharedRedis extends Pick<RedisServer, 'url' | 'stop'> {
  readonly prefix: string;
}

/** The server that the environment names as REDIS_URL, left as it was; or one of our own. */
export async function sharedRedis(): Promise<SharedRedis> {
  const prefix = `test-${randomUUID()}:`;
  const url = process.env.REDIS_URL;
  if (url === undefined) return { ...(await startRedis()), prefix };
  return {
    url,
    prefix,
    async stop() {
      const client = new Redis(url);
      const keys = await client.keys(`${prefix}*`);
      if (keys.length > 0) await client.unlink(keys);
      client.disconnect();
    },
  };
}

export interface RedisCluster extends Pick<RedisServer, 'url' | 'stop'> {
  readonly nodes: readonly RedisServer[];
}

/** Three masters that share the slots. */
export async function startCluster(): Promise<RedisCluster> {
  const nodes = await Promise.all(
    [1, 2, 3].map(async () => {
      const bus = await freePort();
      return startRedis(['--cluster-enabled', 'yes', '--cluster-port', String(bus)]);
    }),
  );
  const buses = await Promise.all(nodes.map(busPort));
  const share = Math.ceil(slotCount / nodes.length);
  for (const [i, node] of nodes.entries()) {
    const length = Math.min(share, slotCount - i * share);
    const slots = Array.from({ length }, (_, slot) => i * share + slot);
    await node.command('CLUSTER', 'SET-CONFIG-EPOCH', i + 1);
    await node.command('CLUSTER', 'ADDSLOTS', ...slots);
    const [first] = nodes;
    if (i > 0 && first)
      await node.command('CLUSTER', 'MEET', '127.0.0.1', first.port, buses[0] ?? 0);
  }
  await Promise.all(nodes.map(untilWhole));
  return {
    nodes,
    url: `redis+cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** A sentinel that watches a master under the name "main". */
export async function startSentinel(
  master: RedisServer,
): Promise<Pick<RedisServer, 'url' | 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'sentinel-for-tests-'));
  const port = await freePort();
  const settings = join(folder, 'sentinel.conf');
  await writeFile(
    settings,
    `port ${port}\nbind 127.0.0.1\ndir ${folder}\nsentinel monitor main 127.0.0.1 ${master.port} 1\n`,
  );
  const running = await launch([settings, '--sentinel'], folder, '+monitor master main');
  return {
    url: `redis+sentinel://127.0.0.1:${port}?name=main`,
    async stop() {
      await end(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const slotCount = 16_384;

/** Nothing that was acknowledged is lost. */
const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

async function launch(
  args: readonly string[],
  folder: string,
  ready = 'Ready to accept connections',
): Promise<ChildProcess> {
  const program = inject('redisProgram');
  if (program.by === 'nothing') throw new Error(program.why);
  const inDocker = ['run', '--rm', '--network', 'host', '-v', `${folder}:${folder}`, 'redis:7'];
  const child =
    program.by === 'path'
      ? spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
      : spawn('docker', [...inDocker, 'redis-server', ...args], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.includes(ready)) {
      child.stdout.resume();
      return child;
    }
  }
  throw new Error(`redis-server did not start:\n${said.join('\n')}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // A paused server hears nothing but this.
  child.kill('SIGCONT');
  await ended;
}

async function busPort(node: RedisServer): Promise<number> {
  const config = (await node.command('CONFIG', 'GET', 'cluster-port')) as readonly string[];
  return Number(config[1]);
}

async function untilWhole(node: RedisServer): Promise<void> {
  const whole = /cluster_state:ok[\s\S]*cluster_known_nodes:3/;
  while (!whole.test(String(await node.command('CLUSTER', 'INFO')))) await setTimeout(50);
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
