import { begin } from './begin.ts';
import { type Answer, type HandlerContext, placeAt, type Scene } from './handler-context.ts';
import { homeView } from './home.ts';
import { deskKey, isDirect, placeOf, platform } from './key.ts';
import { modalOf } from './modal.ts';
import { unknownControl } from './read-interaction.ts';
import type { KnownPerson, Reading } from './reading.ts';
import { takeDown } from './take-down.ts';
import { teamIn } from './team.ts';
import { peopleIn, toInput } from './to-input.ts';
import { attempt, whisper } from './whisper.ts';
import { type SlackWords, slackWords } from './words.ts';

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
    case 'take-down':
      return takeDown(reading, wordsFor(reading.by.id, people), scene);
    case 'older-control':
      context.ignored(unknownControl);
      await whisper(reading.where, wordsFor(reading.where.user, people).olderControl, scene);
      return undefined;
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

function wordsFor(user: string, people: ReadonlyMap<string, KnownPerson>): SlackWords {
  return slackWords(people.get(user)?.locale);
}
