import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExpression } from '../../src/core/flow/cel.ts';
import type { SeenSlots } from '../../src/core/flow/cel-review.ts';
import type { Seen } from '../../src/core/flow/cel-values.ts';
import { faultText } from '../../src/core/flow/fault.ts';
import type { Value } from '../../src/core/value.ts';
import { runs } from '../support/property-runs.ts';

const option = (id: string) => ({ id, label: id });
const slots: SeenSlots = new Map<string, Seen>([
  ['kind', { type: 'choice', options: [option('person'), option('company')] }],
  ['name', { type: 'text' }],
  ['vat_id', { type: 'identifier' }],
  ['count', { type: 'integer' }],
  ['weight', { type: 'number' }],
  ['price', { type: 'money' }],
  ['discount', { type: 'percentage' }],
  ['load', { type: 'quantity' }],
  ['spot', { type: 'location' }],
  ['photo', { type: 'file' }],
  ['member', { type: 'boolean' }],
  ['start', { type: 'date' }],
  ['end', { type: 'date' }],
  ['opens', { type: 'time' }],
  ['visit', { type: 'date-time' }],
  ['stay', { type: 'date-range' }],
  ['length', { type: 'duration' }],
  ['tags', { type: 'list', items: { type: 'text' } }],
  [
    'extras',
    { type: 'list', items: { type: 'choice', options: [option('wifi'), option('parking')] } },
  ],
  ['prices', { type: 'list', items: { type: 'money' } }],
  ['order-no', { type: 'text' }],
  ['type', { type: 'text' }],
  ['unread', {}],
]);

function holds(text: string, values: Record<string, Value>): boolean | undefined {
  const read = readExpression(text, slots);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.expression.holds(values, '2026-03-02');
}

describe('an expression sees the values of slots', () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  const cases: readonly [string, Record<string, Value>, boolean][] = [
    ['kind == "company"', { kind: 'company' }, true],
    ['kind in ["company"]', { kind: 'person' }, false],
    ['name.contains("GmbH")', { name: 'Nordwind GmbH' }, true],
    ['vat_id.startsWith("DE") && size(vat_id) == 11', { vat_id: 'DE123456789' }, true],
    ['count * 2 > 10', { count: 6 }, true],
    ['count > 1.5', { count: 1 }, false],
    ['weight < 2.5', { weight: 2.4 }, true],
    ['number(count) * weight <= 5.0', { count: 2, weight: 2.5 }, true],
    ['price.value > 499.99 && price.currency == "EUR"', { price: eur('500.00') }, true],
    ['price.value / 2.0 > 249', { price: eur('500') }, true],
    ['discount <= 12.5', { discount: 12.5 }, true],
    ['load.value > 5.0 && load.unit == "kg"', { load: { amount: 5.5, unit: 'kg' } }, true],
    ['load.unit in ["kg", "t"]', { load: { amount: 5, unit: 'bag' } }, false],
    ['spot.latitude > 47.2', { spot: { latitude: 52, longitude: 13.4 } }, true],
    [
      'photo.mimeType.startsWith("image/") && photo.size < 10000000',
      { photo: { platform: 'x', id: '1', name: 'a.jpg', mimeType: 'image/jpeg', size: 90 } },
      true,
    ],
    ['visit >= date("2026-03-02") && visit < today + days(1)', { visit: '2026-03-02T23:59' }, true],
    [
      'stay.end - stay.start <= days(3) && stay.start > today',
      { stay: '2026-03-03/2026-03-06' },
      true,
    ],
    ['visit.getHours() >= 9 && visit.getMinutes() == 30', { visit: '2026-03-02T08:30' }, false],
    ['visit - date("2026-03-02") < duration("9h")', { visit: '2026-03-02T08:30' }, true],
    ['photo.mimeType == ""', { photo: { platform: 'x', id: '1', name: 'a' } }, true],
    ['member', { member: false }, false],
    ['!member', { member: false }, true],
    ['start < end', { start: '2026-03-01', end: '2026-03-02' }, true],
    ['end - start <= days(14)', { start: '2026-03-01', end: '2026-03-20' }, false],
    ['start >= today', { start: '2026-03-02' }, true],
    ['start > today', { start: '2026-03-02' }, false],
    ['start == date("2026-03-02")', { start: '2026-03-02' }, true],
    ['start <= today + days(365)', { start: '2027-03-03' }, false],
    ['start.getDayOfWeek() in [1, 2, 3, 4, 5]', { start: '2026-03-01' }, false],
    ['opens >= time("09:00")', { opens: '08:59' }, false],
    ['length <= duration("1h30m")', { length: 'PT90M' }, true],
    ['length > days(300)', { length: 'P365D' }, true],
    ['"new" in tags', { tags: ['old', 'new'] }, true],
    ['size(tags) <= 1', { tags: ['old', 'new'] }, false],
    ['tags.all(tag, size(tag) < 4)', { tags: ['old', 'new'] }, true],
    ['!("wifi" in extras)', { extras: ['parking'] }, true],
    ['tags.exists(kind, kind == "new")', { tags: ['new'] }, true],
    ['prices.exists(each, each.value > 10.0)', { prices: [eur('9'), eur('10.5')] }, true],
    ['count > 0 ? weight > 0.0 : true', { count: 0, weight: 0 }, true],
  ];
  test.each(cases)('%s with %j: %s', (text, values, expected) => {
    expect(holds(text, values)).toBe(expected);
  });
});

