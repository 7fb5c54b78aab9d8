import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/core/input.ts';
import { dana, flowOf, nowMs, seat } from './support.ts';

/** What the core gives adapters to show natively, and what it makes of what only phones send. */

const flow = await flowOf({
  id: 'visit',
  version: 1,
  title: 'Visit',
  slots: [
    { id: 'phone', type: 'phone', label: 'phone number' },
    {
      id: 'size',
      type: 'choice',
      label: 'size',
      unit: ['people'],
      options: [
        { id: 'small', label: 'small', range: { min: 1, max: 9 } },
        { id: 'large', label: 'large', range: { min: 10 } },
      ],
    },
    { id: 'note', type: 'text', label: 'note' },
  ],
});

let events = 0;
function input(fields: object): Input {
  events += 1;
  const eventId = `x${events}`;
  return { eventId, messageId: eventId, from: dana, receivedAtMs: nowMs, ...fields } as Input;
}
const voice = () => input({ kind: 'wordless', what: 'voice' });
const words = (text: string) => input({ kind: 'text', text });

describe('a message without words', () => {
  test.each(['voice', 'sticker', 'file'] as const)('%s is answered, and is no stall', (what) => {
    const table = seat(flow);
    table.say('hello');
    for (let i = 0; i < 5; i += 1) {
      const turn = table.take([input({ kind: 'wordless', what })]);
      expect(turn.acts[0]).toEqual({ act: 'cannot-read', what });
      expect(turn.conversation.session).toMatchObject({ stalledTurns: 0 });
    }
  });

  test.each(['voice', 'file', 'unheard'] as const)('%s leaves the question open', (what) => {
    const table = seat(flow);
    table.say('hello');
    for (let i = 0; i < 3; i += 1) {
      const { acts } = table.take([input({ kind: 'wordless', what })]);
      const ask = { act: 'ask', slots: ['phone'], attempt: 'first', repeated: true };
      expect(acts).toEqual([{ act: 'cannot-read', what }, ask]);
    }
  });

  test('is nothing to speak of beside words', () => {
    const table = seat(flow);
    table.say('hello');
    const turn = table.take([voice(), words('+44 20 7946 0018'), voice()]);
    expect(turn.acts.map(({ act }) => act)).not.toContain('cannot-read');
    expect(turn.conversation.session?.slots.phone).toMatchObject({ status: 'filled' });
  });

  test('after the end starts nothing: a sticker is thanks', () => {
    const table = seat(flow);
    for (const text of ['hello', '+44 20 7946 0018', '12 people', 'yes', 'nothing special']) {
      table.say(text);
    }
    expect(table.conversation.session?.outcome).toEqual({ type: 'completed' });
    const sticker = table.take([input({ kind: 'wordless', what: 'sticker' })]);
    expect(sticker.acts).toEqual([{ act: 'welcome' }]);
    expect(table.take([voice()]).acts).toEqual([{ act: 'cannot-read', what: 'voice' }]);
    expect(table.conversation.session?.outcome).toEqual({ type: 'completed' });
  });
});

test('/help explains, and asks again what was asked', () => {
  const table = seat(flow);
  table.say('hello');
  const turn = table.take([input({ kind: 'command', command: 'help' })]);
  expect(turn.acts.map(({ act }) => act)).toEqual(['help', 'ask']);
});

test('an edit where nobody has spoken begins nothing', () => {
  const turn = seat(flow).take([input({ kind: 'edit', text: '12 people' })]);
  expect(turn.messages).toEqual([]);
  expect(turn.conversation.session).toBeUndefined();
});

describe('a message of the bot', () => {
  test('says which one it answers, and offers the card where a phone number is asked for', () => {
    const table = seat(flow);
    const [opening] = table.take([words('hello'), words('anyone there?')]).messages;
    expect(opening?.answers).toBe(`x${events}`);
    expect(opening?.request).toEqual({ shares: 'contact', label: 'Share my phone number' });
    expect(table.say('+44 20 7946 0018').messages[0]).not.toHaveProperty('request');
  });

  test('loses its controls when they can do nothing any more', () => {
    const table = seat(flow);
    table.say('hello');
    table.say('+44 20 7946 0018');
    const [shown] = table.say('about 12 people').messages;
    expect(shown?.controls).not.toEqual([]);
    const { messages } = table.say('8 people, sorry');
    expect(messages[0]).toMatchObject({
      id: shown?.id,
      parts: [],
      text: shown?.text,
      controls: [],
      replaces: 'controls',
    });
    expect(messages).toHaveLength(2);
    const [next] = table.say('bring a map').messages;
    expect(next?.replaces).not.toBe('controls');
  });
});

describe('/start in the middle', () => {
  const start = (fields: object = {}) => input({ kind: 'command', command: 'start', ...fields });

  test('loses nothing: whether to go on is asked, and either answer works', () => {
    for (const [answer, status] of [
      ['go on', 'filled'],
      ['start over', 'empty'],
    ] as const) {
      const table = seat(flow);
      table.say('hello');
      table.say('+44 20 7946 0018');
      expect(table.take([start()]).acts).toEqual([{ act: 'ask-resume', after: 'pause' }]);
      const turn = table.say(answer);
      expect(turn.conversation.session?.slots.phone?.status).toBe(status);
      expect(turn.conversation.session?.pending).toMatchObject({ about: 'slots' });
    }
  });

  test('before anything was said begins again at once', () => {
    const table = seat(flow);
    table.take([start()]);
    expect(table.take([start()]).acts.map(({ act }) => act)).toEqual(['greet', 'ask']);
  });

  test('with another reference begins that, and can be undone', () => {
    const table = seat(flow);
    table.take([start({ reference: 'a' })]);
    table.say('+44 20 7946 0018');
    const turn = table.take([start({ reference: 'b' })]);
    expect(turn.acts[0]).toEqual({ act: 'switched', flow: 'visit' });
    expect(turn.conversation.session?.reference).toBe('b');
    const back = table.say('undo');
    expect(back.conversation.session).toMatchObject({
      reference: 'a',
      slots: { phone: { status: 'filled' } },
    });
  });
});

test('a restart is for who asked, or who started, while it is open', () => {
  const table = seat(flow);
  table.say('hello');
  table.say('+44 20 7946 0018');
  const sam = { id: 'u-sam', name: 'Sam' };
  const turn = table.take([input({ kind: 'command', command: 'reset', from: sam })]);
  expect(turn.conversation.session?.slots.phone).toMatchObject({ status: 'filled' });
});
