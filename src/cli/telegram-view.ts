import type { UserFromGetMe, WebhookInfo } from 'grammy/types';

/** How a bot is set up at Telegram, and whether that fits how it is configured here. */
export function statusView(
  bot: UserFromGetMe,
  info: WebhookInfo,
  configured: string | undefined,
): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Bot', `${bot.first_name}, https://t.me/${bot.username}`],
    ['In groups', groups(bot)],
    ['Receives', info.url === '' ? 'when it asks (polling)' : `by webhook at ${info.url}`],
    ['Waiting', String(info.pending_update_count ?? 0)],
    ...(info.last_error_message === undefined
      ? []
      : [['Last error', `${info.last_error_message}, ${timeOf(info.last_error_date)}`] as const]),
    ['To do', todo(info.url ?? '', configured)],
  ];
  return rows.map(([name, text]) => `${`${name}:`.padEnd(12)}${text}\n`).join('');
}

function groups(bot: UserFromGetMe): string {
  if (!bot.can_join_groups) return 'it cannot be added to any';
  return bot.can_read_all_group_messages
    ? 'it gets all messages, and takes commands, mentions and replies to it'
    : 'privacy mode is on: it gets commands and replies to it, no plain mentions';
}

function timeOf(seconds: number | undefined): string {
  return seconds === undefined ? 'some time ago' : new Date(seconds * 1_000).toISOString();
}

function todo(url: string, configured: string | undefined): string {
  if (url === (configured ?? '')) return 'nothing';
  return configured === undefined
    ? 'delete-webhook, or set TELEGRAM_WEBHOOK_URL: npm start asks for messages and gets none'
    : 'set-webhook: npm start listens for messages, and Telegram posts none to it';
}
