import { describe, expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const kind = slotOf({
  type: 'choice',
  label: 'kind of project',
  options: [
    { id: 'portal', label: 'Customer portal', synonyms: ['portal'] },
    { id: 'shop', label: 'Online shop', synonyms: ['shop', 'store'] },
    { id: 'site', label: 'Website' },
    { id: 'stop', label: 'Cancel' },
  ],
});

describe('by its words', () => {
  test.each<[string, Short]>([
    ['customer portal', ['stated', 'portal']],
    ['a portal please', ['stated', 'portal']],
    ["it's a shop", ['stated', 'shop']],
    ['I want an online shop', ['stated', 'shop']],
    ['the kind of project is a shop', ['stated', 'shop']],
    ['Cancel', ['stated', 'stop']],
    ['Websit', ['derived', 'site']],
    ['wesbite', ['derived', 'site']],
    ['portal or shop', ['ambiguous', ['portal', 'shop']]],
    ['', 'none'],
    ['not a portal', 'none'],
    ['2', 'none'],
    ['none of the above', 'none'],
    ['i want to talk to a human', 'none'],
    ['the shop was closed yesterday', 'none'],
    ['yes', 'none'],
    ['shot', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text, kind)).toEqual(reading);
  });

  const ship = slotOf({
    type: 'choice',
    label: 'room',
    options: ['Alpha', 'Bravo', 'Cockpit 4', 'Cockpit 5', 'au fromage'].map((label) => ({
      id: label,
      label,
    })),
  });

  test.each<[string, Short]>([
    ['cockpit 4', ['stated', 'Cockpit 4']],
    ['Alpah', ['derived', 'Alpha']],
    ['4', 'none'],
    ['٢', 'none'],
    ['cockpit 6', 'none'],
    ['au mirroir', 'none'],
    ['No start at 01.01.2022', 'none'],
  ])('a number is never a position: %s', (text, reading) => {
    expect(read(text, ship)).toEqual(reading);
  });
});

describe('by a number in its range', () => {
  const size = slotOf({
    type: 'choice',
    label: 'team size',
    unit: ['people', 'employees'],
    options: [
      { id: 'small', label: '1–9', range: { min: 1, max: 9 } },
      { id: 'medium', label: '10–49', range: { min: 10, max: 49 } },
      { id: 'large', label: '50 or more', range: { min: 50 } },
    ],
  });

  test.each<[string, Short]>([
    ['30', ['stated', 'medium']],
    ['thirty people', ['stated', 'medium']],
    ['10-49', ['stated', 'medium']],
    ['10–49', ['stated', 'medium']],
    ['2', ['stated', 'small']],
    ['we are 12', ['stated', 'medium']],
    ['about thirty of us', ['derived', 'medium']],
    ['more like sixty', ['derived', 'large']],
    ['30ish people', ['derived', 'medium']],
    ['10-20 people', ['derived', 'medium']],
    ['5-20', ['ambiguous', ['small', 'medium']]],
    ['50 or more', ['stated', 'large']],
    ['0', ['invalid', 'not-an-option']],
    ['no', 'none'],
    ['30 days', 'none'],
    ['$30', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text, size)).toEqual(reading);
  });

  test.each<[string, (string | Short)[][]]>([
    ['about 30 people at Acme', [['about 30 people', 'named', ['derived', 'medium']]]],
    ["we're thirty people", [['thirty people', 'named', ['stated', 'medium']]]],
    ['team size is 12', [['12', 'named', ['stated', 'medium']]]],
    ['order 12', []],
    ['not 30 people', []],
  ])('found with its unit or name: %s', (text, found) => {
    expect(find(text, size)).toEqual(found);
    expectFindingsToRead(text, size);
  });
});

test.each<[string, string[]]>([
  ['We want to build a customer portal for about 30 people', ['portal']],
  ['my website is slow', ['site']],
  ['we need a store', ['shop']],
  ['not a website, please', []],
  ['no portal please', []],
  ['I went shopping', []],
])('found as whole words: %s', (text, ids) => {
  expect(find(text, kind).map(([, , reading]) => reading)).toEqual(ids.map((id) => ['stated', id]));
  expectFindingsToRead(text, kind);
});

test.each([['Website'], [2], [''], [true], [['site']]])('%j is refused', (value) => {
  expect(slotTypes.choice.check(value, kind)).toEqual({ problem: 'not-an-option' });
});

test('an option reads as its label', () => {
  expect(slotTypes.choice.format('portal', kind, 'en')).toBe('Customer portal');
});
