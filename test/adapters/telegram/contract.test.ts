import { telegramAdapter } from '../../../src/adapters/telegram/index.ts';
import { type FakeChat, groupChat, person, privateChat } from '../../support/telegram/chats.ts';
import { startTelegram } from '../../support/telegram/server.ts';
import { asMessage, chatHead } from '../../support/telegram/world.ts';
import { adapterContract, nowhere, type PlatformPlace } from '../contract.ts';

const secret = 'a-secret';
const roomy = { atOnce: 10_000, everyMs: 1 };

/** Updates are posted by the test itself, so that each answer is seen. */
adapterContract({
  platform: 'telegram',
  async open(receive) {
    const server = await startTelegram();
    const ignored: string[] = [];
    const adapter = telegramAdapter({
      token: server.token,
      apiRoot: server.url,
      limits: { inAll: roomy, inChat: roomy, inGroup: roomy },
      webhook: { host: '127.0.0.1', port: 0, path: '/hook', secret },
      onIgnored: (reason) => ignored.push(reason),
    });
    await adapter.start(receive, nowhere);
    await server.until(() => server.world.menus.size > 0);

    const dana = person(42, 'Dana');
    const { bot } = server.world;
    const caught = () => server.updates.take()[0];
    const talk = (name: string, chat: FakeChat, topic?: number): PlatformPlace => ({
      name,
      says(text) {
        const to = chat.state.messages.findLast(({ from }) => from.id === bot.id);
        const inGroup = chat.state.type !== 'private';
        chat.says(dana, text, {
          ...(topic !== undefined && { topic }),
          ...(inGroup && { with: { reply_to_message: to ?? ownMessage(chat) } }),
        });
        return caught();
      },
      taps(label) {
        chat.taps(dana, label);
        return caught();
      },
      shown: () =>
        chat.state.messages
          .filter((shown) => shown.from.id === bot.id && shown.topic === topic)
          .map((shown) => ({ text: shown.text, controls: chat.buttons(shown) })),
    });
    const ownMessage = (chat: FakeChat) => ({
      message_id: 1,
      date: 1,
      chat: chatHead(chat.state),
      from: bot,
      text: 'Hello',
    });

    const group = groupChat(server, { id: -1_002_400, topics: [77] });
    const direct = privateChat(server, dana);
    const own = { id: 5, from: bot, topic: undefined, text: 'Hello', entities: [] };
    return {
      adapter,
      places: [
        talk('a private chat', direct),
        talk('a group', group),
        talk('a topic', group, 77),
        talk('a topic of a private chat', privateChat(server, person(43, 'Sam'), [5]), 5),
      ],
      ownMessages: [
        {
          update_id: 1,
          message: asMessage(direct.state, { ...own, markup: undefined, repliesTo: undefined }),
        },
      ],
      unknownEvents: [
        { update_id: 2 },
        { update_id: 3, something_new: { id: 1 } },
        { update_id: 4, poll: { id: '1', question: '?', options: [] } },
        { update_id: 5, my_chat_member: { chat: chatHead(direct.state), from: dana } },
        { update_id: 6, message: { message_id: 1, date: 1, chat: { id: 42, type: 'private' } } },
        {
          update_id: 7,
          message: { message_id: 1, date: 1, chat: chatHead(direct.state), from: dana, unheard: 1 },
        },
        {
          update_id: 8,
          channel_post: { message_id: 1, date: 1, chat: { id: -5, type: 'channel' } },
        },
      ],
      async bring(event) {
        const response = await fetch(`http://127.0.0.1:${adapter.webhookPort()}/hook`, {
          method: 'POST',
          headers: { 'x-telegram-bot-api-secret-token': secret },
          body: JSON.stringify(event),
        });
        return response.status === 200 ? 'acknowledged' : 'not-acknowledged';
      },
      ignored: () => ignored,
      async close() {
        await adapter.stop();
        await server.close();
      },
    };
  },
});
