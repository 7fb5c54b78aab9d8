import { describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

describe('an IBAN', () => {
  const { read, find, check } = asked({
    type: 'identifier',
    label: 'account',
    checkDigits: 'iban',
  });
  test.each<[string, Short]>([
    ['DE89 3704 0044 0532 0130 00', ['stated', 'DE89370400440532013000']],
    ['de89370400440532013000', ['stated', 'DE89370400440532013000']],
    ['my account is NL91ABNA0417164300.', ['stated', 'NL91ABNA0417164300']],
    ['GB82-WEST-1234-5698-7654-32', ['stated', 'GB82WEST12345698765432']],
    ['DE89 3704 0044 0532 0130 01', ['invalid', 'check-digits']],
    ['DE89 3704 0044 0532 0130 0', ['invalid', 'check-digits']],
    ['DE98 3704 0044 0532 0130 00', ['invalid', 'check-digits']],
    ['ZZ89 3704 0044 0532 0130 00', ['invalid', 'check-digits']],
    ['', 'none'],
    ['DE89', 'none'],
    ['370400440532013000', 'none'],
    ['I have no account', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test('it is found anywhere, and nothing like it is', () => {
    expect(find('send it to DE89 3704 0044 0532 0130 00 thanks')).toEqual([
      ['DE89 3704 0044 0532 0130 00', 'alone', ['stated', 'DE89370400440532013000']],
    ]);
    expect(find('send it to DE89 3704 0044 0532 0130 01 thanks')).toEqual([]);
    expect(find('order AB12345678901234')).toEqual([]);
  });

  test('a canonical value has no spaces', () => {
    expect(check('DE89370400440532013000')).toBeUndefined();
    expect(check('DE89 3704 0044 0532 0130 00')).toBe('check-digits');
  });
});

describe('a card number', () => {
  const { read, find } = asked({ type: 'identifier', label: 'card', checkDigits: 'luhn' });
  test.each<[string, Short]>([
    ['4111 1111 1111 1111', ['stated', '4111111111111111']],
    ['3782-822463-10005', ['stated', '378282246310005']],
    ['4111 1111 1111 1112', ['invalid', 'check-digits']],
    ['1111 4111 1111 1112', ['invalid', 'check-digits']],
    ['1234', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test('it is weak in a sentence, since one number in ten passes', () => {
    expect(find('order 12345674')).toEqual([]);
    expect(find('here: 4111-1111-1111-1111, ok?')).toEqual([
      ['4111-1111-1111-1111', 'weak', ['stated', '4111111111111111']],
    ]);
    expect(find('call +4915112345678 please')).toEqual([]);
  });
});
