import type { HandoverReason } from '../session.ts';
import type { DeclineReason } from '../slot-state.ts';
import type { Problem } from '../slot-types/slot-type.ts';

/**
 * All fixed copy of one language, as ICU messages. Every entry lists variants, taken in turn, so that
 * the same words do not come twice in a row; one variant is enough for what is said once.
 *
 * Placeholders: {label}, {value}, {from}, {to}, {words}, {options}, {list}, {limit}, {title},
 * {example}, {why}. Short, warm, plain; no "please provide", no two exclamation marks.
 */
export interface WordingPack {
  readonly greet: Variants;
  readonly acknowledge: Variants;
  /** Frames around a label, where the flow's author wrote no question. */
  readonly askFirst: Variants;
  readonly askAgain: Variants;
  readonly askPair: Variants;
  /** Behind a question asked the last time, or after "I don't know". */
  readonly leaveOut: Variants;
  readonly example: Variants;
  readonly repeat: Variants;
  readonly stateInference: Variants;
  readonly confirmed: Variants;
  readonly changed: Variants;
  readonly changedInferred: Variants;
  readonly takenBack: Variants;
  readonly kept: Variants;
  readonly keptNothing: Variants;
  readonly declined: Readonly<Record<DeclineReason, Variants>>;
  readonly usedAfterDecline: Variants;
  readonly invalid: Readonly<Record<Problem['problem'], Variants>>;
  readonly askChoice: {
    readonly ambiguous: Variants;
    readonly conflict: Variants;
    readonly unusual: Variants;
    readonly 'after-refusal': Variants;
  };
  readonly askCorrection: Variants;
  readonly askWhichWrong: Variants;
  readonly askClosingOne: Variants;
  readonly askClosingMany: Variants;
  readonly closingLine: Variants;
  readonly deferred: Variants;
  readonly noAnswer: Variants;
  readonly notUnderstood: Variants;
  readonly noHurry: Variants;
  readonly welcome: Variants;
  readonly outdated: Variants;
  readonly completed: Variants;
  readonly startAgain: Variants;
  readonly handedOver: Readonly<Record<HandoverReason, Variants>>;
  readonly withPeople: Variants;
  readonly cancelled: Variants;
  readonly reset: Variants;
  readonly chooseFlow: Variants;
  readonly apology: Variants;
  readonly controls: {
    readonly right: string;
    readonly change: string;
    readonly leaveOut: string;
    readonly yes: string;
    readonly no: string;
    readonly keep: string;
  };
}

export type Variants = readonly [string, ...string[]];
