import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { expectFindingsToRead, find, read, type Short, slotOf } from './reading.ts';

const problem = slotOf({ type: 'text', label: 'problem' });
const short = slotOf({ type: 'text', label: 'title', limits: { minLength: 3, maxLength: 10 } });

test.each<[string, Short]>([
  ["it's a portal", ['stated', 'a portal']],
  ['The screen is broken.', ['stated', 'The screen is broken']],
  ['Hi, it does not start, thanks', ['stated', 'it does not start']],
  ['It fell. Now it is dead.', ['stated', 'It fell. Now it is dead']],
  ['29', ['stated', '29']],
  ['cancel the alarm', ['stated', 'cancel the alarm']],
  ['', 'none'],
  ['!!!', 'none'],
  ['hmm', 'none'],
  ['...', 'none'],
  ['yes', 'none'],
  ['no', 'none'],
  ['not sure', 'none'],
  ["I don't know", 'none'],
  ["I'd rather not say", 'none'],
  ['later', 'none'],
  ['cancel', 'none'],
  ['How much is it?', 'none'],
  ['A portal. How much is it?', 'none'],
])('%s', (text, reading) => {
  expect(read(text, problem)).toEqual(reading);
});

test.each<[string, Short]>([
  ['ab', ['invalid', 'too-short']],
  ['abc', ['stated', 'abc']],
  ['far too long for it', ['invalid', 'too-long']],
  ['👍🏽👍🏽👍🏽 x', ['stated', '👍🏽👍🏽👍🏽 x']],
])('limits count characters: %s', (text, reading) => {
  expect(read(text, short)).toEqual(reading);
});

test('a text behind its name is found', () => {
  const text = 'Hi there. The problem is that it does not start. Thanks!';
  expect(find('Problem: it does not start', problem)).toEqual([
    ['it does not start', 'named', ['stated', 'it does not start']],
  ]);
  expectFindingsToRead(text, problem);
});

test.each(['I have a problem with it', 'What is the problem?', 'nothing'])(
  'no text is found in: %s',
  (text) => {
    expect(find(text, problem)).toEqual([]);
  },
);

test.each([
  [12, 'format'],
  [true, 'format'],
  ['  ', 'format'],
  ['x'.repeat(2001), 'too-long'],
  [['a'], 'format'],
])('%j is refused', (value, fault) => {
  expect(slotTypes.text.check(value, problem)?.problem).toBe(fault);
});

test.each<[LanguageCode, string, string, string]>([
  ['en', 'reference', 'the reference is an app for drivers', 'app for drivers'],
  ['en', 'reference', 'reference - an app for drivers', 'an app for drivers'],
  ['en', 'reference', 'reference needs no check', 'needs no check'],
  ['ru', 'задача', 'задача — новый сайт', 'новый сайт'],
  ['ru', 'задача', 'задача это новый сайт', 'новый сайт'],
  ['de', 'Aufgabe', 'die Aufgabe ist ein neues Portal', 'neues Portal'],
  ['es', 'asunto', 'el asunto es un portal nuevo', 'portal nuevo'],
  ['fr', 'objet', "l'objet est un nouveau portail", 'un nouveau portail'],
  ['pt', 'assunto', 'o assunto é um portal novo', 'portal novo'],
])(
  '%s: behind its name, the verb that says so is no part of it: %s, %s',
  (language, cue, said, value) => {
    const slot = slotOf({ type: 'text', label: 'what it is about', cues: [cue] });
    expect(find(said, slot, language).map(([words]) => words)).toEqual([value]);
  },
);
