import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type RunningBot, startBot } from '../../support/telegram/bot.ts';
import { groupChat, person, privateChat } from '../../support/telegram/chats.ts';

const flow = fileURLToPath(new URL('../../support/telegram/damage.yaml', import.meta.url));
let bot: RunningBot;

afterEach(async () => {
  await bot.close();
  await bot.store.close();
});

const photo = (id: string) => ({
  photo: [{ file_id: `${id}-small` }, { file_id: id, file_size: 9 }],
});

test('a place and photos are shared with taps, to the delivery', async () => {
  bot = await startBot({ flows: [flow] });
  const olga = person(43, 'Ольга', 'ru');
  const chat = privateChat(bot.server, olga);
  chat.says(olga, '/start damage');
  expect(await chat.hears()).toContain('Где это?');
  expect(chat.last().markup).toMatchObject({
    keyboard: [[{ text: 'Отправить, где я сейчас', request_location: true }]],
  });
  chat.sends(olga, { location: { latitude: 52.520008, longitude: 13.404954 } });
  expect(await chat.hears()).toContain('Пришлёте фотографию?');
  expect(chat.last().markup).toMatchObject({ remove_keyboard: true });
  const album = { media_group_id: 'g' };
  chat.sends(olga, { ...photo('a'), ...album });
  chat.sends(olga, { ...photo('b'), ...album });
  expect(await chat.hears()).toContain('Какой номер у заявки?');
  chat.says(olga, 'A-17');
  const { data } = await bot.delivered();
  expect(data.values).toMatchObject({
    place: { latitude: 52.520008, longitude: 13.404954 },
    photos: [
      { platform: 'telegram', id: 'a', mimeType: 'image/jpeg', size: 9 },
      { platform: 'telegram', id: 'b' },
    ],
    report_number: 'A-17',
  });
});

test('in a group nobody is offered to share a place, and a photo in answer counts', async () => {
  bot = await startBot({ flows: [flow] });
  const dana = person(42, 'Dana');
  const group = groupChat(bot.server);
  group.says(dana, '/start@form_bot');
  expect(await group.hears()).toContain('Where is it?');
  expect(group.last().markup).toMatchObject({ force_reply: true });
  group.answers(dana, '52.52, 13.405');
  expect(await group.hears()).toContain('Can you send a photo of it?');
  group.answers(dana, '', { with: { document: { file_id: 'd', file_name: 'roof.pdf' } } });
  expect(await group.hears()).toContain('What is the report number?');
});