describe('an expression is undecided while it depends on a slot without a value', () => {
  const cases: readonly [string, Record<string, Value>, boolean | undefined][] = [
    ['kind == "company"', {}, undefined],
    ['kind == "person" || vat_id != ""', { kind: 'person' }, true],
    ['kind == "person" || vat_id != ""', { kind: 'company' }, undefined],
    ['vat_id != "" || kind == "person"', { kind: 'person' }, true],
    ['kind == "company" && count > 9', { kind: 'person' }, false],
    ['kind == "company" && count > 9', { kind: 'company' }, undefined],
    ['start < end', { start: '2026-03-01' }, undefined],
    ['kind == "person" ? true : count > 1', { kind: 'person' }, true],
    ['tags.exists(tag, tag == name)', { tags: ['a'] }, undefined],
  ];
  test.each(cases)('%s with %j: %s', (text, values, expected) => {
    expect(holds(text, values)).toBe(expected);
  });

  test('and says which slots it names', () => {
    const read = readExpression('tags.exists(tag, tag == name) && start < today', slots);
    expect(read.ok && read.expression.slots).toEqual(['tags', 'name', 'start']);
  });
});

function faults(text: string): readonly string[] {
  const read = readExpression(text, slots);
  if (read.ok) return [];
  return read.faults.map((fault) => `${fault.at} ${faultText(fault)}`);
}

