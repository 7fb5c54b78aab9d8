import type { Input } from '../../core/input.ts';
import { callbacks, readAction } from './ids.ts';
import { isDirect, keyOf } from './key.ts';
import { fieldsOf, readOrigin } from './modal.ts';
import type { Action, BlockActions, messageShortcut, viewSubmission } from './payload.ts';
import {
  ignored,
  inputBase,
  namesIn,
  personOf,
  type Reading,
  type ReadingContext,
} from './reading.ts';
import { decoded } from './text.ts';

/** A button, a list or a picker of the bot's. */
export function readActions(body: BlockActions, team: string, context: ReadingContext): Reading {
  const [action] = body.actions;
  const meant = action && readAction(action.action_id);
  if (action === undefined || meant === undefined) return ignored('a control of somebody else');
  const user = body.user.id;
  const eventId = [team, user, action.action_id, action.action_ts].join(':');
  if (meant.action === 'start') {
    const by = personOf(user, context);
    return { kind: 'begin', team, by, eventId, words: meant.flow ?? '' };
  }
  const channel = body.channel?.id ?? body.container.channel_id;
  const root =
    body.message?.thread_ts ??
    body.container.thread_ts ??
    body.message?.ts ??
    body.container.message_ts;
  if (channel === undefined || root === undefined) return ignored('a control without a place');
  const key = keyOf({ team, channel, thread: root });
  const where = { channel, user, thread: root };
  if (meant.action === 'edit' || meant.action === 'private') {
    const slots = meant.action === 'private' ? { slots: meant.slots } : {};
    return { kind: 'open-form', key, where, triggerId: body.trigger_id, ...slots };
  }
  const base = inputBase(user, eventId, context, isDirect(channel) ? root : undefined);
  const input = inputOf(action, meant, base);
  if (input === undefined) return ignored('nothing was picked');
  return { kind: 'inputs', key, inputs: [{ input, eventIds: [eventId] }] };
}

function inputOf(
  action: Action,
  meant: Extract<ReturnType<typeof readAction>, { action: 'control' | 'answer' }>,
  base: ReturnType<typeof inputBase>,
): Input | undefined {
  if (meant.action === 'control') {
    const controlId = action.selected_option?.value ?? action.value;
    return controlId === undefined ? undefined : { ...base, kind: 'control', controlId };
  }
  const text = action.selected_date ?? action.selected_time;
  if (!text) return undefined;
  return { ...base, kind: 'fields', of: meant.of, fields: [{ slot: meant.slot, text }] };
}

/** A form that was sent off. */
export function readForm(
  { view, user }: ReturnType<typeof viewSubmission.parse>,
  context: ReadingContext,
): Reading {
  const origin =
    view.callback_id === callbacks.form ? readOrigin(view.private_metadata) : undefined;
  if (origin === undefined) return ignored('a form of somebody else');
  const fields = fieldsOf(view.state.values);
  const eventId = ['form', view.id, view.hash ?? ''].join(':');
  const input: Input = {
    kind: 'fields',
    ...inputBase(user.id, eventId, context, origin.thread),
    of: origin.of,
    fields,
  };
  const { key, language } = origin;
  return { kind: 'form', key, language, fields, input: { input, eventIds: [eventId] } };
}

/** Who takes a message down begins; its words are those of who wrote it. */
export function readShortcut(
  body: ReturnType<typeof messageShortcut.parse>,
  team: string,
  context: ReadingContext,
): Reading {
  const { callback_id, channel, message, user, action_ts } = body;
  if (callback_id !== callbacks.shortcut) return ignored('a shortcut of somebody else');
  const root = message.thread_ts ?? message.ts;
  const author = message.bot_id === undefined ? (message.user ?? user.id) : user.id;
  const eventId = [team, user.id, 'shortcut', action_ts].join(':');
  const thread = isDirect(channel.id) ? root : undefined;
  const names = namesIn(context);
  const text = decoded(message.text ?? '', { botUser: context.botUser, names });
  const said: Input = {
    kind: 'text',
    ...inputBase(author, `${eventId}:words`, context, thread),
    messageId: message.ts,
    text,
    addressed: true,
  };
  const start: Input = {
    kind: 'command',
    ...inputBase(user.id, eventId, context, thread),
    command: 'start',
  };
  const inputs: readonly Input[] = [
    ...(author === user.id ? [] : [start]),
    ...(text === '' ? [] : [said]),
  ];
  return {
    kind: 'inputs',
    key: keyOf({ team, channel: channel.id, thread: root }),
    inputs: (inputs.length === 0 ? [start] : inputs).map((input) => {
      return { input, eventIds: [input.eventId] };
    }),
  };
}
