import { toFile } from 'openai';
import { addCosts } from '../costs.ts';
import type { RecordedSpeech, Transcriber, Transcription, TranscriptionCost } from '../port.ts';
import { attempt, type Pace } from './attempt.ts';
import { type Budget, noBudget } from './budget.ts';
import { count, failureOf, type ModelAddress, openAiClient } from './openai.ts';
import { type TranscriptionPrices, transcriptionUsd } from './prices.ts';
import { ModelFailure } from './transport.ts';

export interface TranscriberOptions extends ModelAddress {
  readonly model: string;
  /** How long all attempts for a recording may take together. */
  readonly budgetMs: number;
  readonly pace: Pace;
  readonly prices?: TranscriptionPrices;
  /** What may be spent, by person and by day; without limits where it is left out. */
  readonly budget?: Budget;
}

/** A quarter of an hour of a voice message, and more than a person is asked for. */
const mostBytes = 10_000_000;

/**
 * Writes down what is said by the endpoint `/audio/transcriptions`, with one more attempt where the
 * first failed in passing. Nothing goes to the server but the sound: no name of a file, no language.
 */
export function modelTranscriber(options: TranscriberOptions): Transcriber {
  const { model, pace, budgetMs, prices, budget = noBudget } = options;
  const client = openAiClient(options);

  async function call(
    recording: RecordedSpeech,
    signal: AbortSignal,
    paid: (usage: unknown) => void,
  ): Promise<string> {
    try {
      const file = await toFile(recording.bytes, `recording.${endingOf(recording)}`);
      const body = { file, model, response_format: 'json' } as const;
      const answer: { readonly text?: unknown; readonly usage?: unknown } =
        await client.audio.transcriptions.create(body, { signal });
      paid(answer.usage);
      if (typeof answer.text === 'string') return answer.text;
      throw new ModelFailure('empty', { mayPass: true });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw error instanceof ModelFailure ? error : failureOf(error);
    }
  }

  async function transcribe(
    recording: RecordedSpeech,
    signal: AbortSignal,
  ): Promise<Transcription> {
    const account = { person: recording.by };
    const spent = await budget.spent(account, pace.nowMs());
    if (spent !== undefined) return { failure: spent };
    let used: TranscriptionCost = {};
    const paid = (usage: unknown) => {
      used = addCosts(used, usageOf(usage));
    };
    const written = await attempt((inner) => call(recording, inner, paid), {
      pace,
      budgetMs,
      signal,
    });
    const { inputTokens = 0, outputTokens = 0 } = used;
    await budget.book(account, inputTokens + outputTokens, pace.nowMs());
    const costUsd = prices && transcriptionUsd(used, prices);
    const cost = { ...used, ...(costUsd !== undefined && { costUsd }) };
    const counted = Object.keys(cost).length > 0 && { cost };
    return written instanceof ModelFailure
      ? { failure: written.code, ...counted }
      : { text: written, ...counted };
  }

  return { mostBytes, transcribe };
}

/** What a server says that it counted: `tokens` or a `duration`. Compatible ones say nothing. */
function usageOf(usage: unknown): TranscriptionCost {
  if (typeof usage !== 'object' || usage === null) return {};
  const { input_tokens, output_tokens, seconds } = usage as Readonly<Record<string, unknown>>;
  return {
    ...(input_tokens !== undefined && { inputTokens: count(input_tokens) }),
    ...(output_tokens !== undefined && { outputTokens: count(output_tokens) }),
    ...(seconds !== undefined && { audioSeconds: count(seconds) }),
  };
}

/** Servers tell formats by the ending of a name. */
const endings: ReadonlySet<string> = new Set([
  'flac',
  'm4a',
  'mp3',
  'mp4',
  'mpeg',
  'mpga',
  'ogg',
  'wav',
  'webm',
]);

const endingOfType: Readonly<Record<string, string>> = {
  'audio/aac': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/opus': 'ogg',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'video/quicktime': 'mp4',
};

function endingOf({ name, mimeType = '' }: RecordedSpeech): string {
  const own = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (endings.has(own)) return own;
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  const subtype = type.split('/')[1] ?? '';
  return endingOfType[type] ?? (endings.has(subtype) ? subtype : 'ogg');
}
