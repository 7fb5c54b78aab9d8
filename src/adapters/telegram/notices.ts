import type { Notice } from '../port.ts';
import { platform } from './key.ts';
import type { PollingState } from './poll.ts';

export type Report = (notice: Notice) => void;

/** What an operator reads when the state of receiving changes. */
export function pollingNotice(state: PollingState): Notice {
  const [level, text] = pollingTexts[state];
  return { level, platform, code: state, text };
}

const pollingTexts: Readonly<Record<PollingState, readonly [Notice['level'], string]>> = {
  receiving: ['info', 'Messages from Telegram come in.'],
  'other-poller': [
    'error',
    'Another process asks Telegram for messages with the same token, and only one of the two gets ' +
      'them. Let one bot run with it; beside it as many workers as you like.',
  ],
  'webhook-set': [
    'error',
    'A webhook is set, so nothing comes in here. Take it away with npm run telegram -- ' +
      'delete-webhook, or set TELEGRAM_WEBHOOK_URL to use it.',
  ],
  'no-webhook': [
    'error',
    'Telegram posts no messages yet: npm run telegram -- set-webhook lets it.',
  ],
  'token-refused': [
    'error',
    'Telegram refuses the token: put TELEGRAM_BOT_TOKEN right, as @BotFather gave it.',
  ],
  unreachable: ['warn', 'Telegram cannot be reached. It is tried again until it can.'],
  'not-accepted': [
    'warn',
    'A message could not be stored. Telegram brings it again, and nothing after it is lost.',
  ],
};

export function notice(level: Notice['level'], code: string, text: string): Notice {
  return { level, platform, code, text };
}
