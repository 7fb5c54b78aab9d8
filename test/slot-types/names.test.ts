import { describe, expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const person = slotOf({ type: 'person', label: 'name' });
const company = slotOf({ type: 'organisation', label: 'company' });

describe('a person', () => {
  test.each<[string, Short]>([
    ['Dana', ['stated', 'Dana']],
    ['dana', ['stated', 'dana']],
    ['Dana Smith.', ['stated', 'Dana Smith']],
    ['Adil Naveed Rahman', ['stated', 'Adil Naveed Rahman']],
    ['My name is James', ['stated', 'James']],
    ["I'm Dana", ['stated', 'Dana']],
    ['This is dana', ['stated', 'dana']],
    ['Dana here', ['stated', 'Dana']],
    ["it's Maria de la Cruz", ['stated', 'Maria de la Cruz']],
    ['Dr. Low', ['stated', 'Dr. Low']],
    ["O'Brien", ['stated', "O'Brien"]],
    ['Low, Dana Low', ['stated', 'Dana Low']],
    ['Dana. Dana Low.', ['stated', 'Dana Low']],
    ['', 'none'],
    ["I'm Dana from Northwind", 'none'],
    ["I'm looking for a shop", 'none'],
    ['Theresa may become PM soon', 'none'],
    ['Who are you?', 'none'],
    ['ann@example.com', 'none'],
    ['29', 'none'],
    ['yes', 'none'],
    ['whatever', 'none'],
    ['skip', 'none'],
    ['my order is late', 'none'],
    ['the screen is black', 'none'],
    ['to Dana', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text, person)).toEqual(reading);
  });

  test.each([
    ["I'm Dana from Northwind", 'Dana', 'alone'],
    ['My name is James and I need help', 'James', 'named'],
    ['Hi, Dana here', 'Dana', 'alone'],
  ])('found where it is introduced: %s', (text, name, named) => {
    expect(find(text, person)).toEqual([[name, named, ['stated', name]]]);
    expectFindingsToRead(text, person);
  });

  test.each(["I'm looking for a shop", 'Theresa may become PM soon', "I'm German", 'Dana'])(
    'not found in: %s',
    (text) => {
      expect(find(text, person)).toEqual([]);
    },
  );
});

describe('an organisation', () => {
  test.each<[string, Short]>([
    ['Northwind', ['stated', 'Northwind']],
    ['Acme Corp.', ['stated', 'Acme Corp']],
    ['AT&T', ['stated', 'AT&T']],
    ["Ben & Jerry's", ['stated', "Ben & Jerry's"]],
    ['3M', ['stated', '3M']],
    ["we're Northwind", ['stated', 'Northwind']],
    ['I work at Acme', ['stated', 'Acme']],
    ['my company is called Blue Ocean', ['stated', 'Blue Ocean']],
    ['', 'none'],
    ["it's a small company", 'none'],
    ["We don't have one", 'none'],
    ['none', 'none'],
    ['12', 'none'],
    ['What do you mean?', 'none'],
    ["I'm Dana from Northwind", 'none'],
  ])('%s', (text, reading) => {
    expect(read(text, company)).toEqual(reading);
  });

  test.each([
    ["I'm Dana from Northwind", 'Northwind', 'alone'],
    ['I work at Acme Corp', 'Acme Corp', 'alone'],
    ['our company is Blue Ocean', 'Blue Ocean', 'named'],
  ])('found where it is introduced: %s', (text, name, named) => {
    expect(find(text, company)).toEqual([[name, named, ['stated', name]]]);
    expectFindingsToRead(text, company);
  });

  test.each(["I'm from Berlin", 'meet at Central Station', "we're fine", 'at Acme on Friday'])(
    'not found in: %s',
    (text) => {
      expect(find(text, company)).toEqual([]);
    },
  );
});

test.each([[12], [false], [''], ['x'.repeat(201)], [{ first: 'Dana' }]])(
  '%j is refused',
  (value) => {
    expect(slotTypes.person.check(value, person)).toBeDefined();
    expect(slotTypes.organisation.check(value, company)).toBeDefined();
  },
);
