import type { Block } from '../../../src/adapters/slack/blocks.ts';
import { blockFaults, limits } from '../../../src/adapters/slack/limits.ts';
import { appToken, botId, type Posted, type View, type Workspace } from './state.ts';

type Args = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>> & { readonly ok: boolean };

/** What a method costs: the scope that the token must have. */
export const scopeOf: Readonly<Record<string, string | undefined>> = {
  'auth.test': undefined,
  'oauth.v2.access': undefined,
  'apps.connections.open': undefined,
  'chat.postMessage': 'chat:write',
  'files.info': 'files:read',
  'chat.postEphemeral': 'chat:write',
  'chat.update': 'chat:write',
  'assistant.threads.setStatus': 'chat:write',
  'users.info': 'users:read',
  'views.open': undefined,
  'views.publish': undefined,
};

/** Answers a call in the workspace that the token is for, with Slack's words for what it refuses. */
export function answer(
  method: string,
  args: Args,
  token: string | undefined,
  slack: Workspace,
  socketUrl: () => string,
): Answer {
  slack.calls.push({ method, args });
  if (!(method in scopeOf)) return no('unknown_method');
  if (method === 'apps.connections.open') {
    return token === appToken ? { ok: true, url: socketUrl() } : no('invalid_auth');
  }
  const scope = scopeOf[method];
  if (scope !== undefined && !slack.scopes.has(scope)) {
    return { ...no('missing_scope'), needed: scope };
  }
  switch (method) {
    case 'auth.test':
      return {
        ok: true,
        team_id: slack.team,
        user_id: slack.botUser,
        bot_id: botId,
        url: 'https://test/',
      };
    case 'users.info': {
      const person = slack.people.get(String(args.user));
      if (person === undefined) return no('user_not_found');
      const { name, tz, locale } = person;
      return {
        ok: true,
        user: { id: args.user, tz, locale, real_name: name, profile: { display_name: name } },
      };
    }
    case 'files.info': {
      const id = String(args.file);
      const content = slack.files.get(id);
      if (content === undefined) return no('file_not_found');
      const at = socketUrl().replace('ws:', 'http:').replace('/link', `/files/${id}`);
      return { ok: true, file: { id, size: content.length, url_private_download: at } };
    }
    case 'chat.postMessage':
      return post(args, slack);
    case 'chat.postEphemeral':
      return whisper(args, slack);
    case 'chat.update':
      return update(args, slack);
    case 'views.open':
      return openView(args, slack);
    case 'views.publish':
      return publish(args, slack);
    default:
      return { ok: true };
  }
}

function post(args: Args, slack: Workspace): Answer {
  const given = String(args.channel);
  const id = /^[UW]/.test(given) ? `D${given}` : given;
  const refusal = refusalOf(id, args, slack);
  if (refusal !== undefined) return no(refusal);
  const message = put(args, id, slack, slack.botUser);
  return { ok: true, channel: id, ts: message.ts };
}

function whisper(args: Args, slack: Workspace): Answer {
  const id = String(args.channel);
  const refusal = refusalOf(id, args, slack);
  if (refusal !== undefined) return no(refusal);
  if (!args.user) return no('user_not_in_channel');
  const { ts } = put(args, id, slack, slack.botUser, String(args.user));
  return { ok: true, message_ts: ts };
}

function update(args: Args, slack: Workspace): Answer {
  const { channel, ts } = args;
  const message = slack.posted.find((each) => each.channel === channel && each.ts === ts);
  const refusal = refusalOf(String(channel), args, slack);
  if (refusal !== undefined) return no(refusal);
  if (message === undefined || message.onlyFor !== undefined) return no('message_not_found');
  if (message.user !== slack.botUser) return no('cant_update_message');
  const before = message.text;
  message.text = String(args.text ?? '');
  message.blocks = blocksIn(args);
  message.edited = slack.nextTs();
  slack.onPosted?.(message, before);
  return { ok: true, channel, ts };
}

function refusalOf(id: string, args: Args, slack: Workspace): string | undefined {
  const channel = slack.channel(id);
  if (channel.deleted) return 'channel_not_found';
  if (channel.archived) return 'is_archived';
  if (!channel.member) return 'not_in_channel';
  const { text, thread_ts } = args;
  const blocks = blocksIn(args);
  if (!text && blocks.length === 0) return 'no_text';
  if (typeof text === 'string' && text.length > limits.text) return 'msg_too_long';
  if (JSON.stringify(blocks).length > limits.payload) return 'msg_blocks_too_long';
  if (blockFaults(blocks).length > 0) return 'invalid_blocks';
  const known = slack.posted.some((each) => each.channel === id && each.ts === thread_ts);
  if (thread_ts !== undefined && !known) return 'thread_not_found';
  return undefined;
}

function put(
  args: Args,
  channel: string,
  slack: Workspace,
  user: string,
  onlyFor?: string,
): Posted {
  const { thread_ts } = args;
  const message: Posted = {
    channel,
    ts: slack.nextTs(),
    user,
    text: String(args.text ?? ''),
    blocks: blocksIn(args),
    ...(typeof thread_ts === 'string' && { thread: thread_ts }),
    ...(onlyFor !== undefined && { onlyFor }),
  };
  slack.posted.push(message);
  if (onlyFor === undefined) slack.onPosted?.(message);
  return message;
}

function openView({ trigger_id, view }: Args, slack: Workspace): Answer {
  const trigger = slack.triggers.get(String(trigger_id));
  if (trigger === undefined) return no('invalid_trigger_id');
  if (trigger.expired) return no('expired_trigger_id');
  if (trigger.used) return no('exchanged_trigger_id');
  trigger.used = true;
  const given = view as View & {
    readonly title: { readonly text: string };
    readonly private_metadata: string;
  };
  const faults = blockFaults(given.blocks, limits.modalBlocks);
  const title = given.title.text.length;
  const long =
    title === 0 || title > limits.title || given.private_metadata.length > limits.metadata;
  if (given.type !== 'modal' || long || faults.length > 0) {
    return {
      ...no('invalid_arguments'),
      response_metadata: { messages: faults.map(({ at, fault }) => `${at}: ${fault}`) },
    };
  }
  const id = `V${slack.views.length + 1}`;
  slack.views.push({ ...given, id, hash: `${id}.1` } as View);
  return { ok: true, view: { id } };
}

function publish({ user_id, view }: Args, slack: Workspace): Answer {
  const given = view as View;
  if (given.type !== 'home' || blockFaults(given.blocks, limits.modalBlocks).length > 0) {
    return no('invalid_arguments');
  }
  slack.homes.set(String(user_id), given);
  return { ok: true };
}

function blocksIn({ blocks }: Args): readonly Block[] {
  return Array.isArray(blocks) ? (blocks as Block[]) : [];
}

function no(error: string): Answer {
  return { ok: false, error };
}
