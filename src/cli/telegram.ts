#!/usr/bin/env node
import { openApi, type TelegramApi } from '../adapters/telegram/api.ts';
import { readFailure } from '../adapters/telegram/failure.ts';
import type { TelegramSettings } from '../adapters/telegram/settings.ts';
import { readArgs } from './args.ts';
import { endWithFaults, readConfig } from './faults.ts';
import { endWithReader } from './standard-output.ts';
import { readSubcommand } from './subcommand.ts';
import { statusView } from './telegram-view.ts';
import { orUndone, Undone } from './undone.ts';

const command = {
  call: 'npm run --silent telegram --',
  about:
    'How messages get from Telegram to the bot, and how it is set up there.\n\n' +
    'status           Shows the bot, what it sees of groups, and how it receives.\n' +
    'set-webhook      Lets Telegram post messages to TELEGRAM_WEBHOOK_URL.\n' +
    'delete-webhook   Lets the bot ask for messages instead. What waits is kept.\n\n' +
    'Needs TELEGRAM_BOT_TOKEN. Exit status 2: wrongly called; 1: it could not be done.',
  positionals: 'commands',
  options: {},
} as const;

const subcommands = {
  status: { words: [], options: [] },
  'set-webhook': { words: [], options: [] },
  'delete-webhook': { words: [], options: [] },
} as const;

endWithReader();
const read = readArgs(process.argv.slice(2), command);
if (read.kind === 'help') process.stdout.write(read.text);
else if (read.kind === 'faults') refuse(read.faults);
else {
  const asked = readSubcommand(subcommands, read.positionals, read.options);
  if (asked.ok) await act(asked.name);
  else refuse(asked.faults);
}

async function act(name: keyof typeof subcommands): Promise<void> {
  const configured = readConfig();
  if (!configured.ok) return endWithFaults(configured.faults);
  const { telegram } = configured.config;
  if (telegram === undefined) return missing('TELEGRAM_BOT_TOKEN', 'set it, as @BotFather gave it');
  const { webhook, token, apiRoot } = telegram;
  const api = openApi(token, apiRoot);
  if (name === 'status') return orUndone(() => status(api, telegram));
  if (name === 'delete-webhook') return orUndone(() => deleteWebhook(api));
  if (webhook === undefined) {
    return missing('TELEGRAM_WEBHOOK_URL', 'set it, and TELEGRAM_WEBHOOK_SECRET beside it');
  }
  return orUndone(() => setWebhook(api, webhook));
}

async function status(api: TelegramApi, { webhook }: TelegramSettings): Promise<void> {
  const bot = await asked(() => api.getMe());
  const info = await asked(() => api.getWebhookInfo());
  process.stdout.write(statusView(bot, info, webhook?.url));
}

async function setWebhook(
  api: TelegramApi,
  { url, secret }: NonNullable<TelegramSettings['webhook']>,
): Promise<void> {
  await asked(() => api.setWebhook(url, secret));
  process.stdout.write(`Telegram posts messages to ${url} from now on.\n`);
}

async function deleteWebhook(api: TelegramApi): Promise<void> {
  await asked(() => api.deleteWebhook());
  process.stdout.write('Telegram posts no messages any more: npm start asks for them.\n');
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const failure = readFailure(error);
    if (failure.kind === 'token-refused') {
      throw new Undone('Telegram refuses the token: put TELEGRAM_BOT_TOKEN right');
    }
    if (failure.kind === 'final') throw new Undone(`Telegram refuses: ${failure.reason}`);
    throw new Undone('Telegram cannot be reached now');
  }
}

function missing(variable: string, remedy: string): void {
  endWithFaults([{ code: 'bad-configuration', message: `${variable}: ${remedy}` }]);
}

function refuse(messages: readonly string[]): void {
  endWithFaults(messages.map((message) => ({ code: 'bad-arguments', message })));
}
