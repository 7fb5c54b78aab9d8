import { expect, test } from 'vitest';
import { last, openRoom, troubles } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

test('a direct message is one conversation, answered in the thread of each message', async () => {
  const room = await openRoom();
  const first = await room.say('U1', 'DU1', 'Hi, I need a website');
  await room.drain();
  const second = await room.say('U1', 'DU1', 'Dana, Northwind');
  await room.drain();
  expect(room.seen('DU1', first)).toHaveLength(1);
  expect(readable(last(room, second, 'DU1'))).toContain('How many people work there?');
  await room.say('U1', 'DU1', 'about thirty', { thread: first });
  await room.drain();
  const stated = last(room, first, 'DU1');
  await room.tap('U1', stated, 'Right');
  await room.drain();
  // Between the two of them nobody has to be named.
  expect(readable(stated)).toMatch(/✓ [^<]*$/);
  expect(troubles(room)).toEqual([]);
});

test('the slash command begins a flow in a thread of its own', async () => {
  const room = await openRoom({ flows: ['project-inquiry', 'return-request'] });
  const answered = await room.command('U1', 'C1', 'return-request');
  expect(answered).toEqual({ status: 200, body: '' });
  await room.drain();
  const [root] = room.seen('C1');
  expect(root?.text).toBe('<@U1>: Return request');
  expect(readable(last(room, root?.ts ?? ''))).not.toBe('');
  expect(elementsIn(last(room, root?.ts ?? '').blocks)).toEqual([]);
});

test('without a name it asks which one, and an unknown one is answered with what there is', async () => {
  const room = await openRoom({ flows: ['project-inquiry', 'return-request'] });
  await room.command('U1', 'C1', '');
  await room.drain();
  const [root] = room.seen('C1');
  expect(elementsIn(last(room, root?.ts ?? '').blocks)).toHaveLength(2);
  const answered = await room.command('U1', 'C1', 'pizza');
  expect(answered.body).toBe(
    "I don't know that one. I can help with: Project inquiry, Return request.",
  );
});

test('where the bot may not write, it begins in a direct message and says so', async () => {
  const room = await openRoom();
  room.slack.channel('C9').member = false;
  const answered = await room.command('U1', 'C9', '');
  expect(answered.body).toBe("I can't write here, so I've opened a direct message with you.");
  await room.drain();
  expect(room.seen('C9')).toEqual([]);
  expect(room.seen('DU1')).toHaveLength(2);
});

test('App Home offers every flow, and a button begins it in a direct message', async () => {
  const room = await openRoom({ flows: ['project-inquiry', 'return-request'] });
  await room.openHome('U3', 'messages');
  expect(room.slack.homes.size).toBe(0);
  await room.openHome('U3');
  await room.tapHome('U3', 'Новый проект');
  await room.drain();
  const said = room.seen('DU3');
  expect(said[0]?.text).toBe('<@U3>: Новый проект');
  expect(readable(said[1] ?? { text: '', blocks: [] })).toMatch(/зовут/);
});

test('a file that nothing asks for is answered in words, where it was meant for the bot', async () => {
  const room = await openRoom();
  const file = { type: 'message', subtype: 'file_share', user: 'U1', text: '', files: [{}] };
  const root = room.slack.nextTs();
  room.slack.posted.push({ channel: 'DU1', ts: root, user: 'U1', text: '', blocks: [] });
  await room.tell({ ...file, channel: 'DU1', channel_type: 'im', ts: root });
  await room.drain();
  const again = { ts: room.slack.nextTs(), thread_ts: root };
  await room.tell({ ...file, channel: 'DU1', channel_type: 'im', ...again });
  await room.tell({ ...file, channel: 'C1', channel_type: 'channel', ts: '1.2', thread_ts: '1.1' });
  await room.drain();
  expect(room.seen('DU1').map(({ text }) => text)).toEqual([
    expect.anything(),
    expect.stringContaining("I can't open photos or files here"),
  ]);
  expect(room.seen('C1')).toEqual([]);
});
