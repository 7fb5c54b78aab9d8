import type { Block, Element } from '../../../src/adapters/slack/blocks.ts';
import type { Delivered, Retry, SlackServer } from './server.ts';
import {
  botId,
  botUser,
  type Identity,
  type Posted,
  team,
  type View,
  type Workspace,
} from './state.ts';

/** People of a workspace: what they do reaches the app the way Slack brings it. */
export interface Room {
  /** Writes; the app hears of it as often as Slack tells it. Resolves with the message's `ts`. */
  say(user: string, channel: string, text: string, given?: Partial<Said>): Promise<string>;
  /** The same, with what the app answered to each event. */
  tell(event: object, eventId?: string, retry?: Retry): Promise<Delivered>;
  edit(user: string, channel: string, ts: string, text: string): Promise<Delivered>;
  remove(channel: string, ts: string): Promise<Delivered>;
  /** Presses a button, or picks an option, by what is written on it. */
  tap(user: string, message: Posted, label: string): Promise<Delivered>;
  /** Picks in a date or time picker. */
  pick(user: string, message: Posted, value: string): Promise<Delivered>;
  tapHome(user: string, label: string): Promise<Delivered>;
  submit(user: string, view: View, values: Readonly<Record<string, object>>): Promise<Delivered>;
  command(user: string, channel: string, text: string): Promise<Delivered>;
  shortcut(user: string, channel: string, ts: string): Promise<Delivered>;
  openHome(user: string, tab?: string): Promise<Delivered>;
  /** What the bot has said in a thread, as people see it now. */
  seen(channel: string, thread?: string): readonly Posted[];
  trigger(): string;
}

export interface Said {
  readonly thread: string;
  /** Some are brought late, or not at all. */
  readonly quiet: true;
}

