import type { TelegramApi } from './api.ts';
import { addressOf } from './key.ts';

/** Telegram shows it for five seconds, or until a message comes. */
const againMs = 4_500;

/** Shows the person that an answer is on its way, for as long as it is. */
export function showTyping(api: TelegramApi, key: string, until: AbortSignal): void {
  if (until.aborted) return;
  const { chat, topic } = addressOf(key);
  const place = { chat_id: chat, ...(topic !== undefined && { message_thread_id: topic }) };
  const show = () => void api.sendChatAction(place, until).catch(() => {});
  show();
  const repeated = setInterval(show, againMs);
  until.addEventListener('abort', () => clearInterval(repeated), { once: true });
}
