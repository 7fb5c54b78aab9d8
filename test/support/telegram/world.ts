import type { Message, MessageEntity, Update, User } from 'grammy/types';

/** A message as the chat shows it now. */
export interface ShownMessage {
  readonly id: number;
  readonly from: User;
  readonly topic: number | undefined;
  text: string;
  entities: readonly MessageEntity[];
  markup: Markup | undefined;
  readonly repliesTo: number | undefined;
}

export interface Markup {
  readonly inline_keyboard?: readonly (readonly {
    readonly text: string;
    readonly callback_data: string;
  }[])[];
  readonly keyboard?: readonly (readonly {
    readonly text: string;
    readonly request_contact?: boolean;
    readonly request_location?: boolean;
  }[])[];
  readonly force_reply?: boolean;
  readonly remove_keyboard?: boolean;
  readonly selective?: boolean;
}

export interface ChatState {
  id: number;
  readonly type: 'private' | 'group' | 'supergroup';
  readonly title: string;
  readonly topics: Set<number>;
  readonly messages: ShownMessage[];
  /** In privacy mode a bot sees little of a group. */
  readonly privacy: boolean;
  /** Why the bot may not write here, if it may not. */
  forbidden: string | undefined;
  /** The id of the supergroup that it has become. */
  migratedTo: number | undefined;
}

/** All that a server knows. */
export interface World {
  readonly bot: User;
  readonly token: string;
  readonly chats: Map<number, ChatState>;
  /** Taps that still wait for an answer, by id. */
  /** Taps, with the short notice that came with the answer. */
  readonly taps: Map<string, { answered: boolean; notice?: string }>;
  readonly menus: Map<string, readonly { readonly command: string }[]>;
  readonly typing: number[];
  /** What is in files, by their ids. */
  readonly files: Map<string, Buffer>;
  nextId: number;
  /** Brings the bot an update. */
  readonly bring: (update: Omit<Update, 'update_id'>) => void;
  /** Something about a chat has changed. */
  readonly changed: () => void;
}

export function chatOf(world: World, id: unknown): ChatState | undefined {
  return world.chats.get(Number(id));
}

/** The message in the form in which updates and answers carry it. */
export function asMessage(chat: ChatState, shown: ShownMessage): Message {
  const replied = chat.messages.find(({ id }) => id === shown.repliesTo);
  const inTopic = shown.topic !== undefined;
  return {
    message_id: shown.id,
    date: 1_790_000_000 + shown.id,
    chat: chatHead(chat),
    from: shown.from,
    ...(shown.text !== '' && { text: shown.text }),
    ...(shown.entities.length > 0 && { entities: shown.entities }),
    ...(inTopic && { message_thread_id: shown.topic, is_topic_message: true }),
    ...(replied && { reply_to_message: asMessage(chat, { ...replied, repliesTo: undefined }) }),
  } as unknown as Message;
}

export function chatHead({ id, type, title, topics }: ChatState) {
  return type === 'private'
    ? { id, type, first_name: title }
    : { id, type, title, ...(topics.size > 0 && { is_forum: true }) };
}
