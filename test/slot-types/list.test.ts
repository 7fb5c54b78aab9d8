import { describe, expect, test } from 'vitest';
import { applyListEdit, readListEdit } from '../../src/core/slot-types/list-edit.ts';
import { asked, contextOf, type Short } from './asked.ts';

const toppings = {
  type: 'list',
  label: 'toppings',
  items: {
    type: 'choice',
    options: [
      { id: 'mushroom', label: 'mushrooms' },
      { id: 'onion', label: 'onion', synonyms: ['onions'] },
      { id: 'bacon', label: 'bacon' },
      { id: 'mac', label: 'macaroni and cheese' },
    ],
  },
};
const shopping = { type: 'list', label: 'shopping list', items: { type: 'text' } };

describe('a list of options', () => {
  const { read } = asked(toppings);
  test.each<[string, Short]>([
    ['mushrooms and onion', ['stated', ['mushroom', 'onion']]],
    ['bacon, onion, mushrooms and bacon', ['stated', ['bacon', 'onion', 'mushroom']]],
    ['macaroni and cheese and bacon', ['stated', ['mac', 'bacon']]],
    ['Onions.', ['stated', ['onion']]],
    ["I'd like mushrooms and onion, please", ['stated', ['mushroom', 'onion']]],
    ['toppings: onion & bacon', ['stated', ['onion', 'bacon']]],
    ['mushroms and onion', ['derived', ['mushroom', 'onion']]],
    ['pepperoni and onion', 'none'],
    ['no onion', 'none'],
    ['', 'none'],
    ['and', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('other entries', () => {
  test.each<[string, Readonly<Record<string, unknown>>, Short]>([
    ['milk, eggs and bread', shopping, ['stated', ['milk', 'eggs', 'bread']]],
    ['- milk\n- eggs', shopping, ['stated', ['milk', 'eggs']]],
    ['milk', shopping, ['stated', ['milk']]],
    ['hmm', shopping, 'none'],
    ['3, 5 and about 7', { ...shopping, items: { type: 'integer' } }, ['derived', [3, 5, 7]]],
    [
      'ann@a.example, bob@b.example',
      { ...shopping, items: { type: 'email' } },
      ['stated', ['ann@a.example', 'bob@b.example']],
    ],
    [
      '03/04 and 14 May 2027',
      { ...shopping, items: { type: 'date', bias: 'future' } },
      [
        'ambiguous',
        [
          ['2026-04-03', '2027-05-14'],
          ['2026-03-04', '2027-05-14'],
        ],
      ],
    ],
    [
      '5 and 500',
      { ...shopping, items: { type: 'integer', limits: { max: 10 } } },
      ['invalid', 'too-large'],
    ],
    ['milk, eggs', { ...shopping, limits: { minItems: 3 } }, ['invalid', 'too-few']],
    ['milk, eggs', { ...shopping, limits: { maxItems: 1 } }, ['invalid', 'too-many']],
  ])('%s', (text, slot, reading) => {
    expect(asked(slot).read(text)).toEqual(reading);
  });

  test.each<[string, Short]>([
    ['молоко и хлеб', ['stated', ['молоко', 'хлеб']]],
    ['молоко, яйца, а также хлеб', ['stated', ['молоко', 'яйца', 'хлеб']]],
  ])('in Russian: %s', (text, reading) => {
    expect(asked(shopping, { language: 'ru' }).read(text)).toEqual(reading);
  });
});

describe('in a sentence', () => {
  test.each<[string, unknown]>([
    [
      'I want onion and bacon on it',
      [['onion and bacon', 'alone', ['stated', ['onion', 'bacon']]]],
    ],
    ['toppings: mushrooms', [['mushrooms', 'named', ['stated', ['mushroom']]]]],
    ['pepperoni and onion', []],
    ['a pizza', []],
  ])('%s', (text, found) => {
    expect(asked(toppings).find(text)).toEqual(found);
  });
});

describe('a change to a list', () => {
  const { slot } = asked(toppings);
  const edit = (text: string) => readListEdit(text, slot, contextOf());
  test.each<[string, object | undefined]>([
    ['also bacon', { op: 'add', items: ['bacon'] }],
    ['I forgot bacon', { op: 'add', items: ['bacon'] }],
    ['bacon too, please', { op: 'add', items: ['bacon'] }],
    ['add onion and bacon', { op: 'add', items: ['onion', 'bacon'] }],
    ['remove the bacon', { op: 'remove', items: ['bacon'] }],
    ['without onion', { op: 'remove', items: ['onion'] }],
    ['no onion', { op: 'remove', items: ['onion'] }],
    ['take off the onion please', { op: 'remove', items: ['onion'] }],
    ['instead of bacon onion', { op: 'replace', items: ['onion'], insteadOf: ['bacon'] }],
    ['instead of bacon, onion', { op: 'replace', items: ['onion'], insteadOf: ['bacon'] }],
    ['onion instead of bacon', { op: 'replace', items: ['onion'], insteadOf: ['bacon'] }],
    ['replace bacon with onion', { op: 'replace', items: ['onion'], insteadOf: ['bacon'] }],
    ['actually only onion', { op: 'replace', items: ['onion'] }],
    ['also mushroms', { op: 'add', items: ['mushroom'], basis: 'derived' }],
    ['no, onion', undefined],
    ['bacon', undefined],
    ['add bacon and remove onion', undefined],
    ['no pepperoni', undefined],
    ['remove it', undefined],
    ['add', undefined],
    ['', undefined],
  ])('%s', (text, expected) => {
    expect(edit(text)).toEqual(expected && { basis: 'stated', ...expected });
  });

  test.each<[string, object | undefined]>([
    ['добавь молоко', { op: 'add', items: ['молоко'] }],
    ['ещё хлеб', { op: 'add', items: ['хлеб'] }],
    ['забыл про яйца', { op: 'add', items: ['яйца'] }],
    ['убери молоко', { op: 'remove', items: ['молоко'] }],
    ['молоко не надо', { op: 'remove', items: ['молоко'] }],
    ['вместо молока хлеб', { op: 'replace', items: ['хлеб'], insteadOf: ['молока'] }],
    ['замени молоко на хлеб', { op: 'replace', items: ['хлеб'], insteadOf: ['молоко'] }],
    ['только хлеб', { op: 'replace', items: ['хлеб'] }],
    ['молоко', undefined],
  ])('in Russian: %s', (text, expected) => {
    const russian = readListEdit(text, asked(shopping).slot, contextOf({ language: 'ru' }));
    expect(russian).toEqual(expected && { basis: 'stated', ...expected });
  });

  test.each<[string, readonly string[]]>([
    ['also onion and bacon', ['bacon', 'mushroom', 'onion']],
    ['no bacon', ['mushroom']],
    ['no onion', ['bacon', 'mushroom']],
    ['onion instead of bacon', ['onion', 'mushroom']],
    ['onion instead of macaroni and cheese', ['bacon', 'mushroom', 'onion']],
    ['only onion', ['onion']],
  ])('bacon and mushrooms, then "%s"', (text, after) => {
    const change = edit(text);
    expect(change && applyListEdit(['bacon', 'mushroom'], change)).toEqual(after);
  });
});

test.each<[unknown, string | undefined]>([
  [['onion'], undefined],
  [[], 'format'],
  ['onion', 'format'],
  [['pepperoni'], 'not-an-option'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(toppings).check(value as never)).toBe(problem);
});

test('it is shown as people list things', () => {
  expect(asked(toppings).format(['onion', 'bacon'])).toBe('onion and bacon');
  expect(asked(toppings, { language: 'ru' }).format(['onion', 'bacon'])).toBe('onion и bacon');
});
