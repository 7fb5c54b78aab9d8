import type { Message, MessageEntity, Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { readStartPayload } from '../../../src/adapters/telegram/start-payload.ts';
import { readUpdate } from '../../../src/adapters/telegram/to-input.ts';

const bot = { id: 7, username: 'form_bot' };
const dana = { id: 42, is_bot: false, first_name: 'Dana', last_name: 'Reed', language_code: 'de' };
const privately = { id: 42, type: 'private', first_name: 'Dana' };
const group = { id: -1001, type: 'supergroup', title: 'Team' };
const options = { bot, flows: ['return-request'], perPerson: false, nowMs: 1_000 };
const botsMessage = { message_id: 9, date: 1, chat: group, from: { ...bot, is_bot: true } };

type Fields = Readonly<Record<string, unknown>>;

function messageUpdate(fields: Fields, kind: 'message' | 'edited_message' = 'message'): Update {
  const message = { message_id: 10, date: 1, chat: privately, from: dana, ...fields };
  return { update_id: 5, [kind]: message as unknown as Message } as unknown as Update;
}

function entity(type: string, offset: number, length: number): MessageEntity {
  return { type, offset, length } as MessageEntity;
}

const read = {
  eventId: 'telegram:7:5',
  from: { id: '42', name: 'Dana Reed' },
  receivedAtMs: 1_000,
};

describe('what a message says', () => {
  const rows: readonly (readonly [string, Fields, Fields])[] = [
    ['words', { text: 'forty' }, { kind: 'text', messageId: '42/10', text: 'forty' }],
    ['words of another kind of space', { text: ' 007123\n' }, { kind: 'text', text: '007123' }],
    ['a caption', { caption: 'size 30', photo: [{}] }, { kind: 'text', text: 'size 30' }],
    [
      'words that answer another message, apart from it',
      { text: 'this one', reply_to_message: { ...botsMessage, text: '1. pay\n2. call' } },
      { kind: 'text', text: 'this one', quote: '1. pay\n2. call' },
    ],
    [
      'the part that was quoted',
      {
        text: 'this one',
        quote: { text: '2. call', position: 7 },
        reply_to_message: { ...botsMessage, text: '1. pay\n2. call' },
      },
      { kind: 'text', text: 'this one', quote: '2. call' },
    ],
    [
      'somebody else, where it was forwarded',
      { text: 'Moved to 14 May\ncall +15550100999', forward_origin: { type: 'user' } },
      { kind: 'text', text: '> Moved to 14 May\n> call +15550100999' },
    ],
    [
      'the own card',
      { contact: { phone_number: '15550100123', user_id: 42, first_name: 'Dana' } },
      { kind: 'contact', own: true, phone: '15550100123', name: 'Dana' },
    ],
    [
      "somebody else's card",
      { contact: { phone_number: '15550100123', user_id: 77, first_name: 'Bo' } },
      { kind: 'contact', own: false },
    ],
    [
      'a card of nobody known',
      { contact: { phone_number: '1', first_name: '' } },
      { kind: 'contact', own: false },
    ],
    [
      'a place',
      { location: { latitude: 1.5, longitude: 2 }, venue: {} },
      { kind: 'location', latitude: 1.5, longitude: 2 },
    ],
    ['nothing to read: a voice note', { voice: {} }, { kind: 'wordless', what: 'voice' }],
    ['nothing to read: a round video', { video_note: {} }, { kind: 'wordless', what: 'voice' }],
    ['nothing to read: a sticker', { sticker: {} }, { kind: 'wordless', what: 'sticker' }],
    [
      'nothing to read: an animation, which is a document too',
      { animation: {}, document: {} },
      { kind: 'wordless', what: 'sticker' },
    ],
    [
      'a photo, in its largest size',
      { photo: [{ file_id: 's' }, { file_id: 'l', file_size: 90 }] },
      {
        kind: 'wordless',
        what: 'file',
        files: [
          {
            platform: 'telegram',
            id: 'l',
            name: 'photo-10.jpg',
            mimeType: 'image/jpeg',
            size: 90,
          },
        ],
      },
    ],
    [
      'a document, with words beside it',
      { caption: 'the bill', document: { file_id: 'd', file_name: 'a.pdf', mime_type: 'x/y' } },
      {
        kind: 'text',
        text: 'the bill',
        files: [{ platform: 'telegram', id: 'd', name: 'a.pdf', mimeType: 'x/y' }],
      },
    ],
    [
      'a voice note, where it can be fetched',
      { voice: { file_id: 'v', duration: 3, mime_type: 'audio/ogg', file_size: 5 } },
      {
        kind: 'wordless',
        what: 'voice',
        files: [
          { platform: 'telegram', id: 'v', name: 'voice-10.ogg', mimeType: 'audio/ogg', size: 5 },
        ],
      },
    ],
    ['nothing to read: a photo', { photo: [{}] }, { kind: 'wordless', what: 'file' }],
    ['nothing to read: a file', { document: {} }, { kind: 'wordless', what: 'file' }],
    ['nothing to read: only spaces', { text: ' ', sticker: {} }, { kind: 'wordless' }],
  ];
  test.each(rows)('%s', (_, fields, expected) => {
    const update = readUpdate(messageUpdate(fields), options);
    expect(update).toMatchObject({ kind: 'input', input: { eventIds: ['telegram:7:5'] } });
    const input = update.kind === 'input' ? update.input.input : undefined;
    expect(input).toMatchObject({ ...read, locale: 'de', ...expected });
  });

  test('an edit says the new words of the same message', () => {
    const update = readUpdate(
      messageUpdate({ text: '21', edit_date: 2 }, 'edited_message'),
      options,
    );
    expect(update).toMatchObject({
      input: { input: { kind: 'edit', messageId: '42/10', text: '21' } },
    });
  });

  test('what somebody else has said in a voice note is not to be heard', () => {
    const fields = { voice: { file_id: 'v' }, forward_origin: { type: 'user' } };
    const update = readUpdate(messageUpdate(fields), options);
    const input = update.kind === 'input' ? update.input.input : undefined;
    expect(input).toMatchObject({ kind: 'wordless', what: 'voice' });
    expect(input).not.toHaveProperty('files');
  });

  test('an album or a forward may have more to it', () => {
    const parts = [
      { media_group_id: 'g', caption: 'before', photo: [{}] },
      { media_group_id: 'g', photo: [{}] },
      { text: 'x', forward_origin: { type: 'user' } },
    ];
    for (const fields of parts) {
      expect(readUpdate(messageUpdate(fields), options)).toMatchObject({ inParts: true });
    }
    expect(readUpdate(messageUpdate({ text: 'x' }), options)).toMatchObject({ inParts: false });
  });
});

describe('commands', () => {
  const command = (text: string, fields: Fields = {}) => {
    const { length } = text.split(' ', 1)[0] ?? '';
    return messageUpdate({ text, entities: [entity('bot_command', 0, length)], ...fields });
  };
  test.each([
    ['/start', { kind: 'command', command: 'start' }],
    ['/start@Form_Bot', { kind: 'command', command: 'start' }],
    ['/START return-request', { kind: 'command', command: 'start', flow: 'return-request' }],
    ['/start return-request__A-17', { flow: 'return-request', reference: 'A-17' }],
    ['/start A-17', { kind: 'command', command: 'start', reference: 'A-17' }],
    ['/help', { kind: 'command', command: 'help' }],
    ['/skip', { kind: 'command', command: 'skip' }],
    ['/cancel', { kind: 'command', command: 'cancel' }],
    ['/reset', { kind: 'command', command: 'reset' }],
    ['/shop now', { kind: 'text', text: '/shop now' }],
    ['/return', { kind: 'text', text: '/return' }],
  ])('%s alone with the bot', (text, expected) => {
    expect(readUpdate(command(text), options)).toMatchObject({ input: { input: expected } });
  });

  test.each([
    ['/cancel', 'input'],
    ['/cancel@form_bot', 'input'],
    ['/cancel@other_bot', 'command-for-others'],
    ['/weather', 'command-for-others'],
    ['/weather@form_bot', 'input'],
  ])('%s in a group', (text, expected) => {
    const update = readUpdate(command(text, { chat: group }), options);
    expect(update.kind === 'ignored' ? update.reason : update.kind).toBe(expected);
  });

  test('a command within a sentence is words', () => {
    const text = 'what does /reset do?';
    const update = messageUpdate({ text, entities: [entity('bot_command', 10, 6)] });
    expect(readUpdate(update, options)).toMatchObject({ input: { input: { kind: 'text', text } } });
  });
});

describe('what a link may carry', () => {
  test.each([
    ['', {}],
    ['return-request', { flow: 'return-request' }],
    ['return-request__', { flow: 'return-request' }],
    ['return-request__a__b', { flow: 'return-request', reference: 'a__b' }],
    ['__a', { reference: 'a' }],
    ['other-flow', { reference: 'other-flow' }],
    ['other-flow__a', { reference: 'other-flow__a' }],
    ['return_request', { reference: 'return_request' }],
    ['__', { reference: '__' }],
  ])('%s', (payload, expected) => {
    expect(readStartPayload(payload, ['return-request'])).toEqual(expected);
  });
});

describe('in a group', () => {
  const inGroup = (fields: Fields) =>
    readUpdate(messageUpdate({ chat: group, ...fields }), options);
  const rows: readonly (readonly [string, Fields, string])[] = [
    ['a mention', { text: '@form_bot two', entities: [entity('mention', 0, 9)] }, 'two'],
    [
      'a mention behind an emoji, whose offset counts UTF-16 units',
      { text: '😀 @form_bot two tickets', entities: [entity('mention', 3, 9)] },
      '😀 two tickets',
    ],
    [
      'a mention in other letters',
      { text: '@Form_Bot: two', entities: [entity('mention', 0, 9)] },
      'two',
    ],
    [
      'a mention at the end',
      { text: 'two, @form_bot', entities: [entity('mention', 5, 9)] },
      'two,',
    ],
    [
      'a mention by name',
      { text: 'Form two', entities: [{ ...entity('text_mention', 0, 4), user: { id: 7 } }] },
      'two',
    ],
    [
      'a mention in a caption',
      { caption: '@form_bot two', photo: [{}], caption_entities: [entity('mention', 0, 9)] },
      'two',
    ],
    ['a reply to the bot', { text: 'two', reply_to_message: botsMessage }, 'two'],
  ];
  test.each(rows)('%s counts, and is no part of the words', (_, fields, text) => {
    expect(inGroup(fields)).toMatchObject({
      input: { input: { kind: 'text', text, addressed: true } },
    });
  });

  const ignored: readonly (readonly [string, Fields, string])[] = [
    ['talk among people', { text: 'forty minutes late' }, 'not-addressed'],
    [
      'a mention of somebody else',
      { text: '@other_bot x', entities: [entity('mention', 0, 10)] },
      'not-addressed',
    ],
    [
      'a mention that only looks like one',
      { text: '@form_bot2 x', entities: [entity('mention', 0, 10)] },
      'not-addressed',
    ],
    [
      'a reply to somebody else',
      { text: 'two', reply_to_message: { ...botsMessage, from: dana } },
      'not-addressed',
    ],
    [
      'another bot',
      { text: 'two', from: { ...dana, is_bot: true }, reply_to_message: botsMessage },
      'another-bot',
    ],
    ['the bot itself', { text: 'two', from: { ...bot, is_bot: true } }, 'own'],
    [
      'somebody in the name of a chat',
      { text: 'two', sender_chat: group, reply_to_message: botsMessage },
      'no-person',
    ],
    [
      'what Telegram writes',
      { new_chat_members: [dana], reply_to_message: botsMessage },
      'service-message',
    ],
  ];
  test.each(ignored)('%s is ignored', (_, fields, reason) => {
    expect(inGroup(fields)).toEqual({ kind: 'ignored', reason });
  });

  test('a topic is a place of its own, a thread that is none is not', () => {
    const keyOf = (fields: Fields) => {
      const update = inGroup({ text: 'two', reply_to_message: botsMessage, ...fields });
      return update.kind === 'input' ? update.place.key : undefined;
    };
    const topic = { message_thread_id: 77, is_topic_message: true };
    expect(keyOf({})).toBe('telegram:7:-1001');
    expect(keyOf(topic)).toBe('telegram:7:-1001/77');
    expect(keyOf({ message_thread_id: 4242 })).toBe('telegram:7:-1001');
    expect(keyOf({ message_thread_id: 1, is_topic_message: true })).toBe('telegram:7:-1001');
  });

  test('everybody may have a conversation of their own', () => {
    const given = { ...options, perPerson: true };
    const update = { text: 'two', reply_to_message: botsMessage };
    const keyOf = (fields: Fields) => {
      const found = readUpdate(messageUpdate(fields), given);
      return found.kind === 'input' ? found.place.key : undefined;
    };
    expect(keyOf({ ...update, chat: group })).toBe('telegram:7:-1001@42');
    expect(keyOf(update)).toBe('telegram:7:42');
  });

  test('a group that becomes a supergroup has another name, whichever of the two tells it', () => {
    const moved = {
      kind: 'moved',
      place: { key: 'telegram:7:-45', platform: 'telegram', aliases: ['telegram:7:-1002'] },
    };
    const old = { id: -45, type: 'group', title: 'Team' };
    const now = { id: -1002, type: 'supergroup', title: 'Team' };
    expect(inGroup({ chat: old, migrate_to_chat_id: -1002 })).toEqual(moved);
    expect(inGroup({ chat: now, migrate_from_chat_id: -45 })).toEqual(moved);
  });
});

describe('a tap', () => {
  const tap = (fields: Fields) =>
    ({
      update_id: 5,
      callback_query: { id: 'q', from: dana, data: 'c-1', chat_instance: '1', ...fields },
    }) as unknown as Update;
  const message = { ...botsMessage, chat: privately };

  test('says which control, where its message stands', () => {
    const topic = { message_thread_id: 5, is_topic_message: true };
    expect(readUpdate(tap({ message }), options)).toMatchObject({
      place: { key: 'telegram:7:42' },
      input: { input: { kind: 'control', controlId: 'c-1' } },
    });
    expect(readUpdate(tap({ message: { ...message, ...topic } }), options)).toMatchObject({
      place: { key: 'telegram:7:42/5' },
    });
  });

  test.each([
    ['of a message that was sent elsewhere', { inline_message_id: 'x' }],
    ['on a game', { message, data: undefined }],
  ])('%s is ignored', (_, fields) => {
    expect(readUpdate(tap(fields), options)).toEqual({ kind: 'ignored', reason: 'unknown-update' });
  });
});
