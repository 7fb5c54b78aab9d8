import { describe, expect, test } from 'vitest';
import type { Input, Person } from '../../src/core/input.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { languageCodes } from '../../src/core/language/language.ts';
import type { Settled } from '../../src/core/step.ts';
import { wordingPacks } from '../../src/core/wording/index.ts';
import { dana, flowOf, nowMs, seat, type Table } from './support.ts';

const sam: Person = { id: 'u-sam', name: 'Sam' };
const flow = await flowOf({
  id: 'payment',
  version: 1,
  title: 'Payment',
  slots: [
    { id: 'amount', type: 'money', label: 'amount', reversible: false },
    { id: 'day', type: 'date', label: 'day', required: false },
  ],
});

let count = 0;
function base(from: Person) {
  count += 1;
  return { eventId: `r${count}`, from, receivedAtMs: nowMs };
}

function says(from: Person, text: string, addressed = false): Input {
  const said = { ...base(from), kind: 'text', messageId: `rm${count}`, text } as const;
  return addressed ? { ...said, addressed } : said;
}

function taps(table: Table, from: Person, label: RegExp): Settled {
  const { session } = table.conversation;
  const control = session?.controls.find((each) => label.test(each.label));
  if (control === undefined) throw new Error(`Nothing says ${label}.`);
  return table.take([{ ...base(from), kind: 'control', controlId: control.id }]);
}

/** Dana's payment, up to its review; Sam has said something, too. */
function reviewed(): Table {
  const table = seat(flow);
  table.take([says(dana, 'hello')]);
  table.take([says(dana, '4200 euros')]);
  table.take([says(sam, 'lunch?')]);
  table.take([says(dana, 'today')]);
  expect(table.conversation.session?.pending?.about).toBe('review');
  return table;
}

function told({ messages }: Settled) {
  return messages.map(({ parts, privately, to }) => [
    parts.map(({ act }) => act.act),
    privately,
    to,
  ]);
}

const toSamAlone = [[['only-asked'], true, sam]];

describe('what only one person may do, done by another', () => {
  test.each<[string, (table: Table) => Settled]>([
    ['a tap on [Send it]', (table) => taps(table, sam, /send/i)],
    ['a yes to the bot', (table) => table.take([says(sam, 'yes, send it', true)])],
    ['a cancel to the bot', (table) => table.take([says(sam, 'cancel', true)])],
  ])('%s changes nothing, and says so to that person alone', (_, does) => {
    const table = reviewed();
    const before = table.conversation.session;
    expect(told(does(table))).toEqual(toSamAlone);
    const after = table.conversation.session;
    expect(after?.slots).toEqual(before?.slots);
    expect(after?.pending).toEqual(before?.pending);
    expect(after?.controls).toEqual(before?.controls);
    expect(after?.outcome).toBeUndefined();
    taps(table, dana, /send/i);
    expect(table.conversation.session?.pending?.about).toBe('sending');
  });

  test('an undo while it is going out, and one after a cancel', () => {
    const table = reviewed();
    taps(table, dana, /send/i);
    expect(told(taps(table, sam, /undo/i))).toEqual(toSamAlone);
    expect(table.conversation.session?.pending?.about).toBe('sending');
    taps(table, dana, /undo/i);
    table.take([says(dana, 'cancel')]);
    expect(told(taps(table, sam, /undo/i))).toEqual(toSamAlone);
    expect(table.conversation.session?.outcome?.type).toBe('cancelled');
    taps(table, dana, /undo/i);
    expect(table.conversation.session?.outcome).toBeUndefined();
  });

  test('a choice between the values of others', () => {
    const table = reviewed();
    table.take([says(dana, 'no, 4300 euros')]);
    expect(told(taps(table, sam, /4,300/))).toEqual(toSamAlone);
    expect(table.conversation.session?.slots.amount).toMatchObject({ value: { amount: '4200' } });
  });

  test('what they say among themselves is answered by nobody', () => {
    const table = reviewed();
    expect(table.take([says(sam, 'yes, send it')]).messages).toEqual([]);
    expect(table.take([says(sam, 'no')]).messages).toEqual([]);
  });

  test('alone, everybody decides', () => {
    const table = seat(flow);
    table.take([says(dana, 'hello')]);
    table.take([says(dana, '4200 euros')]);
    table.take([says(dana, 'today')]);
    expect(told(taps(table, dana, /send/i)).at(-1)?.[0]).toEqual(['sending']);
  });

  test.each([...languageCodes])('it is said twice in other words: %s', (code: LanguageCode) => {
    const variants = wordingPacks[code].acts['only-asked'];
    expect(new Set(variants).size).toBeGreaterThan(1);
  });
});
