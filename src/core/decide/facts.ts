import type { Act } from '../acts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Change } from '../merge/change.ts';
import type { Move } from '../move.ts';
import type { Question } from '../question.ts';
import type { Outcome, Session } from '../session.ts';
import type { Understanding } from '../understanding.ts';
import type { Slots } from './next-question.ts';

/** All that a decision rests on: the session before the turn, and what the turn settled. */
export interface Facts {
  readonly flow: CompiledFlow;
  readonly session: Session;
  readonly language: LanguageCode;
  readonly moves: readonly Move[];
  readonly changes: readonly Change[];
  /** The slots after the merge. */
  readonly slots: Slots;
  readonly opening?: Opening;
  /** The configured understander failed, and the rules saw nothing either. */
  readonly outage: boolean;
  readonly understanding?: Understanding;
  /** The turn is nothing but an edit of an earlier message. */
  readonly edited: boolean;
  /** The date in the person's zone, for conditions and rules. */
  readonly today: string;
  /** Until a confirmed review goes out. */
  readonly sendsInSeconds?: number;
  /** So long after the last input that a new topic may be meant. */
  readonly afterPause: boolean;
}

/** The first act of a turn that begins a session, or takes one up again. */
export interface Opening {
  readonly act: Act;
  readonly fresh: boolean;
}

export interface Decision {
  /** One phrase for the trace. */
  readonly why: string;
  readonly acts: readonly Act[];
  readonly slots: Slots;
  /** `keep`: what was asked stays asked, and nothing new is said about it. */
  readonly question: Question | 'keep' | undefined;
  readonly outcome?: Outcome;
  /** What the session remembers besides, where the decision changed it. */
  readonly counters?: Counters;
  readonly ruleFailures?: Session['ruleFailures'];
  readonly queued?: readonly string[];
  /** Words wait for the answer to this question and are taken up then. */
  readonly holdsBack?: true;
  /** The message with the tapped control shows the decision instead of a new message. */
  readonly tapped?: true;
}

export interface Counters {
  readonly stalledTurns: number;
  readonly idleTurns: number;
}
