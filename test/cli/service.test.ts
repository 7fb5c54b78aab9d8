import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RedisServer, startRedis } from '../support/redis.ts';
import { run } from './run.ts';

let server: RedisServer;
const running: ChildProcess[] = [];

beforeAll(async () => {
  server = await startRedis();
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
afterAll(() => server.stop());

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly [field: string]: unknown;
}

/** A process that runs until it is told to end, and what its log says. */
function serve(command: string, environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [`dist/cli/${command}.js`], { cwd: root, env });
  running.push(child);
  const lines: Line[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return {
    child,
    lines,
    log: () => lines.map(({ msg }) => msg),
    exit: once(child, 'exit') as Promise<[number | null, string | null]>,
  };
}

describe('a port that is taken', () => {
  const telegram = {
    TELEGRAM_BOT_TOKEN: '123456:AbC-dEf_1234567',
    TELEGRAM_API_ROOT: 'http://127.0.0.1:1',
    TELEGRAM_WEBHOOK_URL: 'https://bot.example.com/telegram',
    TELEGRAM_WEBHOOK_SECRET: 'abcdefgh-01234567',
  };
  test.each([
    ['SLOTWISE_HTTP_PORT', {}],
    ['TELEGRAM_WEBHOOK_PORT', telegram],
  ])('is said with the variable that names it, and ends the process: %s', async (name, more) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const environment = { SLOTWISE_REDIS_URL: server.url, ...more, [name]: String(port) };
    const service = serve('start', environment);
    expect(await service.exit).toEqual([1, null]);
    expect(service.lines.at(-1)).toMatchObject({
      level: 'fatal',
      error: {
        code: 'cannot-listen',
        cause: 'EADDRINUSE',
        message: expect.stringMatching(new RegExp(`^${name}.*listens on that port already`)),
      },
    });
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('a bot or worker as a service', () => {
  test.each(['start', 'worker'])('npm run %s works until it is told to end', async (command) => {
    const environment = { SLOTWISE_REDIS_URL: server.url, SLOTWISE_KEY_PREFIX: `${command}:` };
    const service = serve(command, environment);
    await expect.poll(() => service.log(), { timeout: 15_000 }).toContain('readiness');
    expect(service.lines[0]).toMatchObject({
      msg: 'starting',
      role: command === 'start' ? 'bot' : 'worker',
      platforms: [],
    });
    expect(service.log().join()).toContain('No platform is configured: nothing is received here.');
    service.child.kill('SIGTERM');
    expect(await service.exit).toEqual([0, null]);
    expect(service.log().slice(-1)).toEqual(['ended']);
  });

  test('waits for a Redis that is away, and says why', async () => {
    const service = serve('worker', { SLOTWISE_REDIS_URL: 'redis://127.0.0.1:1' });
    await expect.poll(() => service.log(), { timeout: 15_000 }).toContain('waiting for the store');
    const waiting = service.lines.find(({ msg }) => msg === 'waiting for the store');
    expect(waiting).toMatchObject({ error: { code: 'store-unavailable', cause: 'ECONNREFUSED' } });
    service.child.kill('SIGINT');
    expect(await service.exit).toEqual([0, null]);
  });

  test('says what of Redis may lose data', async () => {
    const careless = await startRedis(['--appendonly', 'no', '--maxmemory', '100mb']);
    try {
      await careless.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
      const service = serve('worker', { SLOTWISE_REDIS_URL: careless.url });
      await expect.poll(() => service.log(), { timeout: 15_000 }).toContain('the store may lose');
      await expect
        .poll(() => service.lines.flatMap(({ weakness }) => weakness ?? []))
        .toEqual(['not-persistent', 'evicts']);
    } finally {
      await careless.stop();
    }
  });

  test('a worker without Redis is a fault', async () => {
    const { status, stderr } = await run('dist/cli/worker.js', []);
    expect(status).toBe(2);
    expect(stderr).toContain('SLOTWISE_REDIS_URL: a worker needs the store');
  });

  test('options of the terminal are faults to a service', async () => {
    const environment = { SLOTWISE_REDIS_URL: server.url };
    const { status, stderr } = await run(
      'dist/cli/start.js',
      ['--locale', 'de', '--timezone', 'UTC'],
      [],
      environment,
    );
    expect(status).toBe(2);
    expect(stderr).toContain('--locale goes with a conversation in this terminal');
    expect(stderr).toContain('--timezone goes with');
  });

  test.each(['start', 'worker'])('%s --check-config says what it comes to', async (command) => {
    const environment = { SLOTWISE_REDIS_URL: 'redis://:hidden@127.0.0.1:1' };
    const { status, stdout } = await run(
      `dist/cli/${command}.js`,
      ['--check-config'],
      [],
      environment,
    );
    expect(status).toBe(0);
    expect(stdout).toContain('The configuration is in order.');
    expect(stdout).toContain('Store: Redis.');
    expect(stdout).not.toContain('hidden');
  });

  test('--terminal is a conversation here, whatever is configured', async () => {
    const environment = { SLOTWISE_REDIS_URL: 'redis://127.0.0.1:1' };
    const args = ['--terminal', '--flow', 'return-request'];
    const { status, stdout } = await run('dist/cli/start.js', args, ['NW-1'], environment);
    expect(status).toBe(0);
    expect(stdout).toContain('How many days ago did you buy it?');
  });
});
