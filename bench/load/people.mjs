// The other side of a bot, in a process of its own: the platform's API on this machine, and people who
// say the next thing when the last was answered. It refuses nothing, so that a bot is what is measured.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { signingSecret, telegramPath, telegramSecret, textsOf } from './script.mjs';

const atOnce = 16;
/** Resolvers of the people who wait for an answer, by the place they wait in. */
const waiting = new Map();
let calls = 0;
let said = 0;

const platforms = {
  telegram: {
    /** The answer of a method, and the place that it says something new in. */
    answer(method, body, n) {
      if (method === 'getMe') return { result: botUser };
      if (method !== 'sendMessage') return { result: true };
      const { chat_id: id, text } = body;
      const chat = { id, type: 'private', first_name: 'P' };
      const message = { message_id: n, date: seconds(), chat, from: botUser, text };
      return { result: message, place: String(id) };
    },
    method: (url) => url.split('/').at(-1),
    read: (text) => (text === '' ? {} : JSON.parse(text)),
    place: (name, number) => String(name * 1_000_000 + number),
    bring(place, text, n) {
      const id = Number(place);
      const chat = { id, type: 'private', first_name: 'P' };
      const from = { id, is_bot: false, first_name: 'P', language_code: 'en' };
      const message = { message_id: n, date: seconds(), chat, from, text };
      return {
        path: telegramPath,
        body: JSON.stringify({ update_id: n, message }),
        headers: { 'x-telegram-bot-api-secret-token': telegramSecret },
      };
    },
  },
  slack: {
    answer(method, body, n) {
      const ts = `1767603600.${String(n).padStart(6, '0')}`;
      const user = { tz: 'Europe/Berlin', locale: 'en-GB', real_name: 'Somebody' };
      const identity = { user_id: 'UBOT', bot_id: 'BBOT', team_id: 'T1' };
      const result = { ts, channel: 'C1', user, ...identity };
      return method === 'chat.postMessage' ? { result, place: body.thread_ts } : { result };
    },
    method: (url) => url.replace('/api/', ''),
    read: (text) => Object.fromEntries(new URLSearchParams(text)),
    place: (name, number) =>
      `17676036${String(name).padStart(2, '0')}.${String(number).padStart(6, '0')}`,
    bring(thread, words, n, first) {
      const ts = first ? thread : `1767603900.${String(n).padStart(6, '0')}`;
      const text = first ? `<@UBOT> ${words}` : words;
      const rooted = first ? {} : { thread_ts: thread };
      const event = { type: 'message', channel: 'C1', user: `U${n % 50}`, text, ts, ...rooted };
      const authorizations = [{ team_id: 'T1', enterprise_id: null, is_enterprise_install: false }];
      const call = { type: 'event_callback', team_id: 'T1', event_id: `Ev${n}`, authorizations };
      const body = JSON.stringify({ ...call, event });
      const timestamp = String(seconds());
      const hash = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${body}`);
      return {
        path: '/slack/events',
        body,
        headers: {
          'x-slack-request-timestamp': timestamp,
          'x-slack-signature': `v0=${hash.digest('hex')}`,
        },
      };
    },
  },
};

const botUser = { id: 7000000001, is_bot: true, first_name: 'Bot', username: 'bench_bot' };

async function talk(port, name, count) {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: atOnce * 2 });
  const latencies = [];
  const before = { said, calls };
  let next = 0;
  const one = async (number) => {
    const place = platform.place(name, number);
    for (const [n, text] of textsOf(number).entries()) {
      const reply = new Promise((resolve) => waiting.set(place, resolve));
      said += 1;
      const startMs = performance.now();
      await bring(pool, platform.bring(place, text, said, n === 0));
      await reply;
      latencies.push(performance.now() - startMs);
    }
    waiting.delete(place);
  };
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let number = next++; number < count; number = next++) await one(number);
    }),
  );
  const ms = performance.now() - startMs;
  await pool.close();
  return { ms, latencies, messages: said - before.said, calls: calls - before.calls };
}

async function bring(pool, { path, body, headers }) {
  const type = { 'content-type': 'application/json' };
  const request = { method: 'POST', path, body, headers: { ...type, ...headers } };
  const { statusCode, body: answer } = await pool.request(request);
  await answer.dump();
  if (statusCode !== 200) throw new Error(`the bot answered ${statusCode}`);
}

function seconds() {
  return Math.floor(Date.now() / 1_000);
}

const kind = process.argv[2];
const platform = platforms[kind];
let last = 0;
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = platform.read(Buffer.concat(chunks).toString());
  last += 1;
  calls += 1;
  const { result, place } = platform.answer(platform.method(request.url), body, last);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(kind === 'slack' ? { ok: true, ...result } : { ok: true, result }));
  if (place !== undefined) waiting.get(place)?.();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('message', async ({ port, name, count }) => {
  process.send({ talked: await talk(port, name, count) });
});
process.on('disconnect', () => process.exit());
process.send({ ready: server.address().port });
