import type { Chat, Message } from 'grammy/types';

/** The platform's name in keys and in the delivered body. */
export const platform = 'telegram';

/** A place on Telegram, as its key spells it. */
export interface Address {
  /** The bot that talks there: another bot in the same chat is another conversation. */
  readonly bot: string;
  readonly chat: number;
  readonly topic?: number;
  /** In a group where everybody has a conversation of their own. */
  readonly person?: number;
}

export function keyOf({ bot, chat, topic, person }: Address): string {
  const inTopic = topic === undefined ? '' : `/${topic}`;
  const ofPerson = person === undefined ? '' : `@${person}`;
  return `${platform}:${bot}:${chat}${inTopic}${ofPerson}`;
}

/** The place that a key spells. Throws for what `keyOf` never made. */
export function addressOf(key: string): Address {
  const [, bot, chat, topic, person] = keyPattern.exec(key) ?? [];
  if (bot === undefined) throw new TypeError('This is no key of a place on Telegram.');
  return {
    bot,
    chat: Number(chat),
    ...(topic !== undefined && { topic: Number(topic) }),
    ...(person !== undefined && { person: Number(person) }),
  };
}

/** A desk as operators write it: a chat, and behind a slash a topic of it. */
export function deskAt(bot: string, address: string): string | undefined {
  const [, chat, topic] = /^(-?\d{1,16})(?:\/(\d{1,9}))?$/.exec(address) ?? [];
  if (chat === undefined) return undefined;
  return keyOf({ bot, chat: Number(chat), ...(topic !== undefined && { topic: Number(topic) }) });
}

/** A topic's address on Telegram. Other chats have none that others could open. */
export function linkTo(key: string): string | undefined {
  const { chat, topic } = addressOf(key);
  const number = -chat - firstSupergroup;
  return topic === undefined || number <= 0 ? undefined : `https://t.me/c/${number}/${topic}`;
}

/** Ids of supergroups begin here, below zero. */
const firstSupergroup = 1_000_000_000_000;

/** Of a note at a desk, and of what is written in answer to it. */
export function noteKey(bot: string, messageId: string): string {
  return `${platform}:${bot}:note:${messageId}`;
}

const keyPattern = /^telegram:(\d+):(-?\d+)(?:\/(\d+))?(?:@(\d+))?$/;

/** The topic of a message. A reply chain outside of topics has a thread id, too: that is no topic. */
export function topicOf(message: Message): number | undefined {
  const { is_topic_message: isTopic, message_thread_id: thread } = message;
  return isTopic && thread !== generalTopic ? thread : undefined;
}

/** Where a forum's talk goes that belongs to no topic: written to without naming it. */
const generalTopic = 1;

/** Chats with several people have ids below zero. */
export function isGroup(chat: number): boolean {
  return chat < 0;
}

/**
 * A message's id with its chat's, since a group that becomes a supergroup counts anew: the same
 * number is another message then.
 */
export function messageIdOf(chat: Pick<Chat, 'id'>, message: Pick<Message, 'message_id'>): string {
  return `${chat.id}/${message.message_id}`;
}

export function messageAt(id: string): { readonly chat: number; readonly message: number } {
  const [chat, message] = id.split('/');
  return { chat: Number(chat), message: Number(message) };
}
