import type { Act } from '../acts.ts';
import type { PlainLabel } from '../controls.ts';
import type { OtherFlow } from '../question.ts';
import type { HandoverReason } from '../session.ts';
import type { DeclineReason, OpenPoint } from '../slot-state.ts';
import type { Problem } from '../slot-types/slot-type.ts';

/**
 * All fixed copy of one language, as ICU messages. Every entry lists variants, taken in turn, so that
 * the same words do not come twice in a row; one variant is enough for what is said once.
 *
 * Placeholders: {label}, {value}, {from}, {to}, {words}, {options}, {list}, {limit}, {title},
 * {example}, {question}, {seconds}, {minutes}. Labels stand in the nominative. Short, warm, plain; no
 * "please provide", no two exclamation marks.
 */
export interface WordingPack {
  /** Said as they are, by act. */
  readonly acts: Readonly<Record<PlainAct, Variants>>;
  /** Said of one slot and, where the act has one, its value. */
  readonly slotActs: Readonly<Record<SlotAct, Variants>>;
  /** Frames around a label, where the flow's author wrote no question. */
  readonly askFirst: Variants;
  readonly askAgain: Variants;
  readonly askPair: Variants;
  /** Behind a question asked the last time, or after "I don't know". */
  readonly leaveOut: Variants;
  readonly example: Variants;
  /** Around a question that comes back after something else. */
  readonly repeat: Variants;
  readonly stateInference: Variants;
  readonly changed: Variants;
  readonly changedInferred: Variants;
  readonly kept: Variants;
  readonly keptNothing: Variants;
  readonly declined: Readonly<Record<DeclineReason, Variants>>;
  /** Behind a refusal of several values. */
  readonly wayBack: Variants;
  readonly invalid: Readonly<Record<Problem['problem'], Variants>>;
  readonly askChoice: Readonly<Record<OpenPoint['why'], Variants>>;
  readonly askCorrection: Variants;
  readonly askWhichWrong: Variants;
  readonly askClosingOne: Variants;
  readonly askClosingMany: Variants;
  readonly closingLine: Variants;
  /** Behind a closing confirmation that is taken as right after a while. */
  readonly closingDelay: Variants;
  /** Above the values, where the author wrote nothing. */
  readonly reviewIntro: Variants;
  readonly askReview: Variants;
  readonly reviewLine: Variants;
  readonly reviewOmitted: Variants;
  readonly sending: Variants;
  /** Where the author wrote no reason. */
  readonly whyUnknown: Variants;
  readonly listOptions: Variants;
  readonly noOptions: Variants;
  readonly stateIntro: Variants;
  readonly stateEmpty: Variants;
  readonly explainRecipient: Variants;
  readonly askResume: { readonly pause: Variants; readonly expiry: Variants };
  readonly askOtherFlow: Readonly<Record<OtherFlow, Variants>>;
  readonly queued: Variants;
  readonly switched: Variants;
  readonly handedOver: Readonly<Record<HandoverReason, Variants>>;
  readonly controls: Readonly<Record<PlainLabel | 'keep' | 'change-slot', string>>;
}

export type Variants = readonly [string, ...string[]];

export type SlotAct = 'confirmed' | 'taken-back' | 'used-after-decline' | 'set-aside';

/** Acts whose words depend on nothing but the language. */
export type PlainAct = Exclude<
  Act['act'],
  | SlotAct
  | 'clause'
  | 'answer'
  | 'state-inference'
  | 'changed'
  | 'kept'
  | 'declined'
  | 'invalid'
  | 'ask'
  | 'ask-choice'
  | 'ask-correction'
  | 'ask-closing'
  | 'ask-review'
  | 'sending'
  | 'rule-failed'
  | 'explain-why'
  | 'list-options'
  | 'show-state'
  | 'explain-recipient'
  | 'ask-resume'
  | 'ask-other-flow'
  | 'queued'
  | 'switched'
  | 'handed-over'
>;
