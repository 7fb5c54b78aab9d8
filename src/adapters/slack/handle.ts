import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import type { Person } from '../../core/input.ts';
import type { Place, Places, Receive } from '../port.ts';
import type { Bots } from './bots.ts';
import { homeView, namedFlow, type OfferedFlow } from './home.ts';
import { deskKey, isDirect, keyOf, placeOf, platform } from './key.ts';
import type { KnownPlaces } from './known.ts';
import { modalOf } from './modal.ts';
import type { KnownPerson, Reading, Where } from './reading.ts';
import { teamIn } from './team.ts';
import { escaped } from './text.ts';
import { peopleIn, toInput } from './to-input.ts';
import { type SlackWords, slackWords } from './words.ts';

export interface HandlerContext {
  readonly bots: Bots;
  readonly flows: readonly OfferedFlow[];
  readonly receive: Receive;
  readonly places: Places;
  readonly known: KnownPlaces;
  readonly nowMs: () => number;
  /** Channels where people take over. */
  readonly desks: ReadonlySet<string>;
  /** Why something was left alone, for a log. Never with what somebody said. */
  readonly ignored: (reason: string) => void;
}

/** The same, in the workspace that a payload is for. */
interface Scene extends HandlerContext {
  readonly client: WebClient;
}

/** What Slack is answered with; nothing for a plain acknowledgement. */
export type Answer =
  | { readonly response_action: 'errors'; readonly errors: Readonly<Record<string, string>> }
  | string
  | undefined;

/**
 * Takes one payload. Resolves with the answer when what it says is durable, and rejects where it
 * could not be kept: then it is not acknowledged, and Slack brings it again.
 */
export async function handle(body: unknown, context: HandlerContext): Promise<Answer> {
  const team = teamIn(body);
  const bot = team === undefined ? undefined : await context.bots.of(team);
  if (team === undefined || bot === undefined) {
    context.ignored('the app is not installed there');
    return undefined;
  }
  const people = await bot.people.lookUp(peopleIn(body));
  const reading = toInput(body, { botUser: await bot.user(), people, nowMs: context.nowMs() });
  const scene: Scene = { ...context, client: bot.client };
  switch (reading.kind) {
    case 'inputs':
      return takeInputs(reading, scene);
    case 'form':
      return takeForm(reading, scene);
    case 'open-form':
      return openForm(reading, wordsFor(reading.where.user, people), scene);
    case 'begin':
      return begin(reading, people.get(reading.by.id), scene);
    case 'gone':
      await context.bots.leave(team);
      return undefined;
    case 'home': {
      const { locale } = people.get(reading.user) ?? {};
      const view = homeView(context.flows, slackWords(locale), locale);
      await attempt(() => scene.client.views.publish({ user_id: reading.user, view } as never));
      return undefined;
    }
    case 'ignored':
      context.ignored(reading.reason);
      return undefined;
  }
}

async function takeInputs(
  { key, inputs, onlyKnown }: Extract<Reading, { kind: 'inputs' }>,
  { receive, known, desks, ignored }: HandlerContext,
): Promise<Answer> {
  const { channel, thread } = placeOf(key);
  if (desks.has(channel)) {
    const note = deskKey(channel, thread);
    await receive({ key: deskKey(channel), platform, note }, inputs);
    return undefined;
  }
  if (onlyKnown && !(await known.isKnown(key))) {
    ignored('not said to the bot');
    return undefined;
  }
  await receive(placeAt(key), inputs);
  known.heard(key);
  return undefined;
}

/** Faults are shown at their fields at once; what is right is an input like any other. */
async function takeForm(
  { key, fields, input }: Extract<Reading, { kind: 'form' }>,
  { receive, places }: HandlerContext,
): Promise<Answer> {
  const faults = await places.validateFields(key, fields);
  if (faults.length > 0) {
    const errors = Object.fromEntries(faults.map(({ slot, message }) => [slot, message]));
    return { response_action: 'errors', errors };
  }
  await receive(placeAt(key), [input]);
  return undefined;
}

/** Opens what may be edited. Lost is only the tap: whoever pressed is told so, and presses again. */
async function openForm(
  { key, where, slots, triggerId }: Extract<Reading, { kind: 'open-form' }>,
  words: SlackWords,
  context: Scene,
): Promise<Answer> {
  const { places, client } = context;
  const form = await places.describeForm(key, where.user, slots).catch(() => undefined);
  if (form === undefined || form.fields.length === 0) {
    await whisper(where, words.nothingToEdit, context);
    return undefined;
  }
  const thread = isDirect(where.channel) ? where.thread : undefined;
  const view = modalOf(form, { key, ...(thread !== undefined && { thread }) });
  const opened = await attempt(() => client.views.open({ trigger_id: triggerId, view } as never));
  if (!opened) await whisper(where, words.tooLate, context);
  return undefined;
}

/**
 * A run that begins without a message: a first one is posted, and its thread is the conversation. Where
 * the bot may not write, the direct message with that person takes its place.
 */
async function begin(
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
    return words.unknownFlow(flows.map((each) => each.title(locale)));
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

async function postRoot(
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

/** Says something to one person. It may be lost, and changes nothing. */
async function whisper(
  { channel, user, thread }: Where,
  text: string,
  { client }: Scene,
): Promise<void> {
  const inThread = thread === undefined ? {} : { thread_ts: thread };
  await attempt(() =>
    client.chat.postEphemeral({ channel, user, text: escaped(text), ...inThread }),
  );
}

async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}

function wordsFor(user: string, people: ReadonlyMap<string, KnownPerson>): SlackWords {
  return slackWords(people.get(user)?.locale);
}

function placeAt(key: string): Place {
  return { key, platform };
}
