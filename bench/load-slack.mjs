// Conversations through Slack's whole road: signed events over HTTP into Bolt, the turn on a real Redis
// with appendfsync always, and the answer as a call to an API on this machine. Next to it, in the same
// run, a bare Bolt bot that keeps nothing and says everything back. Only the ratio means anything.
//
//   npm run bench:load -- --platform slack [--conversations M]
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import bolt from '@slack/bolt';
import { slackAdapter } from '../dist/adapters/slack/index.js';
import { unpaced } from '../dist/adapters/slack/pace.js';
import { compileFlow } from '../dist/core/flow/compile.js';
import { findFlow } from '../dist/flow-files.js';
import { systemClock } from '../dist/runtime/clock.js';
import { createRuntime } from '../dist/runtime/runtime.js';
import { redisStore } from '../dist/store/redis/index.js';
import { startRedisProcess } from '../dist/torture/redis-process.js';
import { scriptOf } from '../dist/torture/script.js';
import { rulesUnderstander } from '../dist/understanding/rules/index.js';

const atOnce = 16;
const signingSecret = 'a'.repeat(32);
const botToken = 'xoxb-bench';
const answered = new Map();

export async function compareWithEcho(conversations) {
  const api = await startApi();
  const slackApiUrl = `http://127.0.0.1:${api.address().port}/api/`;
  const rounds = [];
  // Taken in turns, so that a machine that slows down slows both.
  for (const half of [0, 1]) {
    const name = `round${half}`;
    const ours = await withBot(slackApiUrl, (port) => talk(port, `${name}a`, conversations));
    const echo = await withEcho(slackApiUrl, (port) => talk(port, `${name}b`, conversations));
    if (half === 1) rounds.push({ ours, echo });
  }
  api.close();
  api.closeAllConnections();
  const [{ ours, echo }] = rounds;
  process.stdout.write(
    `Slotwise in Slack: ${ours.toFixed(1)} conversations a second, five values each\n`,
  );
  process.stdout.write(`A bare Bolt bot that says everything back: ${echo.toFixed(1)}\n`);
  process.stdout.write(`Share: ${((ours / echo) * 100).toFixed(0)} %\n`);
}

async function withBot(apiUrl, measure) {
  const found = await findFlow('return-request');
  if (!found.ok) throw new Error('the sample flow does not load');
  const redis = await startRedisProcess();
  const store = redisStore({ url: redis.url });
  let listening;
  const port = new Promise((resolve) => {
    listening = resolve;
  });
  const flow = await compileFlow(found.spec);
  const runtime = createRuntime({
    store,
    flows: [flow],
    understander: rulesUnderstander,
    fallback: rulesUnderstander,
    clock: systemClock,
    adapters: [
      slackAdapter({
        botToken,
        apiUrl,
        pace: unpaced,
        transport: { by: 'http', signingSecret, host: '127.0.0.1', port: 0 },
        flows: [{ id: flow.spec.id, title: () => flow.spec.id }],
        observe: (event) => event.notice === 'listening' && listening(event.port),
      }),
    ],
    delivery: {
      render: ({ id }) => ({ lane: 'hook', post: { id, endpoint: 'default', body: '{}' } }),
      post: async () => ({ result: 'delivered', status: 200, headers: {} }),
    },
    observe: (event) => {
      if (event.event === 'fault') throw event.error;
    },
  });
  await runtime.start();
  const perSecond = await measure(await port);
  await runtime.stop();
  await store.close();
  await redis.stop();
  return perSecond;
}

async function withEcho(slackApiUrl, measure) {
  const receiver = new bolt.HTTPReceiver({ signingSecret, logLevel: 'error' });
  const app = new bolt.App({
    receiver,
    token: botToken,
    botId: 'BBOT',
    botUserId: 'UBOT',
    clientOptions: { slackApiUrl },
    convoStore: false,
    logLevel: 'error',
  });
  app.message(async ({ message, say }) => {
    await say({ text: message.text, thread_ts: message.thread_ts ?? message.ts });
  });
  const server = await app.start({ port: 0, host: '127.0.0.1' });
  const perSecond = await measure(server.address().port);
  await app.stop();
  return perSecond;
}

/** People who say the next thing when the last was answered; conversations a second. */
async function talk(port, name, count) {
  const startMs = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = next++; number < count; number = next++) await one(port, name, number);
    }),
  );
  return (count * 1_000) / (performance.now() - startMs);
}

async function one(port, name, number) {
  const thread = `${name}.${number}`;
  const texts = scriptOf(number * 3).steps.flatMap(({ say }) => say);
  for (const [n, text] of texts.entries()) {
    const reply = new Promise((resolve) => answered.set(thread, resolve));
    const rooted = n === 0 ? {} : { thread_ts: thread };
    const ts = n === 0 ? thread : `${thread}-${n}`;
    const said = { text: n === 0 ? `<@UBOT> ${text}` : text, user: `U${number % 50}`, ts };
    await bring(port, `Ev${ts}`, { type: 'message', channel: 'C1', ...said, ...rooted });
    await reply;
  }
}

async function bring(port, event_id, event) {
  const authorizations = [{ team_id: 'T1', enterprise_id: null, is_enterprise_install: false }];
  const body = JSON.stringify({
    type: 'event_callback',
    team_id: 'T1',
    event_id,
    authorizations,
    event,
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const hash = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${body}`).digest('hex');
  const response = await fetch(`http://127.0.0.1:${port}/slack/events`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': `v0=${hash}`,
    },
  });
  if (!response.ok) throw new Error(`the bot answered ${response.status}`);
  await response.arrayBuffer();
}

async function startApi() {
  let last = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const args = new URLSearchParams(body);
    const method = request.url.replace('/api/', '');
    last += 1;
    const user = { tz: 'Europe/Berlin', locale: 'en-GB', real_name: 'Somebody' };
    const identity = { user_id: 'UBOT', bot_id: 'BBOT', team_id: 'T1' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ok: true, ts: `1.${last}`, channel: 'C1', user, ...identity }));
    if (method === 'chat.postMessage') answered.get(args.get('thread_ts'))?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
