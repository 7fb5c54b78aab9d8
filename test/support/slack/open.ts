import { afterEach } from 'vitest';
import type { Posted } from './state.ts';
import { type SlackWorld, type SlackWorldOptions, slackWorld } from './world.ts';

const open: SlackWorld[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) await world.end();
});

/** A workspace with Dana (U1), Sam (U2) and Anya (U3, Russian) in it; ended after the test. */
export async function openRoom(options?: SlackWorldOptions): Promise<SlackWorld> {
  const world = await slackWorld(options);
  const { people } = world.slack;
  people.set('U1', { name: 'Dana', tz: 'Europe/Berlin', locale: 'en-GB' });
  people.set('U2', { name: 'Sam', tz: 'Europe/London', locale: 'en-GB' });
  people.set('U3', { name: 'Аня', tz: 'Europe/Moscow', locale: 'ru-RU' });
  const ending = { ...world, end: once(world.end) };
  open.push(ending);
  return ending;
}

function once(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | undefined;
  return () => {
    ended ??= end();
    return ended;
  };
}

/** Says something in a thread, and lets the bot answer. */
export async function answer(
  room: SlackWorld,
  user: string,
  thread: string,
  text: string,
): Promise<string> {
  const ts = await room.say(user, 'C1', text, { thread });
  await room.drain();
  return ts;
}

/** A run that a mention opened, with what the bot said first. */
export async function mention(room: SlackWorld, text: string, user = 'U1') {
  const root = await room.say(user, 'C1', `<@UBOT> ${text}`);
  await room.drain();
  return { root, first: last(room, root) };
}

/** What the bot said last to everybody in the thread. */
export function last(room: SlackWorld, root: string, channel = 'C1'): Posted {
  const message = room.seen(channel, root).findLast(({ onlyFor }) => onlyFor === undefined);
  if (message === undefined) throw new Error('The bot has said nothing there.');
  return message;
}

/** What one person alone was shown last. */
export function whispered(room: SlackWorld, user: string): Posted {
  const message = room.slack.posted.findLast(({ onlyFor }) => onlyFor === user);
  if (message === undefined) throw new Error('Nothing was whispered.');
  return message;
}

/** What went wrong inside the bot. */
export function troubles(room: SlackWorld): readonly unknown[] {
  return room.events.filter(({ event }) => event === 'fault' || event === 'parked');
}
