import type { OfferedFlow } from './home.ts';
import { callbacks } from './ids.ts';

/** What the bot may do: exactly what its calls, its events and its view for agents need. */
export const scopes = [
  'app_mentions:read',
  'assistant:write',
  'channels:history',
  'chat:write',
  'commands',
  'files:read',
  'groups:history',
  'im:history',
  'mpim:history',
  'users:read',
] as const;

/** What Slack tells the bot. Edits and deletions come as messages. */
export const events = [
  'app_home_opened',
  'app_mention',
  'message.channels',
  'message.groups',
  'message.im',
  'message.mpim',
] as const;

/** Besides these, where workspaces come and go. */
export const installEvents = ['app_uninstalled', 'tokens_revoked'] as const;

export const slashCommandName = '/slotwise';

export interface ManifestOptions {
  readonly name: string;
  readonly flows: readonly OfferedFlow[];
  /** Where Slack reaches the bot. Absent: over a socket, which needs no address. */
  readonly requestUrl?: string;
  /** Whether other workspaces and organisations may install the app. Needs an address. */
  readonly many?: boolean;
}

/** The manifest that makes the app in Slack, ready to be pasted. */
export function slackManifest({ name, flows, requestUrl, many = false }: ManifestOptions) {
  const address = requestUrl === undefined ? {} : { request_url: requestUrl };
  const commandAddress = requestUrl === undefined ? {} : { url: requestUrl };
  const titles = flows.map((flow) => flow.title('en'));
  return {
    display_information: {
      name: name.slice(0, 35),
      description: 'Takes down what is needed, in ordinary conversation.',
    },
    features: {
      app_home: {
        home_tab_enabled: true,
        messages_tab_enabled: true,
        messages_tab_read_only_enabled: false,
      },
      bot_user: { display_name: name.slice(0, 35), always_online: true },
      agent_view: {
        agent_description: 'Asks what is still missing, and passes it on when it is complete.',
        suggested_prompts: titles
          .slice(0, 4)
          .map((title) => ({ title: title.slice(0, 75), message: title })),
      },
      shortcuts: [
        {
          name: 'Take this down',
          type: 'message',
          callback_id: callbacks.shortcut,
          description: 'Begins with this message, in its thread',
        },
      ],
      slash_commands: [
        {
          command: slashCommandName,
          description: 'Begins in a thread of its own',
          usage_hint: `[${flows.map(({ id }) => id).join(' | ')}]`.slice(0, 1_000),
          should_escape: false,
          ...commandAddress,
        },
      ],
    },
    oauth_config: {
      ...(many && { redirect_urls: [new URL('/slack/oauth_redirect', requestUrl).href] }),
      scopes: { bot: scopes },
    },
    settings: {
      event_subscriptions: { bot_events: [...events, ...(many ? installEvents : [])], ...address },
      interactivity: { is_enabled: true, ...address },
      org_deploy_enabled: many,
      socket_mode_enabled: requestUrl === undefined,
      token_rotation_enabled: many,
    },
  };
}
