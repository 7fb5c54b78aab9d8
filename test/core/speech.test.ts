import { describe, expect, test } from 'vitest';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import type { Input } from '../../src/core/input.ts';
import { resume, step } from '../../src/core/step.ts';
import { proposeByRules } from '../../src/understanding/rules/propose.ts';
import { dana, flowOf, nowMs, seat } from './support.ts';

/** What was heard is the person's word, and its letters are nobody's (contract 3). */

type SlotSource = FlowSource['slots'][number];

const seatWith = async (slot: SlotSource, flow: Partial<FlowSource> = {}) =>
  seat(
    await flowOf({
      id: 'spoken',
      version: 1,
      title: 'Spoken',
      slots: [slot, { id: 'note', type: 'text', label: 'note' }],
      ...flow,
    }),
  );

let events = 0;
function input(fields: object): Input {
  events += 1;
  const eventId = `s${events}`;
  return { eventId, messageId: eventId, from: dana, receivedAtMs: nowMs, ...fields } as Input;
}
const spoken = (text: string) => input({ kind: 'text', text, speech: true });
const file = { platform: 'test', id: 'v', name: 'voice.ogg' };
const recording = () => input({ kind: 'wordless', what: 'voice', files: [file] });

describe('a value that one letter makes another', () => {
  test.each<[SlotSource['type'], string, Partial<SlotSource>?]>([
    ['identifier', 'A-17'],
    ['identifier', 'DE89 3704 0044 0532 0130 00', { checkDigits: 'iban' }],
    ['email', 'dana@northwind.example'],
    ['phone', '+49 30 901820'],
    ['url', 'northwind.example'],
    ['person', 'Dana Reed'],
    ['organisation', 'Northwind Ltd'],
    ['place', 'Lisbon'],
    ['address', '12 Harbour Road'],
    ['location', '52.52, 13.405'],
    ['list', 'dana@northwind.example', { items: { type: 'email' } }],
  ])('%s: %s is derived from speech, and stated in writing', async (type, words, more) => {
    const heard = await seatWith({ id: 'it', type, label: 'answer', ...more });
    heard.say('hello');
    const turn = heard.take([spoken(words)]);
    expect(turn.conversation.session?.slots.it).toMatchObject({
      status: 'inferred',
      source: { kind: 'span' },
    });
    expect(turn.acts).toContainEqual(expect.objectContaining({ act: 'state-inference' }));
    const written = await seatWith({ id: 'it', type, label: 'answer', ...more });
    written.say('hello');
    expect(written.say(words).conversation.session?.slots.it).toMatchObject({
      status: 'filled',
      basis: 'stated',
    });
  });
});

describe('a value that sounds like itself', () => {
  test.each<[SlotSource['type'], string, unknown, Partial<SlotSource>?]>([
    ['integer', 'thirty', 30],
    ['boolean', 'yes, please', true],
    ['date', '5 May', '2026-05-05', { bias: 'future' }],
    ['money', '200 euros', { amount: '200', currency: 'EUR' }],
    ['duration', 'two hours', 'PT2H'],
    ['text', 'the roof is leaking', 'the roof is leaking'],
  ])('%s: %s is stated', async (type, words, value, more) => {
    const table = await seatWith({ id: 'it', type, label: 'answer', ...more });
    table.say('hello');
    expect(table.take([spoken(words)]).conversation.session?.slots.it).toMatchObject({
      status: 'filled',
      value,
      basis: 'stated',
    });
  });
});

test('what a model finds in speech is derived all the same', async () => {
  const table = await seatWith({ id: 'it', type: 'identifier', label: 'order number' });
  table.say('hello');
  const quote = 'A-17';
  const understanding = { proposals: [{ slot: 'it', says: 'value', quote, direct: true }] };
  const turn = table.take([spoken('so the order number, let me see, A-17')], understanding);
  expect(turn.conversation.session?.slots.it).toMatchObject({ status: 'inferred', value: 'A-17' });
});

