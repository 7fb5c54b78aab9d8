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

  /**
   * Shows that an answer is on its way, until the signal aborts. It may be lost and changes nothing;
   * never throws. Absent where a platform has no such thing.
   */
  showTyping?(key: string, until: AbortSignal): void;

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
  | {
      readonly result: 'retry';
      readonly afterMs?: number;
      readonly reason: string;
      /** Nothing was sent, since the platform's limits leave no room now: no attempt is counted. */
      readonly untried?: 'busy';
    }
  | { readonly result: 'refused'; readonly reason: string };

/** A place that somebody writes from, with what the platform says of it. */
export interface Place {
  readonly key: string;
  readonly platform: string;
  readonly locale?: string;
  readonly timeZone?: string;
  /** The place that this one is a part of; begins its key. It may have got another name. */
  readonly within?: string;
  /** Other keys under which the platform brings the same place from now on. */
  readonly aliases?: readonly string[];
}

/** Something an operator should know, in words without secrets and personal values. */
export interface Notice {
  readonly level: 'info' | 'warn' | 'error';
  readonly platform: string;
  /** What it is, for whoever filters logs. */
  readonly code: string;
  readonly text: string;
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
