import type { Message, MessageEntity, Update, User } from 'grammy/types';
import type { TelegramServer } from './server.ts';
import { asMessage, type ChatState, chatHead, type ShownMessage, type World } from './world.ts';

/** Somebody with Telegram on their phone. */
export function person(id: number, name: string, language = 'en'): User {
  return { id, is_bot: false, first_name: name, language_code: language };
}

export interface Saying {
  readonly topic?: number;
  /** The message that it answers. */
  readonly to?: ShownMessage;
  /** More fields of the message, such as what is attached to it. */
  readonly with?: Partial<Message> | Readonly<Record<string, unknown>>;
}

/** A chat as the people in it see and use it. */
export interface FakeChat {
  readonly state: ChatState;
  says(from: User, text: string, how?: Saying): ShownMessage;
  /** Answers where the phone offers to: the last message of the bot that opens a reply. */
  answers(from: User, text: string, how?: Saying): ShownMessage;
  sends(from: User, what: Readonly<Record<string, unknown>>, how?: Saying): ShownMessage;
  edits(message: ShownMessage, text: string): void;
  /** Taps the newest button with these words, or one of a message. */
  taps(from: User, label: string, message?: ShownMessage): void;
  /** What the bot has written, as it stands there now. */
  seen(topic?: number): readonly string[];
  last(topic?: number): ShownMessage;
  /** Resolves when the bot has written once more than before. */
  hears(topic?: number): Promise<string>;
  buttons(message?: ShownMessage): readonly string[];
}

export function privateChat(server: TelegramServer, user: User, topics: readonly number[] = []) {
  return openChat(server, { id: user.id, type: 'private', title: user.first_name, topics });
}

export function groupChat(
  server: TelegramServer,
  given: { id?: number; privacy?: boolean; topics?: readonly number[] } = {},
) {
  const { id = -1001, privacy = true, topics = [] } = given;
  const type = id < -1_000 ? 'supergroup' : 'group';
  return openChat(server, { id, type, title: 'Team', privacy, topics });
}

function openChat(
  server: TelegramServer,
  given: Pick<ChatState, 'id' | 'type' | 'title'> & {
    readonly privacy?: boolean;
    readonly topics: readonly number[];
  },
): FakeChat {
  const { world } = server;
  const state: ChatState = {
    id: given.id,
    type: given.type,
    title: given.title,
    privacy: given.privacy ?? false,
    topics: new Set(given.topics),
    messages: [],
    forbidden: undefined,
    migratedTo: undefined,
  };
  world.chats.set(state.id, state);
  const heard = new Map<number | undefined, number>();

  const ofBot = (topic?: number) =>
    state.messages.filter((each) => each.from.id === world.bot.id && each.topic === topic);
  const last = (topic?: number): ShownMessage => {
    const found = ofBot(topic).at(-1);
    if (found === undefined) throw new Error('The bot has written nothing here.');
    return found;
  };

  function says(from: User, text: string, how: Saying = {}): ShownMessage {
    const shown: ShownMessage = {
      id: world.nextId++,
      from,
      topic: how.topic,
      text,
      entities: entitiesOf(text),
      markup: undefined,
      repliesTo: how.to?.id,
    };
    state.messages.push(shown);
    const message = { ...asMessage(state, shown), ...how.with } as Message;
    if (isVisible(world, state, message)) bringMessage(message);
    return shown;
  }

  function bringMessage(message: Message): void {
    world.bring({ message } as Omit<Update, 'update_id'>);
  }

  return {
    state,
    says,
    answers(from, text, how = {}) {
      const offered = ofBot(how.topic).findLast(({ markup }) => markup?.force_reply);
      return says(from, text, { ...how, ...(offered && { to: offered }) });
    },
    sends: (from, what, how = {}) => says(from, '', { ...how, with: { ...how.with, ...what } }),
    edits(shown, text) {
      shown.text = text;
      shown.entities = entitiesOf(text);
      const edited = { ...asMessage(state, shown), edit_date: 1_790_001_000 };
      world.bring({ edited_message: edited } as unknown as Omit<Update, 'update_id'>);
    },
    taps(from, label, given) {
      const has = ({ markup }: ShownMessage) =>
        buttonsOf(markup).some(({ text }) => text === label);
      const shown = given ?? state.messages.findLast(has);
      const button = buttonsOf(shown?.markup).find(({ text }) => text === label);
      if (shown === undefined || button === undefined) throw new Error(`There is no "${label}".`);
      tapOn(world, state, shown, from, button.callback_data);
    },
    seen: (topic) => ofBot(topic).map(({ text }) => text),
    last,
    async hears(topic) {
      const before = heard.get(topic) ?? 0;
      await server.until(() => ofBot(topic).length > before);
      heard.set(topic, before + 1);
      return ofBot(topic)[before]?.text ?? '';
    },
    buttons: (message = last()) => buttonsOf(message.markup).map(({ text }) => text),
  };
}

/** A tap with whatever data, as of a button that was shown long ago. */
export function tapOn(
  world: World,
  chat: ChatState,
  shown: ShownMessage,
  from: User,
  data: string,
): string {
  const id = `tap-${world.nextId++}`;
  world.taps.set(id, { answered: false });
  world.bring({
    callback_query: {
      id,
      from,
      chat_instance: '1',
      data,
      message: asMessage(chat, shown),
    },
  } as unknown as Omit<Update, 'update_id'>);
  return id;
}

/** The group becomes a supergroup, which both of them tell. */
export function migrate(server: TelegramServer, chat: FakeChat, to: number): FakeChat {
  const { world } = server;
  const { id: from } = chat.state;
  const later = groupChat(server, { id: to, privacy: chat.state.privacy });
  chat.state.migratedTo = to;
  const service = (of: ChatState, fields: object) =>
    ({
      message_id: world.nextId++,
      date: 1_790_000_000,
      chat: chatHead(of),
      from: person(42, 'Dana'),
      ...fields,
    }) as unknown as Message;
  world.bring({ message: service(chat.state, { migrate_to_chat_id: to }) } as never);
  world.bring({ message: service(later.state, { migrate_from_chat_id: from }) } as never);
  return later;
}

function buttonsOf(markup: ShownMessage['markup']) {
  return markup?.inline_keyboard?.flat() ?? [];
}

/** What a bot sees of a group in privacy mode: what is meant for it, and what Telegram writes. */
function isVisible({ bot }: World, chat: ChatState, message: Message): boolean {
  if (chat.type === 'private' || !chat.privacy) return true;
  const text = message.text ?? '';
  const [first] = message.entities ?? [];
  const isCommand = first?.type === 'bot_command' && first.offset === 0;
  const named = text.split(/\s/, 1)[0]?.endsWith(`@${bot.username}`) ?? false;
  return (isCommand && named) || message.reply_to_message?.from?.id === bot.id;
}

/** The entities that Telegram finds by itself. */
function entitiesOf(text: string): readonly MessageEntity[] {
  const found = (pattern: RegExp, type: 'bot_command' | 'mention') =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      type,
      offset: index,
      length: match.length,
    }));
  return [
    ...found(/(?<!\S)\/[a-z0-9_]+(?:@\w+)?/giu, 'bot_command'),
    ...found(/(?<!\S)@\w+/gu, 'mention'),
  ].sort((a, b) => a.offset - b.offset);
}
