import type { Input } from '../../core/input.ts';
import { filesIn } from './files.ts';
import { isDirect, keyOf } from './key.ts';
import type { MessageEvent, SlackEvent } from './payload.ts';
import { ignored, inputBase, namesIn, type Reading, type ReadingContext } from './reading.ts';
import { decoded, mentions } from './text.ts';

/** Subtypes that are words of a person like any message. */
const spokenSubtypes: ReadonlySet<string> = new Set(['thread_broadcast', 'file_share']);

/** Words of a person, where they are said to the bot or in a thread that it may be in. */
export function readMessage(
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
  const base = { ...inputBase(user, eventId, context, thread), messageId: ts };
  const { what, files } = filesIn(event.files ?? []);
  const shared = files.length > 0 && { files };
  const said: Input =
    text === '' && event.files?.length
      ? { kind: 'wordless', ...base, what, ...shared, ...(!addressed && { overheard: true }) }
      : {
          kind: 'text',
          ...base,
          text,
          ...(addressed && { addressed }),
          ...(what === 'file' && shared),
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
export function readChange(
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

function whyNoPerson(
  user: string | undefined,
  botId: string | undefined,
  { botUser }: ReadingContext,
): string | undefined {
  if (user === botUser) return 'the bot itself';
  if (botId !== undefined) return 'another bot';
  return user === undefined || user.startsWith('USLACK') ? 'nobody' : undefined;
}
