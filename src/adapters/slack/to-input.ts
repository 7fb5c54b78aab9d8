import type { FilledField, Input, Person } from '../../core/input.ts';
import type { ReceivedInput } from '../port.ts';
import { callbacks, readAction } from './ids.ts';
import { isDirect, keyOf } from './key.ts';
import { fieldsOf, readOrigin } from './modal.ts';
import {
  type Action,
  type BlockActions,
  blockActions,
  type EventCallback,
  eventCallback,
  eventSchema,
  type MessageEvent,
  messageShortcut,
  type SlackEvent,
  slashCommand,
  viewSubmission,
} from './payload.ts';
import { decoded, mentioned, mentions } from './text.ts';

/** What came from Slack, and what is to be done with it. */
export type Reading =
  /** Inputs of one place. `onlyKnown`: none of the bot's business unless it talks with people there. */
  | {
      readonly kind: 'inputs';
      readonly key: string;
      readonly inputs: readonly ReceivedInput[];
      readonly onlyKnown?: true;
    }
  /** A form was sent off: checked first, then an input. */
  | {
      readonly kind: 'form';
      readonly key: string;
      readonly language: string;
      readonly fields: readonly FilledField[];
      readonly input: ReceivedInput;
    }
  | {
      readonly kind: 'open-form';
      readonly key: string;
      readonly where: Where;
      readonly triggerId: string;
      readonly slots?: readonly string[];
    }
  /** Somebody wants to begin; a thread has to be made for it first. */
  | {
      readonly kind: 'begin';
      readonly team: string;
      readonly by: Person;
      readonly eventId: string;
      /** Absent where there is no channel: in a direct message. */
      readonly channel?: string;
      /** What stands behind the command, or the flow of a button. */
      readonly words: string;
    }
  | { readonly kind: 'home'; readonly user: string }
  /** A recording or a file, without a word. */
  | { readonly kind: 'file'; readonly key: string; readonly where: Where; readonly known: boolean }
  | { readonly kind: 'ignored'; readonly reason: string };

export interface Where {
  readonly channel: string;
  readonly user: string;
  readonly thread?: string;
}

export interface ReadingContext {
  readonly nowMs: number;
  readonly botUser: string;
  /** What is known of people, by user: those who speak and those who are mentioned. */
  readonly people: ReadonlyMap<string, KnownPerson>;
}

export interface KnownPerson {
  readonly name?: string;
  readonly locale?: string;
  readonly timeZone?: string;
}

/** The users in a payload about whom something should be known before it is read. */
export function peopleIn(body: unknown): readonly string[] {
  const event = eventCallback.safeParse(body);
  if (event.success) {
    const read = eventSchema.safeParse(event.data.event).data;
    if (read === undefined) return [];
    if (read.type === 'app_home_opened') return [read.user];
    const words = 'message' in read ? read.message : 'text' in read ? read : undefined;
    return [...(words?.user ? [words.user] : []), ...mentioned(words?.text ?? '')];
  }
  const shortcut = messageShortcut.safeParse(body).data;
  const author = shortcut?.message.user;
  const user =
    shortcut?.user.id ??
    blockActions.safeParse(body).data?.user.id ??
    viewSubmission.safeParse(body).data?.user.id ??
    slashCommand.safeParse(body).data?.user_id;
  return [...(user ? [user] : []), ...(author ? [author] : [])];
}

/** What a payload is. Never throws: what is unknown is ignored, and says why. */
export function toInput(body: unknown, context: ReadingContext): Reading {
  const event = eventCallback.safeParse(body).data;
  if (event) return readEvent(event, context);
  const actions = blockActions.safeParse(body).data;
  if (actions) return readActions(actions, context);
  const form = viewSubmission.safeParse(body).data;
  if (form) return readForm(form, context);
  const shortcut = messageShortcut.safeParse(body).data;
  if (shortcut) return readShortcut(shortcut, context);
  const command = slashCommand.safeParse(body).data;
  if (command) {
    const { user_id: user, channel_id: channel, text = '', trigger_id } = command;
    const by = personOf(user, context);
    const team = teamOf(command.enterprise_id, command.team_id, isTrue(command));
    if (team === undefined) return ignored('no team');
    return { kind: 'begin', team, by, eventId: trigger_id, channel, words: text.trim() };
  }
  return ignored('an unknown kind of payload');
}

function readEvent(body: EventCallback, context: ReadingContext): Reading {
  const [authorization] = body.authorizations ?? [];
  const team = teamOf(
    authorization?.enterprise_id ?? body.enterprise_id,
    authorization?.team_id ?? body.context_team_id ?? body.team_id,
    authorization?.is_enterprise_install === true,
  );
  const event = eventSchema.safeParse(body.event).data;
  if (event === undefined) return ignored('an unknown kind of event');
  if (team === undefined) return ignored('no team');
  const { event_id: eventId } = body;
  if (event.type === 'app_home_opened') {
    return event.tab === 'home' ? { kind: 'home', user: event.user } : ignored('another tab');
  }
  if ('previous_message' in event || 'message' in event) {
    return readChange(event, team, eventId, context);
  }
  return 'ts' in event ? readMessage(event, team, eventId, context) : ignored('no message');
}

/** Subtypes that are words of a person like any message. */
const spokenSubtypes: ReadonlySet<string> = new Set(['thread_broadcast', 'file_share']);

