import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../src/adapters/telegram/limits.ts';
import {
  type MessagePayload,
  render,
  type TelegramBody,
} from '../../../src/adapters/telegram/render.ts';
import { pieces } from '../../../src/adapters/telegram/split.ts';
import type { Act } from '../../../src/core/acts.ts';
import type { ReplyMessage } from '../../../src/core/reply.ts';

const privately = 'telegram:7:42';
const group = 'telegram:7:-1001';

function message(text: string, given: Partial<ReplyMessage> & { act?: Act } = {}): ReplyMessage {
  const { act = { act: 'greet' }, ...rest } = given;
  return { id: 'm', parts: [{ act, text }], text, controls: [], ...rest };
}

function bodies(messages: readonly ReplyMessage[], key = privately): readonly TelegramBody[] {
  return render(messages, key).map(({ body }) => body as TelegramBody);
}

function payload(given: ReplyMessage, key = privately): MessagePayload {
  const [body] = bodies([given], key);
  if (body?.method !== 'sendMessage') throw new Error('No message was rendered.');
  return body.payload;
}

const ask: Act = { act: 'ask', slots: ['size'], attempt: 'first' };
const controls = (...labels: readonly string[]) =>
  labels.map((label, i) => ({ id: `abc-1-${i}`, label }));

describe('what goes out', () => {
  test('a private message is plain, and takes an old keyboard away', () => {
    expect(bodies([message('1 < 2 & *x* _y_')])).toEqual([
      {
        method: 'sendMessage',
        payload: {
          chat_id: 42,
          text: '1 < 2 & *x* _y_',
          link_preview_options: { is_disabled: true },
          reply_markup: { remove_keyboard: true },
        },
      },
    ]);
  });

  test('a topic is named, a message that is answered only in groups', () => {
    expect(payload(message('x', { answers: '42/9' }), 'telegram:7:42/5')).toMatchObject({
      message_thread_id: 5,
    });
    expect(payload(message('x', { answers: '42/9' }))).not.toHaveProperty('reply_parameters');
    expect(payload(message('x', { answers: '-1001/9' }), group).reply_parameters).toEqual({
      message_id: 9,
      allow_sending_without_reply: true,
    });
    const [body] = bodies([message('x', { answers: '-45/9' })], group);
    expect(body).toMatchObject({ answersIn: -45 });
  });

  test('a question opens the reply in groups, so that privacy mode lets it through', () => {
    const open = { force_reply: true, selective: true };
    const to = { act: ask, answers: '-1001/9' };
    expect(payload(message('How many?', to), group).reply_markup).toEqual(open);
    // Behind a tap nobody is answered: it opens on every phone, since it must on one.
    expect(payload(message('How many?', { act: ask }), group).reply_markup).toEqual({
      force_reply: true,
    });
    expect(payload(message('Hello'), group)).not.toHaveProperty('reply_markup');
    const buttons = message('Right?', { ...to, controls: controls('Yes') });
    expect(payload(buttons, group).reply_markup).toMatchObject({ force_reply: true });
    expect(payload(buttons).reply_markup).not.toHaveProperty('force_reply');
  });

  test('a card is asked for in private alone, and not where there are other buttons', () => {
    const request = { shares: 'contact', label: 'Share my number' } as const;
    const keyboard = [[{ text: 'Share my number', request_contact: true }]];
    expect(payload(message('Phone?', { act: ask, request })).reply_markup).toMatchObject({
      keyboard,
    });
    const inGroup = payload(message('Phone?', { act: ask, request }), group);
    expect(inGroup.reply_markup).toEqual({ force_reply: true });
    const given = message('Phone?', { act: ask, request, controls: controls('Skip') });
    expect(payload(given).reply_markup).toHaveProperty('inline_keyboard');
  });

  test.each([
    [['Right', 'Change'], [2]],
    [
      ['All right', 'Change company size', 'Change timeline'],
      [1, 1, 1],
    ],
    [['1–9', '10–49', '50–249', '250+'], [4]],
    [['Keep 100482', '100483'], [2]],
    [['Отправить', 'Отменить'], [2]],
  ])('buttons %j stand in rows of %j', (labels, rows) => {
    const { reply_markup: markup } = payload(message('x', { controls: controls(...labels) }));
    const shown = markup && 'inline_keyboard' in markup ? markup.inline_keyboard : [];
    expect(shown.map((row) => row.length)).toEqual(rows);
  });

  test('labels of a list are bold, whatever stands before them', () => {
    const review = 'All of it:\nOrder: 100482\nNote: a: b\nSend it?';
    const parts = [
      { act: { act: 'acknowledge' }, text: 'Thanks 😀.' },
      { act: { act: 'ask-review', slots: ['order'] }, text: review },
    ] as const;
    const text = `Thanks 😀.\n\n${review}`;
    const { entities = [] } = payload({ ...message(text), parts });
    const bold = entities.map(({ offset, length }) => text.slice(offset, offset + length));
    expect(bold).toEqual(['Order:', 'Note:']);
  });

  test('what replaces a message has no buttons', () => {
    const replaced = message('Right?\n\n✓ Good.', { act: ask, replaces: true });
    expect(payload(replaced)).not.toHaveProperty('reply_markup');
    expect(payload(replaced, group)).not.toHaveProperty('reply_markup');
  });

  test('a decision that has no room in its message is said anew, and the buttons go', () => {
    const given = message('x', { replaces: true, text: `${'y'.repeat(4_092)}\n\n✓ x` });
    expect(bodies([given])).toEqual([
      {
        method: 'sendMessage',
        payload: { chat_id: 42, text: '✓ x', link_preview_options: { is_disabled: true } },
        anew: true,
      },
      { method: 'editMessageReplyMarkup', payload: { chat_id: 42 } },
    ]);
  });

  test('4,097 characters take two messages, the second with the buttons', () => {
    const text = `${'a'.repeat(4_000)} ${'b'.repeat(96)}`;
    expect(text).toHaveLength(4_097);
    const [first, second, ...more] = bodies([message(text, { controls: controls('Yes') })]);
    expect(first?.payload).toMatchObject({ text: 'a'.repeat(4_000) });
    expect(first?.payload).not.toHaveProperty('reply_markup');
    expect(second?.payload).toMatchObject({ text: 'b'.repeat(96) });
    expect(second?.payload).toHaveProperty('reply_markup');
    expect(more).toEqual([]);
    expect(bodies([message(text.slice(1))])).toHaveLength(1);
  });
});

