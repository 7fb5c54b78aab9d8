import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { redisStore } from '../../../src/store/redis/index.ts';
import { type SharedRedis, sharedRedis } from '../../support/redis.ts';
import { ApiError } from '../../support/telegram/api-error.ts';
import {
  type BotGiven,
  type RunningBot,
  startBot,
  webhookSecret,
} from '../../support/telegram/bot.ts';
import { groupChat, migrate, person, privateChat, tapOn } from '../../support/telegram/chats.ts';

/** What goes wrong on the way to Telegram and back, each on the Redis store. */

let redis: SharedRedis;
const running: RunningBot[] = [];
let runs = 0;

beforeAll(async () => {
  redis = await sharedRedis();
});
afterEach(async () => {
  for (const bot of running.splice(0).reverse()) {
    await bot.close();
    await bot.store.close();
  }
});
afterAll(() => redis.stop());

const storeAt = (prefix: string) => redisStore({ url: redis.url, keyPrefix: prefix });
const newPrefix = () => `${redis.prefix}${++runs}:`;

async function start(given: BotGiven = {}): Promise<RunningBot> {
  const bot = await startBot({ store: storeAt(newPrefix()), ...given });
  running.push(bot);
  return bot;
}

const dana = person(42, 'Dana');
const callsOf = ({ server }: RunningBot, method: string) =>
  server.calls.filter((call) => call.method === method);

async function talkStarted(given: BotGiven = {}) {
  const bot = await start(given);
  const chat = privateChat(bot.server, dana);
  chat.says(dana, '/start');
  await chat.hears();
  return { bot, chat };
}

describe('between an update and its acceptance', () => {
  test('a store that is away costs nothing: the update comes again', async () => {
    const store = storeAt(newPrefix());
    let away = 3;
    const accept: typeof store.accept = async (...given) => {
      if (away-- > 0) throw Object.assign(new Error('away'), { retryable: true });
      return store.accept(...given);
    };
    const bot = await start({ store: { ...store, accept } });
    const chat = privateChat(bot.server, dana);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    expect(bot.notices.map(({ code }) => code)).toContain('not-accepted');
  });

  test('a bot that dies before it has accepted leaves the update for the next one', async () => {
    const prefix = newPrefix();
    const store = storeAt(prefix);
    let reached = false;
    const accept = () => {
      reached = true;
      return new Promise<never>(() => {});
    };
    const first = await startBot({ store: { ...store, accept }, runtime: { stopMs: 1 } });
    const chat = privateChat(first.server, dana);
    chat.says(dana, '/start');
    await expect.poll(() => reached).toBe(true);
    void first.stop();
    expect(first.server.updates.pending()).toHaveLength(1);
    const second = await start({ server: first.server, store: storeAt(prefix) });
    expect(await chat.hears()).toContain('What is your order number?');
    await second.server.until(() => second.server.updates.pending().length === 0);
    await store.close();
  });

  test('a bot that ends in peace leaves nothing to come again', async () => {
    const { bot } = await talkStarted();
    await bot.stop();
    expect(bot.server.updates.pending()).toEqual([]);
  });

  test('an update that no attempt can take is passed over, said, and holds up nobody', async () => {
    const store = storeAt(newPrefix());
    const accept: typeof store.accept = async (arrival, request) => {
      if (JSON.stringify(arrival).includes('poison')) throw new TypeError('a bug');
      return store.accept(arrival, request);
    };
    const bot = await start({ store: { ...store, accept } });
    const chat = privateChat(bot.server, dana);
    chat.says(dana, 'poison');
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    expect(bot.notices).toContainEqual(expect.objectContaining({ code: 'passed-over' }));
    expect(JSON.stringify(bot.notices)).not.toContain('a bug');
  });

  test.each([{}, { byWebhook: true as const }])(
    'the same update again changes nothing %j',
    async (given) => {
      const { bot, chat } = await talkStarted(given);
      const before = bot.events.filter(({ event }) => event === 'turn').length;
      const update = bot.server.updates.bring({
        message: {
          message_id: 55,
          date: 1,
          chat: { id: 42, type: 'private', first_name: 'Dana' },
          from: dana,
          text: '100482',
        },
      });
      await chat.hears();
      await bot.server.until(() => bot.server.updates.pending().length === 0);
      bot.server.updates.again(update);
      await bot.server.until(() => bot.server.updates.pending().length === 0);
      expect(bot.events.filter(({ event }) => event === 'turn')).toHaveLength(before + 1);
      expect(chat.seen()).toHaveLength(2);
    },
  );
});