export function room(slack: Workspace, server: Pick<SlackServer, 'deliver'>): Room {
  const { team, botUser } = slack;
  let events = 0;
  let triggers = 0;

  const tell: Room['tell'] = (event, eventId, retry) => {
    events += 1;
    return server.deliver(
      'events_api',
      envelope(event, eventId ?? `Ev${team}${events}`, slack),
      retry,
    );
  };

  slack.onPosted = (message, before) => {
    tell(ownEvent(message, before)).catch(() => {});
  };

  function trigger(): string {
    triggers += 1;
    const id = `${triggers}.trigger`;
    slack.triggers.set(id, { used: false, expired: false });
    return id;
  }

  const interaction = (user: string) => ({
    ...(slack.enterprise === undefined
      ? { team: { id: team }, enterprise: null, is_enterprise_install: false }
      : { team: null, enterprise: { id: slack.enterprise }, is_enterprise_install: true }),
    user: { id: user, team_id: team },
    api_app_id: 'A1',
    token: 'legacy',
    trigger_id: trigger(),
  });

  function act(user: string, message: Posted, action: object): Promise<Delivered> {
    const { channel, ts, thread, onlyFor } = message;
    const threaded = thread === undefined ? {} : { thread_ts: thread };
    return server.deliver('interactive', {
      type: 'block_actions',
      ...interaction(user),
      container: {
        type: 'message',
        message_ts: ts,
        channel_id: channel,
        is_ephemeral: onlyFor !== undefined,
        // Of a message for one person alone, nothing is said of its thread.
        ...(onlyFor === undefined && threaded),
      },
      channel: { id: channel, name: 'room' },
      ...(onlyFor === undefined && {
        message: { type: 'message', user: botUser, bot_id: botId, ts, ...threaded },
      }),
      state: { values: {} },
      response_url: 'http://127.0.0.1:1/never',
      actions: [{ block_id: 'b', action_ts: slack.nextTs(), ...action }],
    });
  }

  return {
    tell,
    trigger,
    async say(user, channel, text, { thread, quiet } = {}) {
      const ts = slack.nextTs();
      const threaded = thread === undefined ? {} : { thread_ts: thread };
      slack.posted.push({ channel, ts, user, text, blocks: [], ...(thread && { thread }) });
      const said = { channel, user, text, ts, team, client_msg_id: `c${ts}`, ...threaded };
      const type = channelTypes[channel[0] ?? ''] ?? 'channel';
      if (quiet) return ts;
      const hears = slack.events.has(`message.${type}${type === 'im' ? '' : 's'}`);
      const message = hears ? tell({ type: 'message', channel_type: type, ...said }) : undefined;
      const mention = text.includes(`<@${botUser}>`) && type !== 'im';
      const told = mention && slack.events.has('app_mention');
      await Promise.all([message, told ? tell({ type: 'app_mention', ...said }) : undefined]);
      return ts;
    },
    async edit(user, channel, ts, text) {
      const message = slack.posted.find((each) => each.ts === ts);
      const before = { type: 'message', user, ts, text: message?.text, ...threadOf(message) };
      if (message) message.text = text;
      const edited = { user, ts: slack.nextTs() };
      return tell({
        type: 'message',
        subtype: 'message_changed',
        hidden: true,
        channel,
        ts: slack.nextTs(),
        message: { ...before, text, edited },
        previous_message: before,
      });
    },
    remove(channel, ts) {
      const message = slack.posted.find((each) => each.ts === ts);
      const { user, text } = message ?? {};
      return tell({
        type: 'message',
        subtype: 'message_deleted',
        hidden: true,
        channel,
        ts: slack.nextTs(),
        deleted_ts: ts,
        previous_message: { type: 'message', user, text, ts, ...threadOf(message) },
      });
    },
    async tap(user, message, label) {
      const found = elementsIn(message.blocks).flatMap((element) => tapOn(element, label))[0];
      if (found === undefined) throw new Error(`Nothing here says "${label}".`);
      return act(user, message, found);
    },
    async pick(user, message, value) {
      const picker = elementsIn(message.blocks).find(({ type }) => type.endsWith('picker'));
      if (picker === undefined) throw new Error('There is no picker here.');
      const { type, action_id } = picker;
      const key = type === 'datepicker' ? 'selected_date' : 'selected_time';
      return act(user, message, { type, action_id, [key]: value });
    },
    async tapHome(user, label) {
      const home = slack.homes.get(user);
      const found = elementsIn(home?.blocks ?? []).flatMap((element) => tapOn(element, label))[0];
      if (found === undefined) throw new Error(`Nothing at home says "${label}".`);
      return server.deliver('interactive', {
        type: 'block_actions',
        ...interaction(user),
        container: { type: 'view', view_id: 'VHOME' },
        view: { id: 'VHOME', type: 'home' },
        actions: [{ block_id: 'b', action_ts: slack.nextTs(), ...found }],
      });
    },
    submit(user, view, values) {
      const { id, hash, callback_id, private_metadata } = view;
      return server.deliver('interactive', {
        type: 'view_submission',
        ...interaction(user),
        view: { id, hash, callback_id, private_metadata, state: { values: stateOf(view, values) } },
        response_urls: [],
      });
    },
    command(user, channel, text) {
      return server.deliver('slash_commands', {
        command: '/slotwise',
        text,
        user_id: user,
        channel_id: channel,
        team_id: team,
        ...(slack.enterprise !== undefined && { enterprise_id: slack.enterprise }),
        is_enterprise_install: String(slack.enterprise !== undefined),
        trigger_id: trigger(),
        response_url: 'http://127.0.0.1:1/never',
      });
    },
    shortcut(user, channel, ts) {
      const message = slack.posted.find((each) => each.ts === ts);
      return server.deliver('interactive', {
        type: 'message_action',
        ...interaction(user),
        callback_id: 'slotwise_take_down',
        action_ts: slack.nextTs(),
        message_ts: ts,
        channel: { id: channel, name: 'room' },
        message: {
          type: 'message',
          user: message?.user,
          ts,
          text: message?.text,
          ...threadOf(message),
        },
        response_url: 'http://127.0.0.1:1/never',
      });
    },
    openHome: (user, tab = 'home') =>
      tell({ type: 'app_home_opened', user, channel: `D${user}`, tab }),
    seen: (channel, thread) =>
      slack.posted.filter(
        (each) =>
          each.channel === channel &&
          each.user === botUser &&
          (thread === undefined || each.thread === thread),
      ),
  };
}

