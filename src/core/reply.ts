import type { Act } from './acts.ts';
import type { Person } from './input.ts';
import type { LanguageCode } from './language/language.ts';
import type { ControlMove } from './move.ts';
import type { SlotTypeName } from './slot-types/slot-type.ts';

/** Something that can be tapped, as a person sees it. What it does stays with the session. */
export interface Control {
  readonly id: string;
  readonly label: string;
  /** What a tap means, for platforms that group or colour; absent where it picks a flow. */
  readonly move?: ControlMove['move'];
  /** The slot that it is about, where it is about one. */
  readonly slot?: string;
}

/** An act with its words. Adapters may show parts natively; `text` alone is always a full reply. */
export interface ReplyPart {
  readonly act: Act;
  readonly text: string;
  /** The slots that the part shows or asks for, in words for people. */
  readonly shows?: readonly ShownSlot[];
}

/** A slot as a person sees it: a row, a field, or a question that a picker can answer. */
export interface ShownSlot {
  readonly slot: string;
  readonly label: string;
  readonly type: SlotTypeName;
  /** Absent while it is asked for, and where it was left out. */
  readonly value?: string;
  /** The words that an inference came from. */
  readonly words?: string;
  /** "Order number: left out": how a line of it reads. Absent while it is asked for. */
  readonly line?: string;
  readonly sensitive?: true;
}

/** One message to the conversation, before any platform has shaped it. */
export interface ReplyMessage {
  /** Logical id. A message with the id of an earlier one replaces it. */
  readonly id: string;
  /** Empty where the message only takes its controls away, and says what was tapped. */
  readonly parts: readonly ReplyPart[];
  /** The parts as one text, paragraphs separated by a blank line. */
  readonly text: string;
  readonly controls: readonly Control[];
  /**
   * Shown in the place of the earlier message with this id. `controls`: nothing but its controls go, and
   * its text is said anew only where it was not shown before.
   */
  readonly replaces?: true | 'controls';
  /** It had no controls; only pickers that a platform put there by itself are to go. */
  readonly bare?: true;
  /** The message of a person that this one answers, by the platform's id. */
  readonly answers?: string;
  /** What a person may share with a tap, where the platform can ask for it: their own card, a place. */
  readonly request?: { readonly shares: 'contact' | 'location'; readonly label: string };
  /** Whose tap the replaced message shows, and what it had said before that. */
  readonly decided?: { readonly by: Person; readonly before: string; readonly decision: string };
  readonly language?: LanguageCode;
  /** Where in the place it belongs, as the platform named it with the input. */
  readonly thread?: string;
  /** Whom it is put to. */
  readonly to?: Person;
  /** It concerns that person alone and is nothing for the others in the room. */
  readonly privately?: true;
  /** Texts in it that others in the room are not to read; see `withoutSecrets`. */
  readonly secrets?: readonly string[];
  /** A page that it leads to, where the platform has buttons for that. */
  readonly link?: { readonly label: string; readonly url: string };
  /** The session that it belongs to: what a form that is opened from it will be `of`. */
  readonly session?: string;
}
