import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strictFaults } from './strict-schema.ts';

/**
 * A server of Chat Completions and transcriptions that answers what a test scripts, and refuses what
 * OpenAI's refuses: a missing key, unknown parameters, roles or settings, a schema that is not strict, a
 * recording of no known format.
 */
export interface ModelServer {
  readonly url: string;
  /** The bodies of the requests so far, oldest first; refused ones too. */
  readonly requests: readonly ModelRequest[];
  /** The recordings that were sent to be written down. */
  readonly recordings: readonly SentRecording[];
  /** Resolves when this many requests have come. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface ModelRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
}

/** What a recording says, or another answer. */
export type Heard = { readonly text: string } | Scripted;

export interface SentRecording {
  readonly fields: Readonly<Record<string, string>>;
  readonly name: string;
  readonly bytes: Buffer;
}

export type Scripted =
  /** The content of a whole reply; an object is written as JSON. */
  | { readonly content: unknown; readonly finishReason?: string; readonly usage?: unknown }
  | { readonly refusal: string }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  /** A body that is sent as it is, with status 200. */
  | { readonly raw: string; readonly type?: string; readonly headers?: Record<string, string> }
  | 'hang'
  | 'drop'
  /** The beginning of an answer, and then no connection. */
  | 'break';

/** Tokens of every whole reply, unless the script says otherwise. */
export const usualUsage = {
  prompt_tokens: 1_000,
  completion_tokens: 50,
  total_tokens: 1_050,
  prompt_tokens_details: { cached_tokens: 600 },
} as const;

/** Starts a server on a free port of this machine. `script` is asked for every sound request. */
export async function startModelServer(
  script: (request: ModelRequest, index: number) => Scripted,
  /** What is heard in a recording: words, or another answer. */
  hears: (recording: SentRecording, index: number) => Heard = () => ({ status: 404 }),
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const recordings: SentRecording[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.url?.endsWith('/audio/transcriptions')) {
      const recording = await recordingOf(incoming);
      recordings.push(recording);
      const fault = faultOfRecording(recording, incoming.headers.authorization);
      const heard = fault ?? hears(recording, recordings.length - 1);
      const words = typeof heard === 'object' && 'text' in heard ? heard : undefined;
      answer(response, words ? { raw: JSON.stringify(words) } : (heard as Scripted));
      return;
    }
    const request = { body: await bodyOf(incoming), authorization: incoming.headers.authorization };
    requests.push(request);
    for (const each of waiting) if (requests.length >= each.count) each.resolve();
    const fault = incoming.url?.endsWith('/chat/completions')
      ? faultOf(request)
      : { status: 404, message: 'Unknown path.' };
    if (fault) answer(response, { status: fault.status, body: { error: fault } });
    else answer(response, script(request, requests.length - 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    recordings,
    received: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function recordingOf(incoming: IncomingMessage): Promise<SentRecording> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('There is no file in the form.');
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    fields: Object.fromEntries(fields),
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}

const formats = /\.(flac|m4a|mp3|mp4|mpeg|mpga|ogg|wav|webm)$/;

function faultOfRecording({ fields, name, bytes }: SentRecording, authorization?: string) {
  const bad = (message: string) => ({ status: 400, body: { error: { message } } });
  if (!/^Bearer \S+$/.test(authorization ?? '')) return { status: 401 };
  const unknown = Object.keys(fields).find(
    (field) => !['model', 'response_format'].includes(field),
  );
  if (unknown !== undefined) return bad(`Unrecognized request argument supplied: ${unknown}`);
  if (!fields.model) return bad('you must provide a model parameter');
  if (fields.response_format !== 'json') return bad('response_format is not compatible');
  if (!formats.test(name) || bytes.length === 0) return bad('Invalid file format.');
  return bytes.length > 25 * 1_024 * 1_024 ? { status: 413 } : undefined;
}

async function bodyOf(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) text += chunk;
  return JSON.parse(text || '{}');
}

const parameters = new Set([
  'model',
  'messages',
  'response_format',
  'max_completion_tokens',
  'max_tokens',
  'reasoning_effort',
  'prompt_cache_key',
  'store',
]);

function faultOf({ body, authorization }: ModelRequest) {
  const bad = (message: string) => ({ status: 400, type: 'invalid_request_error', message });
  if (!/^Bearer \S+$/.test(authorization ?? '')) {
    return { status: 401, type: 'invalid_request_error', message: 'No API key provided.' };
  }
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown !== undefined) return bad(`Unrecognized request argument supplied: ${unknown}`);
  if (typeof body.model !== 'string') return bad('you must provide a model parameter');
  if (!Array.isArray(body.messages) || body.messages.length === 0) return bad('no messages');
  const roles = body.messages.map(({ role }) => role);
  if (!roles.every((role) => role === 'system' || role === 'user')) return bad('a wrong role');
  const format = body.response_format as { type?: string; json_schema?: JsonSchema } | undefined;
  if (format?.type !== 'json_schema') return undefined;
  const { name = '', strict, schema } = format.json_schema ?? {};
  if (!/^[\w-]{1,64}$/.test(name) || strict !== true) return bad('a wrong json_schema');
  const [fault] = strictFaults(schema);
  return fault === undefined ? undefined : bad(`Invalid schema for response_format: ${fault}`);
}

interface JsonSchema {
  readonly name?: string;
  readonly strict?: boolean;
  readonly schema?: unknown;
}

function answer(response: ServerResponse, scripted: Scripted): void {
  if (scripted === 'hang') return;
  if (scripted === 'drop') return void response.destroy();
  if (scripted === 'break') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices": [', () => response.destroy());
    return;
  }
  if ('raw' in scripted) {
    const { type = 'application/json', headers = {} } = scripted;
    response.writeHead(200, { 'content-type': type, ...headers });
    response.end(scripted.raw);
    return;
  }
  if ('status' in scripted) {
    const { status, headers = {}, body = { error: { message: 'scripted' } } } = scripted;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(completionOf(scripted)));
}

function completionOf(scripted: Extract<Scripted, { content: unknown } | { refusal: string }>) {
  const whole = 'content' in scripted;
  const content = whole ? scripted.content : null;
  const text = content === null || typeof content === 'string' ? content : JSON.stringify(content);
  const refusal = whole ? null : scripted.refusal;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [
      {
        index: 0,
        finish_reason: (whole && scripted.finishReason) || 'stop',
        message: { role: 'assistant', content: text, refusal },
      },
    ],
    usage: whole && 'usage' in scripted ? scripted.usage : usualUsage,
  };
}

/** A whole reply in which nothing was understood, with what a test puts in its place. */
export function reading(more: Readonly<Record<string, unknown>> = {}) {
  return {
    updates: [],
    question: null,
    answer: null,
    intent: 'continue',
    flow: null,
    language: null,
    clause: null,
    complete: false,
    ...more,
  };
}

/** A value for a slot. */
export function given(slot: string, source: string, more: Readonly<Record<string, unknown>> = {}) {
  return { slot, status: 'given', source, value: source, mention: 'direct', reason: null, ...more };
}
