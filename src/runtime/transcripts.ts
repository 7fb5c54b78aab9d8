import type { FetchedFile } from '../adapters/port.ts';
import type { SharedFile } from '../core/input.ts';
import type { Recording } from '../core/speech.ts';
import type { Answer } from '../core/step.ts';
import { addCosts, countedCost } from '../understanding/costs.ts';
import type { RecordedSpeech, Transcription, TranscriptionCost } from '../understanding/port.ts';
import { adapterFor, type RuntimeContext } from './context.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';

/** How the recordings of a turn were listened to; kept in no conversation. */
export interface TranscriptionReport extends TranscriptionCost {
  readonly recordings: number;
  /** Why one of them gave no words, as a short code. */
  readonly failure?: string;
}

export interface Listened {
  readonly answer: Answer;
  /** Absent where nobody listens here. */
  readonly transcription?: TranscriptionReport;
}

/**
 * Fetches the recordings of a turn and has them written down, all within one time. What fails is left
 * out, and the person is asked to say it again or to type it: nothing is lost, since the recordings are
 * inputs that are durable. Rejects only when `signal` aborts.
 */
export async function listen(
  context: RuntimeContext,
  key: string,
  recordings: readonly Recording[],
  signal: AbortSignal,
): Promise<Listened> {
  const { transcriber, clock, transcriptionMs } = context;
  const { fetchFile } = adapterFor(context, key);
  if (transcriber === undefined || fetchFile === undefined) {
    return { answer: { need: 'transcript' } };
  }
  const endsAtMs = clock.nowMs() + transcriptionMs;
  const transcripts: Record<string, string> = {};
  let failure: string | undefined;
  let paid: TranscriptionCost = {};
  for (const { eventId, by, files } of recordings) {
    const heard = await withinTime((inner) =>
      Promise.all(
        files.map((file) =>
          wordsOf(file, {
            hear: async (recording) => {
              const written = await transcriber.transcribe({ ...recording, by }, inner);
              paid = addCosts(paid, countedCost(written.cost));
              return written;
            },
            mostBytes: transcriber.mostBytes,
            fetchUpTo: (mostBytes) => fetchFile({ file, key, mostBytes, signal: inner }),
          }),
        ),
      ),
    );
    if ('failure' in heard) failure = heard.failure;
    else transcripts[eventId] = heard.text;
  }
  const transcription = { recordings: recordings.length, ...(failure && { failure }), ...paid };
  return { answer: { need: 'transcript', transcripts }, transcription };

  /** The recordings of one message belong together: all of them are heard, or none. */
  async function withinTime(
    work: (inner: AbortSignal) => Promise<readonly string[]>,
  ): Promise<Transcription> {
    try {
      const words = await withDeadline(clock, endsAtMs, signal, work);
      const text = words.filter((each) => each !== '').join('\n');
      return text === '' ? { failure: 'silence' } : { text };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof Unheard) return { failure: error.message };
      return { failure: error instanceof DeadlineExceeded ? 'timeout' : 'threw' };
    }
  }
}

/** Why a recording gave no words, as a short code. */
class Unheard extends Error {
  override readonly name = 'Unheard';
}

interface Hearing {
  readonly mostBytes: number;
  readonly fetchUpTo: (mostBytes: number) => Promise<FetchedFile>;
  readonly hear: (recording: RecordedSpeech) => Promise<Transcription>;
}

async function wordsOf(
  { name, mimeType, size = 0 }: SharedFile,
  { mostBytes, fetchUpTo, hear }: Hearing,
): Promise<string> {
  if (size > mostBytes) throw new Unheard('too-large');
  const first = await fetchUpTo(mostBytes);
  const again = first.result === 'failed' && first.mayPass;
  const fetched = again ? await fetchUpTo(mostBytes) : first;
  if (fetched.result === 'failed') {
    throw new Unheard(fetched.reason === 'too-large' ? 'too-large' : 'not-fetched');
  }
  const { bytes } = fetched;
  const written = await hear({ bytes, name, ...(mimeType !== undefined && { mimeType }) });
  if ('text' in written) return written.text.trim();
  throw new Unheard(/^[a-z-]{1,40}$/.test(written.failure) ? written.failure : 'threw');
}
