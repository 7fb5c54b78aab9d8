import type { FieldFault, Form } from '../core/form.ts';
import type { FilledField, Input } from '../core/input.ts';
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

  /** Shows that an answer takes a moment, if it can. May be lost, and changes nothing. */
  thinking?(key: string, thread?: string): void;

  /** Begins to receive. `receive` resolves once the inputs are durable: acknowledge only then. */
  start(receive: Receive, places: Places): Promise<void>;
  stop(): Promise<void>;
}

/** What may be looked up about a place, within the seconds that a platform waits. Changes nothing. */
export interface Places {
  /** Whether the bot talks with people there; words elsewhere are none of its business. */
  isKnown(key: string): Promise<boolean>;
  /**
   * The values as a form, all of them or those named, as far as the person who opens it may see them.
   * `undefined` where no run is open or correctable.
   */
  describeForm(key: string, viewer: string, slots?: readonly string[]): Promise<Form | undefined>;
  /** What is wrong with a form that was filled in. An outdated one is for the turn to refuse. */
  validateFields(key: string, fields: readonly FilledField[]): Promise<readonly FieldFault[]>;
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
