import type { Input } from '../core/input.ts';
import type { ReplyMessage } from '../core/reply.ts';

/**
 * A platform at the edge. An adapter turns events into inputs and messages into platform calls; it
 * holds no conversation state and sees neither store nor delivery.
 */
export interface Adapter {
  /** The name in conversation keys and in the delivered body. */
  readonly platform: string;

  /**
   * Shapes messages into platform calls, one body a call. Pure, and run before the commit: what it
   * returns is stored and sent as it is. Bodies are plain JSON within the platform's limits.
   */
  render(messages: readonly ReplyMessage[], key: string): readonly RenderedCall[];

  /**
   * Makes one call. `platformMessageId` is given where the logical message was sent before: edit it.
   * Never throws for what a platform answers; that is a `SendResult`.
   */
  send(call: OutgoingCall): Promise<SendResult>;

  /** Begins to receive. `receive` resolves once the inputs are durable: acknowledge only then. */
  start(receive: Receive): Promise<void>;
  stop(): Promise<void>;
}

export interface RenderedCall {
  /** The logical message this call shows. */
  readonly message: string;
  /** The destination that keeps order and limits. */
  readonly lane: string;
  readonly body: unknown;
}

export interface OutgoingCall {
  readonly key: string;
  readonly body: unknown;
  readonly platformMessageId?: string;
  readonly signal: AbortSignal;
}

export type SendResult =
  | { readonly result: 'sent'; readonly platformMessageId?: string }
  | { readonly result: 'retry'; readonly afterMs?: number; readonly reason: string }
  | { readonly result: 'refused'; readonly reason: string };

/** A place that somebody writes from, with what the platform says of it. */
export interface Place {
  readonly key: string;
  readonly platform: string;
  readonly locale?: string;
  readonly timeZone?: string;
}

export interface ReceivedInput {
  readonly input: Input;
  /** Every id under which the platform may bring the same thing again. */
  readonly eventIds: readonly string[];
}

export type Receive = (
  place: Place,
  inputs: readonly ReceivedInput[],
  options?: { readonly quietMs?: number },
) => Promise<{ readonly accepted: readonly string[]; readonly duplicates: readonly string[] }>;
