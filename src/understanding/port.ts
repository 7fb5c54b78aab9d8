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
