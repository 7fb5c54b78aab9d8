import type { Input } from '../../core/input.ts';
import type { ReceivedInput } from '../port.ts';
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
  const user = body.user.id;
  if (action === undefined || meant === undefined) {
    const where = whereOf(body);
    return where === undefined ? ignored(unknownControl) : { kind: 'older-control', where };
  }
  const eventId = [team, user, action.action_id, action.action_ts].join(':');
  if (meant.action === 'open') return ignored('a page was opened');
  if (meant.action === 'start') {
    const by = personOf(user, context);
    return { kind: 'begin', team, by, eventId, words: meant.flow ?? '' };
  }
  const where = whereOf(body);
  if (where === undefined) return ignored('a control without a place');
  const { channel, thread: root } = where;
  const key = keyOf({ team, channel, thread: root });
  if (meant.action === 'edit' || meant.action === 'private') {
    const slots = meant.action === 'private' ? { slots: meant.slots } : {};
    return { kind: 'open-form', key, where, triggerId: body.trigger_id, ...slots };
  }
  const base = inputBase(user, eventId, context, isDirect(channel) ? root : undefined);
  const input = inputOf(action, meant, base);
  if (input === undefined) return ignored('nothing was picked');
  return { kind: 'inputs', key, inputs: [{ input, eventIds: [eventId] }] };
}

/** Slack brings the taps on an app's own controls alone: one that is not known was known once. */
export const unknownControl = 'a control of an older version';

function whereOf({ channel, container, message, user, actions: [action] }: BlockActions) {
  const at = channel?.id ?? container.channel_id;
  const isPrivate = action && readAction(action.action_id)?.action === 'private';
  const threadOfReply = message?.thread_ts ?? container.thread_ts;
  const named = isPrivate ? action.value : undefined;
  const thread = threadOfReply ?? named ?? message?.ts ?? container.message_ts;
  return at === undefined || thread === undefined
    ? undefined
    : { channel: at, user: user.id, thread };
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

/**
 * Who takes a message down begins; its words are those of who wrote it, or of who took it down where
 * that was no person. The bot's own words are nobody's.
 */
export function readShortcut(
  body: ReturnType<typeof messageShortcut.parse>,
  team: string,
  context: ReadingContext,
): Reading {
  const { callback_id, channel, message, user, action_ts } = body;
  if (callback_id !== callbacks.shortcut) return ignored('a shortcut of somebody else');
  const root = message.thread_ts ?? message.ts;
  const own = message.user === context.botUser;
  const author = message.bot_id === undefined ? (message.user ?? user.id) : user.id;
  const eventId = [team, user.id, 'shortcut', action_ts].join(':');
  const thread = isDirect(channel.id) ? root : undefined;
  const names = namesIn(context);
  const text = own ? '' : decoded(message.text ?? '', { botUser: context.botUser, names });
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
  return {
    kind: 'take-down',
    team,
    key: keyOf({ team, channel: channel.id, thread: root }),
    where: { channel: channel.id, user: user.id, thread: root },
    by: personOf(user.id, context),
    start: received(start),
    ...(text !== '' && { said: received(said) }),
  };
}

function received(input: Input): ReceivedInput {
  return { input, eventIds: [input.eventId] };
}
