/** The platform's name in keys and in the delivered body. */
export const platform = 'slack';

/** Where a conversation is: a thread of a channel, or a direct message as a whole. */
export interface SlackPlace {
  /** The workspace, or the organisation where the app is installed for all of it. */
  readonly team: string;
  readonly channel: string;
  /** The `ts` of the thread's root; absent for a direct message. */
  readonly thread?: string;
}

/**
 * The key of the conversation at a place, the same for what comes in and what goes out. A direct
 * message is one conversation, whatever thread of it is written in: each top-level message opens a
 * thread there, and continues what is open.
 */
export function keyOf({ team, channel, thread }: SlackPlace): string {
  const rooted = thread === undefined || isDirect(channel) ? [] : [thread];
  return [platform, team, channel, ...rooted].join(':');
}

/**
 * The keys of desks, which are channels whatever the workspace: of a channel as a whole, or of a note
 * in it and the thread under that.
 */
export function deskKey(channel: string, note?: string): string {
  return [platform, 'desk', channel, ...(note === undefined ? [] : [note])].join(':');
}

/** The place that a key names. Throws for a key of another platform: that is a bug. */
export function placeOf(key: string): SlackPlace {
  const [name, team, channel, thread] = key.split(':');
  if (name !== platform || !team || !channel) throw new TypeError('This is no key of Slack.');
  return { team, channel, ...(thread !== undefined && { thread }) };
}

/** A thread's address in Slack. A direct message is nobody else's to open. */
export function linkTo(key: string): string | undefined {
  const { team, channel, thread } = placeOf(key);
  if (thread === undefined) return undefined;
  return `https://app.slack.com/client/${team}/${channel}/thread/${channel}-${thread}`;
}

/** Between the bot and one person. Everywhere else others can read along. */
export function isDirect(channel: string): boolean {
  return channel.startsWith('D');
}