describe('on the way out', () => {
  test('a storm of 429 delays the message by what Telegram says, and loses none', async () => {
    const bot = await start();
    const chat = privateChat(bot.server, dana);
    const flood = new ApiError(429, 'Too Many Requests: retry after 0', { retry_after: 0.05 });
    bot.server.failNext('sendMessage', flood, 4);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    expect(callsOf(bot, 'sendMessage').filter(({ refused }) => refused)).toHaveLength(4);
    const waits = bot.events.filter((event) => event.event === 'waiting');
    expect(waits.length).toBeGreaterThanOrEqual(4);
  });

  test.each(['no-answer', new ApiError(502, 'Bad Gateway')] as const)(
    'a call that broke is made again: %s',
    async (failure) => {
      const bot = await start();
      const chat = privateChat(bot.server, dana);
      bot.server.failNext('sendMessage', failure);
      chat.says(dana, '/start');
      expect(await chat.hears()).toContain('What is your order number?');
      expect(chat.seen()).toHaveLength(1);
    },
  );

  test('whoever has blocked the bot gets no more messages, and nothing is tried again', async () => {
    const { bot, chat } = await talkStarted();
    chat.state.forbidden = 'bot was blocked by the user';
    chat.says(dana, '100482');
    await bot.server.until(() => bot.events.some(({ event }) => event === 'parked'));
    const [parked] = bot.events.filter((event) => event.event === 'parked');
    expect(parked).toMatchObject({ reason: 'Forbidden: bot was blocked by the user' });
    expect(callsOf(bot, 'sendMessage')).toHaveLength(2);
    expect(bot.server.updates.pending()).toEqual([]);
    // Back again, the conversation goes on where it was.
    chat.state.forbidden = undefined;
    chat.says(dana, '12');
    expect(await chat.hears()).toContain('premium');
  });

  test('a topic that is gone is answered outside of it', async () => {
    const bot = await start();
    const group = groupChat(bot.server, { id: -1_002_400, topics: [77] });
    bot.server.failNext('sendMessage', new ApiError(400, 'Bad Request: message thread not found'));
    group.says(dana, '/start@form_bot', { topic: 77 });
    expect(await group.hears()).toContain('What is your order number?');
  });

  test('a token that is refused is said in words, and the message waits', async () => {
    const bot = await start();
    const chat = privateChat(bot.server, dana);
    bot.server.failNext('sendMessage', new ApiError(401, 'Unauthorized'));
    chat.says(dana, '/start');
    await bot.server.until(() => bot.events.some(({ event }) => event === 'waiting'));
    expect(bot.notices).toContainEqual(expect.objectContaining({ code: 'token-refused' }));
    expect(JSON.stringify(bot.notices)).not.toContain(bot.server.token);
  });
});

describe('a group that becomes a supergroup', () => {
  test.each([
    ['told by both chats', false],
    ['found out by the refusal alone', true],
  ])('goes on where it was, %s', async (_, unheard) => {
    const bot = await start();
    const group = groupChat(bot.server, { id: -45 });
    group.says(dana, '/start@form_bot');
    await group.hears();
    const later = migrate(bot.server, group, -1_002_400);
    if (unheard) bot.server.updates.take();
    else await bot.server.until(() => bot.server.updates.pending().length === 0);
    if (unheard) {
      // The answer to what was said before the move finds the new chat.
      bot.server.updates.bring({
        message: {
          message_id: 55,
          date: 1,
          chat: { id: -45, type: 'group', title: 'Team' },
          from: dana,
          text: '/help@form_bot',
          entities: [{ type: 'bot_command', offset: 0, length: 14 }],
        },
      });
      await later.hears();
      await bot.server.until(() => later.seen().length === 1);
    }
    later.says(dana, '@form_bot 100482', {
      with: { reply_to_message: { message_id: 1, date: 1, from: bot.server.world.bot } },
    });
    await bot.server.until(() => later.seen().some((text) => text.includes('How many days ago')));
    later.answers(dana, '12');
    await bot.server.until(() => later.seen().some((text) => text.includes('premium')));
    later.answers(dana, 'yes');
    const { data } = await bot.delivered();
    expect(data.values).toMatchObject({ order_number: '100482', purchase_age_days: 12 });
  });
});

