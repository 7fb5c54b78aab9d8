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
import { ignored, isTrue, personOf, type Reading, type ReadingContext, teamOf } from './reading.ts';
import { mentioned } from './text.ts';

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
