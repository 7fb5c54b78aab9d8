import type { ReplyMessage } from '../../core/reply.ts';
import type { RenderedCall } from '../port.ts';
import { type Emphasis, emphasised, inPiece } from './emphasis.ts';
import { addressOf, isGroup, messageAt } from './key.ts';
import { type Markup, markupOf } from './keyboard.ts';
import { faultsOf, limits } from './limits.ts';
import { pieces } from './split.ts';

/** One call, as it is stored: the chat may have another id by the time it is made. */
export type TelegramBody =
  | {
      readonly method: 'sendMessage';
      readonly payload: MessagePayload;
      /** A message of its own, also where a part of the same one was sent before. */
      readonly anew?: true;
      /** Where it was sent before, nothing but its buttons goes. */
      readonly keepsText?: true;
      /** The chat of the message that it answers: in another one the number means something else. */
      readonly answersIn?: number;
    }
  /** Takes the buttons away from the message that was sent before. */
  | { readonly method: 'editMessageReplyMarkup'; readonly payload: { readonly chat_id: number } };

export interface MessagePayload {
  readonly chat_id: number;
  readonly message_thread_id?: number;
  readonly text: string;
  readonly entities?: readonly Emphasis[];
  readonly link_preview_options: { readonly is_disabled: true };
  readonly reply_parameters?: {
    readonly message_id: number;
    readonly allow_sending_without_reply: true;
  };
  readonly reply_markup?: Markup;
}

/** Messages as Telegram shows them: a long one in several calls, the last with its buttons. */
export function render(messages: readonly ReplyMessage[], key: string): readonly RenderedCall[] {
  return messages.filter(hasButtonsToLose).flatMap((message) =>
    bodiesOf(message, key).map((body) => {
      const faults = faultsOf(body.method, body.payload);
      if (faults.length > 0) throw new Error(`A message beyond the limits: ${faults.join('; ')}`);
      return { message: message.id, lane: key, body };
    }),
  );
}

/** There are no pickers here: a message without buttons loses none. */
function hasButtonsToLose({ replaces, bare }: ReplyMessage): boolean {
  return replaces !== 'controls' || bare !== true;
}

function bodiesOf(message: ReplyMessage, key: string): readonly TelegramBody[] {
  const { replaces } = message;
  const { chat, topic } = addressOf(key);
  const place = { chat_id: chat, ...(topic !== undefined && { message_thread_id: topic }) };
  const cut = pieces(message.text, limits.text);
  if (replaces === true && cut.length > 1) return decisionOf(message, place);

  const emphasis = emphasised(message);
  const answered = answeredBy(message, chat);
  const surroundings = { inGroup: isGroup(chat), answersSomebody: answered !== undefined };
  const markup = replaces ? undefined : markupOf(message, surroundings);
  return cut.map((piece, at): TelegramBody => {
    const entities = inPiece(emphasis, piece);
    return {
      method: 'sendMessage',
      payload: {
        ...place,
        text: message.text.slice(piece.start, piece.end),
        ...(entities.length > 0 && { entities }),
        link_preview_options: { is_disabled: true },
        ...(at === 0 && answered && { reply_parameters: answered.parameters }),
        ...(at === cut.length - 1 && markup && { reply_markup: markup }),
      },
      ...(replaces === 'controls' && { keepsText: true }),
      ...(at === 0 && answered && { answersIn: answered.chat }),
    };
  });
}

/**
 * What was decided by a tap below a message that has no room for it: the decision is said anew, and
 * the buttons go.
 */
function decisionOf(
  { parts, decided }: ReplyMessage,
  place: Pick<MessagePayload, 'chat_id' | 'message_thread_id'>,
): readonly TelegramBody[] {
  const text = `✓ ${decided?.decision ?? parts.map((part) => part.text).join('\n\n')}`;
  const said = pieces(text, limits.text).map(
    ({ start, end }): TelegramBody => ({
      method: 'sendMessage',
      payload: {
        ...place,
        text: text.slice(start, end),
        link_preview_options: { is_disabled: true },
      },
      anew: true,
    }),
  );
  const { chat_id } = place;
  return [...said, { method: 'editMessageReplyMarkup', payload: { chat_id } }];
}

/** In a group it must be seen who is answered; in a private chat it goes without saying. */
function answeredBy({ answers }: ReplyMessage, place: number) {
  if (answers === undefined || !isGroup(place)) return undefined;
  const { chat, message } = messageAt(answers);
  return {
    chat,
    parameters: { message_id: message, allow_sending_without_reply: true },
  } as const;
}