describe('buttons', () => {
  async function inferred() {
    const { bot, chat } = await talkStarted();
    chat.says(dana, '100482');
    await chat.hears();
    chat.says(dana, 'about two weeks ago');
    await chat.hears();
    return { bot, chat, shown: chat.last() };
  }

  /** The same, one question later: the button in hand is of the one before. */
  async function past() {
    const { bot, chat, shown } = await inferred();
    const old = shown.markup?.inline_keyboard?.[0]?.[0]?.callback_data ?? '';
    chat.says(dana, 'yes');
    await chat.hears();
    return { bot, chat, old };
  }

  const pastQuestion = expect.stringMatching(/earlier question|question we are past/);
  const tooOld =
    'Bad Request: query is too old and response timeout expired or query ID is invalid';
  const noticesIn = ({ server }: RunningBot) =>
    [...server.world.taps.values()].flatMap(({ notice }) => notice ?? []);

  test('go when they are tapped, and the tap is answered at once', async () => {
    const { bot, chat, shown } = await inferred();
    expect(chat.buttons(shown)).toEqual(['Right', 'Change']);
    chat.taps(dana, 'Right');
    await chat.hears();
    await bot.server.until(() => chat.buttons(shown).length === 0);
    expect([...bot.server.world.taps.values()]).toEqual([{ answered: true }]);
  });

  test('go when the answer is typed instead', async () => {
    const { bot, chat, shown } = await inferred();
    chat.says(dana, 'no, 12 days ago');
    await chat.hears();
    await bot.server.until(() => chat.buttons(shown).length === 0);
    expect(shown.text).toContain('14 days');
  });

  test('of an earlier question change nothing, and a short notice says so', async () => {
    const { bot, chat, old } = await past();
    const { calls } = bot.server;
    const sent = calls.filter(({ method }) => method === 'sendMessage').length;
    for (const data of [old, 'from-another-bot']) {
      tapOn(bot.server.world, chat.state, chat.last(), dana, data);
    }
    await bot.server.until(() => noticesIn(bot).length === 2);
    expect(noticesIn(bot)).toEqual([pastQuestion, pastQuestion]);
    chat.says(dana, 'no');
    await chat.hears();
    expect(calls.filter(({ method }) => method === 'sendMessage')).toHaveLength(sent + 1);
  });

  test('of an earlier question say so in a message where the notice comes too late', async () => {
    const { bot, chat, old } = await past();
    bot.server.failNext('answerCallbackQuery', new ApiError(400, tooOld));
    tapOn(bot.server.world, chat.state, chat.last(), dana, old);
    expect(await chat.hears()).toEqual(pastQuestion);
    expect(noticesIn(bot)).toEqual([]);
  });

  test('work although Telegram has given up waiting for the answer to the tap', async () => {
    const { bot, chat } = await inferred();
    bot.server.failNext('answerCallbackQuery', new ApiError(400, tooOld));
    chat.taps(dana, 'Right');
    expect(await chat.hears()).toContain('premium');
  });

  test('tapped twice are one answer', async () => {
    const { bot, chat, shown } = await inferred();
    chat.taps(dana, 'Right', shown);
    chat.taps(dana, 'Right', shown);
    expect(await chat.hears()).toContain('premium');
    // By a notice, or by a message where the first tap was still on its way.
    await bot.server.until(() => noticesIn(bot).length + chat.seen().length > 4);
    const told = [...noticesIn(bot), chat.last().text];
    expect(told.some((text) => /earlier question|question we are past/.test(text))).toBe(true);
    expect(bot.events.some(({ event }) => event === 'parked')).toBe(false);
  });
});

describe('who receives', () => {
  test('two bots with one token: both say what it is, and no message is lost', async () => {
    const prefix = newPrefix();
    const first = await start({ store: storeAt(prefix) });
    const { server } = first;
    await server.until(() => callsOf(first, 'getUpdates').length > 0);
    const second = await startBot({ server, store: storeAt(prefix) });
    await server.until(() =>
      [...first.notices, ...second.notices].some(({ code }) => code === 'other-poller'),
    );
    const chat = privateChat(server, dana);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    await second.stop();
    await second.store.close();
    expect(chat.seen()).toHaveLength(1);
  });

  test('a webhook that is set keeps a polling bot waiting, and it says what to do', async () => {
    const bot = await start();
    const { server } = bot;
    await server.until(() => callsOf(bot, 'getUpdates').length > 0);
    server.updates.setWebhook({ url: 'http://127.0.0.1:9/' });
    await server.until(() => bot.notices.some(({ code }) => code === 'webhook-set'));
    server.updates.deleteWebhook();
    const chat = privateChat(server, dana);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
  });

  test('a wrong secret is refused, and what is no update, too', async () => {
    const bot = await start({ byWebhook: true });
    const post = (body: string, secret?: string, path = '/telegram') =>
      fetch(`http://127.0.0.1:${bot.adapter.webhookPort()}${path}`, {
        method: 'POST',
        headers: secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret },
        body,
      }).then(({ status }) => status);
    const update = JSON.stringify({
      update_id: 1,
      message: {
        message_id: 1,
        date: 1,
        chat: { id: 42, type: 'private' },
        from: dana,
        text: 'hi',
      },
    });
    expect(await post(update)).toBe(401);
    expect(await post(update, 'wrong')).toBe(401);
    expect(await post(update, `${webhookSecret}x`)).toBe(401);
    expect(await post(update, webhookSecret, '/other')).toBe(404);
    expect(await post('{', webhookSecret)).toBe(400);
    expect(await post('null', webhookSecret)).toBe(400);
    expect(await post(`"${'x'.repeat(2_000_000)}"`, webhookSecret)).toBe(413);
    expect(bot.events).toEqual([]);
    expect(await post(update, webhookSecret)).toBe(200);
  });

  test('by webhook a store that is away answers 500, and the update comes again', async () => {
    const store = storeAt(newPrefix());
    let away = 2;
    const accept: typeof store.accept = async (...given) => {
      if (away-- > 0) throw Object.assign(new Error('away'), { retryable: true });
      return store.accept(...given);
    };
    const bot = await start({ store: { ...store, accept }, byWebhook: true });
    const chat = privateChat(bot.server, dana);
    chat.says(dana, '/start');
    expect(await chat.hears()).toContain('What is your order number?');
    await bot.server.until(() => bot.server.updates.pending().length === 0);
    expect(bot.server.updates.answers).toEqual([500, 500, 200]);
  });
});
