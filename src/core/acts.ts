import type { SnippetSpec } from './flow/spec.ts';
import type { Shared, Wordless } from './input.ts';
import type { Attempt, OtherFlow } from './question.ts';
import type { HandoverReason } from './session.ts';
import type { DeclineReason, OpenPoint } from './slot-state.ts';
import type { Incomplete, Problem } from './slot-types/slot-type.ts';
import type { Value } from './value.ts';

/**
 * One thing a reply does (a dialogue act). Acts are decided by code; wording turns them into text,
 * adapters into native messages. Adding one: decide.ts, every wording pack (the compiler names
 * them), docs/cli.md.
 */
export type Act =
  | { readonly act: 'greet' }
  | { readonly act: 'acknowledge' }
  /** A clause of a model's, checked before it gets here. */
  | { readonly act: 'clause'; readonly text: string }
  /** An inference, with the words it came from, ahead of the next question. */
  | {
      readonly act: 'state-inference';
      readonly slot: string;
      readonly value: Value;
      readonly words: string;
    }
  | { readonly act: 'confirmed'; readonly slot: string; readonly value: Value }
  | {
      readonly act: 'changed';
      readonly slot: string;
      readonly from: Value;
      readonly to: Value;
      readonly inferred: boolean;
    }
  | { readonly act: 'taken-back'; readonly slot: string; readonly value: Value }
  | { readonly act: 'kept'; readonly slot: string; readonly value?: Value }
  /** Left out, and named; several at once in one sentence. */
  | { readonly act: 'declined'; readonly slots: readonly string[]; readonly reason: DeclineReason }
  | { readonly act: 'used-after-decline'; readonly slot: string; readonly value: Value }
  | { readonly act: 'invalid'; readonly slot: string; readonly problem: Problem }
  | {
      readonly act: 'ask';
      readonly slots: readonly string[];
      readonly attempt: Attempt;
      /** The same question after side talk: brief, and not counted as asked again. */
      readonly repeated?: true;
      /** Of a choice that was not understood: shown as controls, never read out. */
      readonly options?: readonly Value[];
      /** Only the other half is asked. */
      readonly half?: Incomplete;
    }
  | {
      readonly act: 'ask-choice';
      readonly slot: string;
      readonly why: OpenPoint['why'];
      readonly candidates: readonly Value[];
      /** The value that stands, where there is one. */
      readonly current?: Value;
      /** Who said which, where two people differ; their names, as far as they are known. */
      readonly said?: { readonly current?: string; readonly candidate?: string };
    }
  /** What is right instead; of several, which one is wrong. */
  | { readonly act: 'ask-correction'; readonly slots: readonly string[] }
  /** `minutes`: after this the inferences are taken as they are; absent where only a yes will do. */
  | { readonly act: 'ask-closing'; readonly slots: readonly string[]; readonly minutes?: number }
  /** All values, before something that cannot be taken back. */
  | { readonly act: 'ask-review'; readonly slots: readonly string[] }
  | { readonly act: 'repeat-review' }
  | { readonly act: 'sending'; readonly seconds: number }
  | { readonly act: 'send-undone' }
  | { readonly act: 'rule-failed'; readonly rule: string; readonly text: string }
  | { readonly act: 'set-aside'; readonly slot: string }
  | { readonly act: 'explain-why'; readonly slot: string }
  | { readonly act: 'list-options'; readonly slot: string }
  | { readonly act: 'show-state' }
  | { readonly act: 'explain-recipient' }
  | { readonly act: 'missed' }
  | { readonly act: 'ask-resume'; readonly after: 'pause' | 'expiry' }
  | { readonly act: 'ask-other-flow'; readonly flow: string; readonly how: OtherFlow }
  | { readonly act: 'queued'; readonly flow: string }
  | { readonly act: 'switched'; readonly flow: string }
  | { readonly act: 'switch-undone' }
  | { readonly act: 'cancel-undone' }
  | { readonly act: 'nudge' }
  | { readonly act: 'corrected' }
  | { readonly act: 'too-late-to-change' }
  | { readonly act: 'back-from-people' }
  | { readonly act: 'forgotten' }
  | { readonly act: 'deferred' }
  | { readonly act: 'answer'; readonly snippet: SnippetSpec['id']; readonly text: string }
  | { readonly act: 'no-answer' }
  | { readonly act: 'not-understood' }
  /** A greeting in the middle. */
  | { readonly act: 'hello' }
  | { readonly act: 'who-am-i' }
  | { readonly act: 'help' }
  /** More text than is read at once. */
  | { readonly act: 'too-long' }
  /** Somebody else does what only the person who was asked, or who started, may do. */
  | { readonly act: 'only-asked' }
  | { readonly act: 'cannot-do' }
  /** A message without words, and how to say it instead. */
  | { readonly act: 'cannot-read'; readonly what: Wordless | Shared }
  | { readonly act: 'no-undo' }
  /** The person hesitated: no hurry. */
  | { readonly act: 'no-hurry' }
  | { readonly act: 'welcome' }
  /** The person takes the set to be finished: what it still needs, ahead of the question. */
  | { readonly act: 'still-missing'; readonly slots: readonly string[] }
  | { readonly act: 'outdated' }
  | { readonly act: 'completed' }
  | { readonly act: 'ask-start-again' }
  | { readonly act: 'handed-over'; readonly reason: HandoverReason }
  | { readonly act: 'with-people' }
  /** Words of one who took over, as they are; `name` is absent where the platform does not say it. */
  | { readonly act: 'staff-said'; readonly text: string; readonly name?: string }
  /** The people who took over are done. */
  | { readonly act: 'closed-by-people' }
  | { readonly act: 'cancelled' }
  | { readonly act: 'reset' }
  | { readonly act: 'choose-flow'; readonly flows: readonly string[] }
  /** A message that failed again and again and was set aside. */
  | { readonly act: 'apology' };
