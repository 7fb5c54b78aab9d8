import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, placeOf } from '../../../src/adapters/slack/key.ts';
import type { Reading } from '../../../src/adapters/slack/reading.ts';
import { decoded, escaped, inPieces, shortened } from '../../../src/adapters/slack/text.ts';
import { peopleIn, toInput } from '../../../src/adapters/slack/to-input.ts';
import { runs } from '../../support/property-runs.ts';
import { envelope } from '../../support/slack/room.ts';

const context = {
  nowMs: 1_754_000_000_000,
  botUser: 'UBOT',
  people: new Map([['U2', { name: 'Sam', locale: 'en-GB', timeZone: 'Europe/London' }]]),
};

function read(event: object, eventId = 'Ev1'): Reading {
  return toInput(envelope(event, eventId), context);
}

const said = { type: 'message', channel: 'C1', user: 'U1', ts: '1754000000.000100' };
const own = { user: 'UBOT', bot_id: 'BBOT', ts: '1.1', text: 'a' };

describe('what is left alone, and why', () => {
  test.each<[string, object]>([
    ['the bot itself', { ...said, user: 'UBOT', bot_id: 'BBOT', text: 'hi', channel: 'D1' }],
    ['the bot itself', { ...said, user: 'UBOT', text: 'hi', channel: 'D1' }],
    ['another bot', { ...said, bot_id: 'B2', text: '<@UBOT> hi' }],
    ['nobody', { ...said, user: 'USLACKBOT', text: 'hi', channel: 'D1' }],
    ['nobody', { ...said, user: undefined, text: 'hi', channel: 'D1' }],
    ['not said to the bot', { ...said, text: 'lunch?' }],
    ['subtype channel_join', { ...said, subtype: 'channel_join', text: '<@UBOT> joined' }],
    ['subtype bot_message', { ...said, subtype: 'bot_message', text: '<@UBOT> hi' }],
    ['an unknown kind of event', { type: 'reaction_added', user: 'U1' }],
    [
      'an unknown kind of event',
      {
        type: 'message',
        subtype: 'message_replied',
        channel: 'C1',
        message: { type: 'message', user: 'UBOT', text: 'Shall I send it?', thread_ts: '1.1' },
      },
    ],
    [
      'subtype message_replied',
      { ...said, subtype: 'message_replied', text: 'yes', thread_ts: '1.1' },
    ],
    ['an unknown kind of event', { type: 'message', channel: 'C1' }],
    ['another tab', { type: 'app_home_opened', user: 'U1', tab: 'messages' }],
    [
      'the bot itself',
      {
        type: 'message',
        subtype: 'message_changed',
        channel: 'D1',
        message: { ...own, edited: { ts: '2.1' }, text: 'b' },
        previous_message: own,
      },
    ],
    [
      'another bot',
      {
        type: 'message',
        subtype: 'message_changed',
        channel: 'D1',
        message: { bot_id: 'B1', text: 'install <https://example.com>', ts: '1.1' },
        previous_message: { bot_id: 'B1', text: 'install <https://example.com>', ts: '1.1' },
      },
    ],
    [
      'nothing that was said has changed',
      {
        type: 'message',
        subtype: 'message_changed',
        channel: 'D1',
        message: { user: 'U1', text: 'a', ts: '1.1', thread_ts: '1.1' },
        previous_message: { user: 'U1', text: 'a', ts: '1.1' },
      },
    ],
  ])('%s', (reason, event) => {
    expect(read(event)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'payload'],
    ['an unknown payload', { type: 'view_closed' }],
  ])('%s', (_, body) => {
    expect(toInput(body, context)).toMatchObject({ kind: 'ignored', reason: expect.any(String) });
  });
});

test('a button of an earlier version is known as one, where somebody can be told', () => {
  const tap = (container: object) => ({
    type: 'block_actions',
    team: { id: 'T1' },
    user: { id: 'U1' },
    trigger_id: '1',
    container,
    actions: [{ action_id: 'confirm_ok', action_ts: '1.2' }],
  });
  expect(
    toInput(tap({ type: 'message', channel_id: 'C1', message_ts: '1.1' }), context),
  ).toMatchObject({
    kind: 'older-control',
    where: { channel: 'C1', user: 'U1', thread: '1.1' },
  });
  expect(toInput(tap({ type: 'view' }), context)).toMatchObject({ kind: 'ignored' });
});

