import fc from 'fast-check';
import type { Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import type { Place, ReceivedInput } from '../../../src/adapters/port.ts';
import type { TelegramApi } from '../../../src/adapters/telegram/api.ts';
import { addressOf } from '../../../src/adapters/telegram/key.ts';
import { takeUpdate } from '../../../src/adapters/telegram/take-update.ts';
import type { IgnoredReason } from '../../../src/adapters/telegram/to-input.ts';
import { runs } from '../../support/property-runs.ts';
import { nowhere } from '../contract.ts';

const bot = { id: 7, username: 'form_bot' };

type Fields = Readonly<Record<string, unknown>>;

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const int = fc.integer({ min: -5, max: 2_000_000_000 });

const user = fc.record(
  {
    id: oneOf(7, 42, 43, 777_000),
    is_bot: fc.boolean(),
    first_name: fc.string(),
    last_name: fc.string(),
    username: fc.string(),
    language_code: oneOf('en', 'ru', 'pt-br', 'xx'),
  },
  { requiredKeys: ['id', 'is_bot', 'first_name'] },
);
const chat = oneOf<Fields>(
  { id: 42, type: 'private', first_name: 'Dana' },
  { id: -45, type: 'group', title: 'Team' },
  { id: -1_002_400, type: 'supergroup', title: 'Team', is_forum: true },
  { id: -1_002_500, type: 'supergroup', title: 'Letters', is_direct_messages: true },
  { id: -1_002_600, type: 'channel', title: 'News' },
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  oneOf('/start', '/start@form_bot a', '/cancel@other_bot', '😀 @form_bot two', '@form_bot', ' '),
);
const entity = fc.record({
  type: oneOf('mention', 'bot_command', 'text_mention', 'url', 'custom_emoji', 'something_new'),
  offset: fc.integer({ min: 0, max: 50 }),
  length: fc.integer({ min: 0, max: 50 }),
  user,
});

/** What a message may carry; each field may come with each other, as no real message would. */
const contents: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text,
  entities: fc.array(entity, { maxLength: 3 }),
  caption: text,
  caption_entities: fc.array(entity, { maxLength: 3 }),
  photo: fc.constant([{ file_id: 'f' }]),
  voice: fc.constant({ file_id: 'f', duration: 1 }),
  sticker: fc.constant({ file_id: 'f' }),
  document: fc.constant({ file_id: 'f' }),
  contact: fc.record({ phone_number: fc.string(), first_name: fc.string(), user_id: some(int) }),
  location: fc.record({ latitude: int, longitude: int }),
  poll: fc.constant({ id: 'p' }),
  checklist: fc.constant({ title: 't', tasks: [] }),
  new_chat_members: fc.array(user, { maxLength: 2 }),
  left_chat_member: user,
  pinned_message: fc.constant({ message_id: 1, date: 0, chat: { id: 42, type: 'private' } }),
  forum_topic_created: fc.constant({ name: 'x', icon_color: 1 }),
  group_chat_created: fc.constant(true),
  successful_payment: fc.constant({ currency: 'EUR' }),
  web_app_data: fc.constant({ data: '{}', button_text: 'x' }),
  something_new: fc.anything(),
  forward_origin: fc.constant({ type: 'hidden_user', date: 1, sender_user_name: 'x' }),
  media_group_id: fc.string(),
  quote: fc.record({ text, position: int }),
  message_thread_id: oneOf(1, 5, 77),
  is_topic_message: fc.constant(true),
  sender_chat: chat,
  via_bot: user,
  edit_date: int,
};
const message: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.record({ message_id: int, date: int, chat }),
    fc.record({ from: user }, { requiredKeys: [] }),
    fc.record(contents, { requiredKeys: [] }),
    some(fc.record({ message_id: int, date: int, chat, from: user, text })),
  )
  .map(([head, sender, content, replied]) => ({
    ...head,
    ...sender,
    ...content,
    ...(replied && { reply_to_message: replied }),
  }));
