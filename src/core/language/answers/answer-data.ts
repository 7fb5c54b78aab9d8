import type { Stance } from '../words/found.ts';

/** Words of yes, no and unsure. Lists hold phrases (see words/phrases.ts), as in all data of a language. */
export interface AnswerData {
  /** Stand at the start whatever follows. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly unsure: readonly string[];
  /** Stand only if they end there: "right" but not "right after lunch". */
  readonly closedYes: readonly string[];
  readonly closedNo: readonly string[];
  readonly closedUnsure: readonly string[];
  /** The same, and more likely a yes: "I think so". */
  readonly leaningYes: readonly string[];
  /** Those of them that doubt what follows, where something does: "probably". */
  readonly hedges: readonly string[];
  /**
   * Are a no before the end or one of `clauseStarts`; elsewhere they say something of what follows: "no
   * parking", "not now that it rains".
   */
  readonly articleNo: readonly string[];
  readonly clauseStarts: readonly string[];
  /** Speak of the conversation rather than answer, when another answer follows: "ok, no". */
  readonly mild: readonly string[];
  /** Begin what an answer before them depends on: "but", "if". */
  readonly conditions: readonly string[];
  /** The same behind a yes; a no stands, whatever follows: "no, but ...". */
  readonly buts: readonly string[];
  /** Look like an answer and are none: "yeah right". */
  readonly neither: readonly string[];
  /** Words around an answer that change nothing: "please", "thanks". */
  readonly padding: readonly string[];
  /** Words before an answer that change nothing: "well", "um". */
  readonly lead: readonly string[];
}

/** Stances towards the conversation rather than the question; each language has a file for them. */
export type CommandForms = Pick<
  StanceData['forms'],
  | 'never-mind'
  | 'greeting'
  | 'thanks'
  | 'finish'
  | 'already-said'
  | 'cancel'
  | 'reset'
  | 'undo'
  | 'go-on'
  | 'human'
>;

/** Forms of stances towards what was asked. */
export interface StanceData {
  readonly forms: Readonly<Record<Exclude<Stance, ProcessStance>, readonly string[]>>;
  /** Take none, wherever they stand: "check in" puts nothing off. */
  readonly neither: readonly string[];
  /** Words before, between and after that change nothing. */
  readonly padding: readonly string[];
  /** The same, but answers by themselves where mere sounds or courtesies stand beside: "no, thanks". */
  readonly answering: readonly string[];
  /** What only points ("that", "it") and so names nothing. */
  readonly pointers: readonly string[];
}

/** Stances towards the process itself; their forms are in `ProcessData`. */
export type ProcessStance = Extract<
  Stance,
  `ask-${string}` | 'withdrawal' | 'objection' | 'forget-me'
>;

/** Forms about the conversation itself: "what have you noted?", "forget me". */
export interface ProcessData {
  readonly forms: Readonly<Record<ProcessStance, readonly string[]>>;
  /** Anywhere in a text they wish something in place of what goes on: "instead". */
  readonly instead: readonly string[];
  /** The same, besides what goes on: "also". */
  readonly also: readonly string[];
}

/** Answers to questions of the bot's own: send it?, the old or the new one?, which of these? */
export interface ReplyData {
  /** A clear yes, and nothing else. */
  readonly approvals: readonly string[];
  /** Around any of these answers, and change nothing. */
  readonly padding: readonly string[];
  /** Of two the one that was not meant. */
  readonly other: readonly string[];
  /** Keep the old one. */
  readonly keep: readonly string[];
  /** Keep what is named behind: "keep 500". */
  readonly keepWhat: readonly string[];
  readonly takeNew: readonly string[];
  /** By place, from 1; from -1 backwards. */
  readonly positions: Readonly<Record<string, readonly string[]>>;
}
