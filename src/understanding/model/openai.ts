import OpenAI from 'openai';
import {
  type ChatReply,
  type ChatRequest,
  ModelFailure,
  noUsage,
  type Transport,
} from './transport.ts';

export interface ModelAddress {
  /** Absent for servers of one's own that want none. */
  readonly apiKey?: string;
  /** Of any server that speaks Chat Completions. OpenAI's own without it. */
  readonly baseUrl?: string;
}

export const openAiUrl = 'https://api.openai.com/v1';
/** The signal ends a call in time; this is for sockets that outlive it. */
const longestCallMs = 120_000;

/**
 * Chat Completions over HTTP, one attempt a call: whoever calls decides about another. Rejects with a
 * `ModelFailure`, or as `signal` says. Reads nothing from the environment.
 */
export function openAiTransport(address: ModelAddress): Transport {
  const client = openAiClient(address);
  return async (request, signal) => {
    try {
      const body = request as ChatRequest & OpenAI.ChatCompletionCreateParamsNonStreaming;
      return replyOf(await client.chat.completions.create(body, { signal }));
    } catch (error) {
      throw signal.aborted ? signal.reason : failureOf(error);
    }
  };
}

/** One attempt a call, and nothing from the environment. */
export function openAiClient({ apiKey, baseUrl = openAiUrl }: ModelAddress): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: longestCallMs,
    logLevel: 'off',
  });
}

/** Compatible servers leave out what they like. */
function replyOf(completion: Partial<OpenAI.ChatCompletion> | null): ChatReply {
  const { choices, usage } = completion ?? {};
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const { content, refusal } = choice?.message ?? {};
  return {
    content: textOf(content),
    ...(typeof refusal === 'string' && refusal !== '' && { refusal }),
    ...(typeof choice?.finish_reason === 'string' && { finishReason: choice.finish_reason }),
    usage: usage
      ? {
          inputTokens: count(usage.prompt_tokens),
          cachedTokens: count(usage.prompt_tokens_details?.cached_tokens),
          outputTokens: count(usage.completion_tokens),
        }
      : noUsage,
  };
}

/** A text, or the parts of one. */
function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const parts = content.map((part: { readonly text?: unknown } | null) => part?.text);
  return parts.filter((text) => typeof text === 'string').join('');
}

/** Whole and of a size that sums can be made of, whatever a server writes. */
export function count(tokens: unknown): number {
  return typeof tokens === 'number' && tokens > 0 ? Math.round(Math.min(tokens, mostCounted)) : 0;
}

const mostCounted = 1_000_000_000;

/** Why a call brought nothing, without a word of what was sent or came back. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof SyntaxError) return new ModelFailure('broken-json', { mayPass: true });
  // A connection may also break, or bring garbage, in the middle of an answer.
  if (error instanceof OpenAI.APIConnectionError || error instanceof TypeError) {
    return new ModelFailure('unreachable', { mayPass: true });
  }
  if (!(error instanceof OpenAI.APIError)) return new ModelFailure('server-error');
  const { status = 0, headers, code } = error;
  // Money that is used up comes back by a payment and not by waiting.
  if (status === 402) return new ModelFailure('rate-limited');
  if (status === 429) {
    const mayPass = code !== 'insufficient_quota';
    return new ModelFailure('rate-limited', { mayPass, afterMs: afterMs(headers) });
  }
  if (status >= 500 || status === 408 || status === 409) {
    return new ModelFailure('server-error', { mayPass: true, afterMs: afterMs(headers) });
  }
  if (status === 401 || status === 403) return new ModelFailure('unauthorised');
  if (filtered.has(code ?? '')) return new ModelFailure('refusal');
  return new ModelFailure(status === 404 ? 'unknown-model' : 'bad-request');
}

/** How servers say that they will not have the words answered: an error, where others let a model refuse. */
const filtered: ReadonlySet<string> = new Set([
  'content_filter',
  'content_policy_violation',
  'invalid_prompt',
]);

/** Seconds, milliseconds or a date, by the clock of the server that set it. */
function afterMs(headers: Headers | undefined): number {
  const written = headers?.get('retry-after') ?? '';
  const candidates = [
    Number(headers?.get('retry-after-ms') ?? Number.NaN),
    Number(written || Number.NaN) * 1_000,
    Date.parse(written) - Date.parse(headers?.get('date') ?? ''),
  ];
  return Math.max(0, candidates.find((ms) => !Number.isNaN(ms)) ?? 0);
}
