import { afterEach, describe, expect, test } from 'vitest';
import { deskAt, linkTo } from '../../../src/adapters/telegram/key.ts';
import { type RunningBot, startBot } from '../../support/telegram/bot.ts';
import { groupChat, migrate, person, privateChat } from '../../support/telegram/chats.ts';
import { startTelegram } from '../../support/telegram/server.ts';

const running: RunningBot[] = [];
afterEach(async () => {
  for (const bot of running.splice(0)) await bot.close();
});

const [dana, lee] = [person(42, 'Dana'), person(77, 'Lee')];

/** A customer's private chat, and the group of the people behind it, in privacy mode. */
async function handedOver({ desk = '-1001', before = groupChat } = {}) {
  const server = await startTelegram();
  const id = String(server.token.split(':')[0]);
  const bot = await startBot({
    server,
    runtime: { desks: { service_team: deskAt(id, desk) ?? '' } },
  });
  running.push(bot);
  const chat = privateChat(server, dana);
  const group = before(server);
  chat.says(dana, 'I want to return a product');
  await chat.hears();
  chat.says(dana, 'I want to talk to a human');
  await chat.hears();
  const text = await group.hears();
  return { bot, chat, group, note: group.last(), text };
}

describe('people take over in a group on Telegram', () => {
  test('they read what is noted, and both hear each other', async () => {
    const { bot, chat, group, note, text } = await handedOver();
    expect(text).toContain('Dana would like to talk to one of you.');
    expect(group.buttons(note)).toEqual(['Back to the bot', 'Close']);
    group.says(lee, 'What is wrong with it?', { to: note });
    expect(await chat.hears()).toBe('Lee: What is wrong with it?');
    chat.says(dana, 'the screen is broken');
    expect(await group.hears()).toBe('Dana: the screen is broken');
    expect(group.last().repliesTo).toBe(note.id);
    group.says(lee, 'Then send it back.', { to: group.last() });
    expect(await chat.hears()).toBe('Lee: Then send it back.');
    expect(bot.server.calls.filter(({ refused }) => refused !== undefined)).toEqual([]);
  });

  test.each([
    ['Back to the bot', "I'm back to help you", 'Lee gave this back to the bot.'],
    ['Close', 'The team has closed this.', 'Lee closed this.'],
  ])('%s: the person is told, and the buttons go', async (label, told, noted) => {
    const { chat, group, note } = await handedOver();
    group.taps(lee, label, note);
    expect(await chat.hears()).toContain(told);
    expect(await group.hears()).toBe(noted);
    expect(group.buttons(note)).toEqual([]);
    expect(note.text).toContain(`✓ ${noted}`);
  });

  test('they are told that a person who has blocked the bot does not get their words', async () => {
    const { bot, chat, group, note } = await handedOver();
    chat.state.forbidden = 'bot was blocked by the user';
    group.says(lee, 'Are you there?', { to: note });
    expect(await group.hears()).toBe(
      'That has not reached Dana: nothing can be sent there any more.',
    );
    expect(group.last().repliesTo).toBe(note.id);
    expect(bot.server.updates.pending()).toEqual([]);
  });

  test('a group that became a supergroup is still where they take over', async () => {
    const { chat, group, note } = await handedOver({
      desk: '-500',
      before: (server) => migrate(server, groupChat(server, { id: -500 }), -1_000_888),
    });
    group.says(lee, 'What is wrong with it?', { to: note });
    expect(await chat.hears()).toBe('Lee: What is wrong with it?');
    group.says(lee, '@form_bot lunch?');
    group.taps(lee, 'Close', note);
    expect(await chat.hears()).toContain('The team has closed this.');
    expect(await group.hears()).toBe('Lee closed this.');
    expect(group.seen()).toHaveLength(2);
  });

  test('what they say among themselves is theirs alone', async () => {
    const { bot, chat, group, note } = await handedOver();
    const before = chat.seen().length;
    group.says(lee, 'lunch?');
    group.says(lee, '/start', {});
    group.says(lee, 'Hello Dana', { to: note });
    expect(await chat.hears()).toBe('Lee: Hello Dana');
    expect(chat.seen()).toHaveLength(before + 1);
    expect(bot.events.filter(({ event }) => event === 'fault')).toEqual([]);
  });
});

describe('the address of a desk', () => {
  test.each([
    ['-1001234567890', 'telegram:1:-1001234567890'],
    ['-1001234567890/5', 'telegram:1:-1001234567890/5'],
    ['42', 'telegram:1:42'],
    ['@team', undefined],
    ['', undefined],
    ['-100/x', undefined],
  ])('%s', (address, key) => {
    expect(deskAt('1', address)).toBe(key);
  });
});

test.each([
  ['telegram:7:-1001234567890/5', 'https://t.me/c/1234567890/5'],
  ['telegram:7:-1001234567890/5@42', 'https://t.me/c/1234567890/5'],
  ['telegram:7:-1001234567890', undefined],
  ['telegram:7:-4500000001', undefined],
  ['telegram:7:42', undefined],
])('%s can be opened by others at %s', (key, link) => {
  expect(linkTo(key)).toBe(link);
});
