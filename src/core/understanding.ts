import { z } from 'zod';
import type { FlowSpec, SnippetSpec } from './flow/spec.ts';
import type { LanguageCode } from './language/language.ts';
import { languageCodes } from './language/language.ts';
import type { HistoryEntry, Session } from './session.ts';
import { declineReasons } from './slot-state.ts';
import type { Message } from './text/message.ts';

/**
 * The words of a turn that code alone did not settle, with all that an understander may know.
 * The rules and a model get the same request; its size does not depend on the conversation's length.
 */
export interface UnderstandingRequest {
  readonly flow: FlowSpec;
  /** The other flows that the words may ask for. */
  readonly others: readonly OtherFlow[];
  readonly session: Session;
  readonly history: readonly HistoryEntry[];
  readonly messages: readonly Message[];
  /** What retrieval found for a question in the words; answers come from these alone. */
  readonly snippets: readonly SnippetSpec[];
  readonly language: LanguageCode;
  readonly nowMs: number;
  readonly timeZone: string;
}

export type OtherFlow = Pick<FlowSpec, 'id' | 'title' | 'triggers' | 'language'>;

const text = z.string().max(4_000);

export const proposalSchema = z.object({
  slot: text,
  /** `value`: the quote says it. `decline`: settled without one. `take-back`: an inference was wrong. */
  says: z.enum(['value', 'decline', 'take-back']),
  /** The person's own words, verbatim and contiguous; code finds them and parses the value itself. */
  quote: text,
  /** Direct: answers the pending question, names the slot or corrects. Else passing (contract 4). */
  direct: z.boolean(),
  reason: z.enum(declineReasons).optional(),
});

/**
 * What an understander believes an input says: a proposal, never a decision. Everything in it is
 * grounded by code before it counts (contract 3), and `complete` is only logged (contract 7).
 */
export const understandingSchema = z.object({
  proposals: z.array(proposalSchema).max(100),
  /** The person's own question, verbatim. */
  question: text.optional(),
  answer: z.object({ text, snippets: z.array(text).max(20) }).optional(),
  intent: z.enum(['continue', 'switch', 'also', 'cancel', 'defer', 'human']).optional(),
  /** With `switch` and `also`: the id of the flow. */
  flow: text.optional(),
  language: z.enum(languageCodes).optional(),
  /** An acknowledging clause ahead of the next question. */
  clause: text.optional(),
  complete: z.boolean().optional(),
});
export type Proposal = z.output<typeof proposalSchema>;
export type Understanding = z.output<typeof understandingSchema>;

export const understoodNothing: Understanding = { proposals: [] };

/** What an understanding cost; each is absent where nobody counted it. */
export interface UnderstandingCost {
  /** Calls of a model that were made, also those that failed. */
  readonly calls?: number;
  readonly inputTokens?: number;
  /** Those of the input tokens that the provider had read before. */
  readonly cachedTokens?: number;
  readonly outputTokens?: number;
  /** In US dollars, by the prices that the operator set. */
  readonly costUsd?: number;
}

/** Who understood the words, and what it cost. Kept in the trace. */
export interface UnderstandingReport extends UnderstandingCost {
  readonly by: 'rules' | 'model';
  /** Why the configured understander was not heard: an error code, never its text. */
  readonly failure?: string;
}

/** Whether a model was called, also where it failed and the rules answered instead. */
export function modelCalled(report: UnderstandingReport | undefined): boolean {
  if (report === undefined) return false;
  return report.calls === undefined
    ? report.by === 'model' || report.failure !== undefined
    : report.calls > 0;
}
