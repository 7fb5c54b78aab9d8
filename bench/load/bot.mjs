// A bot in a process of its own, told as JSON which: ours with a store, or a bare one that keeps nothing
// and says everything back. It tells the parent where it listens, and what time it took of a processor.
import { createServer } from 'node:http';
import bolt from '@slack/bolt';
import { Bot, webhookCallback } from 'grammy';
import { slackAdapter } from '../../dist/adapters/slack/index.js';
import { unpaced } from '../../dist/adapters/slack/pace.js';
import { telegramAdapter } from '../../dist/adapters/telegram/index.js';
import { systemClock } from '../../dist/runtime/clock.js';
import { createRuntime } from '../../dist/runtime/runtime.js';
import { memoryStore } from '../../dist/store/memory.js';
import { redisStore } from '../../dist/store/redis/index.js';
import { rulesUnderstander } from '../../dist/understanding/rules/index.js';
import { orderFlow, signingSecret, telegramPath, telegramSecret } from './script.mjs';

const telegramToken = '7000000001:secret-of-the-bot';
const slackToken = 'xoxb-bench';
/** The pace that platforms ask for would be measured in the place of the bot. */
const unlimited = { atOnce: 1_000_000, everyMs: 1 };

/** `store` is 'memory' or the address of Redis. */
async function ours(platform, store, api) {
  const flow = await orderFlow();
  let listening;
  const port = new Promise((resolve) => {
    listening = resolve;
  });
  const adapter =
    platform === 'slack'
      ? slackAdapter({
          botToken: slackToken,
          apiUrl: `${api}/api/`,
          pace: unpaced,
          transport: { by: 'http', signingSecret, host: '127.0.0.1', port: 0 },
          flows: [{ id: flow.spec.id, title: () => flow.spec.id }],
          observe: (event) => event.notice === 'listening' && listening(event.port),
        })
      : telegramAdapter({
          token: telegramToken,
          apiRoot: api,
          webhook: { host: '127.0.0.1', port: 0, path: telegramPath, secret: telegramSecret },
          limits: { inAll: unlimited, inChat: unlimited, inGroup: unlimited },
          report: ({ code }) => code === 'receiving' && listening(adapter.webhookPort()),
        });
  const runtime = createRuntime({
    store: store === 'memory' ? memoryStore() : redisStore({ url: store }),
    flows: [flow],
    preferredFlow: flow.spec.id,
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    clock: systemClock,
    adapters: [adapter],
    delivery: {
      render: ({ id }) => ({ lane: 'hook', post: { id, endpoint: 'default', body: '{}' } }),
      post: async () => ({ result: 'delivered', status: 200, headers: {} }),
    },
    observe: (event) => {
      if (event.event !== 'fault') return;
      process.stderr.write(`${event.error?.stack}\n`);
      process.exit(1);
    },
  });
  await runtime.start();
  return port;
}

async function echo(platform, api) {
  if (platform === 'telegram') {
    const bot = new Bot(telegramToken, { client: { apiRoot: api } });
    bot.on('message:text', (context) => context.reply(context.message.text));
    await bot.init();
    const server = createServer(webhookCallback(bot, 'http', { secretToken: telegramSecret }));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server.address().port;
  }
  const app = new bolt.App({
    receiver: new bolt.HTTPReceiver({ signingSecret, logLevel: 'error' }),
    token: slackToken,
    botId: 'BBOT',
    botUserId: 'UBOT',
    clientOptions: { slackApiUrl: `${api}/api/` },
    convoStore: false,
    logLevel: 'error',
  });
  app.message(async ({ message, say }) => {
    await say({ text: message.text, thread_ts: message.thread_ts ?? message.ts });
  });
  const server = await app.start({ port: 0, host: '127.0.0.1' });
  return server.address().port;
}

const { platform, bot, store, api } = JSON.parse(process.argv[2]);
const port = await (bot === 'echo' ? echo(platform, api) : ours(platform, store, api));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1_000, residentMb: process.memoryUsage.rss() / 2 ** 20 });
});
process.on('disconnect', () => process.exit());
process.send({ ready: port });
