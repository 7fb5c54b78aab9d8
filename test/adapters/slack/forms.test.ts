import { expect, test } from 'vitest';
import { answer, last, mention, openRoom, troubles, whispered } from '../../support/slack/open.ts';
import { elementsIn, readable } from '../../support/slack/room.ts';
import type { SlackWorld } from '../../support/slack/world.ts';

const iban = 'DE89 3704 0044 0532 0130 00';

/** A payment up to its review, with the account given in private. */
async function reviewed(room: SlackWorld) {
  const { root } = await mention(room, 'I want to pay an invoice to Northwind Ltd');
  await room.tap('U1', whispered(room, 'U1'), 'Answer privately');
  await room.submit('U1', view(room), { iban: { value: iban } });
  await room.drain();
  await answer(room, 'U1', root, '4200 euros');
  await answer(room, 'U1', root, 'today');
  await answer(room, 'U1', root, 'invoice 4711');
  return { root, review: last(room, root) };
}

function view(room: SlackWorld) {
  const opened = room.slack.views.at(-1);
  if (opened === undefined) throw new Error('No form is open.');
  return opened;
}

function slots(room: SlackWorld, root: string) {
  return room.store
    .readConversation(`slack:T1:C1:${root}`, Date.now())
    .then((conversation) => conversation?.session?.slots ?? {});
}

test('what is sensitive is asked in private, and never stands in the channel', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  expect(await slots(room, root)).toMatchObject({
    iban: { status: 'filled', confirmed: 'edited', source: { kind: 'control' } },
  });
  const all = room.slack.posted.filter(({ user }) => user === 'UBOT');
  const said = JSON.stringify(all);
  expect(said).not.toMatch(/0532|DE89 ?3704/);
  expect(readable(review)).toContain('*IBAN*\n•••');
  expect(readable(review)).toContain('*Amount*\n€4,200');
  expect(troubles(room)).toEqual([]);
});

test('a review shows all values, and is sent by a yes to exactly that', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  const labels = elementsIn(review.blocks).map((each) => (each.text as { text: string }).text);
  expect(labels).toEqual(['Send it', 'Edit']);
  await room.tap('U1', review, 'Send it');
  await room.drain();
  expect(readable(review)).toMatch(/✓ Send it · <@U1>$/);
  await room.tap('U1', last(room, root), 'Undo');
  await room.drain();
  expect(readable(last(room, root))).toContain('nothing was sent');
  expect(room.delivered).toEqual([]);
});

test('who did not start it sends nothing, and is told so alone', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  const count = room.seen('C1', root).length;
  await room.tap('U2', review, 'Send it');
  await room.drain();
  expect(whispered(room, 'U2').text).toMatch(/person who started this|Whoever started this/);
  expect(room.seen('C1', root)).toHaveLength(count + 1);
  expect(elementsIn(review.blocks)).toHaveLength(2);
  await room.clock.advance(60_000);
  await room.drain();
  expect(room.delivered).toEqual([]);
});

test('Edit has the right element for each type, and what was changed there is reviewed again', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  const asItWas = { ...review };
  await room.tap('U1', review, 'Edit');
  const types = view(room).blocks.map(({ block_id, element }) => [
    block_id,
    (element as { type: string }).type,
  ]);
  expect(Object.fromEntries(types)).toMatchObject({
    recipient: 'plain_text_input',
    amount: 'plain_text_input',
    execution_date: 'datepicker',
  });
  const wrong = await room.submit('U1', view(room), {
    amount: { value: 'a lot' },
    execution_date: { selected_date: '2001-01-01' },
  });
  expect(wrong.body).toMatchObject({
    response_action: 'errors',
    errors: {
      amount: expect.stringContaining('amount'),
      execution_date: expect.stringContaining('too early'),
    },
  });
  await room.submit('U1', view(room), { amount: { value: '4300 euros' } });
  await room.drain();
  expect(await slots(room, root)).toMatchObject({
    amount: { status: 'filled', value: { amount: '4300', currency: 'EUR' }, confirmed: 'edited' },
    recipient: { status: 'filled', source: { kind: 'span' } },
  });
  expect(readable(last(room, root))).toContain('*Amount*\n€4,300');
  // What was true of the values before can be sent no more.
  expect(elementsIn(review.blocks)).toEqual([]);
  await room.tap('U1', asItWas, 'Send it');
  await room.drain();
  expect(readable(whispered(room, 'U1'))).toMatch(/nothing has changed|left everything/);
});

