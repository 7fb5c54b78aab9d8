import type { Message, MessageEntity } from 'grammy/types';

/** Who the bot is: what people mention and what commands are addressed to. */
export interface BotIdentity {
  readonly id: number;
  readonly username: string;
}

/** What a message says, apart from how it was addressed. */
export interface Words {
  /** Text or caption, without mentions of the bot. */
  readonly text: string;
  /** The bot is mentioned, or one of its messages replied to. */
  readonly addressed: boolean;
  readonly command?: Command;
}

export interface Command {
  readonly name: string;
  /** The bot that it names: "/start@shop_bot". */
  readonly bot?: string;
  readonly rest: string;
}

/** Reads the words of a message. Offsets of entities count UTF-16 units, as strings do here. */
export function wordsOf(message: Message, bot: BotIdentity): Words {
  const raw = message.text ?? message.caption ?? '';
  const entities = message.entities ?? message.caption_entities ?? [];
  const mentions = entities.filter((entity) => isMentionOf(bot, entity, raw));
  const command = commandIn(raw, entities);
  const repliesToBot = message.reply_to_message?.from?.id === bot.id;
  return {
    text: mentions.length === 0 ? raw : without(raw, mentions),
    addressed: mentions.length > 0 || repliesToBot,
    ...(command && { command }),
  };
}

/**
 * An earlier message that this one refers to: context, never the person's own words. In a topic every
 * message refers to the one that opened it, which says nothing.
 */
export function quoteOf(message: Message): string | undefined {
  const replied = message.reply_to_message;
  const quote = message.quote?.text ?? replied?.text ?? replied?.caption;
  return quote === undefined || quote === '' ? undefined : quote;
}

/** Somebody else's words, in the form in which people mark them: it is read as a quotation. */
export function asQuotation(text: string): string {
  return text.replace(/^/gmu, '> ');
}

function commandIn(text: string, entities: readonly MessageEntity[]): Command | undefined {
  const entity = entities.find(({ type, offset }) => type === 'bot_command' && offset === 0);
  if (entity === undefined) return undefined;
  const [name = '', bot] = text.slice(1, entity.length).split('@');
  const rest = text.slice(entity.length).trim();
  return { name: name.toLowerCase(), rest, ...(bot !== undefined && { bot: bot.toLowerCase() }) };
}

function isMentionOf(bot: BotIdentity, entity: MessageEntity, text: string): boolean {
  if (entity.type === 'text_mention') return entity.user.id === bot.id;
  if (entity.type !== 'mention') return false;
  const named = text.slice(entity.offset, entity.offset + entity.length);
  return named.toLowerCase() === `@${bot.username.toLowerCase()}`;
}

/** The text without these stretches, and without the gaps and commas that they leave. */
function without(text: string, entities: readonly MessageEntity[]): string {
  let rest = text;
  for (const { offset, length } of [...entities].sort((a, b) => b.offset - a.offset)) {
    const before = rest.slice(0, offset).trimEnd();
    const after = rest.slice(offset + length).replace(/^[,:]?\s*/u, '');
    rest = before === '' || after === '' ? before + after : `${before} ${after}`;
  }
  return rest;
}
