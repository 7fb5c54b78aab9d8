import type { OutgoingCall, SendResult } from '../port.ts';
import type { TelegramApi } from './api.ts';
import { type Failure, readFailure } from './failure.ts';
import { messageAt, messageIdOf } from './key.ts';
import type { Pace } from './pace.ts';
import type { MessagePayload, TelegramBody } from './render.ts';

/** What sending needs besides the call. */
export interface Line {
  readonly api: TelegramApi;
  readonly pace: Pace;
  readonly nowMs: () => number;
  /** Where groups went that became supergroups, by their old id. */
  readonly moved: ReadonlyMap<number, number>;
  readonly onMoved: (from: number, to: number) => Promise<void>;
  readonly onTokenRefused: () => void;
}

/** Until an operator has put the token right. */
const tokenRetryMs = 60_000;

/**
 * Makes one call. What can be mended at once is: a group that has moved, a topic that is gone, a
 * message that cannot be edited any more and is then sent anew.
 */
export async function send(line: Line, call: OutgoingCall): Promise<SendResult> {
  const request = requestOf(call, line.moved);
  if (request === undefined) return { result: 'sent' };
  const { chat_id: chat } = request.payload;
  const waitMs = line.pace.admit(chat, line.nowMs());
  if (waitMs > 0) return { result: 'retry', afterMs: waitMs, reason: 'busy', untried: 'busy' };
  return make(line, request, call.signal);
}

async function make(line: Line, request: Request, signal: AbortSignal): Promise<SendResult> {
  try {
    return { result: 'sent', platformMessageId: await made(line.api, request, signal) };
  } catch (error) {
    const failure = readFailure(error);
    const mended = await mend(line, request, failure);
    return mended ? make(line, mended, signal) : resultOf(line, request, failure);
  }
}

/** `edits`: the message that is changed instead of sending one. */
interface Request {
  readonly payload: MessagePayload | { readonly chat_id: number };
  readonly edits?: number;
  /** The chat of the message that is answered. */
  readonly answersIn?: number | undefined;
}

function requestOf(call: OutgoingCall, moved: Line['moved']): Request | undefined {
  const body = call.body as TelegramBody;
  const chat = moved.get(body.payload.chat_id) ?? body.payload.chat_id;
  const anew = body.method === 'sendMessage' && body.anew === true;
  const before = anew || !call.platformMessageId ? undefined : messageAt(call.platformMessageId);
  const onlyButtons = body.method === 'editMessageReplyMarkup' || body.keepsText;
  if (before?.chat === chat) {
    const payload = onlyButtons ? { chat_id: chat } : { ...body.payload, chat_id: chat };
    return { payload, edits: before.message };
  }
  // In the chat that a group has become there are no old buttons.
  if (before && onlyButtons) return undefined;
  if (body.method !== 'sendMessage') return undefined;
  const { payload, answersIn } = body;
  return { payload: under(inChat(payload, chat, answersIn), call.underMessageId), answersIn };
}

/** The message for the chat that a group may have become: what was said before is not there. */
function inChat(payload: MessagePayload, chat: number, answersIn?: number): MessagePayload {
  const { reply_parameters: _, ...rest } = payload;
  return { ...(answersIn === chat ? payload : rest), chat_id: chat };
}

/** As an answer to the message that it belongs under, if that is in the same chat. */
function under(payload: MessagePayload, id: string | undefined): MessagePayload {
  if (id === undefined || messageAt(id).chat !== payload.chat_id) return payload;
  const { message: message_id } = messageAt(id);
  return { ...payload, reply_parameters: { message_id, allow_sending_without_reply: true } };
}

async function made(api: TelegramApi, request: Request, signal: AbortSignal): Promise<string> {
  const { payload, edits } = request;
  const { chat_id: chat } = payload;
  if (edits === undefined) {
    const message = await api.sendMessage(payload as MessagePayload, signal);
    return messageIdOf(message.chat, message);
  }
  if ('text' in payload) {
    const { text, entities, link_preview_options } = payload;
    await api.editMessageText(
      {
        chat_id: chat,
        message_id: edits,
        text,
        ...(entities && { entities }),
        link_preview_options,
      },
      signal,
    );
  } else {
    await api.editMessageReplyMarkup({ chat_id: chat, message_id: edits }, signal);
  }
  return messageIdOf({ id: chat }, { message_id: edits });
}

/** The request as it may work, where the failure says so. Each mend takes away what was in its way. */
async function mend(line: Line, request: Request, failure: Failure): Promise<Request | undefined> {
  const { payload, edits } = request;
  const message = 'text' in payload ? payload : undefined;
  switch (failure.kind) {
    case 'moved': {
      const { chat_id: from } = payload;
      if (from === failure.to) return undefined;
      await line.onMoved(from, failure.to);
      const { answersIn } = request;
      return message && { payload: inChat(message, failure.to, answersIn), answersIn };
    }
    case 'no-thread': {
      if (message?.message_thread_id === undefined) return undefined;
      const { message_thread_id: _, reply_parameters: __, ...elsewhere } = message;
      return { ...request, payload: elsewhere };
    }
    case 'no-message':
      return message && edits !== undefined ? { payload: message } : undefined;
    default:
      return undefined;
  }
}

function resultOf(line: Line, { payload, edits }: Request, failure: Failure): SendResult {
  const { chat_id: chat } = payload;
  const there = edits === undefined ? {} : { platformMessageId: `${chat}/${edits}` };
  switch (failure.kind) {
    case 'not-modified':
      return { result: 'sent', ...there };
    case 'no-message':
    case 'moved':
      // Buttons to be taken away from a message that is gone: there is nothing left to do.
      return 'text' in payload
        ? { result: 'refused', reason: failure.kind }
        : { result: 'sent', ...there };
    case 'flood':
      line.pace.pause(chat, line.nowMs() + failure.afterMs);
      return { result: 'retry', afterMs: failure.afterMs, reason: 'flood' };
    case 'token-refused':
      line.onTokenRefused();
      return { result: 'retry', afterMs: tokenRetryMs, reason: failure.kind };
    case 'passing':
      return { result: 'retry', reason: failure.reason };
    case 'no-thread':
      return { result: 'refused', reason: failure.kind };
    case 'final':
      return { result: 'refused', reason: failure.reason };
  }
}
