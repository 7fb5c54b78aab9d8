import { afterEach, describe, expect, test } from 'vitest';
import { elementsIn, readable } from '../../support/slack/room.ts';
import { type SlackWorld, type SlackWorldOptions, slackWorld } from '../../support/slack/world.ts';

let world: SlackWorld | undefined;
afterEach(async () => {
  await world?.end();
  world = undefined;
});

async function open(options?: SlackWorldOptions): Promise<SlackWorld> {
  world = await slackWorld(options);
  world.slack.people.set('U1', { name: 'Dana', tz: 'Europe/Berlin', locale: 'en-GB' });
  return world;
}

const opening =
  "<@UBOT> Hi, I'm Dana from Northwind, we're about thirty people and need a customer portal by March";

describe.each(['http', 'socket'] as const)('over %s', (by) => {
  test('from a mention to the delivery', async () => {
    const room = await open({ by });
    const root = await room.say('U1', 'C1', opening);
    await room.drain();
    const [first] = room.seen('C1', root);
    if (first === undefined) throw new Error('nothing was said');
    expect(readable(first).split('\n')).toEqual([
      expect.stringContaining('What budget do you have in mind?'),
      '*Company size:* 10–49, from “about thirty people”',
      expect.stringMatching(/^\*Timeline:\* 1 March \d{4}, from “by March”$/),
    ]);
    expect(first.text).toContain('company size down as 10–49, from “about thirty people”');
    await room.tap('U1', first, 'All right');
    await room.drain();
    expect(readable(first)).toMatch(/✓ .*10–49 .* · <@U1>$/);
    expect(elementsIn(first.blocks)).toEqual([]);
    for (const text of ['20k euros', 'dana@northwind.example']) {
      await room.say('U1', 'C1', text, { thread: root });
      await room.drain();
    }
    expect(room.delivered).toMatchObject([
      {
        type: 'collection.completed',
        data: {
          values: { company_size: '10-49', email: 'dana@northwind.example' },
          people: [{ id: 'U1', name: 'Dana' }],
        },
      },
    ]);
    const last = room.seen('C1', root).at(-1);
    expect(last && readable(last)).toContain('*Email*\ndana@northwind.example');
    expect(room.events.filter(({ event }) => event === 'fault' || event === 'parked')).toEqual([]);
  });
});
