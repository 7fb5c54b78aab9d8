import { describe, expect, test } from 'vitest';
import { answer, last, mention, openRoom, troubles, whispered } from '../../support/slack/open.ts';
import { readable } from '../../support/slack/room.ts';
import type { SlackWorld } from '../../support/slack/world.ts';

const request = 'we need a website, about sixty people';

async function takenDown(room: SlackWorld, by: string, channel: string, ts: string) {
  expect((await room.shortcut(by, channel, ts)).status).toBe(200);
  await room.drain();
}

async function sessionAt(room: SlackWorld, key: string) {
  return (await room.store.readConversation(key, room.clock.nowMs()))?.session;
}

describe('a message that is taken down', () => {
  test('speaks for who wrote it; who took it down is asked, and told where', async () => {
    const room = await openRoom();
    const root = await room.say('U2', 'C1', request, { quiet: true });
    await takenDown(room, 'U1', 'C1', root);
    const session = await sessionAt(room, `slack:T1:C1:${root}`);
    expect(session?.startedBy).toEqual({ id: 'U1', name: 'Dana' });
    expect(session?.slots.company_size).toMatchObject({ source: { from: { id: 'U2' } } });
    expect(room.seen('C1', root).length).toBeGreaterThan(0);
    expect(whispered(room, 'U1').text).toBe('I go on in the thread of that message.');
  });

  test('in a run that is open is heard there, and begins nothing anew', async () => {
    const room = await openRoom();
    const { root } = await mention(room, 'we need a website, I am Dana from Northwind');
    const other = await room.say('U2', 'C1', 'about sixty people', { thread: root, quiet: true });
    await takenDown(room, 'U2', 'C1', other);
    const session = await sessionAt(room, `slack:T1:C1:${root}`);
    expect(session?.startedBy).toEqual({ id: 'U1', name: 'Dana' });
    expect(session?.slots).toMatchObject({
      name: { value: 'Dana' },
      company_size: { value: '50-249', source: { from: { id: 'U2' } } },
    });
  });

  test('is nothing where the bot itself wrote it, and says so to that person alone', async () => {
    const room = await openRoom();
    const { root, first } = await mention(room, 'we need a website, about thirty people');
    const before = await sessionAt(room, `slack:T1:C1:${root}`);
    await takenDown(room, 'U2', 'C1', first.ts);
    expect(await sessionAt(room, `slack:T1:C1:${root}`)).toEqual(before);
    expect(whispered(room, 'U2').text).toBe('I find no words of a person in that message.');
    expect(room.seen('C1', root).filter(({ onlyFor }) => onlyFor === undefined)).toHaveLength(1);
  });

  test.each([
    [
      'a channel without the bot',
      'C9',
      (room: SlackWorld) => {
        room.slack.channel('C9').member = false;
      },
    ],
    [
      'a direct message of two others',
      'D9',
      (room: SlackWorld) => {
        room.slack.channel('D9').deleted = true;
      },
    ],
  ])('goes on in a direct message from %s', async (_, channel, keepOut) => {
    const room = await openRoom();
    keepOut(room);
    const ts = await room.say('U2', channel, request, { quiet: true });
    await takenDown(room, 'U1', channel, ts);
    const [root, asked] = room.seen('DU1');
    expect(root?.text).toBe('<@U1> has a request');
    expect(readable(asked ?? { text: '', blocks: [] })).toContain('?');
    const session = await sessionAt(room, 'slack:T1:DU1');
    expect(session?.slots.company_size).toMatchObject({ value: '50-249' });
    expect(troubles(room)).toEqual([]);
    await room.say('U1', 'DU1', 'Dana, Northwind', { thread: root?.ts ?? '' });
    await room.drain();
    expect((await sessionAt(room, 'slack:T1:DU1'))?.slots.name).toMatchObject({ value: 'Dana' });
  });

  test('that could not be kept is not acknowledged', async () => {
    const room = await openRoom({
      through: (store) => ({
        ...store,
        accept: async () => {
          throw new Error('away');
        },
      }),
    });
    const ts = await room.say('U2', 'C1', request, { quiet: true });
    expect((await room.shortcut('U1', 'C1', ts)).status).toBe(500);
  });
});

test('a button of an earlier version changes nothing, and says so to that person alone', async () => {
  const room = await openRoom();
  const { root, first } = await mention(room, 'we need a website, about thirty people');
  const button = { type: 'button', action_id: 'confirm_ok', text: { text: 'OK' }, value: '1' };
  const older = { ...first, blocks: [{ type: 'actions', elements: [button] }] };
  const before = await sessionAt(room, `slack:T1:C1:${root}`);
  expect((await room.tap('U3', older, 'OK')).status).toBe(200);
  await room.drain();
  expect(whispered(room, 'U3')).toMatchObject({ thread: root });
  expect(whispered(room, 'U3').text).toContain('осталась от прежней версии');
  expect(await sessionAt(room, `slack:T1:C1:${root}`)).toEqual(before);
  expect(room.notices).toContainEqual({
    notice: 'ignored',
    reason: 'a control of an older version',
  });
  await answer(room, 'U1', root, 'Dana from Northwind');
  expect(readable(last(room, root))).toContain('?');
});