describe('what a message is', () => {
  test('a mention and the message beside it are the same thing', () => {
    const text = '<@UBOT> two tickets please';
    const mention = read({ ...said, type: 'app_mention', text }, 'Ev1');
    const message = read({ ...said, channel_type: 'channel', text }, 'Ev2');
    const ids = [mention, message].map((each) => {
      return each.kind === 'inputs' ? (each.inputs[0]?.eventIds ?? []) : [];
    });
    expect(ids[0]?.at(-1)).toBe(ids[1]?.at(-1));
    expect(mention).toMatchObject({
      key: 'slack:T1:C1:1754000000.000100',
      inputs: [{ input: { kind: 'text', text: 'two tickets please', addressed: true } }],
    });
  });

  const pdf = { id: 'F1', name: 'bill.pdf', mimetype: 'application/pdf', size: 7, mode: 'hosted' };
  const bill = { platform: 'slack', id: 'F1', name: 'bill.pdf', mimeType: pdf.mimetype, size: 7 };
  const clip = {
    id: 'F2',
    name: 'audio_message.m4a',
    mimetype: 'audio/mp4',
    subtype: 'slack_audio',
  };
  test.each<[string, object, object]>([
    ['files alone', { files: [pdf] }, { kind: 'wordless', what: 'file', files: [bill] }],
    ['files with words', { text: 'this', files: [pdf] }, { kind: 'text', files: [bill] }],
    [
      'a recording',
      { files: [clip] },
      { kind: 'wordless', what: 'voice', files: [{ id: 'F2', mimeType: 'audio/mp4' }] },
    ],
    ['a file that is gone', { files: [{ id: 'F3', mode: 'tombstone' }] }, { what: 'file' }],
    ['a file of which only an id is known', { files: [{ id: 'F4' }] }, { files: [{ name: 'F4' }] }],
  ])('%s', (_, fields, expected) => {
    const event = { ...said, channel: 'D1', subtype: 'file_share', text: '', ...fields };
    expect(read(event)).toMatchObject({ kind: 'inputs', inputs: [{ input: expected }] });
  });

  test('a file in a thread was not sent to the bot', () => {
    const event = { ...said, subtype: 'file_share', thread_ts: '1753.1', text: '', files: [pdf] };
    expect(read(event)).toMatchObject({
      onlyKnown: true,
      inputs: [{ input: { overheard: true } }],
    });
  });

  test('a reply in a thread counts only where the bot is known', () => {
    const thread_ts = '1753.1';
    expect(read({ ...said, thread_ts, text: '30' })).toMatchObject({
      key: 'slack:T1:C1:1753.1',
      onlyKnown: true,
      inputs: [{ input: { text: '30' } }],
    });
  });

  test('names, languages and zones come along', () => {
    expect(read({ ...said, user: 'U2', channel: 'D1', text: 'hi' })).toMatchObject({
      inputs: [
        { input: { from: { id: 'U2', name: 'Sam' }, locale: 'en-GB', timeZone: 'Europe/London' } },
      ],
    });
  });

  test('an organisation is one team, and a shared channel belongs to the installation', () => {
    const body = {
      ...envelope({ ...said, channel: 'D1', text: 'hi' }, 'Ev1'),
      team_id: 'TOTHER',
      authorizations: [{ team_id: null, enterprise_id: 'E1', is_enterprise_install: true }],
    };
    expect(toInput(body, context)).toMatchObject({ key: 'slack:E1:D1' });
    const shared = {
      ...envelope({ ...said, channel: 'D1', text: 'hi' }, 'Ev1'),
      team_id: 'TOTHER',
    };
    expect(toInput(shared, context)).toMatchObject({ key: 'slack:T1:D1' });
  });
});