function readMessage(
  event: MessageEvent,
  team: string,
  eventId: string,
  context: ReadingContext,
): Reading {
  const { channel, ts, thread_ts, subtype, user, bot_id } = event;
  if (subtype !== undefined && !spokenSubtypes.has(subtype)) return ignored(`subtype ${subtype}`);
  const notAPerson = whyNoPerson(user, bot_id, context);
  if (notAPerson !== undefined || user === undefined) return ignored(notAPerson ?? 'no user');
  const raw = event.text ?? '';
  const direct = isDirect(channel);
  const addressed = direct || event.type === 'app_mention' || mentions(raw, context.botUser);
  if (!addressed && thread_ts === undefined) return ignored('not said to the bot');
  const key = keyOf({ team, channel, thread: thread_ts ?? ts });
  const text = decoded(raw, { botUser: context.botUser, names: namesIn(context) });
  const thread = direct ? (thread_ts ?? ts) : undefined;
  if (text === '' && event.files?.length) {
    const where = { channel, user, thread: thread_ts ?? ts };
    return { kind: 'file', key, where, known: addressed };
  }
  const said: Input = {
    kind: 'text',
    ...inputBase(user, eventId, context, thread),
    messageId: ts,
    text,
    ...(addressed && { addressed }),
  };
  const eventIds = [eventId, `${team}:${channel}:${ts}`];
  return {
    kind: 'inputs',
    key,
    inputs: [{ input: said, eventIds }],
    ...(!addressed && { onlyKnown: true }),
  };
}

/** An edit says something new; a message that was deleted says nothing any more. */
function readChange(
  event: Extract<SlackEvent, { subtype?: 'message_changed' | 'message_deleted' }>,
  team: string,
  eventId: string,
  context: ReadingContext,
): Reading {
  if (!('previous_message' in event)) return ignored('no earlier text');
  const before = event.previous_message;
  const after = 'message' in event ? event.message : undefined;
  const last = after ?? before;
  if (last === undefined) return ignored('no message');
  const notAPerson = whyNoPerson(last.user, last.bot_id, context);
  if (notAPerson !== undefined || last.user === undefined) return ignored(notAPerson ?? 'no user');
  const gone = after === undefined || after.subtype === 'tombstone';
  if (!gone && (after.edited === undefined || after.text === before?.text)) {
    return ignored('nothing that was said has changed');
  }
  const { channel } = event;
  const { ts, thread_ts, user } = last;
  const key = keyOf({ team, channel, thread: thread_ts ?? ts });
  const names = namesIn(context);
  const text = gone ? '' : decoded(after.text ?? '', { botUser: context.botUser, names });
  const thread = isDirect(channel) ? (thread_ts ?? ts) : undefined;
  const input: Input = {
    kind: 'edit',
    ...inputBase(user, eventId, context, thread),
    messageId: ts,
    text,
  };
  const change = gone ? 'deleted' : after.edited?.ts;
  const eventIds = [eventId, `${team}:${channel}:${ts}:${change}`];
  return { kind: 'inputs', key, inputs: [{ input, eventIds }], onlyKnown: true };
}

function readActions(body: BlockActions, context: ReadingContext): Reading {
  const [action] = body.actions;
  const meant = action && readAction(action.action_id);
  const team = teamOf(body.enterprise?.id, body.team?.id, body.is_enterprise_install === true);
  if (action === undefined || meant === undefined) return ignored('a control of somebody else');
  if (team === undefined) return ignored('no team');
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

function readForm(
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
function readShortcut(
  body: ReturnType<typeof messageShortcut.parse>,
  context: ReadingContext,
): Reading {
  const { callback_id, channel, message, user, action_ts } = body;
  const team = teamOf(body.enterprise?.id, body.team?.id, body.is_enterprise_install === true);
  if (callback_id !== callbacks.shortcut) return ignored('a shortcut of somebody else');
  if (team === undefined) return ignored('no team');
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

function whyNoPerson(
  user: string | undefined,
  botId: string | undefined,
  { botUser }: ReadingContext,
): string | undefined {
  if (user === botUser) return 'the bot itself';
  if (botId !== undefined) return 'another bot';
  return user === undefined || user.startsWith('USLACK') ? 'nobody' : undefined;
}

function inputBase(
  user: string,
  eventId: string,
  context: ReadingContext,
  thread: string | undefined,
) {
  const { locale, timeZone } = context.people.get(user) ?? {};
  return {
    eventId,
    from: personOf(user, context),
    receivedAtMs: context.nowMs,
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    ...(thread !== undefined && { thread }),
  };
}

function personOf(id: string, { people }: ReadingContext): Person {
  const name = people.get(id)?.name;
  return { id, ...(name !== undefined && { name }) };
}

function namesIn({ people }: ReadingContext): ReadonlyMap<string, string> {
  return new Map([...people].flatMap(([id, { name }]) => (name === undefined ? [] : [[id, name]])));
}

/** An app that is installed for an organisation is one team there, whichever workspace it is in. */
function teamOf(
  enterprise: string | null | undefined,
  team: string | null | undefined,
  forEnterprise: boolean,
): string | undefined {
  return (forEnterprise ? enterprise : team) ?? team ?? enterprise ?? undefined;
}

function isTrue({ is_enterprise_install }: { is_enterprise_install?: unknown }): boolean {
  return is_enterprise_install === true || is_enterprise_install === 'true';
}

function ignored(reason: string): Reading {
  return { kind: 'ignored', reason };
}
