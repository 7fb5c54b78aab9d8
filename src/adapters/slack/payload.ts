import { z } from 'zod';

/**
 * What the bot reads of Slack's payloads, and nothing more: whatever else is in them, or comes new,
 * is let through. Ids of people, channels and messages stay text.
 */
const message = z.object({
  type: z.enum(['message', 'app_mention']),
  subtype: z.string().optional(),
  channel: z.string(),
  channel_type: z.string().optional(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  text: z.string().nullish(),
  ts: z.string(),
  thread_ts: z.string().optional(),
  files: z.array(z.unknown()).optional(),
});
export type MessageEvent = z.output<typeof message>;

const nested = z.object({
  user: z.string().optional(),
  bot_id: z.string().optional(),
  subtype: z.string().optional(),
  text: z.string().nullish(),
  ts: z.string(),
  thread_ts: z.string().optional(),
  edited: z.object({ ts: z.string() }).optional(),
});

const changed = z.object({
  type: z.literal('message'),
  subtype: z.literal('message_changed'),
  channel: z.string(),
  message: nested,
  previous_message: nested.optional(),
});

const deleted = z.object({
  type: z.literal('message'),
  subtype: z.literal('message_deleted'),
  channel: z.string(),
  deleted_ts: z.string(),
  previous_message: nested,
});

const homeOpened = z.object({
  type: z.literal('app_home_opened'),
  user: z.string(),
  tab: z.string(),
});

const uninstalled = z.object({ type: z.literal('app_uninstalled') });

/** Ids of those whose tokens they were: of the bot, or of people, which it has none of. */
const revoked = z.object({
  type: z.literal('tokens_revoked'),
  tokens: z.object({ bot: z.array(z.string()).nullish() }),
});

/** The first that fits is meant, so that an edit is not taken for a message. */
export const eventSchema = z.union([changed, deleted, message, homeOpened, uninstalled, revoked]);
export type SlackEvent = z.output<typeof eventSchema>;

export const eventCallback = z.object({
  type: z.literal('event_callback'),
  event_id: z.string(),
  event: z.looseObject({ type: z.string() }),
});
export type EventCallback = z.output<typeof eventCallback>;

const interaction = {
  user: z.object({ id: z.string() }),
  trigger_id: z.string(),
};

const action = z.object({
  action_id: z.string(),
  action_ts: z.string(),
  value: z.string().optional(),
  selected_option: z.object({ value: z.string() }).nullish(),
  selected_date: z.string().nullish(),
  selected_time: z.string().nullish(),
});
export type Action = z.output<typeof action>;

export const blockActions = z.object({
  type: z.literal('block_actions'),
  ...interaction,
  container: z.object({
    type: z.string(),
    message_ts: z.string().optional(),
    thread_ts: z.string().optional(),
    channel_id: z.string().optional(),
  }),
  channel: z.object({ id: z.string() }).optional(),
  message: z.object({ ts: z.string(), thread_ts: z.string().optional() }).optional(),
  actions: z.array(action).min(1),
});
export type BlockActions = z.output<typeof blockActions>;

export const viewSubmission = z.object({
  type: z.literal('view_submission'),
  ...interaction,
  trigger_id: z.string().optional(),
  view: z.object({
    id: z.string(),
    hash: z.string().optional(),
    callback_id: z.string(),
    private_metadata: z.string(),
    state: z.object({ values: z.unknown() }),
  }),
});

export const messageShortcut = z.object({
  type: z.literal('message_action'),
  ...interaction,
  callback_id: z.string(),
  action_ts: z.string(),
  channel: z.object({ id: z.string() }),
  message: z.object({
    user: z.string().optional(),
    bot_id: z.string().optional(),
    text: z.string().nullish(),
    ts: z.string(),
    thread_ts: z.string().optional(),
  }),
});

export const slashCommand = z.object({
  command: z.string(),
  text: z.string().optional(),
  user_id: z.string(),
  channel_id: z.string(),
  trigger_id: z.string(),
});
