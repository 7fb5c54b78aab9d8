import type { FieldFault, Form } from '../core/form/form.ts';
import type { FilledField, Input, SharedFile } from '../core/input.ts';
import type { LanguageCode } from '../core/language/language.ts';
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

  /** The places where people take over. Absent where the platform has none. */
  readonly desks?: Desks;
  /**
   * An address under which others than the person can open a conversation, as far as the platform lets
   * them in. Pure; absent where there is none.
   */
  linkTo?(key: string): string | undefined;
  /**
   * Shows that an answer is on its way, until the signal aborts. It may be lost and changes nothing;
   * never throws. Absent where a platform has no such thing.
   */
  showTyping?(key: string, until: AbortSignal, about: TypingContext): void;

  /**
   * Fetches what is in a file that was shared, also before `start`. Never throws for what a platform
   * answers. Absent where a platform has no files.
   */
  fetchFile?(request: FileRequest): Promise<FetchedFile>;

  /** Begins to receive. `receive` resolves once the inputs are durable: acknowledge only then. */
  start(receive: Receive, places: Places): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A desk is a place of the people behind a flow. Notes are rendered for its key like any message; what
 * is written under a note, and taps on its controls, come in with the note's key beside the place's.
 */
export interface Desks {
  /** The key of a desk, given as operators write it behind the platform's name; else `undefined`. */
  place(address: string): string | undefined;
  /** The key under which answers to a note come in, given what the platform called the note. */
  noteKey(place: string, platformMessageId: string): string;
}

export interface TypingContext {
  /** The language that the conversation is in. */
  readonly language: LanguageCode;
  /** Where in the place the words came from, as the platform named it with them. */
  readonly thread?: string;
}

/** What may be looked up about a place, within the seconds that a platform waits. Changes nothing. */
export interface Places {
  /** Whether the bot talks with people there; words elsewhere are none of its business. */
  isKnown(key: string): Promise<boolean>;
  /**
   * What to tell, at once and beside the conversation, whoever taps on a control that is there no longer.
   * `undefined` where the tap is to be received like any input.
   */
  outdatedTap(key: string, controlId: string): Promise<string | undefined>;
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
  /** The message that this one belongs under: a note, at a desk. */
  readonly underMessageId?: string;
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

export interface FileRequest {
  readonly file: SharedFile;
  /** Of the place where it was shared. */
  readonly key: string;
  /** In bytes: what is larger is refused, whatever the platform said of its size. */
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** `failed`: with `mayPass`, the same request may go well a moment later. */
export type FetchedFile =
  | { readonly result: 'fetched'; readonly bytes: Uint8Array }
  | { readonly result: 'failed'; readonly reason: string; readonly mayPass: boolean };

/** A place that somebody writes from, with what the platform says of it. */
export interface Place {
  readonly key: string;
  readonly platform: string;
  readonly locale?: string;
  readonly timeZone?: string;
  /** The place that this one is a part of; begins its key. It may have got another name. */
  readonly within?: string;
  /** The message of the bot's that it was done under or to, as `noteKey` has it: a note, perhaps. */
  readonly note?: string;
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
