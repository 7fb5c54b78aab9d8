import type { Adapter, OutgoingCall, SendResult } from '../../src/adapters/port.ts';
import type { Delivery, PostAttempt, PostResult, WebhookPost } from '../../src/delivery/port.ts';
import type { Understander } from '../../src/understanding/port.ts';

/** A platform that takes every message, and remembers it; `answer` may say otherwise. */
export interface FakeAdapter extends Adapter {
  readonly calls: readonly OutgoingCall[];
  /** The texts of the messages that arrived, in order. */
  readonly shown: readonly string[];
  answer: (call: OutgoingCall, nth: number) => SendResult | Promise<SendResult>;
}

/** `splitAt` is the length beyond which a message takes several calls. */
export function fakeAdapter(platform = 'test', splitAt = 200): FakeAdapter {
  const calls: OutgoingCall[] = [];
  const shown: string[] = [];
  const adapter: FakeAdapter = {
    platform,
    calls,
    shown,
    answer: (_, nth) => ({ result: 'sent', platformMessageId: `p${nth}` }),
    render: (messages) =>
      messages.flatMap(({ id, text }) =>
        pieces(text, splitAt).map((piece) => ({ message: id, lane: 'chat', body: piece })),
      ),
    async send(call) {
      calls.push(call);
      const result = await adapter.answer(call, calls.length);
      if (result.result === 'sent') shown.push(String(call.body));
      return result;
    },
    start: async () => {},
    stop: async () => {},
  };
  return adapter;
}

/** A receiver that takes every post, and remembers it; `answer` may say otherwise. */
export interface FakeDelivery extends Delivery {
  readonly attempts: readonly { readonly post: WebhookPost; readonly attempt: number }[];
  readonly delivered: readonly string[];
  answer: (post: WebhookPost, attempt: PostAttempt) => PostResult | Promise<PostResult>;
}

export function fakeDelivery(): FakeDelivery {
  const attempts: { post: WebhookPost; attempt: number }[] = [];
  const delivered: string[] = [];
  const delivery: FakeDelivery = {
    attempts,
    delivered,
    answer: (post) => ({ result: 'delivered', status: 200, headers: { 'webhook-id': post.id } }),
    render: ({ id, event }) => ({
      lane: 'hook',
      post: { id, endpoint: 'default', body: JSON.stringify({ event }) },
    }),
    async post(post, attempt) {
      attempts.push({ post, attempt: attempt.attempt });
      const result = await delivery.answer(post, attempt);
      if (result.result === 'delivered') delivered.push(post.id);
      return result;
    },
  };
  return delivery;
}

/** An understander that does what it is told. */
export function understander(
  by: Understander['by'],
  understand: Understander['understand'] = async () => ({ understanding: { proposals: [] } }),
): Understander {
  return { by, understand };
}

function pieces(text: string, length: number): string[] {
  const count = Math.max(1, Math.ceil(text.length / length));
  return Array.from({ length: count }, (_, i) => text.slice(i * length, (i + 1) * length));
}