const channelTypes: Readonly<Record<string, string>> = { C: 'channel', D: 'im', G: 'group' };

/** What Slack tells a bot of its own messages: posted, or changed. */
function ownEvent({ channel, ts, thread, user, text, edited }: Posted, before?: string) {
  const threaded = thread === undefined ? {} : { thread_ts: thread };
  const own = { type: 'message', user, bot_id: botId, app_id: 'A1', ts, ...threaded };
  if (before === undefined) return { ...own, channel, text };
  const message = { ...own, text, edited: { user, ts: edited } };
  const previous_message = { ...own, text: before };
  const changed = { type: 'message', subtype: 'message_changed', hidden: true };
  return { ...changed, channel, ts: edited, message, previous_message };
}

/** An event with what Slack puts around it. */
export function envelope(event: object, eventId: string, at: Identity = { team, botUser }) {
  const { enterprise = null } = at;
  return {
    token: 'legacy',
    team_id: at.team,
    context_team_id: at.team,
    context_enterprise_id: null,
    api_app_id: 'A1',
    type: 'event_callback',
    event_id: eventId,
    event_time: 1_754_000_000,
    authorizations: [
      {
        enterprise_id: enterprise,
        team_id: enterprise === null ? at.team : null,
        user_id: at.botUser,
        is_bot: true,
        is_enterprise_install: enterprise !== null,
      },
    ],
    event,
  };
}

export function elementsIn(blocks: readonly Block[]): readonly Element[] {
  return blocks.flatMap(({ elements, accessory, type }) => [
    ...(type === 'actions' ? (elements as Element[]) : []),
    ...(accessory ? [accessory as Element] : []),
  ]);
}

/** All that can be read in a message. */
export function readable({ blocks, text }: Pick<Posted, 'blocks' | 'text'>): string {
  if (blocks.length === 0) return text;
  return blocks.flatMap(textsIn).join('\n');
}

function textsIn({ text, fields, elements, type }: Block): readonly string[] {
  const nodes = [text, ...((fields as unknown[]) ?? [])];
  if (type === 'context') nodes.push(...(elements as unknown[]));
  return nodes.flatMap((node) => (node as { text?: string } | undefined)?.text ?? []);
}

function tapOn(element: Element, label: string): readonly object[] {
  const { type, action_id, value, options } = element;
  const says = (node: unknown) => (node as { text?: { text?: string } }).text?.text === label;
  if (type === 'button' && says(element)) return [{ type, action_id, value }];
  const option = (options as object[] | undefined)?.find(says);
  return option ? [{ type, action_id, selected_option: option }] : [];
}

/** What stands in every field: as it was, but for what was filled in. */
function stateOf(view: View, values: Readonly<Record<string, object>>) {
  return Object.fromEntries(
    view.blocks.map(({ block_id, element }) => {
      const { type, action_id, ...given } = element as Element & { action_id: string };
      const stood = {
        value: given.initial_value ?? null,
        selected_date: given.initial_date ?? null,
        selected_time: given.initial_time ?? null,
        selected_option: given.initial_option ?? null,
        selected_options: given.initial_options ?? [],
      };
      const kept = stateKeys[type] ?? ['value'];
      const state = Object.fromEntries(Object.entries(stood).filter(([key]) => kept.includes(key)));
      return [block_id, { [action_id]: { type, ...state, ...values[String(block_id)] } }];
    }),
  );
}

const stateKeys: Readonly<Record<string, readonly string[]>> = {
  datepicker: ['selected_date'],
  timepicker: ['selected_time'],
  static_select: ['selected_option'],
  radio_buttons: ['selected_option'],
  multi_static_select: ['selected_options'],
};

function threadOf(message: Posted | undefined) {
  return message?.thread === undefined ? {} : { thread_ts: message.thread };
}
