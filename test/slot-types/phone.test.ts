import { describe, expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { asked, contextOf, type Short } from './asked.ts';

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

describe('of several regions', () => {
  const { read } = asked({ ...phone, region: ['FR', 'NL', 'BR', 'DE'] });
  test.each<[string, string, Short]>([
    ['the only one that has it', '(030) 901820', ['stated', '+4930901820']],
    ['the only one that has it', '(11) 96123-4567', ['stated', '+5511961234567']],
    ['the first of two', '06 12 34 56 78', ['derived', '+33612345678']],
    ['none, with its plus', '+44 20 7946 0958', ['stated', '+442079460958']],
    ['none, without its plus', '44 20 7946 0958', ['derived', '+442079460958']],
    ['none at all', '1234567', ['invalid', 'format']],
  ])('%s: %s', (_, text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('without a plus', () => {
  const { read } = asked(phone);
  test.each<[string, Short]>([
    ['86 189 1111 1111', ['derived', '+8618911111111']],
    ['1 (212) 555-0199', ['derived', '+12125550199']],
    ['8618911111111', ['invalid', 'no-country']],
    ['00 44 20 7946 0958', ['stated', '+442079460958']],
    ['0044 020 7946 0958', ['stated', '+442079460958']],
    ['+31(0)20 123 4567', ['stated', '+31201234567']],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

test('in answer to its question a number in groups is found without its name', () => {
  const { slot } = asked({ ...phone, region: 'US' });
  const found = slotTypes.phone.find('office (516) 733-3989, after 5', slot, contextOf());
  expect(found).toMatchObject([{ named: false, bare: true, reading: { value: '+15167333989' } }]);
  for (const text of ['order 5167333989', 'order 516-73-39', 'we paid 516.733']) {
    expect(slotTypes.phone.find(text, slot, contextOf())).toEqual([]);
  }
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

describe('with an extension', () => {
  const { read, find } = asked({ ...phone, region: ['US', 'DE'] });
  test.each<[string, Short]>([
    ['+1 516 733 3989 ext. 12', ['stated', '+15167333989;ext=12']],
    ['516-733-3989 x4100', ['stated', '+15167333989;ext=4100']],
    ['(516) 733 3989, extension 7', ['stated', '+15167333989;ext=7']],
    ['516.733.3989#204', ['stated', '+15167333989;ext=204']],
    ['+49 30 901820 Durchwahl 15', ['stated', '+4930901820;ext=15']],
    ['+55 11 96123-4567 ramal 33', ['stated', '+5511961234567;ext=33']],
    ['+33 1 23 45 67 89 poste 21', ['stated', '+33123456789;ext=21']],
    ['+7 495 123-45-67 доб. 105', ['stated', '+74951234567;ext=105']],
    ['+34 912 345 678 (ext 9)', ['stated', '+34912345678;ext=9']],
    ['+1-222-2222-2222 x5', ['invalid', 'format']],
    ['ext 12', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test('in a sentence', () => {
    expect(find('my phone is 516 733 3989 ext 12, after 5')).toEqual([
      ['516 733 3989 ext 12', 'named', ['stated', '+15167333989;ext=12']],
    ]);
    expect(find('+49 30 901820 x 2 pieces')).toEqual([]);
  });

  test('it is shown behind the number', () => {
    const { format, check } = asked(phone);
    expect(format('+442079460958;ext=12')).toBe('+44 20 7946 0958 ext. 12');
    expect(check('+442079460958;ext=12')).toBeUndefined();
    expect(check('+442079460958;ext=')).toBe('format');
    expect(check('+442079460958;ext=1;ext=2')).toBe('format');
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
