import { describe, expect, test } from 'vitest';
import { answer, mention, openRoom } from '../../support/slack/open.ts';
import type { Channel, Posted } from '../../support/slack/state.ts';
import type { SlackWorld } from '../../support/slack/world.ts';

const inquiry = 'we need a website, I am Dana from Northwind, about thirty people';
const hourMs = 3_600_000;

/** What can become of a channel, with Slack's word for what is posted there then. */
const ends: readonly (readonly [string, (channel: Channel) => void, string])[] = [
  ['deleted', (channel) => Object.assign(channel, { deleted: true }), 'channel_not_found'],
  ['archived', (channel) => Object.assign(channel, { archived: true }), 'is_archived'],
  ['left by the bot', (channel) => Object.assign(channel, { member: false }), 'not_in_channel'],
];

interface Scene {
  readonly room: SlackWorld;
  readonly root: string;
  /** The first reply as it was before anything was tapped. */
  readonly first: Posted;
}

const deeds: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'an answer': ({ room, root }) => answer(room, 'U1', root, 'by 1 March'),
  'a tap': ({ room, first }) => room.tap('U1', first, 'Right'),
  'a tap on what is settled by then': async ({ room, root, first }) => {
    await room.tap('U1', first, 'Right');
    await answer(room, 'U1', root, 'by 1 March');
    await room.tap('U2', first, 'Change');
  },
  'a cancel': ({ room, root }) => answer(room, 'U1', root, 'cancel'),
};

describe.each(ends)('in a channel that was %s', (_, end, reason) => {
  test.each(Object.keys(deeds))('%s ends cleanly, and so does the run', async (deed) => {
    const room = await openRoom();
    const { root, first } = await mention(room, inquiry);
    const before = { ...first };
    end(room.slack.channel('C1'));
    await deeds[deed]?.({ room, root, first: before });
    await room.drain();
    await room.restart(49 * hourMs);
    await room.drain();

    expect(room.events.filter(({ event }) => event === 'fault')).toEqual([]);
    const parked = room.events.flatMap((each) => (each.event === 'parked' ? [each.reason] : []));
    expect(parked.length).toBeGreaterThan(0);
    expect([...new Set(parked)]).toEqual([reason]);
    expect(await room.store.readLanes('slack:')).toEqual([]);
    const key = `slack:T1:C1:${root}`;
    const { session } = (await room.store.readConversation(key, room.clock.nowMs())) ?? {};
    expect(session === undefined || session.outcome !== undefined).toBe(true);
    // Other places are none the worse.
    const elsewhere = await room.say('U1', 'C2', `<@UBOT> ${inquiry}`);
    await room.drain();
    expect(room.seen('C2', elsewhere)).toHaveLength(1);
  });

  test('Edit is still a form, and what is saved there ends cleanly, too', async () => {
    const room = await openRoom({ flows: ['payment-order'] });
    const { root } = await mention(room, 'I want to pay an invoice to Northwind Ltd');
    await answer(room, 'U1', root, '4200 euros, today, invoice 4711');
    await answer(room, 'U1', root, 'what have you noted?');
    const shown = room
      .seen('C1', root)
      .findLast(({ blocks }) => JSON.stringify(blocks).includes('"Edit"'));
    if (shown === undefined) throw new Error('There is nothing to edit.');
    end(room.slack.channel('C1'));
    expect((await room.tap('U1', shown, 'Edit')).status).toBe(200);
    const view = room.slack.views.at(-1);
    if (view === undefined) throw new Error('No form is open.');
    expect((await room.submit('U1', view, { amount: { value: '4300 euros' } })).status).toBe(200);
    await room.drain();
    expect(room.events.filter(({ event }) => event === 'fault')).toEqual([]);
    expect(room.events).toContainEqual(expect.objectContaining({ event: 'parked', reason }));
  });
});
