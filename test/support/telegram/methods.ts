import { forbid, refuse } from './api-error.ts';
import {
  asMessage,
  type ChatState,
  chatOf,
  type Markup,
  type ShownMessage,
  type World,
} from './world.ts';

type Payload = Readonly<Record<string, unknown>>;
type Method = (world: World, payload: Payload) => unknown;

/** The methods that change what people see, with what Telegram refuses and in its words. */
export const methods: Readonly<Record<string, Method>> = {
  getMe: ({ bot }) => ({
    ...bot,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    has_topics_enabled: true,
  }),
  sendMessage,
  editMessageText,
  editMessageReplyMarkup,
  sendChatAction(world, payload) {
    if (payload.action !== 'typing') refuse('wrong parameter action in request');
    const chat = writableChat(world, payload);
    world.typing.push(chat.id);
    return true;
  },
  getFile(world, { file_id: id }) {
    const content = world.files.get(String(id));
    if (content === undefined) refuse('wrong file_id or the file is temporarily unavailable');
    if (content.length > 20_000_000) refuse('file is too big');
    return { file_id: id, file_unique_id: id, file_size: content.length, file_path: `voice/${id}` };
  },
  answerCallbackQuery(world, { callback_query_id: id, text }) {
    if (String(text ?? '').length > 200) refuse('MESSAGE_TOO_LONG');
    const tap = world.taps.get(String(id));
    if (tap === undefined || tap.answered) {
      refuse('query is too old and response timeout expired or query ID is invalid');
    }
    tap.answered = true;
    if (text) tap.notice = String(text);
    return true;
  },
  setMyCommands(world, { commands, language_code: language = '' }) {
    if (!Array.isArray(commands)) refuse("can't parse commands");
    for (const { command, description } of commands) {
      if (!/^\/?[a-z0-9_]{1,32}$/.test(command)) refuse('BOT_COMMAND_INVALID');
      if (description.length < 1 || description.length > 256) {
        refuse('BOT_COMMAND_DESCRIPTION_INVALID');
      }
    }
    world.menus.set(String(language), commands);
    return true;
  },
};

function sendMessage(world: World, payload: Payload): unknown {
  const chat = writableChat(world, payload);
  const topic = topicIn(chat, payload);
  const text = textIn(payload);
  const markup = markupIn(chat, payload);
  const shown: ShownMessage = {
    id: world.nextId++,
    from: world.bot,
    topic,
    text,
    entities: entitiesIn(text, payload),
    markup,
    repliesTo: repliesTo(chat, payload),
  };
  chat.messages.push(shown);
  world.changed();
  return asMessage(chat, shown);
}

function editMessageText(world: World, payload: Payload): unknown {
  const { chat, shown } = editable(world, payload);
  const text = textIn(payload);
  const markup = inlineOnly(chat, payload);
  const entities = entitiesIn(text, payload);
  if (same([text, entities, markup], [shown.text, shown.entities, shown.markup])) notModified();
  Object.assign(shown, { text, entities, markup });
  world.changed();
  return asMessage(chat, shown);
}

function editMessageReplyMarkup(world: World, payload: Payload): unknown {
  const { chat, shown } = editable(world, payload);
  const markup = inlineOnly(chat, payload);
  if (same(markup, shown.markup)) notModified();
  shown.markup = markup;
  world.changed();
  return asMessage(chat, shown);
}

function writableChat(world: World, { chat_id: id }: Payload): ChatState {
  const chat = chatOf(world, id) ?? refuse('chat not found');
  if (chat.migratedTo !== undefined) {
    refuse('group chat was upgraded to a supergroup chat', { migrate_to_chat_id: chat.migratedTo });
  }
  if (chat.forbidden !== undefined) forbid(chat.forbidden);
  return chat;
}

function topicIn(chat: ChatState, { message_thread_id: thread }: Payload): number | undefined {
  if (thread === undefined) return undefined;
  if (!chat.topics.has(Number(thread))) refuse('message thread not found');
  return Number(thread);
}

function textIn({ text, parse_mode: mode }: Payload): string {
  if (mode !== undefined) refuse('unsupported parse_mode');
  const trimmed = String(text ?? '').trim();
  if (trimmed === '') refuse('message text is empty');
  if (trimmed.length > 4_096) refuse('message is too long');
  return trimmed;
}

function entitiesIn(text: string, { entities = [] }: Payload): ShownMessage['entities'] {
  for (const { offset, length } of entities as ShownMessage['entities']) {
    if (offset < 0 || length < 1 || offset + length > text.length) refuse('ENTITY_BOUNDS_INVALID');
  }
  return entities as ShownMessage['entities'];
}

function markupIn(chat: ChatState, payload: Payload): Markup | undefined {
  const markup = payload.reply_markup as Markup | undefined;
  const buttons = markup?.inline_keyboard?.flat() ?? [];
  if (buttons.length > 100) refuse('REPLY_MARKUP_TOO_LONG');
  for (const { text, callback_data: data } of buttons) {
    if (text.trim() === '') refuse('inline keyboard button text is empty');
    const bytes = Buffer.byteLength(data ?? '');
    if (bytes < 1 || bytes > 64) refuse('BUTTON_DATA_INVALID');
  }
  const keys = markup?.keyboard?.flat() ?? [];
  if (chat.type !== 'private' && keys.some((button) => button.request_contact)) {
    refuse('phone number can be requested in private chats only');
  }
  if (chat.type !== 'private' && keys.some((button) => button.request_location)) {
    refuse('location can be requested in private chats only');
  }
  return markup?.inline_keyboard?.length === 0 ? undefined : markup;
}

function inlineOnly(chat: ChatState, payload: Payload): Markup | undefined {
  const markup = markupIn(chat, payload);
  if (markup && !markup.inline_keyboard) refuse('inline keyboard expected');
  return markup;
}

function repliesTo(chat: ChatState, { reply_parameters: given }: Payload): number | undefined {
  if (given === undefined) return undefined;
  const { message_id: id, allow_sending_without_reply: lenient } = given as {
    readonly message_id: number;
    readonly allow_sending_without_reply?: boolean;
  };
  if (chat.messages.some((message) => message.id === id)) return id;
  return lenient ? undefined : refuse('message to be replied not found');
}

function editable(world: World, payload: Payload) {
  const chat = writableChat(world, payload);
  const shown = chat.messages.find(({ id }) => id === payload.message_id);
  if (shown === undefined) refuse('message to edit not found');
  const { markup } = shown;
  if (shown.from.id !== world.bot.id || (markup && !markup.inline_keyboard)) {
    refuse("message can't be edited");
  }
  return { chat, shown };
}

function notModified(): never {
  return refuse(
    'message is not modified: specified new message content and reply markup are exactly the same ' +
      'as a current content and reply markup of the message',
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
