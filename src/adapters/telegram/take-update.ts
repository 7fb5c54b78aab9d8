import type { Update } from 'grammy/types';
import type { Receive } from '../port.ts';
import type { TelegramApi } from './api.ts';
import {
  type IgnoredReason,
  type ReadingOptions,
  type ReadUpdate,
  readUpdate,
} from './to-input.ts';

/** What is done with an update, wherever it comes from. */
export interface UpdateTaker {
  readonly api: TelegramApi;
  readonly receive: Receive;
  readonly reading: Omit<ReadingOptions, 'nowMs'>;
  readonly nowMs: () => number;
  /** How long a text waits for more of the same person's, to be taken together with it. */
  readonly quietMs: number;
  readonly onIgnored: (reason: IgnoredReason) => void;
}

/** Parts of one thing, such as the pictures of an album, follow each other within so long. */
const partsMs = 1_000;

/**
 * Takes one update: resolves when it is durable, or is none of the bot's business. Rejects where it
 * was not accepted: Telegram must bring it again.
 */
export async function takeUpdate(taker: UpdateTaker, update: Update): Promise<void> {
  const { api, receive, nowMs, quietMs } = taker;
  // The button stops to spin at once. It may be too late for that, which changes nothing.
  if (update.callback_query) api.answerCallbackQuery(update.callback_query.id).catch(() => {});
  const read = readable(update, { ...taker.reading, nowMs: nowMs() });
  switch (read.kind) {
    case 'ignored':
      return taker.onIgnored(read.reason);
    case 'moved':
      await receive(read.place, []);
      return;
    case 'input': {
      const words = read.input.input.kind === 'text' || read.input.input.kind === 'wordless';
      const waitMs = read.inParts ? Math.max(partsMs, quietMs) : quietMs;
      const options = words && waitMs > 0 ? { quietMs: waitMs } : {};
      await receive(read.place, [read.input], options);
    }
  }
}

/** What no reading fits must not come again and again: it would hold up all that is behind it. */
function readable(update: Update, options: ReadingOptions): ReadUpdate {
  try {
    return readUpdate(update, options);
  } catch {
    return { kind: 'ignored', reason: 'unreadable' };
  }
}
