import { expect, test } from 'vitest';
import { answer, last, mention, openRoom, troubles, whispered } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';

const inquiry = 'we need a website, I am Dana from Northwind, about thirty people';

test('a mention comes twice and is answered once', async () => {
  const room = await openRoom();
  const { root } = await mention(room, inquiry);
  expect(room.seen('C1', root)).toHaveLength(1);
  expect(room.events.filter(({ event }) => event === 'turn')).toHaveLength(1);
});

test('its own messages come back and are no words to it', async () => {
  const room = await openRoom();
  const { first } = await mention(room, inquiry);
  await room.tap('U1', first, 'Right');
  await room.drain();
  const itself = () =>
    room.notices.filter((each) => each.notice === 'ignored' && each.reason === 'the bot itself');
  await expect.poll(() => itself().length).toBeGreaterThanOrEqual(2);
  await room.drain();
  expect(room.events.filter(({ event }) => event === 'turn')).toHaveLength(2);
});

test('what people say among themselves is none of its business', async () => {
  const room = await openRoom();
  const root = await room.say('U1', 'C1', 'lunch?');
  await room.say('U2', 'C1', 'yes, at noon', { thread: root });
  await room.drain();
  expect(room.seen('C1')).toEqual([]);
  const reasons = room.notices.flatMap((each) => (each.notice === 'ignored' ? [each.reason] : []));
  expect(reasons).toEqual(['not said to the bot', 'not said to the bot']);
});

test('which flow is meant is one native choice, and the message says what was picked', async () => {
  const room = await openRoom({ flows: ['project-inquiry', 'return-request'] });
  const { root, first } = await mention(room, 'hello');
  expect(elementsIn(first.blocks)).toHaveLength(2);
  await room.tap('U1', first, 'Return request');
  await room.drain();
  expect(readable(first)).toMatch(/✓ Return request · <@U1>$/);
  expect(room.seen('C1', root)).toHaveLength(2);
  expect(troubles(room)).toEqual([]);
});

test('a change is asked about, and an old button changes nothing and tells that person alone', async () => {
  const room = await openRoom();
  const { root, first } = await mention(room, inquiry);
  const before = { ...first };
  await room.tap('U1', first, 'Change');
  await room.drain();
  expect(readable(first)).toMatch(/✓ Change · <@U1>$/);
  expect(readable(last(room, root))).toContain('company size');
  await room.tap('U2', { ...before, onlyFor: undefined } as never, 'Right');
  await room.drain();
  const note = whispered(room, 'U2');
  expect(note).toMatchObject({ thread: root, onlyFor: 'U2' });
  expect(readable(note)).toMatch(/nothing has changed|left everything/);
  await answer(room, 'U1', root, '60 people');
  expect(readable(last(room, root))).toContain('from 10–49 to 50–249');
  expect(troubles(room)).toEqual([]);
});

test('another value of somebody else is a choice between both, named by who gave it', async () => {
  const room = await openRoom();
  const { root } = await mention(room, inquiry);
  await answer(room, 'U1', root, '20k euros');
  await answer(room, 'U2', root, 'no, the budget is 30k euros');
  const choice = last(room, root);
  expect(elementsIn(choice.blocks).map((each) => (each.text as { text: string }).text)).toEqual([
    'Keep €20,000',
    '€30,000',
  ]);
  await room.tap('U1', choice, '€30,000');
  await room.drain();
  expect(readable(choice)).toMatch(/✓ €30,000 · <@U1>$/);
  const { session } = (await room.store.readConversation(`slack:T1:C1:${root}`, Date.now())) ?? {};
  expect(session?.slots.budget).toMatchObject({ status: 'filled', confirmed: 'explicit' });
  expect(session?.people).toEqual([
    { id: 'U1', name: 'Dana' },
    { id: 'U2', name: 'Sam' },
  ]);
});

test('an edited message corrects, a deleted one is asked about, and an unfurled link is nothing', async () => {
  const room = await openRoom();
  const { root } = await mention(room, 'we need a website, I am Dana from Northwind');
  const said = await answer(room, 'U1', root, '60 people');
  await room.edit('U1', 'C1', said, '8 people');
  await room.drain();
  expect(readable(last(room, root))).toContain('1–9');
  const count = room.seen('C1', root).length;
  const unfurled = { user: 'U1', ts: said, thread_ts: root, text: '8 people', attachments: [{}] };
  await room.tell({
    type: 'message',
    subtype: 'message_changed',
    channel: 'C1',
    message: unfurled,
    previous_message: unfurled,
  });
  await room.drain();
  expect(room.seen('C1', root)).toHaveLength(count);
  await room.remove('C1', said);
  await room.drain();
  expect(readable(last(room, root))).toMatch(/company size/);
});

test('a choice that was not understood is a list, and picking from it is said', async () => {
  const room = await openRoom();
  const { root } = await mention(room, 'we need a website, I am Dana from Northwind');
  await answer(room, 'U1', root, 'florble grumpf');
  const repair = last(room, root);
  expect(elementsIn(repair.blocks)[0]?.type).toBe('static_select');
  await room.tap('U1', repair, '50–249');
  await room.drain();
  expect(readable(repair)).toMatch(/✓ 50–249 · <@U1>$/);
  expect(troubles(room)).toEqual([]);
});

test('a date that was not understood can be picked, once', async () => {
  const room = await openRoom();
  const { root } = await mention(
    room,
    'we need a website, I am Dana from Northwind, 60 people, budget 20k euros',
  );
  await answer(room, 'U1', root, 'florble grumpf');
  const repair = last(room, root);
  expect(elementsIn(repair.blocks)[0]?.type).toBe('datepicker');
  const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await room.pick('U1', repair, day);
  await room.drain();
  const key = `slack:T1:C1:${root}`;
  const { session } = (await room.store.readConversation(key, Date.now())) ?? {};
  expect(session?.slots.timeline).toMatchObject({ status: 'filled', value: day });
  expect(session?.slots.timeline).toMatchObject({ source: { kind: 'control', text: day } });
  expect(readable(repair)).toMatch(/✓ .+ · <@U1>$/);
});

test('Russian people are answered in Russian, the native parts too', async () => {
  const room = await openRoom();
  const { first } = await mention(room, 'нам нужен сайт, нас около тридцати человек', 'U3');
  const labels = elementsIn(first.blocks).map((each) => (each.text as { text: string }).text);
  expect(labels).toEqual(['Верно', 'Изменить']);
  expect(readable(first)).toContain('*Размер компании:* 10–49');
});
