import type { Shared, Wordless } from './input.ts';
import type { OtherFlow } from './question.ts';
import type { Candidate, DeclineReason, Source } from './slot-state.ts';
import type { Problem } from './slot-types/slot-type.ts';
import type { Value } from './value.ts';

/**
 * What an input settles, after grounding and before the merge: one thing a person did, as data.
 * Direct answers, controls and grounded proposals all end here, so that one table of rules (merge)
 * decides what changes, whoever understood the words.
 */
export type Move =
  | GiveMove
  /** Words with several readings for a slot. */
  | {
      readonly move: 'ambiguous';
      readonly slot: string;
      readonly candidates: readonly Candidate[];
      readonly direct: boolean;
    }
  /** A value outside type or hard limits: not stored, and the reply says what would do. */
  | {
      readonly move: 'invalid';
      readonly slot: string;
      readonly problem: Problem;
      readonly source: Source;
    }
  | {
      readonly move: 'decline';
      readonly slot: string;
      readonly reason: DeclineReason;
      readonly source: Source;
    }
  /** "I don't know": help once, then an offer to leave it out. */
  | { readonly move: 'does-not-know'; readonly slots: readonly string[]; readonly source: Source }
  | { readonly move: 'confirm'; readonly slot: string; readonly source: Source }
  /** "No, that's wrong": an inference goes back to what stood before. */
  | { readonly move: 'take-back'; readonly slot: string; readonly source: Source }
  /** "No" to an inference, without saying what is right. */
  | {
      readonly move: 'object';
      readonly slots: readonly string[];
      /** All of them are wrong, so that one is asked about after the other. */
      readonly each?: true;
    }
  /** A choice between the candidates of an open point. */
  | { readonly move: 'choose'; readonly slot: string; readonly candidate: Candidate }
  /** "Never mind": open points close, the old values stay. */
  | { readonly move: 'keep'; readonly slot: string }
  /** A bare yes, no or unsure that fits no question. */
  | { readonly move: 'bare'; readonly answer: 'yes' | 'no' | 'unsure' }
  | { readonly move: 'defer'; readonly slots: readonly string[] }
  | { readonly move: 'question'; readonly text: string; readonly source: Source }
  /** A question about the process, answered from slot, state and flow. */
  | { readonly move: 'ask-about'; readonly topic: ProcessTopic; readonly slots: readonly string[] }
  /** "I already told you", and nothing was found in what the person said before. */
  | { readonly move: 'missed' }
  /** A yes to the review, whole and unconditional. */
  | { readonly move: 'approve' }
  | { readonly move: 'undo' }
  | { readonly move: 'forget-me' }
  /** After a pause, an expiry or the end. */
  | { readonly move: 'go-on' }
  | { readonly move: 'start-again' }
  | { readonly move: 'other-flow'; readonly flow: string; readonly how: OtherFlow }
  | { readonly move: 'answer-other-flow'; readonly answer: 'now' | 'afterwards' | 'no' }
  | { readonly move: 'human' }
  | { readonly move: 'cancel' }
  | { readonly move: 'reset' }
  | { readonly move: 'pleasantry'; readonly kind: 'greeting' | 'thanks' }
  /** "That's all", "send it": the person takes the set to be finished. */
  | { readonly move: 'finish' }
  /** Nothing that could be understood; `hesitation` ("hmm") did not even try to say something. */
  | { readonly move: 'unclear'; readonly hesitation: boolean }
  /** A message without words, or what was shared and nobody asked for. */
  | { readonly move: 'wordless'; readonly what: Wordless | Shared }
  /** A wish that cannot be met here. */
  | { readonly move: 'cannot' }
  /** More than can be read at once. */
  | { readonly move: 'too-long' }
  /** What only somebody else here may do: who was asked, or who started. */
  | { readonly move: 'reserved' }
  /** A control of a question that is no longer open. */
  | { readonly move: 'outdated' };

/** A grounded value for a slot. */
export interface GiveMove extends Candidate {
  readonly move: 'give';
  readonly slot: string;
  readonly direct: boolean;
  /** Said as a correction ("no, 5000"): of several values in one message, this one is meant. */
  readonly corrects: boolean;
  /** Put in the place of the old value by a person who saw both, in a form. */
  readonly edited?: true;
}

/** What a control does when it is tapped; its source is made from the tap. */
export type ControlMove =
  | { readonly move: 'confirm'; readonly slot: string }
  | { readonly move: 'confirm-all'; readonly slots: readonly string[] }
  | { readonly move: 'object'; readonly slot: string }
  | { readonly move: 'choose'; readonly slot: string; readonly candidate: number }
  | { readonly move: 'keep'; readonly slot: string }
  | { readonly move: 'decline'; readonly slot: string }
  | { readonly move: 'give'; readonly slot: string; readonly value: Value }
  | { readonly move: 'approve' | 'undo' | 'go-on' | 'start-again' }
  | { readonly move: 'answer-other-flow'; readonly answer: 'now' | 'afterwards' | 'no' };

/** What the person may want to know about the conversation itself. */
export type ProcessTopic = 'why' | 'options' | 'state' | 'recipient' | 'who' | 'help';
