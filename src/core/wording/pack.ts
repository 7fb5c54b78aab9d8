import type { Act } from '../acts.ts';
import type { PlainLabel } from '../controls.ts';
import type { Shared, Wordless } from '../input.ts';
import type { OtherFlow } from '../question.ts';
import type { HandoverReason } from '../session.ts';
import type { DeclineReason, OpenPoint } from '../slot-state.ts';
import type { Incomplete, Problem } from '../slot-types/slot-type.ts';

/**
 * All fixed copy of one language, as ICU messages. Every entry lists variants, taken in turn, so that
 * the same words do not come twice in a row; one variant is enough for what is said once, and for what
 * never is the whole message.
 *
 * Placeholders: {label}, {value}, {from}, {to}, {words}, {options}, {list}, {limit}, {title},
 * {example}, {parts}, {question}, {seconds}, {minutes}, {count}, {size} (large, small or other). Labels and values stand
 * in the nominative; {accusative} and {genitive} are the label in these cases, for the inflected half
 * of frames alone. Quotes are typographic in all languages. Short, warm, plain; no "please provide", no
 * two exclamation marks.
 */
export interface WordingPack {
  /** Said as they are, by act. */
  readonly acts: Readonly<Record<PlainAct, Variants>>;
  /** Said of one slot and, where the act has one, its value. */
  readonly slotActs: Readonly<Record<SlotAct, Frames>>;
  /** Frames around a label, where the flow's author wrote no question. */
  readonly askFirst: Variants;
  readonly askAgain: Frames;
  readonly askPair: Variants;
  /** Ahead of the question, of all that the set still needs; and of more than is listed: {count}. */
  readonly stillMissing: { readonly these: Frames; readonly more: Variants };
  /** For the other half of a value, with the half that there is. */
  readonly askRest: Readonly<Record<Incomplete['problem'], Frames>>;
  /** Said of a review whose reply was not understood. */
  readonly repeatReviewUnclear: Variants;
  /** Behind a question asked the last time, or after "I don't know"; help stands before it. */
  readonly leaveOut: Variants;
  readonly example: Variants;
  /** Around a question that comes back after something else. */
  readonly repeat: Variants;
  /** With the words it came from. */
  readonly stateInference: Frames;
  /** Of a value that the words nearly say themselves. */
  readonly stateInferenceBriefly: Frames;
  readonly changed: Frames;
  readonly changedInferred: Frames;
  readonly kept: Frames;
  readonly keptNothing: Frames;
  readonly declined: Readonly<Record<DeclineReason, Frames>>;
  /** Behind a refusal of several values. */
  readonly wayBack: Variants;
  /** What was wrong, and no question: that follows. */
  readonly invalid: Readonly<Record<Problem['problem'], Frames>>;
  readonly askChoice: Readonly<Record<OpenPoint['why'], Frames>>;
  /** A person whose name is not known. */
  readonly somebody: string;
  /** Two people differ. */
  readonly askBetween: Frames;
  readonly askCorrection: Frames;
  readonly askWhichWrong: Variants;
  readonly askClosingOne: Frames;
  /** Other questions may still come, so that it is never called the last one. */
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
  readonly whyUnknown: Frames;
  readonly listOptions: Frames;
  readonly noOptions: Frames;
  readonly stateIntro: Variants;
  readonly stateEmpty: Variants;
  /** Where the author did not say who gets it. */
  readonly explainRecipient: Variants;
  readonly askResume: { readonly pause: Variants; readonly expiry: Variants };
  readonly askOtherFlow: Readonly<Record<OtherFlow, Variants>>;
  readonly queued: Variants;
  readonly switched: Variants;
  readonly handedOver: Readonly<Record<HandoverReason, Variants>>;
  /** Words of one who took over, to the person: {name}, {text}. */
  readonly staffSaid: Variants;
  readonly notes: NoteWording;
  /** Of a message without words, and how to say it instead. */
  readonly cannotRead: Readonly<Record<Wordless, Variants>>;
  /** Of what was shared and is not needed, and that it was not kept. Absent: as of a file. */
  readonly cannotUse?: Readonly<Record<Shared, Variants>>;
  /** On the button with which a person shares their own phone number. */
  readonly sharePhone: string;
  /** On the button with which a person shares where they are. */
  readonly shareLocation: string;
  /** What the commands of a platform do, as in a menu. */
  readonly commands: Readonly<Record<MenuCommand, string>>;
  readonly controls: Readonly<Record<PlainLabel | 'keep', string>>;
  readonly changeSlot: Frames;
}

/** Said to the people who take over, and not to the person. {name} is the person's. */
export interface NoteWording {
  /** In the place of a name that the platform does not tell. */
  readonly person: string;
  readonly team: string;
  readonly opened: Readonly<Record<HandoverReason, string>>;
  readonly line: string;
  readonly lineFrom: string;
  readonly lineUnconfirmed: string;
  readonly lineDeclined: Readonly<Record<DeclineReason, string>>;
  readonly lineEmpty: string;
  readonly questions: string;
  readonly question: string;
  readonly howTo: string;
  readonly said: string;
  readonly edited: string;
  readonly location: string;
  /** Something that cannot be passed on: by the person, and by one who took over. */
  readonly wordless: string;
  readonly wordsOnly: string;
  /** The platform takes nothing for the person any more. */
  readonly unreached: string;
  readonly returned: string;
  readonly closed: string;
  /** The person begins anew, or what is written here reaches nobody any more. */
  readonly left: string;
  /** In the place of a note whose person wanted everything deleted. */
  readonly forgotten: string;
  readonly controls: Readonly<Record<'return' | 'close' | 'open', string>>;
}
/** The commands that people may give, in the order of a menu. */
export const menuCommands = ['start', 'help', 'skip', 'cancel', 'reset'] as const;
export type MenuCommand = (typeof menuCommands)[number];

export type Variants = readonly [string, ...string[]];

/** Variants around a label; where it is inflected, also those for a label whose forms are known. */
export type Frames = Variants | { readonly inflected: Variants; readonly plain: Variants };

export type SlotAct = 'confirmed' | 'taken-back' | 'used-after-decline' | 'set-aside';

/** Acts whose words depend on nothing but the language. */
export type PlainAct = Exclude<
  Act['act'],
  | SlotAct
  | 'clause'
  | 'cannot-read'
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
  | 'staff-said'
  | 'still-missing'
>;
