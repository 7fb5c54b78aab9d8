import type { CallbackQuery, Chat, Message, Update, User } from 'grammy/types';
import type { Input, Person } from '../../core/input.ts';
import type { Place, ReceivedInput } from '../port.ts';
import { attachmentIn, documentsIn } from './attachment.ts';
import { readCommand } from './command.ts';
import { isGroup, keyOf, messageIdOf, noteKey, platform, topicOf } from './key.ts';
import { asQuotation, type BotIdentity, quoteOf, wordsOf } from './words.ts';

/** What an update comes to. */
export type ReadUpdate =
  | {
      readonly kind: 'input';
      readonly place: Place;
      readonly input: ReceivedInput;
      /** More of the same may follow in a moment, and belongs to it. */
      readonly inParts: boolean;
    }
  /** A group became a supergroup: the place that was known under `key` has another name now. */
  | { readonly kind: 'moved'; readonly place: Place }
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason };

/** `no-person`: written in the name of a chat. `own`: by this bot itself. `unreadable`: not of any known form. */
export type IgnoredReason =
  | 'unknown-update'
  | 'no-person'
  | 'own'
  | 'another-bot'
  | 'not-addressed'
  | 'command-for-others'
  | 'service-message'
  | 'nothing-new'
  | 'unreadable';

export interface ReadingOptions {
  readonly bot: BotIdentity;
  /** Ids of the flows that a link may open. */
  readonly flows: readonly string[];
  /** In groups everybody has a conversation of their own. */
  readonly perPerson: boolean;
  readonly nowMs: number;
  readonly timeZone?: string;
}

/** Reads one update. Pure; what is none of the bot's business is ignored with a reason. */
export function readUpdate(update: Update, options: ReadingOptions): ReadUpdate {
  const { message, edited_message: edited, callback_query: tap } = update;
  if (message !== undefined) return readMessage(update, message, options);
  if (edited !== undefined) return readEdit(update, edited, options);
  if (tap !== undefined) return readTap(update, tap, options);
  return ignored('unknown-update');
}

function readMessage(update: Update, message: Message, options: ReadingOptions): ReadUpdate {
  const { bot } = options;
  const { chat, migrate_to_chat_id: later, migrate_from_chat_id: earlier } = message;
  if (later !== undefined) return moved(chat.id, later, bot);
  if (earlier !== undefined) return moved(earlier, chat.id, bot);
  const from = senderOf(message, bot);
  if (typeof from === 'string') return ignored(from);

  const words = wordsOf(message, bot);
  const { command } = words;
  const forwarded = message.forward_origin !== undefined;
  const ours = command && !forwarded ? readCommand(command, options) : undefined;
  if (isGroup(chat.id)) {
    if (command !== undefined && ours === undefined) return ignored('command-for-others');
    if (ours === undefined && !words.addressed) return ignored('not-addressed');
  }
  const base = baseOf(update, from, options);
  const messageId = messageIdOf(chat, message);
  const received = (input: Input | undefined, inParts = false): ReadUpdate =>
    input === undefined
      ? ignored('service-message')
      : {
          kind: 'input',
          place: placeOf(chat, topicOf(message), from, options, message.reply_to_message),
          input: { input, eventIds: [input.eventId] },
          inParts,
        };

  if (ours?.as === 'command') {
    return received({ ...base, kind: 'command', messageId, ...ours.given });
  }
  const text = (ours?.text ?? words.text).trim();
  const inAlbum = message.media_group_id !== undefined;
  if (text === '') {
    const carried = attachmentIn(message);
    return received(carried && { ...base, messageId, ...carried }, inAlbum);
  }
  const quote = quoteOf(message);
  const files = documentsIn(message);
  return received(
    {
      ...base,
      kind: 'text',
      messageId,
      text: forwarded ? asQuotation(text) : text,
      ...(quote !== undefined && { quote }),
      ...(files.length > 0 && { files }),
      ...(isGroup(chat.id) && { addressed: true }),
    },
    inAlbum || forwarded,
  );
}

/** A message whose words were changed. Also where somebody taps on a link in it, it comes anew. */
function readEdit(update: Update, message: Message, options: ReadingOptions): ReadUpdate {
  const from = senderOf(message, options.bot);
  if (typeof from === 'string') return ignored(from);
  const text = wordsOf(message, options.bot).text.trim();
  if (text === '' || message.forward_origin !== undefined) return ignored('nothing-new');
  const { chat } = message;
  const base = baseOf(update, from, options);
  const input: Input = { ...base, kind: 'edit', messageId: messageIdOf(chat, message), text };
  return {
    kind: 'input',
    place: placeOf(chat, topicOf(message), from, options, message.reply_to_message),
    input: { input, eventIds: [input.eventId] },
    inParts: false,
  };
}

/** A tap on a button. Of a message that Telegram no longer shows to bots, the chat is still known. */
function readTap(update: Update, tap: CallbackQuery, options: ReadingOptions): ReadUpdate {
  const { message, data, from } = tap;
  if (message === undefined || data === undefined) return ignored('unknown-update');
  if (from.is_bot) return ignored('another-bot');
  const base = baseOf(update, from, options);
  const topic = message.date === 0 ? undefined : topicOf(message as Message);
  return {
    kind: 'input',
    place: placeOf(message.chat, topic, from, options, message),
    input: {
      input: { ...base, kind: 'control', controlId: data },
      eventIds: [base.eventId],
    },
    inParts: false,
  };
}

function ignored(reason: IgnoredReason): ReadUpdate {
  return { kind: 'ignored', reason };
}

function moved(from: number, to: number, { id }: BotIdentity): ReadUpdate {
  const key = (chat: number) => keyOf({ bot: String(id), chat });
  return { kind: 'moved', place: { key: key(from), platform, aliases: [key(to)] } };
}

/** Only people are talked with: two bots would never stop. */
function senderOf(message: Message, bot: BotIdentity): User | IgnoredReason {
  const { chat, from, sender_chat: sender } = message;
  if (chat.type === 'channel' || from === undefined || sender !== undefined) return 'no-person';
  if (from.id === bot.id) return 'own';
  return from.is_bot ? 'another-bot' : from;
}

function placeOf(
  chat: Chat,
  topic: number | undefined,
  from: User,
  { bot, perPerson, timeZone }: ReadingOptions,
  answered?: Pick<Message, 'message_id'> & Partial<Pick<Message, 'from'>>,
): Place {
  const { language_code: locale } = from;
  // Of a message too old to be shown to bots, its sender is not known; only theirs can be tapped.
  const ofBot = answered !== undefined && (answered.from?.id ?? bot.id) === bot.id;
  const room = {
    bot: String(bot.id),
    chat: chat.id,
    ...(topic !== undefined && { topic }),
  };
  const own = perPerson && isGroup(chat.id);
  return {
    key: keyOf(own ? { ...room, person: from.id } : room),
    platform,
    ...(own && { within: keyOf(room) }),
    ...(ofBot && { note: noteKey(String(bot.id), messageIdOf(chat, answered)) }),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

function baseOf(update: Update, from: User, { bot, nowMs }: ReadingOptions) {
  const { language_code: locale } = from;
  return {
    eventId: `${platform}:${bot.id}:${update.update_id}`,
    from: personOf(from),
    receivedAtMs: nowMs,
    ...(locale !== undefined && { locale }),
  };
}

function personOf({ id, first_name: first, last_name: last }: User): Person {
  const name = [first, last].filter(Boolean).join(' ');
  return { id: String(id), ...(name !== '' && { name }) };
}
