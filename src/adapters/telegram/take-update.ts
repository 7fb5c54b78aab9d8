import type { Update } from 'grammy/types';
import type { Places, Receive } from '../port.ts';
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
  readonly places: Pick<Places, 'outdatedTap'>;
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
  const read = readable(update, { ...taker.reading, nowMs: nowMs() });
  const tap = update.callback_query;
  if (tap !== undefined && (await toldOutdated(tap.id, read, taker))) return;
  // The button stops to spin at once. It may be too late for that, which changes nothing.
  if (tap !== undefined) api.answerCallbackQuery(tap.id).catch(() => {});
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

/**
 * Whether a tap was answered by a short notice that its button is of an earlier question. Where that
 * cannot be found out or said in time, it is taken like any other, and a message says so.
 */
async function toldOutdated(
  tap: string,
  read: ReadUpdate,
  { api, places }: UpdateTaker,
): Promise<boolean> {
  if (read.kind !== 'input' || read.input.input.kind !== 'control') return false;
  try {
    const notice = await places.outdatedTap(read.place.key, read.input.input.controlId);
    if (notice === undefined) return false;
    await api.answerCallbackQuery(tap, notice, AbortSignal.timeout(noticeMs));
    return true;
  } catch {
    return false;
  }
}

/** So long an answer to a tap is waited for; what comes behind it waits, too. */
const noticeMs = 3_000;

/** What no reading fits must not come again and again: it would hold up all that is behind it. */
function readable(update: Update, options: ReadingOptions): ReadUpdate {
  try {
    return readUpdate(update, options);
  } catch {
    return { kind: 'ignored', reason: 'unreadable' };
  }
}