describe('a text in pieces', () => {
  const cut = (text: string, longest: number) =>
    pieces(text, longest).map(({ start, end }) => text.slice(start, end));
  test.each([
    ['paragraphs', 'one two.\n\nthree four', 15, ['one two.', 'three four']],
    ['lines', 'one two.\nthree four', 15, ['one two.', 'three four']],
    ['sentences', 'one two. three four', 15, ['one two.', 'three four']],
    ['words', 'one two three four', 15, ['one two three', 'four']],
    ['exactly what fits', 'one two three', 13, ['one two three']],
    ['a break right behind the end', 'one two three four', 13, ['one two three', 'four']],
    ['characters, where nothing else helps', 'abcdef', 4, ['abcd', 'ef']],
    ['never half an emoji', 'abc👨‍👩‍👧d', 9, ['abc', '👨‍👩‍👧d']],
    ['nothing', ' \n ', 9, []],
  ])('%s', (_, text, longest, expected) => {
    expect(cut(text, longest)).toEqual(expected);
  });

  test('loses no word, whatever the text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 70, max: 300 }), (text, longest) => {
        const parts = cut(text, longest);
        expect(parts.every((part) => part.length <= longest && part.trim() === part)).toBe(true);
        expect(parts.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });
});

const anyText = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(' ', '\n', '\n\n', '. ', '😀', ': ')),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

test('arbitrary messages are rendered within the limits, and each of their words is there', () => {
  const acts: fc.Arbitrary<Act> = fc.constantFrom<Act>(
    ask,
    { act: 'greet' },
    { act: 'ask-review', slots: [] },
    { act: 'show-state' },
    { act: 'nudge' },
  );
  const longer = fc.oneof(
    anyText,
    anyText.map((text) => text.repeat(200)),
  );
  const messages = fc.record({
    text: longer,
    act: acts,
    labels: fc.array(anyText, { maxLength: 130 }),
    replaces: fc.boolean(),
    request: fc.boolean(),
    answers: fc.constantFrom('42/1', '-1001/2', '-45/3'),
  });
  const keys = fc.constantFrom(privately, `${privately}/5`, group, `${group}/77`, `${group}@42`);
  fc.assert(
    fc.property(messages, keys, ({ text, act, labels, replaces, request, answers }, key) => {
      const given = message(text, {
        act,
        controls: controls(...labels),
        answers,
        ...(replaces && { replaces }),
        ...(request && { request: { shares: 'contact', label: 'Share' } as const }),
      });
      const rendered = bodies([given], key);
      for (const { method, payload: sent } of rendered) expect(faultsOf(method, sent)).toEqual([]);
      if (replaces) return;
      const words = rendered.map(({ payload: sent }) => ('text' in sent ? sent.text : '')).join('');
      expect(words.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    }),
  );
});

describe('the limits', () => {
  const button = (callback_data: string, text = 'x') => ({
    text: 'x',
    reply_markup: { inline_keyboard: [[{ text, callback_data }]] },
  });
  test.each([
    ['an empty text', 'sendMessage', { text: ' ' }],
    ['4,097 units', 'sendMessage', { text: 'x'.repeat(4_097) }],
    ['text that Telegram would trim', 'sendMessage', { text: ' x' }],
    [
      'an entity that ends behind the text',
      'sendMessage',
      { text: 'x', entities: [{ offset: 0, length: 2 }] },
    ],
    ['66 bytes on a button', 'sendMessage', button('x'.repeat(66))],
    ['33 letters of two bytes on a button', 'sendMessage', button('ж'.repeat(33))],
    ['a button without data', 'sendMessage', button('')],
    ['a button without words', 'editMessageText', button('x', ' ')],
    ['an empty row', 'editMessageReplyMarkup', { reply_markup: { inline_keyboard: [[]] } }],
    ['a long notice', 'answerCallbackQuery', { text: 'x'.repeat(201) }],
    ['a command in capitals', 'setMyCommands', { commands: [{ command: 'Go', description: 'x' }] }],
    [
      'a command without words',
      'setMyCommands',
      { commands: [{ command: 'go', description: '' }] },
    ],
  ])('refuse %s', (_, method, sent) => {
    expect(faultsOf(method, sent)).not.toEqual([]);
  });

  test('take what just fits', () => {
    expect(faultsOf('sendMessage', { text: 'x'.repeat(4_096) })).toEqual([]);
    expect(faultsOf('sendMessage', button('ж'.repeat(32)))).toEqual([]);
  });
});
