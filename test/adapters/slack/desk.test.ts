import { describe, expect, test } from 'vitest';
import { answer, last, mention, openRoom, troubles } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

const desk = 'C9';

async function handedOver() {
  const room = await openRoom({ desk });
  const { root } = await mention(room, "Hi, I'm Dana from Northwind, we're about thirty people");
  await answer(room, 'U1', root, 'I want to talk to a human');
  const [note] = room.seen(desk);
  if (note === undefined) throw new Error('The desk has no note.');
  /** Writes under the note. */
  const writes = async (text: string, thread = note.ts) => {
    await room.say('U2', desk, text, { thread });
    await room.drain();
  };
  const taps = async (label: string) => {
    await room.tap('U2', note, label);
    await room.drain();
  };
  return { room, root, note, writes, taps };
}

describe('people take over in a channel of Slack', () => {
  test('they read what is noted, and both hear each other in their threads', async () => {
    const { room, root, note, writes } = await handedOver();
    expect(readable(note)).toContain('Dana would like to talk to one of you.');
    expect(readable(note)).toContain('Company size: 10–49, from “about thirty people”');
    expect(elementsIn(note.blocks).map(({ text }) => text)).toMatchObject([
      { text: 'Back to the bot' },
      { text: 'Close' },
      { text: 'Open the conversation' },
    ]);
    await writes('Hi Dana, shall I call you?');
    expect(readable(last(room, root))).toBe('Sam: Hi Dana, shall I call you?');
    await answer(room, 'U1', root, 'yes please, at noon');
    expect(readable(last(room, note.ts, desk))).toBe('Dana: yes please, at noon');
    expect(readable(last(room, root))).toBe('Sam: Hi Dana, shall I call you?');
    expect(troubles(room)).toEqual([]);
  });

  test.each([
    ['Back to the bot', "I'm back to help you", 'Sam gave this back to the bot.'],
    ['Close', 'The team has closed this.', 'Sam closed this.'],
  ])('%s: the person is told, and the buttons go', async (label, told, noted) => {
    const { room, root, note, taps, writes } = await handedOver();
    await taps(label);
    expect(readable(last(room, root))).toContain(told);
    expect(readable(last(room, note.ts, desk))).toBe(noted);
    expect(elementsIn(note.blocks)).toMatchObject([{ url: expect.stringContaining(root) }]);
    expect(readable(note)).toContain(`✓ ${noted}`);
    await writes('one more thing');
    expect(readable(last(room, root))).not.toContain('one more thing');
    expect(readable(last(room, note.ts, desk))).toContain('has moved on');
    expect(troubles(room)).toEqual([]);
  });

  test('a link leads to the thread, for them and for the receiver, and to open it changes nothing', async () => {
    const { room, root, note } = await handedOver();
    const url = `https://app.slack.com/client/T1/C1/thread/C1-${root}`;
    expect(elementsIn(note.blocks).at(-1)).toMatchObject({ url });
    expect(room.delivered.at(-1)?.data.link).toBe(url);
    const before = room.slack.posted.length;
    await room.tap('U2', note, 'Open the conversation');
    await room.drain();
    expect(room.slack.posted).toHaveLength(before);
    expect(troubles(room)).toEqual([]);
  });

  test('a direct message is nobody else’s to open', async () => {
    const room = await openRoom({ desk });
    await room.say('U1', 'DU1', "I'm Dana from Northwind, we need a website");
    await room.drain();
    await room.say('U1', 'DU1', 'I want to talk to a human');
    await room.drain();
    const [note] = room.seen(desk);
    expect(elementsIn(note?.blocks ?? []).map(({ url }) => url)).toEqual([undefined, undefined]);
    expect(room.delivered.at(-1)?.data).not.toHaveProperty('link');
  });

  test('what they say beside the note is theirs alone', async () => {
    const { room, root } = await handedOver();
    const before = room.seen('C1', root).length;
    for (const text of ['lunch?', '<@UBOT> hello']) {
      const ts = await room.say('U2', desk, text);
      await room.drain();
      await room.say('U2', desk, 'in its thread', { thread: ts });
      await room.drain();
    }
    expect(room.seen('C1', root)).toHaveLength(before);
    expect(room.seen(desk)).toHaveLength(1);
    expect(troubles(room)).toEqual([]);
  });

  test.each([
    ['deleted', { deleted: true }],
    ['archived', { archived: true }],
    ['left by the bot', { member: false }],
  ])(
    'their words for a channel that was %s do not get there, and they are told',
    async (_, end) => {
      const { room, root, note, writes } = await handedOver();
      Object.assign(room.slack.channel('C1'), end);
      const before = room.seen('C1', root).length;
      await writes('Hi Dana, shall I call you?');
      await room.clock.advance(2_000);
      await room.drain();
      expect(readable(last(room, note.ts, desk))).toContain('That has not reached Dana');
      expect(room.seen('C1', root)).toHaveLength(before);
    },
  );

  test('after a restart the thread still leads to the person', async () => {
    const { room, root, writes } = await handedOver();
    await room.restart();
    await writes('Are you there?');
    expect(readable(last(room, root))).toBe('Sam: Are you there?');
  });
});
