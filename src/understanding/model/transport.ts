/**
 * How a request reaches a model: the body of a Chat Completions request in, what came back out.
 * `openai.ts` is the one that talks to a server; recordings are another.
 */
export type Transport = (request: ChatRequest, signal: AbortSignal) => Promise<ChatReply>;

/** The body of a request. Plain JSON: the same turn makes the same body. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  readonly response_format?: ResponseFormat;
  readonly max_completion_tokens?: number;
  readonly max_tokens?: number;
  readonly reasoning_effort?: Effort;
  readonly prompt_cache_key?: string;
  readonly store?: false;
}

export type ResponseFormat =
  | { readonly type: 'json_object' }
  | {
      readonly type: 'json_schema';
      readonly json_schema: {
        readonly name: string;
        readonly strict: true;
        readonly schema: Record<string, unknown>;
      };
    };

export const efforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type Effort = (typeof efforts)[number];

export interface ChatReply {
  readonly content: string | null;
  /** Why the model will not answer. */
  readonly refusal?: string;
  /** "stop" where the reply is whole. */
  readonly finishReason?: string;
  readonly usage: Usage;
}

export interface Usage {
  readonly inputTokens: number;
  readonly cachedTokens: number;
  readonly outputTokens: number;
}

export const noUsage: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** Why a model gave no understanding. Each is a `result` in metrics and has a row in docs/models.md. */
export const modelFailures = [
  'timeout',
  'rate-limited',
  'server-error',
  'unreachable',
  'unauthorised',
  'unknown-model',
  'bad-request',
  'truncated',
  'refusal',
  'empty',
  'broken-json',
  'schema-mismatch',
  'budget-session',
  'budget-person',
  'budget-day',
  'not-recorded',
] as const;
export type ModelFailureCode = (typeof modelFailures)[number];

/** A call that brought nothing. The message never holds what a person or a model wrote. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly code: ModelFailureCode;
  /** Whether the same call may go well a moment later. */
  readonly mayPass: boolean;
  /** How long the server wants to be left alone. */
  readonly afterMs: number;

  constructor(
    code: ModelFailureCode,
    {
      mayPass = false,
      afterMs = 0,
    }: { readonly mayPass?: boolean; readonly afterMs?: number } = {},
  ) {
    super(`No understanding from the model: ${code}.`);
    this.code = code;
    this.mayPass = mayPass;
    this.afterMs = afterMs;
  }
}