test('a form of a run that is over changes nothing', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  await room.tap('U1', review, 'Edit');
  await answer(room, 'U1', root, 'start over');
  const before = await slots(room, root);
  await room.submit('U1', view(room), { amount: { value: '1 euro' } });
  await room.drain();
  expect(await slots(room, root)).toEqual(before);
  expect(readable(whispered(room, 'U1'))).toMatch(/nothing has changed|left everything/);
});

test.each(['expired', 'used'] as const)(
  'a trigger that is %s says so, and the next tap works',
  async (state) => {
    const room = await openRoom({ flows: ['payment-order'] });
    const { review } = await reviewed(room);
    const count = room.slack.views.length;
    const next = room.trigger();
    const number = Number.parseInt(next, 10) + 1;
    room.slack.triggers.set(`${number}.trigger`, { used: false, expired: false });
    room.slack.troubles.set('views.open', [
      { error: state === 'expired' ? 'expired_trigger_id' : 'exchanged_trigger_id' },
    ]);
    await room.tap('U1', review, 'Edit');
    expect(room.slack.views).toHaveLength(count);
    expect(whispered(room, 'U1').text).toContain('press the button again');
    await room.tap('U1', review, 'Edit');
    expect(room.slack.views).toHaveLength(count + 1);
  },
);

test('others who open the form do not see what is sensitive, and cannot clear it', async () => {
  const room = await openRoom({ flows: ['payment-order'] });
  const { root, review } = await reviewed(room);
  await room.tap('U2', review, 'Edit');
  expect(JSON.stringify(view(room))).not.toMatch(/0532|DE89 3704/);
  await room.submit('U2', view(room), {});
  await room.drain();
  expect(await slots(room, root)).toMatchObject({ iban: { status: 'filled' } });
});

test('a day with its hour has two inputs, and what lacks one of them is said at its field', async () => {
  const room = await openRoom({ flows: ['test/flows/appointment.yaml'] });
  const { root } = await mention(room, 'Dana Reed here, tomorrow at 3pm, please');
  await answer(room, 'U1', root, 'what have you noted so far?');
  await room.tap('U1', last(room, root), 'Edit');
  const inputs = view(room).blocks.map(({ block_id, element }) => [
    block_id,
    (element as { type: string }).type,
  ]);
  expect(inputs).toEqual([
    ['name', 'plain_text_input'],
    ['visit', 'datepicker'],
    ['visit:2', 'timepicker'],
    ['guests', 'number_input'],
  ]);
  const half = await room.submit('U1', view(room), { 'visit:2': { selected_time: null } });
  expect(half.body).toMatchObject({
    response_action: 'errors',
    errors: { visit: expect.stringContaining('time of day') },
  });
  await room.submit('U1', view(room), { 'visit:2': { selected_time: '16:30' } });
  await room.drain();
  expect(await slots(room, root)).toMatchObject({
    visit: { status: 'filled', value: expect.stringMatching(/T16:30$/), confirmed: 'edited' },
  });
});

test('a range of days has an input for either end, and an end before its start is said there', async () => {
  const room = await openRoom({ flows: ['test/flows/stay.yaml'] });
  const { root } = await mention(room, 'Dana Reed here, from 1 May to 4 May');
  await answer(room, 'U1', root, 'what have you noted so far?');
  await room.tap('U1', last(room, root), 'Edit');
  expect(view(room).blocks.map(({ block_id }) => block_id)).toEqual(['name', 'stay', 'stay:2']);
  const wrong = await room.submit('U1', view(room), { 'stay:2': { selected_date: '2020-05-03' } });
  expect(wrong.body).toMatchObject({
    response_action: 'errors',
    errors: { stay: expect.stringContaining('before the first') },
  });
});
