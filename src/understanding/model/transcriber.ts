import { toFile } from 'openai';
import type { RecordedSpeech, Transcriber, Transcription } from '../port.ts';
import { attempt, type Pace } from './attempt.ts';
import { failureOf, type ModelAddress, openAiClient } from './openai.ts';
import { ModelFailure } from './transport.ts';

export interface TranscriberOptions extends ModelAddress {
  readonly model: string;
  /** How long all attempts for a recording may take together. */
  readonly budgetMs: number;
  readonly pace: Pace;
}

/** A quarter of an hour of a voice message, and more than a person is asked for. */
const mostBytes = 10_000_000;

/**
 * Writes down what is said by the endpoint `/audio/transcriptions`, with one more attempt where the
 * first failed in passing. Nothing goes to the server but the sound: no name of a file, no language.
 */
export function modelTranscriber(options: TranscriberOptions): Transcriber {
  const { model, pace, budgetMs } = options;
  const client = openAiClient(options);

  async function call(recording: RecordedSpeech, signal: AbortSignal): Promise<string> {
    try {
      const file = await toFile(recording.bytes, `recording.${endingOf(recording)}`);
      const body = { file, model, response_format: 'json' } as const;
      const { text }: { readonly text?: unknown } = await client.audio.transcriptions.create(body, {
        signal,
      });
      if (typeof text === 'string') return text;
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
    const written = await attempt((inner) => call(recording, inner), { pace, budgetMs, signal });
    return written instanceof ModelFailure ? { failure: written.code } : { text: written };
  }

  return { mostBytes, transcribe };
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
