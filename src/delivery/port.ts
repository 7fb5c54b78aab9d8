import type { Effect } from '../core/effects.ts';

/** Turns finished collections into posts, and posts them. */
export interface Delivery {
  /**
   * The post for a delivery effect: fixed bytes, made before the commit. Pure. `link` opens the
   * conversation, where its platform has an address for it.
   */
  render(effect: Effect, link?: string): { readonly lane: string; readonly post: WebhookPost };

  /**
   * One attempt. What a network or a receiver does is a `PostResult`; rejects only where the
   * endpoint could not be looked up or changed, which says nothing about the receiver.
   */
  post(post: WebhookPost, attempt: PostAttempt): Promise<PostResult>;
}

/** What is stored of a post. Address and secret are looked up by endpoint name at every attempt. */
export interface WebhookPost {
  /** The receiver's idempotency key, the same on every attempt. */
  readonly id: string;
  readonly endpoint: string;
  /** The exact bytes, as text. */
  readonly body: string;
  /** The receiver may name slots to be given anew: the flow says so, and the person is still there. */
  readonly mayReopen?: true;
}

export interface PostAttempt {
  /** 1 for the first. */
  readonly attempt: number;
  /** When the attempt begins. */
  readonly nowMs: number;
  /** When the post was made, by the same clock. */
  readonly createdAtMs: number;
  readonly signal: AbortSignal;
}

export type PostResult =
  | {
      readonly result: 'delivered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | {
      readonly result: 'retry';
      /** Counted from the end of the attempt. */
      readonly afterMs: number;
      readonly reason: string;
      /** Nothing was sent, and why: such an attempt does not count. */
      readonly untried?: 'busy' | 'unconfigured';
    }
  | {
      readonly result: 'refused';
      readonly reason: string;
      /** The endpoint was disabled by this answer: nothing goes there until somebody enables it. */
      readonly disabled?: true;
      /** The conversation is to hear which slots the receiver did not take. */
      readonly refusal?: Refusal;
    };

/** What a receiver says about a set that it does not take. */
export interface Refusal {
  readonly collectionId: string;
  readonly revision: number;
  readonly slots: readonly { readonly slot: string; readonly message: string }[];
}
