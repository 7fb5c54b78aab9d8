import type { Act } from './acts.ts';

/** Something that can be tapped, as a person sees it. What it does stays with the session. */
export interface Control {
  readonly id: string;
  readonly label: string;
}

/** An act with its words. Adapters may show parts natively; `text` alone is always a full reply. */
export interface ReplyPart {
  readonly act: Act;
  readonly text: string;
}

/** One message to the conversation, before any platform has shaped it. */
export interface ReplyMessage {
  /** Logical id. A message with the id of an earlier one replaces it. */
  readonly id: string;
  readonly parts: readonly ReplyPart[];
  /** The parts as one text, paragraphs separated by a blank line. */
  readonly text: string;
  readonly controls: readonly Control[];
  /**
   * Shown in the place of the earlier message with this id. `controls`: nothing but its controls go, and
   * its text is said anew only where it was not shown before.
   */
  readonly replaces?: true | 'controls';
  /** The message of a person that this one answers, by the platform's id. */
  readonly answers?: string;
  /** Something a person may share with a tap, where the platform can ask for it: their own card. */
  readonly request?: { readonly shares: 'contact'; readonly label: string };
}
