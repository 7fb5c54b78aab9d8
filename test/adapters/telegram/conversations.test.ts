import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../../../src/store/memory.ts';
import { redisStore } from '../../../src/store/redis/index.ts';
import { type SharedRedis, sharedRedis } from '../../support/redis.ts';
import { type BotGiven, type RunningBot, startBot } from '../../support/telegram/bot.ts';
import { groupChat, person, privateChat } from '../../support/telegram/chats.ts';

let redis: SharedRedis;
const running: RunningBot[] = [];
let runs = 0;

beforeAll(async () => {
  redis = await sharedRedis();
});
afterEach(async () => {
  for (const bot of running.splice(0)) {
    await bot.close();
    await bot.store.close();
  }
});
afterAll(() => redis.stop());

async function start(given: BotGiven = {}): Promise<RunningBot> {
  const bot = await startBot(given);
  running.push(bot);
  return bot;
}

const stores = {
  memory: memoryStore,
  Redis: () => redisStore({ url: redis.url, keyPrefix: `${redis.prefix}${++runs}:` }),
};

describe.each([
  ['memory', 'polling'],
  ['Redis', 'polling'],
  ['Redis', 'a webhook'],
] as const)('on %s, by %s', (store, way) => {
  const given = (): BotGiven => ({
    store: stores[store](),
    ...(way === 'a webhook' && { byWebhook: true as const }),
  });

  test('a customer and the bot come to an end in English', async () => {
    const bot = await start(given());
    const dana = person(42, 'Dana');
    const chat = privateChat(bot.server, dana);
    chat.says(dana, '/start return-request__case-17');
    expect(await chat.hears()).toContain('What is your order number?');
    chat.says(dana, '007123');
    expect(await chat.hears()).toContain('How many days ago did you buy it?');
    chat.says(dana, 'about two weeks ago');
    expect(await chat.hears()).toContain('14 days');
    expect(chat.buttons()).toEqual(['Right', 'Change']);
    chat.taps(dana, 'Right');
    expect(await chat.hears()).toContain('Are you a premium member?');
    chat.says(dana, 'what does it cost to send it back?');
    expect(await chat.hears()).toContain('A return costs 4.90');
    chat.says(dana, 'no');
    expect(await chat.hears()).toContain("That's all I need");
    const { type, data } = await bot.delivered();
    expect(type).toBe('collection.completed');
    expect(data.reference).toBe('case-17');
    expect(data.values).toMatchObject({
      order_number: '007123',
      purchase_age_days: 14,
      premium_member: false,
    });
    expect(bot.server.calls.filter(({ refused }) => refused !== undefined)).toEqual([]);
  });

  test('a customer and the bot come to an end in Russian', async () => {
    const bot = await start(given());
    const olga = person(43, 'Ольга', 'ru');
    const chat = privateChat(bot.server, olga);
    chat.says(olga, 'Хочу вернуть товар, заказ 100482');
    expect(await chat.hears()).toContain('Сколько дней назад вы купили товар?');
    chat.says(olga, 'недели две назад');
    expect(await chat.hears()).toContain('14 дней');
    expect(chat.buttons()).toEqual(['Верно', 'Изменить']);
    chat.taps(olga, 'Верно');
    expect(await chat.hears()).toContain('У вас есть премиум-подписка?');
    chat.says(olga, 'да');
    const { data } = await bot.delivered();
    expect(data.values).toMatchObject({
      order_number: '100482',
      purchase_age_days: 14,
      premium_member: true,
    });
  });

  test('a group in privacy mode: a command, then answers to the bot', async () => {
    const bot = await start(given());
    const dana = person(42, 'Dana');
    const group = groupChat(bot.server, { id: -1_002_400 });
    group.says(dana, 'nobody hears this');
    group.says(dana, '/start@form_bot');
    expect(await group.hears()).toContain('What is your order number?');
    expect(group.last().markup).toEqual({ force_reply: true, selective: true });
    group.says(dana, '4 minutes late, sorry');
    group.answers(dana, '100482');
    expect(await group.hears()).toContain('How many days ago');
    group.answers(dana, '12');
    expect(await group.hears()).toContain('premium');
    group.answers(dana, 'yes');
    const { data } = await bot.delivered();
    expect(data.values).toMatchObject({ order_number: '100482', purchase_age_days: 12 });
  });

  test('topics are conversations side by side, and answers stay in them', async () => {
    const bot = await start(given());
    const dana = person(42, 'Dana');
    const group = groupChat(bot.server, { id: -1_002_400, topics: [77, 78] });
    for (const topic of [77, 78]) {
      group.says(dana, '/start@form_bot', { topic });
      expect(await group.hears(topic)).toContain('What is your order number?');
    }
    group.answers(dana, 'A-77', { topic: 77 });
    await group.hears(77);
    group.answers(dana, 'B-78', { topic: 78 });
    await group.hears(78);
    for (const topic of [77, 78]) {
      group.answers(dana, '12', { topic });
      await group.hears(topic);
      group.answers(dana, 'yes', { topic });
      await group.hears(topic);
    }
    const orders = [await bot.delivered(), await bot.delivered()].map(
      ({ data }) => data.values.order_number,
    );
    expect(new Set(orders)).toEqual(new Set(['A-77', 'B-78']));
    expect(group.seen()).toEqual([]);
  });
});
