import { Api } from 'grammy';
import type { BotCommand, File, Message, Update, UserFromGetMe, WebhookInfo } from 'grammy/types';
import type { MessagePayload } from './render.ts';

/** The methods of the Bot API that are used here. Each rejects with what grammY throws. */
export interface TelegramApi {
  getMe(signal?: AbortSignal): Promise<UserFromGetMe>;
  getUpdates(offset: number, seconds: number, signal: AbortSignal): Promise<readonly Update[]>;
  sendMessage(payload: MessagePayload, signal: AbortSignal): Promise<Message>;
  editMessageText(payload: EditedText, signal: AbortSignal): Promise<unknown>;
  editMessageReplyMarkup(payload: EditedMessage, signal: AbortSignal): Promise<unknown>;
  answerCallbackQuery(id: string, notice?: string, signal?: AbortSignal): Promise<unknown>;
  sendChatAction(place: TypingPlace, signal: AbortSignal): Promise<unknown>;
  getFile(id: string, signal: AbortSignal): Promise<File>;
  setMyCommands(commands: readonly BotCommand[], language?: string): Promise<unknown>;
  setWebhook(url: string, secret: string): Promise<unknown>;
  deleteWebhook(): Promise<unknown>;
  getWebhookInfo(): Promise<WebhookInfo>;
}

export interface EditedMessage {
  readonly chat_id: number;
  readonly message_id: number;
}

export type EditedText = EditedMessage &
  Pick<MessagePayload, 'text' | 'entities' | 'link_preview_options'>;

export type TypingPlace = Pick<MessagePayload, 'chat_id' | 'message_thread_id'>;

/** What is received, said everywhere: left out, Telegram keeps whatever was asked for before. */
export const allowedUpdates = ['message', 'edited_message', 'callback_query'] as const;

/** No call but the one that waits for updates takes longer. */
const callSeconds = 60;

/** Talks with the Bot API through grammY. `root` is another server that speaks it. */
export function openApi(token: string, root?: string): TelegramApi {
  const { raw } = new Api(token, {
    timeoutSeconds: callSeconds,
    ...(root !== undefined && { apiRoot: root }),
  });
  type Signal = Parameters<typeof raw.getMe>[0];
  // grammY brings types of its own for the signals of the platform.
  const abortable = (signal: AbortSignal | undefined) => signal as Signal;
  const allowed_updates = [...allowedUpdates];
  return {
    getMe: (signal) => raw.getMe(abortable(signal)),
    getUpdates: (offset, seconds, signal) =>
      raw.getUpdates({ offset, timeout: seconds, limit: 100, allowed_updates }, abortable(signal)),
    sendMessage: (payload, signal) => raw.sendMessage(payload as never, abortable(signal)),
    editMessageText: (payload, signal) => raw.editMessageText(payload as never, abortable(signal)),
    editMessageReplyMarkup: (payload, signal) =>
      raw.editMessageReplyMarkup(payload, abortable(signal)),
    answerCallbackQuery: (id, text, signal) =>
      raw.answerCallbackQuery(
        { callback_query_id: id, ...(text !== undefined && { text }) },
        signal && abortable(signal),
      ),
    sendChatAction: (place, signal) =>
      raw.sendChatAction({ ...place, action: 'typing' }, abortable(signal)),
    getFile: (id, signal) => raw.getFile({ file_id: id }, abortable(signal)),
    setMyCommands: (commands, language) =>
      raw.setMyCommands({
        commands: [...commands],
        ...(language !== undefined && { language_code: language as never }),
      }),
    setWebhook: (url, secret) => raw.setWebhook({ url, secret_token: secret, allowed_updates }),
    deleteWebhook: () => raw.deleteWebhook({}),
    getWebhookInfo: () => raw.getWebhookInfo(),
  };
}
