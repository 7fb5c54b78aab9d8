import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { Understander } from '../../../src/understanding/port.ts';
import { type BotGiven, type RunningBot, startBot } from '../../support/telegram/bot.ts';
import { groupChat, migrate, person, privateChat } from '../../support/telegram/chats.ts';

/** What people do with a phone in their hand, each as a short conversation. */

const callback = fileURLToPath(new URL('../../support/telegram/callback.yaml', import.meta.url));
const dana = person(42, 'Dana');
const running: RunningBot[] = [];
afterEach(async () => {
  for (const bot of running.splice(0)) await bot.close();
});

async function talk(given: BotGiven = {}, who = dana) {
  const bot = await startBot({ flows: [callback], ...given });
  running.push(bot);
  const chat = privateChat(bot.server, who);
  chat.says(who, '/start');
  return { bot, chat, opening: await chat.hears() };
}

describe('a phone number', () => {
  test('is shared with one tap, and the button goes then', async () => {
    const { chat, opening } = await talk();
    expect(opening).toContain('Which number may we call?');
    expect(chat.last().markup?.keyboard).toEqual([
      [{ text: 'Share my phone number', request_contact: true }],
    ]);
    chat.sends(dana, {
      contact: { phone_number: '442079460018', user_id: 42, first_name: 'Dana' },
    });
    expect(await chat.hears()).toContain('How many guests?');
    expect(chat.last().markup).toEqual({ remove_keyboard: true });
  });

  test('of somebody else is not taken', async () => {
    const { chat } = await talk();
    chat.sends(dana, { contact: { phone_number: '442079460018', user_id: 77, first_name: 'Bo' } });
    expect(await chat.hears()).toContain('phone number');
    chat.says(dana, '+44 20 7946 0018');
    expect(await chat.hears()).toContain('How many guests?');
  });
});

test.each([
  [{ voice: {} }, dana, /voice/],
  [{ voice: {} }, person(43, 'Ольга', 'ru'), /[Гг]олосов/],
  [{ sticker: {} }, dana, /[Ww]ords/],
  [{ sticker: {} }, person(43, 'Ольга', 'ru'), /слова/],
  [{ photo: [{}] }, dana, /[Pp]hotos/],
  [{ document: {} }, person(43, 'Ольга', 'ru'), /айл/],
])('%j is answered kindly, and the question comes again', async (what, who, said) => {
  const { bot, chat } = await talk({}, who);
  chat.sends(who, what);
  const answer = await chat.hears();
  expect(answer).toMatch(said);
  expect(answer).toMatch(/number|номер/i);
  for (let i = 0; i < 3; i += 1) {
    chat.sends(who, what);
    await chat.hears();
  }
  expect(bot.events.at(-1)).not.toMatchObject({ settled: { conversation: { outcome: {} } } });
});

describe('a message that was sent before', () => {
  async function withGuests() {
    const talking = await talk();
    const { chat } = talking;
    chat.says(dana, '+44 20 7946 0018');
    await chat.hears();
    const guests = chat.says(dana, '12 guests');
    await chat.hears();
    return { ...talking, guests };
  }

  test('is corrected by editing it, and what is asked stays asked', async () => {
    const { chat, guests, bot } = await withGuests();
    chat.edits(guests, '21 guests');
    expect(await chat.hears()).toMatch(/12.*21|21.*12/);
    chat.says(dana, 'we come by boat');
    const { data } = await bot.delivered();
    expect(data.values).toMatchObject({ guests: 21, note: 'we come by boat' });
  });

  test('and is edited without any value in it answers nothing', async () => {
    const { bot, chat } = await withGuests();
    const talkBefore = chat.seen().length;
    const hello = chat.state.messages.find(({ text }) => text === '/start');
    if (hello) chat.edits(hello, 'forty two');
    await bot.server.until(() => bot.server.updates.pending().length === 0);
    chat.says(dana, 'nothing');
    const { data } = await bot.delivered();
    expect(data.values).toMatchObject({ guests: 12 });
    expect(chat.seen()).toHaveLength(talkBefore + 1);
  });

  test('of whatever kind, edited where nobody has spoken yet, begins nothing', async () => {
    const { bot } = await talk();
    const sam = person(44, 'Sam');
    const chat = privateChat(bot.server, sam);
    const old = { id: 5, from: sam, topic: undefined, entities: [], markup: undefined };
    chat.edits({ ...old, text: '', repliesTo: undefined }, '12');
    await bot.server.until(() => bot.events.filter(({ event }) => event === 'turn').length === 2);
    chat.says(sam, '/start');
    await chat.hears();
    expect(chat.seen()).toHaveLength(1);
  });

  test('or quoted, or forwarded, says nothing for the person', async () => {
    const { chat } = await talk();
    chat.says(dana, 'Call +44 20 7946 0018, says Bo', {
      with: { forward_origin: { type: 'user', date: 1, sender_user: person(77, 'Bo') } },
    });
    expect(await chat.hears()).not.toContain('How many guests?');
    chat.says(dana, 'why?', {
      to: chat.last(),
      with: { quote: { text: '+44 20 7946 0018', position: 5 } },
    });
    expect(await chat.hears()).not.toContain('How many guests?');
  });
});