test('beside written words only the spoken ones are in doubt', async () => {
  const table = await seatWith({ id: 'it', type: 'email', label: 'email' });
  table.say('hello');
  const { conversation } = table.take([
    spoken('dana@northwind.example'),
    input({ kind: 'text', text: 'dana@northwind.example' }),
  ]);
  expect(conversation.session?.slots.it).toMatchObject({ status: 'filled', basis: 'stated' });
});

test('what cannot be taken back needs a yes to what was heard', async () => {
  const slot: SlotSource = { id: 'it', type: 'identifier', label: 'IBAN', checkDigits: 'iban' };
  const table = await seatWith(slot, { reversible: false });
  table.say('hello');
  table.take([spoken('DE89 3704 0044 0532 0130 00')]);
  table.say('a note for you');
  expect(table.conversation.session?.slots.it).toMatchObject({ status: 'inferred' });
  expect(table.say('yes').conversation.session?.slots.it).toMatchObject({
    status: 'filled',
    confirmed: 'explicit',
  });
});

describe('a recording', () => {
  const turnOf = async (inputs: readonly Input[]) => {
    const flow = await flowOf({
      id: 'spoken',
      version: 1,
      title: 'Spoken',
      triggers: ['order'],
      slots: [
        { id: 'people', type: 'integer', label: 'people', unit: ['people'] },
        { id: 'note', type: 'text', label: 'note' },
      ],
    });
    const { conversation } = seat(flow);
    const catalogue = { flows: [flow], pinned: {} };
    return step(catalogue, conversation, inputs, { nowMs, sent: new Set() });
  };

  test('is listened to before anything else, and all of a burst at once', async () => {
    const inputs = [recording(), recording(), input({ kind: 'text', text: 'hello' })];
    const needs = await turnOf(inputs);
    expect(needs).toMatchObject({
      kind: 'needs',
      need: 'transcript',
      recordings: inputs.slice(0, 2).map(({ eventId }) => ({ eventId, files: [file] })),
    });
  });

  test('becomes words of the person, in history and trace too', async () => {
    const note = recording();
    const needs = await turnOf([note]);
    if (needs.kind !== 'needs') throw new Error('a recording must be heard');
    const transcripts = { [note.eventId]: ' thirty people \n' };
    const words = resume(needs, { need: 'transcript', transcripts });
    if (words.kind !== 'needs' || words.need !== 'understanding') throw new Error('words are left');
    const understanding = proposeByRules(words.request);
    expect(
      resume(words, { need: 'understanding', understanding, report: { by: 'rules' } }),
    ).toMatchObject({
      kind: 'settled',
      conversation: {
        history: [{ person: [{ text: 'thirty people' }] }],
        session: { slots: { people: { status: 'filled', value: 30 } } },
      },
      trace: { inputs: [{ kind: 'speech', text: 'thirty people' }] },
    });
  });

  test.each([
    ['nobody can listen', {}, 'voice'],
    ['it was not understood', { transcripts: {} }, 'unheard'],
    ['nobody spoke', { transcripts: { any: ' ' } }, 'unheard'],
  ] as const)('is answered kindly where %s', async (_, answer, what) => {
    const needs = await turnOf([recording()]);
    if (needs.kind !== 'needs') throw new Error('a recording must be heard');
    const settled = resume(needs, { need: 'transcript', ...answer });
    if (settled.kind !== 'settled') throw new Error('nothing more is needed');
    expect(settled.acts).toContainEqual({ act: 'greet' });
    expect(settled.conversation.session?.stalledTurns).toBe(0);
    const again = await turnOf([input({ kind: 'wordless', what })]);
    expect(again.kind).toBe('settled');
  });

  test('that cannot be fetched needs nobody to listen', async () => {
    expect((await turnOf([input({ kind: 'wordless', what: 'voice' })])).kind).toBe('settled');
  });
});
