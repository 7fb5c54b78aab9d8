import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';

const { isQuestion, readCorrection, content, value, isNegated, isNoneOfThem, readClaim } =
  languages.en;

describe('a question asks for information', () => {
  test.each([
    'How much is it?',
    'how much is it',
    'are there fees',
    'Yes, but are there fees?',
    'Do you have parking',
    'Do the rooms have a view?',
    'does it matter',
    'is that ok?',
    'What about fees?',
    'who gets this?',
    'Why do you need that',
    'Can you tell me the price',
    'Could you explain that please',
    'can I get a refund?',
    'tell me about it',
    "I'd like to know if pets are allowed",
    'I have a question',
    'Berlin?',
    'Wait, are the rooms quiet?',
    'any idea how long it takes',
  ])('%s', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  test.each([
    '',
    'Berlin',
    '29',
    'can I get 2 tickets for order 123?',
    'can I get two tickets',
    'could you book a table for Friday?',
    "I'd like to return a product",
    'what I need is 5',
    'how about Friday?',
    'Berlin, right?',
    'do it',
    'do the second one',
    'may 5th',
    'has to be 5',
    'it was 16',
    'when I was young it broke',
    'which is fine',
    "I don't know what it is",
    'Will Smith',
    'whatever',
  ])('not %s', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

describe('a correction gives what is meant now', () => {
  test.each([
    ['no, more like sixty', 'more like sixty'],
    ['No, 12', '12'],
    ['no 12', '12'],
    ["no it's Dana", 'Dana'],
    ['sorry, 16', '16'],
    ['oops 18', '18'],
    ['Wait, 17', '17'],
    ['actually 12', '12'],
    ["Actually it's Diana.", 'Diana'],
    ['make it Berlin', 'Berlin'],
    ['Please make that 5, thanks', '5'],
    ['I meant 60, not 16', '60'],
    ['60, not 16', '60'],
    ['60 instead of 16', '60'],
    ["it's 60 not 16", '60'],
    ['not Dana, Diana', 'Diana'],
    ['not 16 but 60', '60'],
    ['change it to 5', '5'],
    ['change the delivery date to Friday', 'Friday'],
    ['it should be AB-12', 'AB-12'],
    ['no no, 5 please', '5'],
    ["that's wrong, it's 7", '7'],
  ])('%s', (text, meant) => {
    const range = readCorrection(text);
    expect(range && text.slice(range.start, range.end)).toBe(meant);
  });

  test.each([
    '',
    'no',
    'No!',
    'no thanks',
    'no, never mind',
    "no, I don't know",
    "sorry, I don't know",
    'no, thank you',
    'Berlin',
    '29',
    'we are not ready',
    'no, how much is it?',
    'sorry we are closed',
    'wait',
  ])('not %s', (text) => {
    expect(readCorrection(text)).toBeUndefined();
  });
});

describe('content leaves what carries a value', () => {
  test.each([
    ["it's a portal", 'a portal'],
    ['My name is James', 'James'],
    ['the order number is 123567, thanks', '123567'],
    ['um, Berlin please', 'Berlin'],
    ["Hi, it's Dana.", 'Dana'],
    ['"Northwind"', 'Northwind'],
    ['Washington D.C.', 'Washington D.C.'],
    ['email: ann@example.com', 'ann@example.com'],
    ['sure, 29 days', '29 days'],
    ['The screen is broken', 'The screen is broken'],
    ['my order number is wrong', 'my order number is wrong'],
    ['say "hello" to them', 'say "hello" to them'],
    ['-5 degrees', '-5 degrees'],
    ['please', 'please'],
    ['ok', 'ok'],
    ['!!!', '!!!'],
    ['', ''],
  ])('%s', (text, words) => {
    const { start, end } = content(text);
    expect(text.slice(start, end)).toBe(words);
  });

  test.each([
    ['we have 12', '12'],
    ['for 5 of us please', '5'],
    ['The booking is for eight', 'eight'],
    ["I'd like a portal", 'portal'],
    ['I only need one', 'one'],
    ['just 1', '1'],
  ])('value also takes off what carries any value: %s', (text, words) => {
    const { start, end } = value(text);
    expect(text.slice(start, end)).toBe(words);
  });
});

test.each([
  ['not Berlin', 4, true],
  ["it isn't a portal", 11, true],
  ["we don't need a portal", 16, true],
  ['without portal', 8, true],
  ['Berlin', 0, false],
  ['not Berlin, Paris', 12, false],
  ['a portal', 2, false],
])('negation before a value: %s', (text, start, negated) => {
  expect(isNegated(text, start)).toBe(negated);
});

test.each([
  ['none of the above', true],
  ['None of these fit', true],
  ['something else', true],
  ['neither', true],
  ['none of the staff is here on Monday', false],
  ['portal', false],
])('choosing nothing: %s', (text, nothing) => {
  expect(isNoneOfThem(text)).toBe(nothing);
});

test.each([
  ['I have premium', 'premium', true],
  ["I'm a member", 'member', true],
  ["I'm not a premium member", 'premium member', false],
  ["we don't have premium, sorry", 'premium', false],
])('a claim: %s', (text, object, holds) => {
  const claim = readClaim(text);
  expect(claim && text.slice(claim.object, claim.end)).toBe(object);
  expect(claim?.holds).toBe(holds);
});

test.each(['premium is expensive', 'what is premium', ''])('no claim: %s', (text) => {
  expect(readClaim(text)).toBeUndefined();
});
