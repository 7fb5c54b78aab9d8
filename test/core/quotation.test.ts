import { expect, test } from 'vitest';
import { quotations } from '../../src/core/text/quotation.ts';

test.each<[string, readonly string[]]>([
  ['> 60 people\nwe are 30', ['> 60 people']],
  [
    'We need a portal\n\nOn Mon, 2 Mar 2026, Dana wrote:\nwe are 60\nbudget 5000',
    ['On Mon, 2 Mar 2026, Dana wrote:\nwe are 60\nbudget 5000'],
  ],
  [
    'On Mon, 2 Mar 2026, Dana wrote:\n> we are 60\n\nwe are 30',
    ['On Mon, 2 Mar 2026, Dana wrote:', '> we are 60'],
  ],
  [
    'Сайт\n\nпн, 2 марта 2026 г. Дана написала:\nнас 60',
    ['пн, 2 марта 2026 г. Дана написала:\nнас 60'],
  ],
  [
    'See below\nFrom: Dana\nSent: Monday\n\nbudget 5000',
    ['From: Dana\nSent: Monday\n\nbudget 5000'],
  ],
  ['Fwd: budget 5000', ['Fwd: budget 5000']],
  ['she said: "we are 60"', ['we are 60']],
  ['она сказала: "нас 60"', ['нас 60']],
  ['we are called "Northwind"', []],
  ['a portal where Dana wrote: hello', []],
  ['From: Berlin to Paris', []],
  ['from Monday on', []],
])('%j', (text, quoted) => {
  expect(quotations(text).map(({ start, end }) => text.slice(start, end))).toEqual(quoted);
});
