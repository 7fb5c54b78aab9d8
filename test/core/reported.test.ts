import { describe, expect, test } from 'vitest';
import type { FlowSource } from '../../src/core/flow/spec.ts';
import { flowOf, seat } from './support.ts';

type Slots = FlowSource['slots'];
type Slot = Slots[number];

interface Family {
  readonly slots: Slots;
  /** Each list is a conversation; all of them end the same way. */
  readonly say: readonly (readonly string[])[];
  /** Values by slot; `undefined` where there must be none. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly asked?: readonly string[];
  readonly acts?: readonly string[];
  readonly outcome?: string;
}

const last: Slot = { id: 'last', type: 'text', label: 'last word' };
const shoes: Slot = { id: 'size', type: 'integer', label: 'shoe size' };
const rating: Slot = {
  id: 'rating',
  type: 'integer',
  label: 'rating',
  limits: { min: 1, max: 5 },
};
const person: Slot = { id: 'full_name', type: 'person', label: 'name' };
const email: Slot = { id: 'email', type: 'email', label: 'email' };
const zip: Slot = { id: 'zip', type: 'identifier', label: 'zipcode', cues: ['zip'] };
const licence: Slot = { id: 'licence', type: 'boolean', label: 'licence' };
const order: Slot = { id: 'order', type: 'identifier', label: 'order number' };
const line: Slot = { id: 'line', type: 'integer', label: 'line' };
const payment: Slot = {
  id: 'payment',
  type: 'money',
  label: 'payment',
  cues: ['pay'],
  currency: 'EUR',
};
const menu = optionsOf('item', 'Alpha', 'Bravo', 'Cockpit 4', 'Delta');
const sending = { ...optionsOf('choice', 'Send', 'Cancel'), label: 'choice' };
const start: Slot = { id: 'start', type: 'date', label: 'start' };
const answer42: Slot = {
  id: 'n',
  type: 'integer',
  label: 'number',
  limits: { min: 42, max: 42 },
};
const plan = { ...optionsOf('plan', 'Update', 'Keep'), label: 'plan' };

function optionsOf(id: string, ...labels: readonly string[]) {
  const options = labels.map((label) => ({ id: label.toLowerCase().replace(/ /gu, '_'), label }));
  return { id, type: 'choice' as const, label: id, options };
}

/** What people who run such bots have reported as failures, each with others of its kind. */
const families: Readonly<Record<string, Family>> = {
  'an answer is no answer to the next question': {
    slots: [shoes, rating, last],
    say: [
      ['hi', '9'],
      ['hi', 'size 9'],
      ['hi', 'nine'],
    ],
    values: { size: 9, rating: undefined },
    asked: ['rating'],
  },
  'a malformed answer overwrites nothing that was given before': {
    slots: [person, email],
    say: [
      ['hi', 'Ann Baker', 'ann dot baker at example'],
      ['hi', 'Ann Baker', 'Carl Example'],
      ['hi', 'Ann Baker', 'Example'],
    ],
    values: { full_name: 'Ann Baker', email: undefined },
  },
  'a sentence around a value is no part of it': {
    slots: [zip, licence, last],
    say: [
      ['hi', 'My zipcode is 12345', 'yes'],
      ['hi', "it's 12345", 'yes I do'],
      ['hi', '12345', 'yep'],
    ],
    values: { zip: '12345', licence: true },
    asked: ['last'],
  },
  'a digit inside another value is no value': {
    slots: [order, line, last],
    say: [
      ['hi', 'my order number is 123567, line 6'],
      ['hi', 'order number 123567 line 6'],
      ['hi', 'line 6 of order number 123567'],
    ],
    values: { order: '123567', line: 6 },
  },
  'the last amount of a sentence does not win by being last': {
    slots: [payment, last],
    say: [
      ['hi', 'pay 200 euros, my balance is 1500 euros'],
      ['hi', 'my balance is 1500 euros, pay 200 euros'],
    ],
    values: { payment: { amount: '200', currency: 'EUR' } },
  },
  'what stands and is chosen again stays': {
    slots: [menu, last],
    say: [['hi', 'alpha', 'no, alpha']],
    values: { item: 'alpha' },
    asked: ['last'],
  },
  'what is refused is left out and not asked again': {
    slots: [{ ...email, required: false }, last],
    say: [
      ['hi', "I'd rather not give my email"],
      ['hi', 'no email please'],
      ['hi', 'no thanks, no email'],
      ['hi', 'Nope. No email, sorry!'],
      ['hi', 'skip that one'],
      ['hi', 'we can leave the email out'],
    ],
    values: { email: undefined },
    asked: ['last'],
  },
  'a contrast takes what is meant': {
    slots: [menu, last],
    say: [
      ['hi', 'Alpha, not Bravo'],
      ['hi', 'not Bravo, Alpha'],
      ['hi', 'Bravo. no, Alpha'],
    ],
    values: { item: 'alpha' },
  },
  'digits of a date choose nothing': {
    slots: [start, sending],
    say: [['hi', '05.05.2026', 'No start at 01.06.2026']],
    values: { choice: undefined, start: '2026-06-01' },
  },
  'an article is no first option, and a wish for people is heard': {
    slots: [menu],
    say: [
      ['hi', 'i want to talk to a human'],
      ['hi', 'can I speak to a real person please'],
    ],
    values: { item: undefined },
    outcome: 'handed-over',
  },
  'a label beats a position': {
    slots: [menu, last],
    say: [
      ['hi', 'cockpit 4'],
      ['hi', 'the Cockpit 4 please'],
    ],
    values: { item: 'cockpit_4' },
  },
  'a question of the person answers nothing': {
    slots: [licence],
    say: [
      ['hi', 'can i ask you some questions ?'],
      ['hi', 'is that really necessary?'],
      ['hi', 'what if I say yes?'],
    ],
    values: { licence: undefined },
    asked: ['licence'],
  },
  'a cancel is heard however it is written': {
    slots: [email],
    say: [
      ['hi', 'STOP!!!'],
      ['hi', 'cancel.'],
      ['hi', 'Stop it'],
      ['hi', 'please cancel'],
    ],
    outcome: 'cancelled',
    acts: ['cancelled'],
  },
  'a word that could cancel is just a word in a sentence': {
    slots: [{ id: 'command', type: 'text', label: 'command' }, email],
    say: [
      ['hi', 'please cancel the alarm'],
      ['hi', 'stop the music at ten'],
      ['hi', 'end the call'],
    ],
    outcome: 'none',
    asked: ['email'],
  },
  'what breaks a limit is never stored': {
    slots: [answer42, last],
    say: [['hi', '41', '40', '39']],
    values: { n: undefined },
  },
  'one question comes first, whatever is missing': {
    slots: [person, email, zip, order, payment, last],
    say: [['I want to register a service'], ['hello'], ['help me please']],
    asked: ['full_name'],
  },
  'what was chosen is not asked again in other words': {
    slots: [plan, last],
    say: [['hi', 'keep']],
    values: { plan: 'keep' },
    asked: ['last'],
  },
  'to reject all options is an offer to leave it out': {
    slots: [{ ...menu }, last],
    say: [
      ['hi', 'none of the above'],
      ['hi', 'none of these'],
      ['hi', 'neither'],
    ],
    values: { item: undefined },
    asked: ['item'],
    acts: ['ask'],
  },
};

describe.each(Object.entries(families))('%s', (_, family) => {
  test.each(family.say)('%s …', async (...words) => {
    const flow = await flowOf({ id: 'reported', version: 1, title: 'T', slots: family.slots });
    const table = seat(flow);
    const turns = words.map((each) => table.say(each));
    const turn = turns.at(-1);
    const session = turn?.conversation.session;
    for (const [id, value] of Object.entries(family.values ?? {})) {
      const state = session?.slots[id];
      expect(state && 'value' in state ? state.value : undefined, id).toEqual(value);
    }
    if (family.asked) expect(session?.pending?.asked).toEqual(family.asked);
    if (family.outcome) expect(session?.outcome?.type ?? 'none').toBe(family.outcome);
    const acts = turn?.acts.map(({ act }) => act) ?? [];
    expect(acts).toEqual(expect.arrayContaining([...(family.acts ?? [])]));
  });
});

test('a long list of choices is read out nowhere', async () => {
  const labels = Array.from(
    { length: 9 },
    (_, at) => `Option ${at} ${'with a long label '.repeat(4)}`,
  );
  const slot = optionsOf('item', ...labels.map((label) => label.trim()));
  const table = seat(await flowOf({ id: 'long', version: 1, title: 'T', slots: [slot] }));
  const [message] = table.say('hi').messages;
  expect(message?.text.length).toBeLessThan(120);
  expect(message?.controls).toEqual([]);
});

test('several numbers choose the options of those numbers', async () => {
  const labels = Array.from({ length: 18 }, (_, at) => String(at + 1));
  const { options } = optionsOf('item', ...labels);
  const slot = {
    id: 'items',
    type: 'list',
    label: 'items',
    items: { type: 'choice', options },
  } as const;
  const table = seat(await flowOf({ id: 'many', version: 1, title: 'T', slots: [slot, last] }));
  table.say('hi');
  const { conversation } = table.say('1, 2, 3, 13');
  expect(conversation.session?.slots.items).toMatchObject({ value: ['1', '2', '3', '13'] });
});
