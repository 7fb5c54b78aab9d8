import {
  blockActions,
  type EventCallback,
  eventCallback,
  eventSchema,
  messageShortcut,
  slashCommand,
  viewSubmission,
} from './payload.ts';
import { readActions, readForm, readShortcut } from './read-interaction.ts';
import { readChange, readMessage } from './read-message.ts';
import { ignored, personOf, type Reading, type ReadingContext } from './reading.ts';
import { teamIn } from './team.ts';
import { mentioned } from './text.ts';

/** What a payload is. Never throws: what is unknown is ignored, and says why. */
export function toInput(body: unknown, context: ReadingContext): Reading {
  const read = readerOf(body);
  if (read === undefined) return ignored('an unknown kind of payload');
  const team = teamIn(body);
  return team === undefined ? ignored('no team') : read(team, context);
}

type Reader = (team: string, context: ReadingContext) => Reading;

function readerOf(body: unknown): Reader | undefined {
  const event = eventCallback.safeParse(body).data;
  if (event) return (team, context) => readEvent(event, team, context);
  const actions = blockActions.safeParse(body).data;
  if (actions) return (team, context) => readActions(actions, team, context);
  const form = viewSubmission.safeParse(body).data;
  if (form) return (_, context) => readForm(form, context);
  const shortcut = messageShortcut.safeParse(body).data;
  if (shortcut) return (team, context) => readShortcut(shortcut, team, context);
  const command = slashCommand.safeParse(body).data;
  if (command === undefined) return undefined;
  const { user_id: user, channel_id: channel, text = '', trigger_id: eventId } = command;
  return (team, context) => {
    const by = personOf(user, context);
    return { kind: 'begin', team, by, eventId, channel, words: text.trim() };
  };
}

function readEvent(body: EventCallback, team: string, context: ReadingContext): Reading {
  const event = eventSchema.safeParse(body.event).data;
  if (event === undefined) return ignored('an unknown kind of event');
  const { event_id: eventId } = body;
  switch (event.type) {
    case 'app_home_opened':
      return event.tab === 'home' ? { kind: 'home', user: event.user } : ignored('another tab');
    case 'app_uninstalled':
      return { kind: 'gone' };
    case 'tokens_revoked':
      return event.tokens.bot?.length ? { kind: 'gone' } : ignored('tokens of people');
    default:
      if ('previous_message' in event || 'message' in event) {
        return readChange(event, team, eventId, context);
      }
      return 'ts' in event ? readMessage(event, team, eventId, context) : ignored('no message');
  }
}

/** The users in a payload about whom something should be known before it is read. */
export function peopleIn(body: unknown): readonly string[] {
  const event = eventCallback.safeParse(body);
  if (event.success) {
    const read = eventSchema.safeParse(event.data.event).data;
    if (read === undefined || read.type === 'app_uninstalled' || read.type === 'tokens_revoked') {
      return [];
    }
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
