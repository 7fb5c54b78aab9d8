import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startReceiver } from '../../src/scripted/receiver.ts';
import { startRedis } from '../support/redis.ts';
import { person, privateChat } from '../support/telegram/chats.ts';
import { startTelegram, type TelegramServer } from '../support/telegram/server.ts';
import { run } from './run.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const running: ChildProcess[] = [];
let server: TelegramServer;

beforeEach(async () => {
  server = await startTelegram();
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await server.close();
});

const bot = () => ({ TELEGRAM_BOT_TOKEN: server.token, TELEGRAM_API_ROOT: server.url });
const webhook = {
  TELEGRAM_WEBHOOK_URL: 'https://bot.example.com/telegram',
  TELEGRAM_WEBHOOK_SECRET: 'abcdefgh-01234567',
};

/** `npm start` as an operator runs it, and what its log says. */
function serve(environment: Readonly<Record<string, string>>, flow = 'return-request') {
  const env = { PATH: process.env.PATH, ...environment };
  const args = ['dist/cli/start.js', '--flow', flow];
  const child = spawn(process.execPath, args, { cwd: root, env });
  running.push(child);
  const lines: { readonly msg: string; readonly code?: string }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  return { child, lines };
}

describe('npm start with a token', () => {
  const dana = person(42, 'Dana');

  test('talks, without Redis and without a webhook of the operator', async () => {
    const { child, lines } = serve(bot());
    const chat = privateChat(server, dana);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    expect(lines[0]).toMatchObject({ msg: 'starting', platforms: ['telegram'] });
    expect(lines).toContainEqual(expect.objectContaining({ code: 'receiving' }));
    expect(JSON.stringify(lines)).not.toContain(server.token);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('killed after every answer, it goes on where it was after the next start', async () => {
    const redis = await startRedis();
    const bodies: unknown[] = [];
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const receiver = await startReceiver(secret, ({ body }) => {
      bodies.push(body);
      server.world.changed();
    });
    const environment = {
      ...bot(),
      SLOTWISE_REDIS_URL: redis.url,
      SLOTWISE_LOG_LEVEL: 'debug',
      SLOTWISE_WEBHOOK_URL: receiver.url,
      SLOTWISE_WEBHOOK_SECRET: secret,
      SLOTWISE_ALLOW_PRIVATE_WEBHOOKS: 'true',
    };
    try {
      const chat = privateChat(server, dana);
      const said = ['/start', '100482', '12', 'yes'];
      for (const words of said) {
        const { child, lines } = serve(environment);
        chat.says(dana, words);
        await chat.hears();
        await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 5_000 }).toContain('sent');
        if (words === said.at(-1)) break;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await server.until(() => bodies.length > 0);
      const values = { order_number: '100482', purchase_age_days: 12, premium_member: true };
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).toMatchObject({ data: { values } });
    } finally {
      for (const child of running) child.kill('SIGKILL');
      await receiver.close();
      await redis.stop();
    }
  }, 60_000);

  test('says that the token is wrong, and shows none of it', async () => {
    const { lines } = serve({ ...bot(), TELEGRAM_BOT_TOKEN: '123456:this-is-not-the-token' });
    await expect
      .poll(() => lines.map(({ code }) => code), { timeout: 15_000 })
      .toContain('token-refused');
    expect(JSON.stringify(lines)).not.toContain('this-is-not-the-token');
  });
});

describe('npm run telegram', () => {
  const telegram = (args: readonly string[], environment = {}) =>
    run('dist/cli/telegram.js', args, [], { ...bot(), ...environment });

  test('status shows the bot and how it receives', async () => {
    const { status, stdout } = await telegram(['status']);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'Bot:        Form bot, https://t.me/form_bot',
        'In groups:  privacy mode is on: it gets commands and replies to it, no plain mentions',
        'Receives:   when it asks (polling)',
        'Waiting:    0',
        'To do:      nothing',
        '',
      ].join('\n'),
    );
  });

  test('set-webhook and delete-webhook change it, and status says whether it fits', async () => {
    expect((await telegram(['status'], webhook)).stdout).toContain('To do:      set-webhook');
    const set = await telegram(['set-webhook'], webhook);
    expect(set.stdout).toContain('posts messages to https://bot.example.com/telegram');
    expect(server.calls.at(-1)?.payload).toEqual({
      url: webhook.TELEGRAM_WEBHOOK_URL,
      secret_token: webhook.TELEGRAM_WEBHOOK_SECRET,
      allowed_updates: ['message', 'edited_message', 'callback_query'],
    });
    expect((await telegram(['status'], webhook)).stdout).toContain('To do:      nothing');
    expect((await telegram(['status'])).stdout).toContain('To do:      delete-webhook');
    await telegram(['delete-webhook']);
    expect((await telegram(['status'])).stdout).toContain('To do:      nothing');
  });

  test.each([
    [['set-webhook'], {}, 2, 'TELEGRAM_WEBHOOK_URL: set it'],
    [['status'], { TELEGRAM_BOT_TOKEN: '' }, 2, 'TELEGRAM_BOT_TOKEN: '],
    [['status'], { TELEGRAM_BOT_TOKEN: '123456:this-is-not-the-token' }, 1, 'refuses the token'],
    [['status'], { TELEGRAM_API_ROOT: 'http://127.0.0.1:1' }, 1, 'cannot be reached'],
    [['statu'], {}, 2, 'did you mean status?'],
    [[], {}, 2, 'say what to do'],
  ])('%j with %j ends with a remedy', async (args, environment, status, said) => {
    const ended = await telegram(args, environment);
    expect(ended.status).toBe(status);
    expect(ended.stderr).toContain(said);
    expect(ended.stderr).not.toContain('not-the-token');
  });
});
