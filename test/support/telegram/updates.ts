import type { Update } from 'grammy/types';
import { ApiError, refuse } from './api-error.ts';

/** What the bot has not taken yet, and the two ways of bringing it. */
export interface Updates {
  bring(update: Omit<Update, 'update_id'>): Update;
  /** Brings the same update once more, as happens when its acknowledgement was lost. */
  again(update: Update): void;
  getUpdates(payload: Readonly<Record<string, unknown>>, gone: AbortSignal): Promise<unknown>;
  setWebhook(payload: Readonly<Record<string, unknown>>): true;
  deleteWebhook(): true;
  webhookInfo(): unknown;
  /** Takes what waits away from the bot, to be brought by hand. */
  take(): readonly Update[];
  /** Updates that are not confirmed. */
  pending(): readonly Update[];
  /** What the webhook answered, in order. */
  readonly answers: readonly number[];
  close(): void;
}

/** `changed` is called when an update is confirmed. */
export function openUpdates(changed: () => void): Updates {
  const queue: Update[] = [];
  const answers: number[] = [];
  let nextId = 700_000_001;
  let held: ((outcome: 'updates' | 'conflict' | 'gone') => void) | undefined;
  let webhook: { readonly url: string; readonly secret: string | undefined } | undefined;
  let posting: Promise<void> | undefined;
  let closed = false;

  function add(update: Update): void {
    queue.push(update);
    queue.sort((a, b) => a.update_id - b.update_id);
    held?.('updates');
    post();
  }

  function post(): void {
    if (webhook === undefined || posting !== undefined) return;
    posting = postAll().finally(() => {
      posting = undefined;
      if (queue.length > 0 && !closed) post();
    });
  }

  /** One after the other; what is not taken is brought again. */
  async function postAll(): Promise<void> {
    while (webhook !== undefined && queue[0] !== undefined && !closed) {
      const [update] = queue;
      const { url, secret } = webhook;
      const status = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret !== undefined && { 'x-telegram-bot-api-secret-token': secret }),
        },
        body: JSON.stringify(update),
      }).then(
        (response) => response.status,
        () => 0,
      );
      answers.push(status);
      if (status === 200) queue.splice(queue.indexOf(update), 1);
      changed();
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    answers,
    bring(update) {
      const whole = { update_id: nextId++, ...update } as Update;
      add(whole);
      return whole;
    },
    again: add,
    take: () => queue.splice(0),
    pending: () => [...queue],

    async getUpdates({ offset = 0, limit = 100, timeout = 0 }, gone) {
      if (webhook !== undefined) {
        throw new ApiError(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to " +
            'delete the webhook first',
        );
      }
      held?.('conflict');
      const confirmed = queue.filter(({ update_id: id }) => id < Number(offset));
      for (const update of confirmed) queue.splice(queue.indexOf(update), 1);
      if (confirmed.length > 0) changed();
      if (queue.length === 0 && Number(timeout) > 0) {
        const outcome = await new Promise<string>((resolve) => {
          held = resolve;
          gone.addEventListener('abort', () => resolve('gone'));
        });
        if (outcome === 'conflict') {
          throw new ApiError(
            409,
            'Conflict: terminated by other getUpdates request; make sure that only one bot ' +
              'instance is running',
          );
        }
        held = undefined;
      }
      return queue.slice(0, Number(limit));
    },
    setWebhook({ url, secret_token: secret }) {
      if (typeof url !== 'string' || !/^https:|^http:\/\/127\.0\.0\.1:/.test(url)) {
        refuse('bad webhook: An HTTPS URL must be provided for webhook');
      }
      if (secret !== undefined && !/^[A-Za-z0-9_-]{1,256}$/.test(String(secret))) {
        refuse('secret token contains unallowed characters');
      }
      webhook = { url, secret: secret === undefined ? undefined : String(secret) };
      held?.('conflict');
      post();
      return true;
    },
    deleteWebhook() {
      webhook = undefined;
      return true;
    },
    webhookInfo: () => ({
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: queue.length,
      ...(answers.at(-1) !== undefined &&
        answers.at(-1) !== 200 && {
          last_error_date: 1_790_000_000,
          last_error_message: `Wrong response from the webhook: ${answers.at(-1)}`,
        }),
    }),
    close() {
      closed = true;
      held?.('gone');
    },
  };
}
