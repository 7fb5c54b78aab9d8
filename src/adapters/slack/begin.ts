import { WebAPIPlatformError } from '@slack/web-api';
import type { Person } from '../../core/input.ts';
import { type Answer, placeAt, type Scene } from './handler-context.ts';
import { namedFlow } from './home.ts';
import { isDirect, keyOf } from './key.ts';
import type { KnownPerson, Reading } from './reading.ts';
import { escaped } from './text.ts';
import { type SlackWords, slackWords } from './words.ts';

/**
 * A run that begins without a message: a first one is posted, and its thread is the conversation. Where
 * the bot may not write, the direct message with that person takes its place.
 */
export async function begin(
  reading: Extract<Reading, { kind: 'begin' }>,
  person: KnownPerson | undefined,
  context: Scene,
): Promise<Answer> {
  const { team, by, eventId, channel, words: named } = reading;
  const { flows, receive, nowMs } = context;
  const { locale, timeZone } = person ?? {};
  const words = slackWords(locale);
  const flow = named === '' ? undefined : namedFlow(named, flows, locale);
  if (named !== '' && flow === undefined) {
    return words.unknownFlow(flows.map((each) => escaped(each.title(locale))));
  }
  const root = await postRoot(by, channel, words, flow?.title(locale), context);
  if (root === undefined) return words.failed;
  const key = keyOf({ team, channel: root.channel, thread: root.ts });
  const input = {
    kind: 'command',
    command: 'start',
    eventId,
    from: by,
    receivedAtMs: nowMs(),
    ...(flow && { flow: flow.id }),
    ...(isDirect(root.channel) && { thread: root.ts }),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  } as const;
  await receive(placeAt(key), [{ input, eventIds: [eventId] }]);
  context.known.heard(key);
  return channel !== undefined && root.channel !== channel
    ? words.startedInDirectMessage
    : undefined;
}

/** The first message of a run, in the channel or else in the direct message with that person. */
export async function postRoot(
  by: Person,
  channel: string | undefined,
  words: SlackWords,
  title: string | undefined,
  { client }: Scene,
): Promise<{ readonly channel: string; readonly ts: string } | undefined> {
  const text = words.started(`<@${by.id}>`, title && escaped(title));
  for (const to of channel === undefined ? [by.id] : [channel, by.id]) {
    try {
      const posted = await client.chat.postMessage({ channel: to, text });
      if (posted.channel && posted.ts) return { channel: posted.channel, ts: posted.ts };
    } catch (error) {
      // A channel that the bot is no member of is no fault; anything else will not get better.
      if (!(error instanceof WebAPIPlatformError)) return undefined;
    }
  }
  return undefined;
}
