import { expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';

const { names, isName } = languages.en;

test.each<[string, string[][]]>([
  ["I'm Dana", [['person', 'Dana']]],
  [
    "I'm Dana from Northwind",
    [
      ['person', 'Dana'],
      ['organisation', 'Northwind'],
    ],
  ],
  ['my name is James and I need help', [['person', 'James']]],
  ['my name is james', [['person', 'james']]],
  ['This is Dana Smith', [['person', 'Dana Smith']]],
  ['Hi, Dana here', [['person', 'Dana']]],
  ['My name is J. Smith', [['person', 'J. Smith']]],
  ["I'm Maria de la Cruz.", [['person', 'Maria de la Cruz']]],
  ['I work at Acme Corp', [['organisation', 'Acme Corp']]],
  ["we're Northwind", [['organisation', 'Northwind']]],
  ['our company is Blue Ocean', [['organisation', 'Blue Ocean']]],
])('%s introduces', (text, found) => {
  expect(names(text).map(({ of, start, end }) => [of, text.slice(start, end)])).toEqual(found);
});

test.each([
  "I'm looking for a shop",
  "I'm German",
  "I'm OK",
  "I'm from Berlin",
  'Theresa may become PM soon',
  'meet at Central Station',
  "we're fine",
  "We're thirty people",
  'this is wrong',
  'my name is not important',
  'Dana',
  '',
])('%s introduces nobody', (text) => {
  expect(names(text)).toEqual([]);
});

test.each([
  ['Dana', 'person', true],
  ['dana', 'person', true],
  ['Adil Naveed Rahman', 'person', true],
  ['Amanda May', 'person', true],
  ["O'Brien", 'person', true],
  ['A. Smith', 'person', true],
  ['Jean-Luc', 'person', true],
  ['Theresa may become PM soon', 'person', false],
  ['to Dana', 'person', false],
  ['29', 'person', false],
  ['yes', 'person', false],
  ['skip', 'person', false],
  ['Berlin?', 'person', false],
  ['3M', 'organisation', true],
  ['AT&T', 'organisation', true],
  ['a small company', 'organisation', false],
  ['none', 'organisation', false],
] as const)('%s as a %s name: %s', (text, of, is) => {
  expect(isName(text, of)).toBe(is);
});
