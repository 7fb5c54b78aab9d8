import type { UnderstandingRequest } from '../core/understanding.ts';

/**
 * Something that proposes what words mean. Its answer is checked against `understandingSchema` and
 * grounded by the core, so it may be wrong, late or hostile without harm. It may throw: the offline
 * rules then answer the turn.
 */
export interface Understander {
  readonly by: 'rules' | 'model';
  understand(request: UnderstandingRequest, signal: AbortSignal): Promise<UnderstanderAnswer>;
}

export interface UnderstanderAnswer {
  /** Untrusted: whatever came back, checked by the caller. */
  readonly understanding: unknown;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}
