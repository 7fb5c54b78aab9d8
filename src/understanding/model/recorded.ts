import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fileProblem } from '../../file-problem.ts';
import type { Understander } from '../port.ts';
import {
  type ChatReply,
  type ChatRequest,
  ModelFailure,
  type ModelFailureCode,
  noUsage,
  type Transport,
} from './transport.ts';

/** Where replies come from and go to, so that a run can be repeated without a network. */
export interface RecordingFiles {
  /** Every reply that comes is added here, with its request. */
  readonly record?: string;
  /** Replies are taken from here. Read once, at the start. */
  readonly replay?: string;
  /** Requests without a reply are written here, each once. What the file held is gone. */
  readonly exportRequests?: string;
}

/**
 * A transport that answers from what is recorded. What is not, goes to `live` where there is one;
 * else it is exported, where that is wished, and fails as `not-recorded`, so that the rules answer.
 * Throws an Error that names the file that cannot be read or written, and the line of a recording that
 * is none.
 */
export function recordedTransport(files: RecordingFiles, live?: Transport): Transport {
  const { record, replay, exportRequests } = files;
  const replies = replay === undefined ? new Map<string, ChatReply>() : readReplies(replay);
  const exported = new Set<string>();
  if (exportRequests !== undefined) usable(exportRequests, () => writeFileSync(exportRequests, ''));
  if (record !== undefined) usable(record, () => appendFileSync(record, ''));

  return async (request, signal) => {
    const id = requestId(request);
    const known = replies.get(id);
    if (known !== undefined) return known;
    if (live === undefined) {
      if (exportRequests !== undefined && !exported.has(id)) {
        appendFileSync(exportRequests, `${JSON.stringify({ id, request })}\n`);
        exported.add(id);
      }
      throw new ModelFailure(notRecorded);
    }
    const reply = await live(request, signal);
    if (record !== undefined) appendFileSync(record, `${JSON.stringify({ id, request, reply })}\n`);
    return reply;
  };
}

/**
 * For one conversation, that is played from a recording: asked no more once a reply is missing. What is
 * said behind that turn may be something else when the reply is there, so that a request for it would be
 * paid for and used by nobody.
 */
export function upToFirstMissing(understander: Understander): Understander {
  let missing = false;
  return {
    by: understander.by,
    async understand(request, signal) {
      if (missing) return { understanding: undefined, calls: 1, failure: notRecorded };
      const answer = await understander.understand(request, signal);
      missing = answer.failure === notRecorded;
      return answer;
    },
  };
}

const notRecorded: ModelFailureCode = 'not-recorded';

/**
 * The name of a request: what a model is told, whichever model it is. The same turn of the same
 * conversation with the same flow has the same, on every machine.
 */
export function requestId({ messages }: Pick<ChatRequest, 'messages'>): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 32);
}

const count = z.number().nonnegative().default(0);
const line = z.object({
  id: z.string(),
  reply: z.union([
    /** The content alone. */
    z.string(),
    z.object({
      content: z.string().nullable(),
      refusal: z.string().optional(),
      finishReason: z.string().optional(),
      usage: z
        .object({ inputTokens: count, cachedTokens: count, outputTokens: count })
        .default(noUsage),
    }),
    /** The JSON of the content. */
    z.looseObject({ updates: z.array(z.unknown()) }),
  ]),
});

/** JSON Lines; of two replies to one request the last one counts. */
function readReplies(file: string): Map<string, ChatReply> {
  const replies = new Map<string, ChatReply>();
  const lines = usable(file, () => readFileSync(file, 'utf8')).split('\n');
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const read = line.safeParse(parsed(text));
    if (!read.success) throw new Error(`${file}:${index + 1}  is no {"id": …, "reply": …}`);
    replies.set(read.data.id, replyOf(read.data.reply));
  }
  return replies;
}

/** What can be done with a file; else an Error in words for whoever named it. */
function usable<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw new Error(`${file} ${fileProblem(error)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function replyOf(reply: z.output<typeof line>['reply']): ChatReply {
  if (typeof reply === 'string') return { content: reply, finishReason: 'stop', usage: noUsage };
  if ('updates' in reply) return replyOf(JSON.stringify(reply));
  const { content, usage, refusal, finishReason } = reply;
  return {
    content,
    usage,
    ...(refusal !== undefined && { refusal }),
    ...(finishReason !== undefined && { finishReason }),
  };
}