const tap = fc
  .tuple(
    fc.record({ id: fc.string(), from: user, chat_instance: fc.string() }),
    fc.record(
      {
        message: fc.oneof(message, fc.record({ chat, message_id: int, date: fc.constant(0) })),
        data: text,
        inline_message_id: fc.string(),
        game_short_name: fc.string(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([head, rest]) => ({ ...head, ...rest }));

const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  message,
  edited_message: message,
  callback_query: tap,
  channel_post: message,
  edited_channel_post: message,
  business_message: message,
  edited_business_message: message,
  guest_message: message,
  my_chat_member: fc.record({ chat, from: user, date: int }),
  message_reaction: fc.record({ chat, user, message_id: int }),
  inline_query: fc.record({ id: fc.string(), from: user, query: text }),
  poll_answer: fc.record({ poll_id: fc.string(), user }),
  chat_join_request: fc.record({ chat, from: user }),
  something_new: fc.anything(),
};
const updates = fc
  .tuple(
    fc.integer({ min: 1 }),
    fc.oneof(
      fc
        .constantFrom(...Object.keys(kinds))
        .chain((kind) => (kinds[kind] ?? fc.anything()).map((value) => ({ [kind]: value }))),
      message.map((given) => ({ message: given })),
    ),
  )
  .map(([id, kind]) => ({ update_id: id, ...kind }) as unknown as Update);

interface Taken {
  readonly inputs: readonly { readonly place: Place; readonly received: ReceivedInput }[];
  readonly ignored: readonly IgnoredReason[];
  readonly answered: readonly string[];
}

async function taken(update: Update, perPerson = false): Promise<Taken> {
  const inputs: { place: Place; received: ReceivedInput }[] = [];
  const ignored: IgnoredReason[] = [];
  const answered: string[] = [];
  const api = {
    answerCallbackQuery: async (id: string) => answered.push(id),
  } as unknown as TelegramApi;
  await takeUpdate(
    {
      api,
      receive: async (place, given) => {
        for (const received of given) inputs.push({ place, received });
        return { accepted: [], duplicates: [] };
      },
      places: nowhere,
      reading: { bot, flows: ['return-request'], perPerson },
      nowMs: () => 1_000,
      quietMs: 0,
      onIgnored: (reason) => ignored.push(reason),
    },
    update,
  );
  return { inputs, ignored, answered };
}

describe('whatever update comes', () => {
  test('it is taken or ignored with a reason, and only people are heard', async () => {
    await fc.assert(
      fc.asyncProperty(updates, fc.boolean(), async (update, perPerson) => {
        const { inputs, ignored, answered } = await taken(update, perPerson);
        const { message: said, edited_message: edited, callback_query: tapped } = update;
        const moved = said?.migrate_to_chat_id ?? said?.migrate_from_chat_id;
        expect(inputs.length + ignored.length).toBe(moved === undefined ? 1 : 0);
        expect(ignored).not.toContain('unreadable');
        expect(answered).toEqual(tapped ? [tapped.id] : []);

        for (const { place, received } of inputs) {
          const source = said ?? edited ?? tapped;
          expect(source?.from).toMatchObject({ is_bot: false });
          expect(received.input.from.id).toBe(String(source?.from?.id));
          expect(received.eventIds).toEqual([`telegram:7:${update.update_id}`]);
          const address = addressOf(place.key);
          expect(address.chat).toBe((said ?? edited ?? tapped?.message)?.chat.id);
          expect(JSON.parse(JSON.stringify(received))).toEqual(received);
          if (received.input.kind === 'text') expect(received.input.text.trim()).not.toBe('');
          if (said === undefined || address.chat > 0) continue;
          const words = `${said.text ?? ''}${said.caption ?? ''}`;
          const meant =
            said.reply_to_message?.from?.id === bot.id ||
            /@form_bot/i.test(words) ||
            words.startsWith('/') ||
            (said.entities ?? said.caption_entities ?? []).some(
              ({ type, ...rest }) =>
                type === 'text_mention' && 'user' in rest && rest.user.id === 7,
            );
          expect(meant).toBe(true);
        }
      }),
      runs(1.5),
    );
  });

  test('also one that is no update at all', async () => {
    const anything = fc.record({ update_id: fc.integer(), message: fc.anything() });
    await fc.assert(
      fc.asyncProperty(anything, async (update) => {
        const { inputs, ignored } = await taken(update as unknown as Update);
        expect(inputs.length + ignored.length).toBe(1);
      }),
    );
  });
});
