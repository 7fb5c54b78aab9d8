import type { Effect } from '../core/effects.ts';

/** Turns finished collections into posts, and posts them. */
export interface Delivery {
  /** The post for a delivery effect: fixed bytes, made before the commit. Pure. */
  render(effect: Effect): { readonly lane: string; readonly post: WebhookPost };

  /** One attempt. Never throws for what a network or a receiver does; that is a `PostResult`. */
  post(post: WebhookPost, attempt: PostAttempt): Promise<PostResult>;
}

/** What is stored of a post. Address and secret are looked up by endpoint name at every attempt. */
export interface WebhookPost {
  /** The receiver's idempotency key, the same on every attempt. */
  readonly id: string;
  readonly endpoint: string;
  /** The exact bytes, as text. */
  readonly body: string;
}

export interface PostAttempt {
  /** 1 for the first. */
  readonly attempt: number;
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

export type PostResult =
  | {
      readonly result: 'delivered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly result: 'retry'; readonly atMs: number; readonly reason: string }
  | { readonly result: 'refused'; readonly reason: string };
