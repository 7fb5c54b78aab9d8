import type { UnderstandingCost, UnderstandingRequest } from '../core/understanding.ts';

/**
 * Something that proposes what words mean. Its answer is checked against `understandingSchema` and
 * grounded by the core, so it may be wrong, late or hostile without harm. It may throw, or name its
 * failure: the offline rules then answer the turn.
 */
export interface Understander {
  readonly by: 'rules' | 'model';
  understand(request: UnderstandingRequest, signal: AbortSignal): Promise<UnderstanderAnswer>;
}

export interface UnderstanderAnswer extends UnderstandingCost {
  /** Untrusted: whatever came back, checked by the caller. Counts only where nothing failed. */
  readonly understanding: unknown;
  /** Why there is no understanding, as a short code. */
  readonly failure?: string;
  /** Where somebody else answered: a model that had no need to be called. */
  readonly by?: 'rules';
}

/**
 * Something that writes down what is said in a recording. Never throws but for `signal`: what failed is
 * named, and the person is asked to type it.
 */
export interface Transcriber {
  /** In bytes. What is larger is not even fetched. */
  readonly mostBytes: number;
  transcribe(recording: RecordedSpeech, signal: AbortSignal): Promise<Transcription>;
}

export interface RecordedSpeech {
  readonly bytes: Uint8Array;
  /** As the platform knows it; its ending and the type tell the format. */
  readonly name: string;
  readonly mimeType?: string;
  /** The id of whoever spoke: for budgets, and sent nowhere. */
  readonly by?: string;
}

/** The words, empty where nobody spoke; or why there are none, as a short code. And what it cost. */
export type Transcription = ({ readonly text: string } | { readonly failure: string }) & {
  readonly cost?: TranscriptionCost;
};

/** As servers count it: by tokens, or by the length of the sound. Each is absent where nobody did. */
export interface TranscriptionCost {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly audioSeconds?: number;
  /** In US dollars, by the prices that the operator set. */
  readonly costUsd?: number;
}