test('an album is one message: its captions are read together, its pictures are no reproach', async () => {
  const { bot, chat } = await talk();
  chat.says(dana, '+44 20 7946 0018');
  await chat.hears();
  const album = { media_group_id: 'g', photo: [{}] };
  chat.sends(dana, { ...album, caption: 'the garden' });
  chat.sends(dana, album);
  chat.sends(dana, { ...album, caption: '12 guests' });
  expect(await chat.hears()).toContain('What should we know?');
  const turns = bot.events.filter((event) => event.event === 'turn');
  expect(turns.at(-1)?.inputs).toHaveLength(3);
});

describe('a link', () => {
  test('opens its flow, and its reference arrives with the set', async () => {
    const bot = await startBot({ flows: ['return-request', 'project-inquiry'] });
    running.push(bot);
    const chat = privateChat(bot.server, dana);
    chat.says(dana, '/start return-request__A-17');
    expect(await chat.hears()).toContain('What is your order number?');
    for (const words of ['100482', '12', 'yes']) {
      chat.says(dana, words);
      await chat.hears();
    }
    expect((await bot.delivered()).data.reference).toBe('A-17');
  });

  test('with a reference alone keeps it until the flow is chosen, and the choice goes then', async () => {
    const bot = await startBot({ flows: ['return-request', 'project-inquiry'] });
    running.push(bot);
    const chat = privateChat(bot.server, dana);
    chat.says(dana, '/start A-17');
    await chat.hears();
    const asked = chat.last();
    chat.says(dana, 'hm');
    await chat.hears();
    await bot.server.until(() => chat.buttons(asked).length === 0);
    const choice = chat.last();
    expect(chat.buttons()).toEqual(['Return request', 'Project inquiry']);
    chat.taps(dana, 'Return request');
    expect(await chat.hears()).toContain('What is your order number?');
    await bot.server.until(() => chat.buttons(choice).length === 0);
    for (const words of ['100482', '12', 'yes']) {
      chat.says(dana, words);
      await chat.hears();
    }
    expect((await bot.delivered()).data.reference).toBe('A-17');
  });
});

test('the menu has the commands in every language', async () => {
  const { bot } = await talk();
  const { menus } = bot.server.world;
  await bot.server.until(() => menus.has('ru'));
  expect([...menus.keys()].sort()).toEqual(['', 'en', 'ru']);
  for (const menu of menus.values()) {
    expect(menu.map(({ command }) => command)).toEqual([
      'start',
      'help',
      'skip',
      'cancel',
      'reset',
    ]);
  }
});

test('typing is shown while a model is asked, and only then', async () => {
  const model: Understander = {
    by: 'model',
    understand: async () => {
      await typed();
      return { understanding: { proposals: [] } };
    },
  };
  const { bot, chat } = await talk({ runtime: { understander: model } });
  const typed = () => bot.server.until(() => bot.server.world.typing.length > 0);
  expect(bot.server.world.typing).toEqual([]);
  chat.says(dana, 'well, it is a long story, you see');
  await chat.hears();
  expect(bot.server.world.typing).toEqual([42]);
});

test('a conversation of a single person in a group goes on when the group has moved', async () => {
  const bot = await startBot({ perPerson: true });
  running.push(bot);
  const group = groupChat(bot.server, { id: -45 });
  group.says(dana, '/start@form_bot');
  await group.hears();
  const later = migrate(bot.server, group, -1_002_400);
  later.says(dana, '/help@form_bot');
  expect(await later.hears()).toContain('Which order is it about?');
});

test('in a group everybody may have a conversation of their own', async () => {
  const bot = await startBot({ perPerson: true });
  running.push(bot);
  const group = groupChat(bot.server, { id: -1_002_400 });
  const sam = person(43, 'Sam');
  const phone = (who: typeof dana) =>
    group.state.messages.findLast(
      ({ from, repliesTo }) =>
        from.is_bot &&
        group.state.messages.some(({ id, from: by }) => id === repliesTo && by.id === who.id),
    );
  const says = async (who: typeof dana, text: string) => {
    const to = phone(who);
    group.says(who, text, to ? { to } : {});
    return group.hears();
  };
  for (const who of [dana, sam])
    expect(await says(who, '/start@form_bot')).toContain('order number');
  await says(dana, 'A-1');
  await says(sam, 'B-2');
  for (const who of [dana, sam]) {
    await says(who, '12');
    await says(who, 'yes');
  }
  const orders = [await bot.delivered(), await bot.delivered()];
  expect(new Set(orders.map(({ data }) => data.values.order_number))).toEqual(
    new Set(['A-1', 'B-2']),
  );
});
