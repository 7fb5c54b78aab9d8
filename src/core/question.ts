import type { OpenPoint } from './slot-state.ts';

/**
 * What the bot is waiting to hear: the meaning of the person's next yes, no or bare value. Kept as
 * data, so that a reply is read against the question that was really shown.
 */
export type Question =
  /** Values for one slot, or for a pair that the flow groups. */
  | SlotQuestion
  /** Which of several candidates is meant for a slot; the candidates stand with the slot. */
  | {
      readonly about: 'choice';
      readonly asked: readonly string[];
      readonly why: OpenPoint['why'];
      readonly interrupts?: SlotQuestion;
    }
  /** A bare "no" met an inference: what is right instead? */
  | {
      readonly about: 'correction';
      readonly asked: readonly string[];
      /** What is asked about after it. */
      readonly afterwards?: readonly string[];
      readonly interrupts?: SlotQuestion;
    }
  /** All open inferences, confirmed together when nothing else is left to ask. */
  | {
      readonly about: 'closing';
      readonly asked: readonly string[];
      /** Silence takes them as they are, after the delay that was stated. */
      readonly silent?: true;
    }
  /** All values of a flow that cannot be taken back: only a yes to exactly this sends it. */
  | { readonly about: 'review'; readonly asked: readonly [] }
  /** A confirmed review on its way out, for as long as it can be stopped. */
  | { readonly about: 'sending'; readonly asked: readonly [] }
  /** After a pause or an expiry: go on, or start over? */
  | {
      readonly about: 'resume';
      readonly asked: readonly [];
      readonly interrupts?: SlotQuestion;
    }
  /** Another flow was mentioned: now, afterwards, or not at all? */
  | {
      readonly about: 'other-flow';
      readonly asked: readonly [];
      readonly flow: string;
      readonly how: OtherFlow;
      readonly interrupts?: SlotQuestion;
    }
  /** After the end: whether to begin anew. */
  | { readonly about: 'start-again'; readonly asked: readonly [] };

/** `interrupts` of another question is the one that stood before it and is taken up again. */
export interface SlotQuestion {
  readonly about: 'slots';
  readonly asked: readonly string[];
  readonly attempt: Attempt;
  /** Whose options were named or shown with it: only then is there a "second one". */
  readonly named?: string;
}

/** First, again with help, or the last time with an offer to leave it out (contract 5). */
export type Attempt = 'first' | 'again' | 'last';

/** `instead`: named inside an answer. `also`: wished besides. `next`: its turn has come. */
export type OtherFlow = 'instead' | 'also' | 'next';

/** The question for values that another question interrupts, or that it had interrupted itself. */
export function interrupting(pending: Question | undefined): {
  readonly interrupts?: SlotQuestion;
} {
  const interrupts = pending?.about === 'slots' ? pending : interruptedBy(pending);
  if (interrupts === undefined) return {};
  const { asked, attempt } = interrupts;
  return { interrupts: { about: 'slots', asked, attempt } };
}

export function interruptedBy(pending: Question | undefined): SlotQuestion | undefined {
  return pending !== undefined && 'interrupts' in pending ? pending.interrupts : undefined;
}

export type Pending = Question & {
  /** The logical id of the message that carries the question. */
  readonly messageId: string;
};
