import { setTimeout } from 'node:timers/promises';
import { GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { TelegramApi } from './api.ts';

export interface Poller {
  readonly api: TelegramApi;
  /** Resolves when the update is durable or of no concern; rejects where it must come again. */
  readonly take: (update: Update) => Promise<void>;
  /** The state has changed: what keeps updates from coming in, or that they do. */
  readonly onState: (state: PollingState) => void;
  /** An update that no attempt could take was passed over. */
  readonly onPassedOver: (error: unknown) => void;
  /** How long Telegram may hold a question for updates. */
  readonly holdSeconds: number;
  /** Between two attempts, where one failed. */
  readonly pauseMs: number;
}

/**
 * `other-poller`: another process asks with the same token, and Telegram answers only one of them.
 * `webhook-set`: updates are posted to an address instead.
 */
export type PollingState =
  | 'receiving'
  | 'other-poller'
  | 'webhook-set'
  | 'token-refused'
  | 'unreachable'
  | 'not-accepted'
  /** Nobody has told Telegram where to post. */
  | 'no-webhook';

/** A fault that no waiting heals, tried so often, is the update's own. */
const mostAttempts = 3;

/**
 * Receives by long polling until `ending`. The offset moves only past what is durable: whatever
 * happens before that, Telegram brings it again.
 */
export async function poll(poller: Poller, ending: AbortSignal): Promise<void> {
  const { api, onState, holdSeconds, pauseMs } = poller;
  const failures = new Map<number, number>();
  let offset = 0;
  let state: PollingState | undefined;
  const now = (next: PollingState) => {
    if (state !== next) onState(next);
    state = next;
  };

  while (!ending.aborted) {
    try {
      const updates = await api.getUpdates(offset, holdSeconds, ending);
      const failed = await takeAll(poller, updates, failures);
      offset = failed ?? nextOffset(updates, offset);
      now(failed === undefined ? 'receiving' : 'not-accepted');
      if (failed === undefined) continue;
    } catch (error) {
      if (ending.aborted) break;
      now(stateOf(error));
    }
    await setTimeout(pauseMs, undefined, { signal: ending }).catch(() => {});
  }
  if (offset > 0) await confirm(api, offset);
}

/** What was taken must not come again after a restart: a store in memory would not know it. */
async function confirm(api: TelegramApi, offset: number): Promise<void> {
  await api.getUpdates(offset, 0, AbortSignal.timeout(confirmMs)).catch(() => {});
}

const confirmMs = 1_000;

/**
 * Takes updates in order, those of different chats side by side. Returns the id of the first that was
 * not accepted.
 */
async function takeAll(
  { take, onPassedOver }: Poller,
  updates: readonly Update[],
  failures: Map<number, number>,
): Promise<number | undefined> {
  const failed: number[] = [];
  async function inOrder(some: readonly Update[]): Promise<void> {
    for (const update of some) {
      const { update_id: id } = update;
      try {
        await take(update);
        failures.delete(id);
      } catch (error) {
        const attempts = (failures.get(id) ?? 0) + 1;
        failures.set(id, attempts);
        if (attempts < mostAttempts || mayHeal(error)) {
          failed.push(id);
          return;
        }
        failures.delete(id);
        onPassedOver(error);
      }
    }
  }
  await Promise.all(inChats(updates).map(inOrder));
  return failed.length === 0 ? undefined : Math.min(...failed);
}

/** Updates by chat. Where a group gets another id, all are taken one after the other. */
function inChats(updates: readonly Update[]): readonly (readonly Update[])[] {
  const moves = updates.some(
    ({ message }) => message?.migrate_to_chat_id ?? message?.migrate_from_chat_id,
  );
  if (moves) return [updates];
  const chats = new Map<unknown, Update[]>();
  for (const update of updates) {
    const chat = chatOf(update);
    chats.set(chat, [...(chats.get(chat) ?? []), update]);
  }
  return [...chats.values()];
}

function chatOf({ message, edited_message: edited, callback_query: tap }: Update): unknown {
  return (message ?? edited ?? tap?.message)?.chat.id;
}

function nextOffset(updates: readonly Update[], offset: number): number {
  return updates.reduce((next, { update_id: id }) => Math.max(next, id + 1), offset);
}

/** The store is away, and says so. Anything else is the update's fault, or the program's. */
function mayHeal(error: unknown): boolean {
  return error instanceof Error && 'retryable' in error && error.retryable === true;
}

function stateOf(error: unknown): PollingState {
  if (!(error instanceof GrammyError)) return 'unreachable';
  const { error_code: code, description } = error;
  if (code === 401 || code === 404) return 'token-refused';
  if (code === 409) return /webhook/i.test(description) ? 'webhook-set' : 'other-poller';
  return 'unreachable';
}
