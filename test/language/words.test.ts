import { expect, test } from 'vitest';
import { onTokenBorders, splitSentences } from '../../src/core/text/words.ts';

test.each([
  ['29 days', '29', true],
  ['29-day trial', '29', true],
  ["Dana's phone", 'Dana', true],
  ['$50', '50', true],
  ['Berlin/Paris', 'Berlin', true],
  ['size:50', '50', true],
  ['well-known', 'known', true],
  ['yes,16', '16', true],
  ['(Dana)', 'Dana', true],
  ['👍ok', 'ok', true],
  ['the 5th.https://a.example', 'https://a.example', true],
  ['129', '29', false],
  ['A-17', '17', false],
  ['17-A', '17', false],
  ['1,500', '500', false],
  ['1.5', '5', false],
  ['10:30', '10', false],
  ['01.02.2024', '01', false],
  ['ann@example.com', 'example', false],
  ["don't", 'don', false],
  ['Danas', 'Dana', false],
  ['R&D', 'R', false],
])('in "%s", "%s" is made of whole tokens: %s', (text, words, whole) => {
  const start = text.indexOf(words);
  expect(onTokenBorders(text, start, start + words.length)).toBe(whole);
});

test('nothing is not made of tokens', () => {
  expect(onTokenBorders('Dana', 1, 1)).toBe(false);
});

test.each([
  ['', []],
  ['Yes.', ['Yes.']],
  ['Yes. And you?', ['Yes.', 'And you?']],
  ['We have 60 people. sorry, 16', ['We have 60 people.', 'sorry, 16']],
  ['one\n\ntwo ', ['one', 'two']],
  ['Dr. Low, order no. 5. Thanks!', ['Dr. Low, order no. 5.', 'Thanks!']],
  ['J. Smith is here... Really?!', ['J. Smith is here...', 'Really?!']],
  ['No. 5 is fine', ['No.', '5 is fine']],
  ['see example.com or 1.5', ['see example.com or 1.5']],
])('the sentences of %j', (text, sentences) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
