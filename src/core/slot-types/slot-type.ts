import type { SlotSpec } from '../flow/spec.ts';
import type { Language, LanguageCode } from '../language/language.ts';
import type { Basis } from '../slot-state.ts';
import type { Value } from '../value.ts';

/**
 * A type of slot: how words become a canonical value, and how a value is shown. One file a type,
 * registered in index.ts. Everything here is pure; text is normalised and positions index into it.
 *
 * Adding a type: its file, its line in index.ts and in `slotTypeNames`, its tables under
 * test/slot-types (refusals included), a row in docs/flows.md.
 */
export interface SlotType {
  readonly name: SlotTypeName;

  /**
   * Reads all of `text` as one value of this type. Words that are left unexplained make it `none`:
   * `read` never skips over content, so a reply that says more than the value is not settled by it.
   */
  read(text: string, slot: SlotSpec, context: ReadContext): Reading;

  /**
   * Finds the values that a longer text clearly gives for this slot, left to right, not overlapping.
   * `named` findings carry the slot's label, a cue word or its unit; the others stand on their type
   * alone (an email address), which only a type with an unmistakable form may report.
   */
  find(text: string, slot: SlotSpec, context: ReadContext): readonly Finding[];

  /**
   * What is wrong with a value of this slot, by type and hard limits; used at every entry of a value.
   * Limits that count from today hold only where `today`, an ISO date, is given.
   */
  check(value: Value, slot: SlotSpec, today?: string): Problem | undefined;

  /** The value as a person reads it in a sentence ("10–49", "29 days", "yes"). */
  format(value: Value, slot: SlotSpec, language: LanguageCode): string;

  /** Several values of which one is asked, where what they share needs to be said only once. */
  formatApart?(values: readonly Value[], slot: SlotSpec, language: LanguageCode): readonly string[];

  /** JSON Schema of the canonical value, for the delivered body and for prompts. */
  jsonSchema(slot: SlotSpec): Readonly<Record<string, unknown>>;
}

export const slotTypeNames = [
  'text',
  'identifier',
  'person',
  'organisation',
  'place',
  'address',
  'phrase',
  'email',
  'integer',
  'boolean',
  'choice',
  'number',
  'percentage',
  'quantity',
  'money',
  'date',
  'time',
  'date-time',
  'date-range',
  'duration',
  'phone',
  'url',
  'location',
  'file',
  'list',
] as const;
export type SlotTypeName = (typeof slotTypeNames)[number];

export interface ReadContext {
  readonly language: Language;
  readonly nowMs: number;
  /** IANA zone of the person. */
  readonly timeZone: string;
  /**
   * What the conversation holds for the slot: its value, the candidates for it, or parts of one. A type
   * whose values have parts takes from it what words leave out ("make it 4pm").
   */
  readonly held?: readonly Held[];
}

export interface Held {
  readonly value: Value;
  readonly basis: Basis;
}

/** What a span is, read as a type (contract 3). `invalid` parsed, but lies outside type or hard limits. */
export type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: Value; readonly basis: Basis }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Value[] }
  | { readonly kind: 'invalid'; readonly problem: Problem };

export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly reading: Reading;
  readonly named: boolean;
  /** Of a slot for one end of something: whether the words before it say that end. */
  readonly fits?: boolean;
  /** Its form alone does not tell whose it is ("tomorrow"): counts only for a slot that was asked. */
  readonly weak?: true;
  /** Nothing beside it shows what it is: counts only as the answer to a question for it. */
  readonly bare?: true;
  /** It is a name, and nothing says of what: counts only where one slot alone takes names. */
  readonly called?: true;
}

/**
 * Why a value will not do, as data; the wording pack turns it into a sentence that says what would.
 * `format` carries no detail: the type itself explains what it expects. A limit of a type with a
 * form of its own (a date, an amount) is a value of that type.
 */
export type Problem =
  | { readonly problem: 'format' }
  | { readonly problem: 'too-small'; readonly limit: Value }
  | { readonly problem: 'too-large'; readonly limit: Value }
  | { readonly problem: 'too-early'; readonly limit: Value }
  | { readonly problem: 'too-late'; readonly limit: Value }
  | { readonly problem: 'too-short'; readonly limit: number }
  | { readonly problem: 'too-long'; readonly limit: number }
  | { readonly problem: 'not-whole' }
  | { readonly problem: 'not-an-option' }
  | { readonly problem: 'not-a-date' }
  | { readonly problem: 'backwards' }
  | { readonly problem: 'check-digits' }
  | { readonly problem: 'no-currency' }
  | { readonly problem: 'no-unit' }
  | { readonly problem: 'other-unit' }
  | { readonly problem: 'no-country' }
  | { readonly problem: 'too-few'; readonly limit: number }
  | { readonly problem: 'too-many'; readonly limit: number }
  | Incomplete;

/**
 * Half of a value, with what there is of it: more than one part where it is open which is meant. The
 * slot keeps it, and only the other half is asked. Of `which-day` the parts are days around the one that
 * is meant, from a first to a last one.
 */
export interface Incomplete {
  readonly problem: 'no-day' | 'no-time' | 'no-start' | 'no-end' | 'which-day';
  readonly parts: readonly Value[];
  readonly basis: Basis;
}

export const none: Reading = { kind: 'none' };
