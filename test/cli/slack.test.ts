import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { scopes } from '../../src/adapters/slack/manifest.ts';
import {
  clientId,
  clientSecret,
  install,
  installing,
  stateSecret,
} from '../support/slack/installing.ts';
import { readable, room } from '../support/slack/room.ts';
import { type SlackServer, startServer } from '../support/slack/server.ts';
import { appToken, botToken, signingSecret, workspace } from '../support/slack/state.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let child: ChildProcess | undefined;
let server: SlackServer | undefined;
afterEach(async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await server?.close();
});

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return port;
}

test.each(['socket', 'http', 'http, to a workspace that installs it'] as const)(
  'npm start talks in Slack, over %s',
  async (by) => {
    const many = by !== 'socket' && by !== 'http';
    const app = installing(Date.now);
    const slack = workspace(scopes, undefined, many ? [] : undefined);
    slack.people.set('U1', { name: 'Dana', tz: 'Europe/Berlin', locale: 'en-GB' });
    server = await startServer(slack, [], app);
    const port = await freePort();
    const reached =
      by === 'socket'
        ? { SLACK_APP_TOKEN: appToken }
        : { SLACK_SIGNING_SECRET: signingSecret, SLACK_PORT: String(port) };
    const speaks = many
      ? {
          SLACK_CLIENT_ID: clientId,
          SLACK_CLIENT_SECRET: clientSecret,
          SLACK_STATE_SECRET: stateSecret,
        }
      : { SLACK_BOT_TOKEN: botToken };
    const env = { PATH: process.env.PATH, ...speaks, SLACK_API_URL: server.apiUrl };
    const started = spawn(process.execPath, ['dist/cli/start.js', '--flow', 'project-inquiry'], {
      cwd: root,
      env: { ...env, ...reached },
    });
    child = started;
    const lines: { msg: string }[] = [];
    createInterface({ input: started.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
    await expect
      .poll(() => lines.map(({ msg }) => msg), { timeout: 15_000 })
      .toContain('Slack reaches the bot');
    if (by === 'socket') await server.connected();
    else server.appIsAt(port);
    if (many) expect((await install(server, app, slack)).status).toBe(200);

    const { say, seen, tap } = room(slack, server);
    const thread = await say(
      'U1',
      'C1',
      "<@UBOT> I'm Dana from Northwind, about thirty people, we need a portal by March",
    );
    await expect.poll(() => seen('C1', thread)).toHaveLength(1);
    const [first] = seen('C1', thread);
    if (first === undefined) throw new Error('nothing was said');
    await tap('U1', first, 'All right');
    await expect.poll(() => readable(first)).toContain('✓');
    await say('U1', 'C1', '20k euros', { thread });
    await expect.poll(() => seen('C1', thread)).toHaveLength(2);
    await say('U1', 'C1', 'dana@northwind.example', { thread });
    await expect.poll(() => seen('C1', thread), { timeout: 5_000 }).toHaveLength(3);
    expect(readable(seen('C1', thread)[2] ?? first)).toContain('Thank you');

    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
    const revealing = lines.filter((line) => /northwind|xox|cccc|ssss/.test(JSON.stringify(line)));
    expect(revealing).toEqual([]);
  },
);
