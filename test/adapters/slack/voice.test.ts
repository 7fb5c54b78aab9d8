import { expect, test } from 'vitest';
import type { Transcriber } from '../../../src/understanding/port.ts';
import { last, openRoom } from '../../support/slack/open.ts';
import type { SlackWorld } from '../../support/slack/world.ts';

/** Hears whatever text the bytes are. */
const transcriber: Transcriber = {
  mostBytes: 1_000,
  transcribe: async ({ bytes }) => ({ text: Buffer.from(bytes).toString() }),
};

async function speaks(room: SlackWorld, thread: string, words: string): Promise<void> {
  const id = `F${room.slack.files.size + 1}`;
  room.slack.files.set(id, Buffer.from(words));
  const clip = { id, name: 'audio_message.m4a', mimetype: 'audio/mp4', subtype: 'slack_audio' };
  const ts = room.slack.nextTs();
  room.slack.posted.push({ channel: 'C1', ts, thread, user: 'U1', text: '', blocks: [] });
  const event = { type: 'message', subtype: 'file_share', user: 'U1', text: '', ts, files: [clip] };
  await room.tell({ ...event, channel: 'C1', channel_type: 'channel', thread_ts: thread });
  await room.drain();
}

async function begin(options: object): Promise<{ room: SlackWorld; root: string }> {
  const room = await openRoom({ flows: ['return-request'], transcriber, ...options });
  const root = await room.say('U1', 'C1', '<@UBOT> I want to return something');
  await room.drain();
  return { room, root };
}

test('an audio clip in the thread is heard, and what depends on a letter is shown', async () => {
  const { room, root } = await begin({});
  await speaks(room, root, 'my order number is 007123');
  expect(last(room, root).text).toContain('007123');
  const conversation = await room.store.readConversation(`slack:T1:C1:${root}`, Date.now());
  expect(conversation?.session?.slots.order_number).toMatchObject({
    status: 'inferred',
    value: '007123',
  });
});

test('without the scope for files it is asked to be typed', async () => {
  const { room, root } = await begin({ scopes: ['chat:write', 'users:read'] });
  await speaks(room, root, '007123');
  expect(last(room, root).text).toMatch(/type it/);
  expect(room.events).toContainEqual(
    expect.objectContaining({ transcription: { recordings: 1, failure: 'not-fetched' } }),
  );
});