describe('words as people typed them', () => {
  test.each([
    ['<@UBOT> 1', '1'],
    ['<mailto:me@example.com|me@example.com>', 'me@example.com'],
    ['<mailto:me@example.com>', 'me@example.com'],
    ['<mailto:Me@Example.com|Me@Example.com>', 'Me@Example.com'],
    ['<mailto:me@example.com?subject=Hi|me@example.com>', 'me@example.com'],
    ['<mailto:me%40example.com|me@example.com>', 'me@example.com'],
    ['<http://me%40example.com|me%40example.com>', 'me@example.com'],
    ['<https://me%40example.com/>', 'me@example.com'],
    ['<mailto:me@example.com|write to me>', 'write to me (me@example.com)'],
    ['<https://example.com/~me%40home|example.com/~me%40home>', 'example.com/~me%40home'],
    ['<https://example.com/?to=me%40example.com>', 'https://example.com/?to=me%40example.com'],
    ['<tel:+4930123456|+4930123456>', '+4930123456'],
    ['find students of MSc &amp; MBA', 'find students of MSc & MBA'],
    ['&amp;lt; is no tag', '&lt; is no tag'],
    ['see <https://example.com>', 'see https://example.com'],
    ['see <http://example.com|example.com>', 'see example.com'],
    [
      'see <https://example.com/a?b=1&amp;c=2|our plan>',
      'see our plan (https://example.com/a?b=1&c=2)',
    ],
    ['ask <@U2>', 'ask @Sam'],
    ['ask <@U9|kim>', 'ask @kim'],
    ['in <#C2|general>', 'in #general'],
    ['<!here> look', '@here look'],
    ['<!subteam^S1|@sales> look', '@sales look'],
    ['a < b', 'a < b'],
    ['<@UBOT>, hello', 'hello'],
  ])('%s', (raw, typed) => {
    expect(decoded(raw, { botUser: 'UBOT', names: new Map([['U2', 'Sam']]) })).toBe(typed);
  });

  test('what is escaped comes back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const back = decoded(escaped(text), { botUser: 'UBOT', names: new Map() });
        const spaced = text.replace(/[^\S\n]{2,}/g, ' ').replace(/^[\s,:;]+|\s+$/g, '');
        expect(back).toBe(spaced);
        expect(escaped(text)).not.toMatch(/[<>]/);
      }),
    );
  });

  test('pieces keep all words and never break a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 10, max: 60 }),
        (text, length) => {
          const pieces = inPieces(text, length);
          expect(pieces.every((piece) => piece.length <= length)).toBe(true);
          expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          expect(pieces.every((piece) => !/[\uD800-\uDFFF]/u.test(piece))).toBe(true);
          expect(shortened(text, length).length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});

test('keys round-trip, and a direct message is one place', () => {
  for (const place of [
    { team: 'T1', channel: 'C1', thread: '1754000000.000100' },
    { team: 'E1', channel: 'D1' },
  ]) {
    expect(placeOf(keyOf(place))).toEqual(place);
  }
  expect(keyOf({ team: 'T1', channel: 'D1', thread: '1.1' })).toBe('slack:T1:D1');
  expect(() => placeOf('telegram:1')).toThrow(TypeError);
});

describe('arbitrary events', () => {
  const text = fc.oneof(fc.string(), fc.constant('<@UBOT> hi'), fc.constant('hi'));
  const user = fc.constantFrom('U1', 'UBOT', 'USLACKBOT', undefined);
  const ts = fc.constantFrom('1.1', '2.2');
  const message = fc.record(
    {
      type: fc.constantFrom('message', 'app_mention'),
      subtype: fc.constantFrom(
        'message_changed',
        'message_deleted',
        'message_replied',
        'bot_message',
        'channel_join',
        'channel_topic',
        'file_share',
        'thread_broadcast',
        'me_message',
        'tombstone',
        'huddle_thread',
      ),
      channel: fc.constantFrom('C1', 'D1', 'G1'),
      user,
      bot_id: fc.constantFrom('BBOT', 'B2'),
      text,
      ts,
      thread_ts: ts,
      message: fc.record({ user, bot_id: fc.constant('BBOT'), text, ts }, { requiredKeys: [] }),
      previous_message: fc.record({ user, text, ts }, { requiredKeys: [] }),
      deleted_ts: ts,
      files: fc.array(fc.object()),
    },
    { requiredKeys: ['type'] },
  );
  const event = fc.oneof(
    message,
    fc.object(),
    fc.record({ type: fc.string(), user, channel: fc.string() }),
  );
  const body = fc.oneof(
    event.map((each) => envelope(each, 'Ev1')),
    fc.object(),
    fc.anything(),
  );

  test('never throw, and only words of people become inputs', () => {
    fc.assert(
      fc.property(body, (given) => {
        expect(peopleIn(given)).toEqual(expect.any(Array));
        const reading = toInput(given, context);
        if (reading.kind === 'ignored') expect(reading.reason).not.toBe('');
        if (reading.kind !== 'inputs') return;
        const { event: source } = given as { event: Record<string, unknown> };
        for (const { input } of reading.inputs) {
          expect(['text', 'edit', 'wordless']).toContain(input.kind);
          expect(input.from.id).toBe('U1');
        }
        const subtype = source.subtype as string | undefined;
        if (reading.inputs.some(({ input }) => input.kind !== 'edit')) {
          expect([undefined, 'file_share', 'thread_broadcast']).toContain(subtype);
          expect(source.bot_id).toBeUndefined();
        }
      }),
      runs(2),
    );
  });
});