describe('an expression that could fail or never hold is refused, with its place', () => {
  const refused: readonly [string, string][] = [
    ['', '0 this is no expression: unexpected token: its end'],
    ['name ==', '7 this is no expression: unexpected token: its end'],
    ['kind = "person"', '5 this is no expression: unexpected character: = – write == to compare'],
    [
      'member and member',
      `7 this is no expression: unexpected character: 'd' – write && for "and"`,
    ],
    ['member & member', '7 this is no expression: unexpected character: & – write && for "and"'],
    ['member or member', `7 this is no expression: unexpected character: 'r' – write || for "or"`],
    ['count <> 1', '7 this is no expression: unexpected token: GT – write != for "is not"'],
    ['kind == ‘person’', '8 this is no expression: unexpected character: ‘ – use straight quotes'],
    ['not(member)', '0 "not" cannot be used here – write !(…)'],
    [
      Array(99).fill('member').join('||'),
      '0 this expression is too large – divide it into several rules',
    ],
    ['nam == "x"', '0 there is no slot "nam" – did you mean "name"?'],
    [
      'order-no == "x"',
      '0 "order-no" cannot be named in an expression – "-" subtracts here; write "_" in the id: "order_no"',
    ],
    ['type == "x"', '0 "type" is a word of the language – give the slot another id'],
    ['today == today', '0 this names no slot, so it is always the same'],
    ['true', '0 this names no slot, so it is always the same'],
    ['count', '0 this must be true or false, and it is a whole number'],
    ['start', '0 this must be true or false, and it is a date'],
    ['tags.map(tag, tag)', '0 this must be true or false, and it is a list of texts'],
    ['!count', '0 "!" does not go with a whole number'],
    ['count && member', '0 this must be true or false, and there is a whole number'],
    [
      'start > "2026-01-01"',
      '0 ">" does not go with a date and a text – write a date as date("2026-12-31")',
    ],
    [
      'start > 5',
      '0 ">" does not go with a date and a whole number – write a number of days as days(2)',
    ],
    [
      'opens > "09:00"',
      '0 ">" does not go with a duration and a text – write a time as time("09:30"), a duration as duration("2h")',
    ],
    [
      'price > 5',
      '0 ">" does not go with an amount of money and a whole number – compare the .value of an amount, or its .currency',
    ],
    [
      'price.amount > 5.0',
      '6 there is no part "amount" in it – money has .value and .currency, a quantity .value and .unit, a range of days .start and .end, a location .latitude and .longitude, a file .name, .mimeType and .size',
    ],
    [
      'price.value == 5',
      '0 "==" does not go with a number and a whole number – write 2.0 for 2, and number(…) around a slot with whole numbers',
    ],
    [
      'count + weight > 1.0',
      '0 "+" does not go with a whole number and a number – write 2.0 for 2, and number(…) around a slot with whole numbers',
    ],
    [
      'count in [1, 2.5]',
      '13 a list holds values of one type, and here are a whole number and a number',
    ],
    ['size(count) > 1', '0 "size" does not go with a whole number'],
    ['count.all(each, true)', '0 only a list has entries, and this is a whole number'],
    ['name.first == "x"', '5 a text has no parts'],
    [
      'name.matches("(a+)+$")',
      '4 "matches" cannot be used here – it can take seconds; put a "pattern" under "limits" of the slot',
    ],
    ['name.contain("x")', '4 "contain" cannot be used here – did you mean "contains"?'],
    [
      'name == null',
      '8 nothing can be compared with null – a slot without a value already leaves the expression undecided',
    ],
    [
      'has(price.value)',
      '0 "has" cannot be used here – a slot without a value already leaves the expression undecided',
    ],
    ['dyn(count) > 1.0', '0 "dyn" cannot be used here – every slot has its type'],
    [
      'int(name) > 1',
      '0 "int" cannot be used here – write number(…) to reckon with whole numbers and others',
    ],
    [
      'count / count > 1',
      '0 "/" by a value can fail when it is zero – divide by a number, or multiply the other side',
    ],
    [
      'count % 0 > 1',
      '0 "%" by a value can fail when it is zero – divide by a number, or multiply the other side',
    ],
    [
      'tags[0] == "x"',
      '0 brackets that look something up can fail – use in, exists or all to look into a list',
    ],
    [
      'tags.exists(a, tags.exists(b, a == b))',
      '19 "exists" inside of another such call can take too long',
    ],
    ['start.getDate("UTC") == 1', '5 "getDate" takes no time zone – dates have none'],
    ['date(name) < start', '0 "date" takes a text in quotes – as in date("2026-12-31")'],
    ['date("2026-02-30") < start', '0 "date" takes a text in quotes – as in date("2026-12-31")'],
    ['time("9:00") < opens', '0 "time" takes a text in quotes – as in time("09:30")'],
    [
      'duration("2 hours") < length',
      '0 "duration" takes a text in quotes – as in duration("1h30m"), or days(2)',
    ],
    ['kind == "compny"', '8 "compny" is none of the options – did you mean "company"?'],
    ['kind in ["person", "firm"]', '19 "firm" is none of the options – there are: person, company'],
    ['"pool" in extras', '0 "pool" is none of the options – there are: wifi, parking'],
  ];
  test.each(refused)('%s', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  test('with several faults at once', () => {
    expect(faults('nam == null &&\n  kind == "firm"')).toEqual([
      '0 there is no slot "nam" – did you mean "name"?',
      '7 nothing can be compared with null – a slot without a value already leaves the expression undecided',
      '25 "firm" is none of the options – there are: person, company',
    ]);
  });
});

test('with a slot that has a fault of its own nothing is judged', () => {
  expect(readExpression('unread > 1', slots)).toEqual({ ok: false, faults: [], slots: ['unread'] });
});

test('whatever an author writes is judged, and what passes decides or is undecided', () => {
  const piece = fc.constantFrom(
    ...[
      'kind',
      'count',
      'weight',
      'price',
      '.value',
      'tags',
      'start',
      'today',
      'member',
      '==',
      '<',
    ],
    ...['&&', '||', '!', '(', ')', '"person"', '"', '1', '2.0', '+', '/', '[', ']', 'in', 'null'],
    ...[
      'size(',
      'days(',
      'date(',
      '.exists(x, ',
      '.contains(',
      '? true :',
      '{',
      '}',
      "'",
      'matches(',
    ],
  );
  const values = { kind: 'person', count: 3, weight: 0, tags: ['a'], start: '2026-03-01' };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const read = readExpression(pieces.join(' '), slots);
      if (read.ok) {
        expect([true, false, undefined]).toContain(read.expression.holds(values, '2026-03-02'));
      } else {
        expect(read.faults).not.toEqual([]);
      }
    }),
    runs(3),
  );
});
