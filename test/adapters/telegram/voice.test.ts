import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/runtime/clock.ts';
import { modelTranscriber } from '../../../src/understanding/model/transcriber.ts';
import { type Heard, type ModelServer, startModelServer } from '../../support/model-server.ts';
import { ApiError } from '../../support/telegram/api-error.ts';
import { type BotGiven, type RunningBot, startBot } from '../../support/telegram/bot.ts';
import { type FakeChat, person, privateChat } from '../../support/telegram/chats.ts';

let bot: RunningBot;
let server: ModelServer;
const dana = person(42, 'Dana');

afterEach(async () => {
  await bot.close();
  await bot.store.close();
  await server.close();
});

/** A bot that listens: in every recording are the words that it consists of. */
async function start(
  hears: (words: string) => Heard = (text) => ({ text }),
  given: BotGiven = {},
): Promise<FakeChat> {
  server = await startModelServer(
    () => ({ status: 404 }),
    ({ bytes }) => hears(bytes.toString()),
  );
  const transcriber = modelTranscriber({
    apiKey: 'k',
    baseUrl: server.url,
    model: 'm',
    budgetMs: 5_000,
    pace: systemClock,
  });
  bot = await startBot({ ...given, runtime: { transcriber, ...given.runtime } });
  const chat = privateChat(bot.server, dana);
  chat.says(dana, '/start return-request');
  expect(await chat.hears()).toContain('What is your order number?');
  return chat;
}

function speaks(chat: FakeChat, words: string): void {
  const id = `voice${bot.server.world.files.size}`;
  bot.server.world.files.set(id, Buffer.from(words));
  chat.sends(dana, { voice: { file_id: id, duration: 2, mime_type: 'audio/ogg' } });
}

test('a whole conversation is spoken; what depends on a letter is shown before it counts', async () => {
  const chat = await start();
  speaks(chat, 'my order number is 007123');
  expect(await chat.hears()).toMatch(/007123.*How many days ago did you buy it/s);
  expect(chat.buttons()).toEqual(['Right', 'Change']);
  speaks(chat, 'twelve days ago');
  expect(await chat.hears()).toContain('Are you a premium member?');
  speaks(chat, 'no');
  await chat.hears();
  const { data } = await bot.delivered();
  expect(data.values).toMatchObject({ order_number: '007123', purchase_age_days: 12 });
  expect(bot.server.world.typing.length).toBeGreaterThan(0);
  expect(server.recordings.map(({ name }) => name)).toEqual(Array(3).fill('recording.ogg'));
});

describe('what cannot be heard is asked for again', () => {
  test('where the file is gone, and where the server fails', async () => {
    const chat = await start(() => ({ status: 400 }));
    chat.sends(dana, { voice: { file_id: 'gone', duration: 2 } });
    expect(await chat.hears()).toMatch(/type it/);
    speaks(chat, '007123');
    expect(await chat.hears()).toMatch(/type it/);
    chat.says(dana, '007123');
    expect(await chat.hears()).toContain('How many days ago did you buy it?');
    const failures = bot.events.flatMap((each) =>
      each.event === 'turn' ? (each.transcription?.failure ?? []) : [],
    );
    expect(failures).toEqual(['not-fetched', 'bad-request']);
  });

  test('where it is larger than what is listened to', async () => {
    const chat = await start();
    speaks(chat, 'x'.repeat(10_000_001));
    expect(await chat.hears()).toMatch(/type it/);
    expect(server.recordings).toEqual([]);
  });
});

test('a Telegram that is away for a moment is asked once more', async () => {
  const chat = await start();
  bot.server.failNext('getFile', new ApiError(502, 'Bad Gateway'));
  speaks(chat, 'my order number is 007123');
  expect(await chat.hears()).toContain('007123');
});
