import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const phone = { type: 'phone', label: 'phone number', cues: ['phone'] };

describe('a number with its country', () => {
  const { read } = asked(phone);
  test.each<[string, Short]>([
    ['+1 (555) 010-0199', ['stated', '+15550100199']],
    ['+15550100199', ['stated', '+15550100199']],
    ['my phone number is +49 30 901820', ['stated', '+4930901820']],
    ['+49 (0)30 901820.', ['stated', '+4930901820']],
    ['0049 30 901820', ['stated', '+4930901820']],
    ['tel:+44-20-7946-0958', ['stated', '+442079460958']],
    ['(030) 901820', ['invalid', 'no-country']],
    ['555 0199', ['invalid', 'no-country']],
    ['+1-222-2222-2222', ['invalid', 'format']],
    ['', 'none'],
    ['12', 'none'],
    ['2027-03-14', 'none'],
    ['14.03.2027', 'none'],
    ['A-123456789', 'none'],
    ['call me', 'none'],
    ['+49 30 901820 or +49 30 901821', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

test('the region of the slot is the country of a national number', () => {
  const { read } = asked({ ...phone, region: 'DE' });
  expect(read('(030) 901820')).toEqual(['stated', '+4930901820']);
  expect(read('030/901820')).toEqual(['stated', '+4930901820']);
  expect(read('+44 20 7946 0958')).toEqual(['stated', '+442079460958']);
});

test('in Russian', () => {
  const { read } = asked({ ...phone, label: 'телефон', region: 'RU' }, { language: 'ru' });
  expect(read('8 (495) 123-45-67')).toEqual(['stated', '+74951234567']);
  expect(read('мой телефон +7 495 123 45 67')).toEqual(['stated', '+74951234567']);
});

describe('in a sentence', () => {
  const { find } = asked({ ...phone, region: 'DE' });
  test.each<[string, unknown]>([
    ['call +44 20 7946 0958 please', [['+44 20 7946 0958', 'alone', ['stated', '+442079460958']]]],
    ['my phone is +1-222-222-2222', [['+1-222-222-2222', 'named', ['stated', '+12222222222']]]],
    ['phone: 030 901820', [['030 901820', 'named', ['stated', '+4930901820']]]],
    ['order 030901820', []],
    ['order number 4930901820', []],
    ['+49 30 901820 2 pieces', []],
    ['I paid 500000 euros', []],
    ['on 2027-03-14 at 10:30', []],
  ])('%s', (text, found) => {
    expect(find(text)).toEqual(found);
  });
});

test.each<[unknown, string | undefined]>([
  ['+15550100199', undefined],
  ['+1 555 010 0199', 'format'],
  ['15550100199', 'format'],
  [15550100199, 'format'],
])('%j as a canonical value', (value, problem) => {
  expect(asked(phone).check(value as never)).toBe(problem);
});

test('it is shown in groups', () => {
  expect(asked(phone).format('+442079460958')).toBe('+44 20 7946 0958');
});
