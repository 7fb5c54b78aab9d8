import type { Range } from '../../text/words.ts';

/** [start, end) is the whole claim, up to the next punctuation; `holds` is false where it is denied. */
export interface ClaimReading {
  readonly start: number;
  readonly end: number;
  /** Where what is had or been begins. */
  readonly object: number;
  readonly holds: boolean;
}

export type Choosing = 'keep' | 'new' | 'other' | { readonly position: number };

export type NameOf = 'person' | 'organisation';

export interface NameMention {
  readonly start: number;
  readonly end: number;
  /** With the words that introduce it. */
  readonly around: { readonly start: number; readonly end: number };
  readonly of: NameOf;
  /** Nothing but a name could stand behind what introduces it: "my name is". */
  readonly announced?: true;
}

/** `led`: a word for where something is or goes stands before it; `inside`: it is where something lies. */
export interface ProperName {
  readonly start: number;
  readonly end: number;
  readonly place?: 'inside' | 'led';
}

export interface OneMention extends Range {
  /** The language has one word for "one" and "a". */
  readonly isArticle: boolean;
}

/** What a slot is about, in the words of its author, in small letters. */
export interface About {
  readonly of: NameOf | 'thing';
  readonly label: readonly string[];
  readonly description: readonly string[];
}

/** The name of what a slot is about; `alone` where nothing says of what it is the name: "it's called". */
export interface GivenName extends Range {
  readonly alone: boolean;
}

export interface RangeMention {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Which end of a span, a stay or a journey. `stay-start` and `stay-end` are those of being somewhere,
 * where leaving is the end and not the beginning.
 */
export const roles = ['start', 'end', 'stay-start', 'stay-end', 'leave', 'recipient'] as const;
export type Role = (typeof roles)[number];

export type YesNo = 'yes' | 'no' | 'unsure';

export interface AnswerReading {
  readonly answer: YesNo;
  /** Where in the text the words begin that the answer does not explain. */
  readonly rest: number;
  readonly leansToYes?: true;
  /** No more than a doubt of what follows, where something does: "probably". */
  readonly hedges?: true;
}

/**
 * - `refusal`: will not say. `no-preference`: any will do. `unknown`: does not know it.
 * - `deferral`: later, one moment. `hesitation`: "hmm", no content. `never-mind`: leave it as it was.
 * - `greeting`, `thanks`: pleasantries. `finish`: "that's all", "send it". `already-said`: "I already told you".
 * - `cancel`, `reset`, `undo`, `go-on`, `human`, `forget-me`: commands said as words; `undo` takes
 *   the last step back, `go-on` continues what was stopped.
 * - `withdrawal`: what was given is not to be used after all.
 * - `ask-...`: a question about the process: why something is asked, what the choices are, what is
 *   noted so far, who gets it, who the bot is, what it can do. With `about`, the question is about what that names.
 */
export const stances = [
  'refusal',
  'no-preference',
  'unknown',
  'deferral',
  'hesitation',
  'never-mind',
  'greeting',
  'thanks',
  'finish',
  'already-said',
  'cancel',
  'reset',
  'undo',
  'go-on',
  'human',
  'withdrawal',
  'objection',
  'ask-why',
  'ask-options',
  'ask-state',
  'ask-recipient',
  'ask-who',
  'ask-help',
  'forget-me',
] as const;
export type Stance = (typeof stances)[number];

export interface StanceReading {
  readonly stance: Stance;
  readonly about?: string;
}

export interface DecimalMention {
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly approximate: boolean;
  /** Said in parts, or with its point in words: "three quarters", "two point five". */
  readonly fraction?: true;
}

/**
 * `currency` is an ISO code, or a name such as "dollar"; `part` says that it is its hundredth. A coin
 * is so many of these.
 */
export interface CurrencyMention {
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly part: boolean;
  readonly coin?: number;
}

export interface SpeltMention extends Range {
  readonly written: string;
}

export interface UnitFound {
  readonly unit: string;
  readonly end: number;
  readonly half?: boolean;
}

export interface ShareMention extends Range {
  readonly value: number;
}

/** Without `insteadOf`, `replace` means the items are all of the list from now on. */
export interface ListEditReading {
  readonly op: 'add' | 'remove' | 'replace';
  readonly items: Range;
  readonly insteadOf?: Range;
}

export interface NumberMention {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Said with "about", "or so", "-ish", "around": [start, end) includes that word. */
  readonly approximate: boolean;
}

/** People who are told one by one. */
export interface CompanyMention extends Range {
  readonly size: number;
  /** Some of them by a number. */
  readonly counted: boolean;
}

/** That something will do, or will not, where it is said. */
export interface AcceptanceReading extends Range {
  /** What it speaks of. */
  readonly object: Range;
  readonly accepts: boolean;
}
