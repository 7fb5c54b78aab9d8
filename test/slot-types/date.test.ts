import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, type Short } from './asked.ts';

const day = { type: 'date', label: 'delivery date', cues: ['due'] };

/** Today is Wednesday, 4 March 2026. */
describe.each(['UTC', 'Asia/Tokyo'])('with the process in %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  describe('a date that lies ahead', () => {
    const { read } = asked({ ...day, bias: 'future' });
    test.each<[string, Short]>([
      ['today', ['stated', '2026-03-04']],
      ['Tomorrow, please', ['stated', '2026-03-05']],
      ['the day after tomorrow', ['stated', '2026-03-06']],
      ['in 3 days', ['stated', '2026-03-07']],
      ['in two weeks', ['stated', '2026-03-18']],
      ['a week from now', ['stated', '2026-03-11']],
      ['on Friday', ['stated', '2026-03-06']],
      ['Wednesday', ['derived', '2026-03-11']],
      ['this Friday', ['stated', '2026-03-06']],
      ['next Monday', ['stated', '2026-03-09']],
      ['next Friday', ['ambiguous', ['2026-03-06', '2026-03-13']]],
      ['Friday next week', ['stated', '2026-03-13']],
      ['next week Friday', ['stated', '2026-03-13']],
      ['the 14th', ['stated', '2026-03-14']],
      ['the 3rd', ['stated', '2026-04-03']],
      ['on the 31st', ['stated', '2026-03-31']],
      ['11th of this month', ['stated', '2026-03-11']],
      ['the 2nd of next month', ['stated', '2026-04-02']],
      ['14 March', ['stated', '2026-03-14']],
      ['March 14th', ['stated', '2026-03-14']],
      ['March 1', ['stated', '2027-03-01']],
      ['the twenty-first of June', ['stated', '2026-06-21']],
      ['29 February', ['stated', '2028-02-29']],
      ['March 14th 2027', ['stated', '2027-03-14']],
      ['Dec 25th, 2026.', ['stated', '2026-12-25']],
      ['14.03.2027', ['stated', '2027-03-14']],
      ['04.03.2027', ['stated', '2027-03-04']],
      ['14/3/27', ['stated', '2027-03-14']],
      ['2027-03-14', ['stated', '2027-03-14']],
      ['03/04', ['ambiguous', ['2026-04-03', '2026-03-04']]],
      ['03/04/2027', ['ambiguous', ['2027-04-03', '2027-03-04']]],
      ['04/04/2027', ['stated', '2027-04-04']],
      ['14/12/2027', ['stated', '2027-12-14']],
      ['Sunday night 7th June 2015', ['stated', '2015-06-07']],
      ['Monday 7th June 2015', ['derived', '2015-06-07']],
      ['in March', ['derived', '2027-03-01']],
      ['by April', ['derived', '2026-04-01']],
      ['end of March', ['derived', '2026-03-31']],
      ['mid May', ['derived', '2026-05-15']],
      ['end of the month', ['derived', '2026-03-31']],
      ['around 20 May', ['derived', '2026-05-20']],
      ['in about 3 days', ['derived', '2026-03-07']],
      ['in a couple of days', ['derived', '2026-03-06']],
      ['in 3 months', ['derived', '2026-06-04']],
      ['delivery date: 14 May', ['stated', '2026-05-14']],
      ['it would be on 14 May', ['stated', '2026-05-14']],
      ['31.02.2027', ['invalid', 'not-a-date']],
      ['2024/13/1', ['invalid', 'not-a-date']],
      ['30 February', ['invalid', 'not-a-date']],
    ])('%s', (text, reading) => {
      expect(read(text)).toEqual(reading);
    });
  });
});

describe('a date that lies behind', () => {
  const { read } = asked({ ...day, label: 'date of birth', bias: 'past' });
  test.each<[string, Short]>([
    ['14 March', ['stated', '2025-03-14']],
    ['on Friday', ['stated', '2026-02-27']],
    ['last Monday', ['ambiguous', ['2026-03-02', '2026-02-23']]],
    ['last Friday', ['stated', '2026-02-27']],
    ['yesterday', ['stated', '2026-03-03']],
    ['3 days ago', ['stated', '2026-03-01']],
    ['14.03.85', ['stated', '1985-03-14']],
    ['26 08 1914', ['stated', '1914-08-26']],
    ['2nd of the 8th 1964', ['stated', '1964-08-02']],
    ['13 Sept nineteen seventy two', ['stated', '1972-09-13']],
    ['in May', ['derived', '2025-05-01']],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('without a bias an assumed year, century or week is derived', () => {
  const { read } = asked(day);
  test.each<[string, Short]>([
    ['14 March', ['derived', '2026-03-14']],
    ['on Friday', ['derived', '2026-03-06']],
    ['the 14th', ['derived', '2026-03-14']],
    ['14.03.27', ['derived', '2027-03-14']],
    ['Sunday, Feb 1', ['derived', '2026-02-01']],
    ['14 March 2027', ['stated', '2027-03-14']],
    ['tomorrow', ['stated', '2026-03-05']],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

test.each([
  '',
  'soon',
  'at 5',
  '10:30',
  'in 5 minutes',
  'first',
  'this year',
  'Theresa may become PM soon',
  'I am available 24/7',
  'v1.2.24',
  '192.168.1.24',
  'order 12-03-2026-77',
  'before Friday',
  'after 5 May',
  '3 days from Tuesday',
  'the sixth Monday of next month',
  'mini-tuesday',
  'a name day in two years',
  '24-7',
  'May 5 and June 6',
  '5 May or so at the office',
  'constructor',
])('%s is no date', (text) => {
  expect(asked(day).read(text)).toBe('none');
});

describe('in Russian', () => {
  const { read } = asked({ ...day, bias: 'future', label: 'дата' }, { language: 'ru' });
  test.each<[string, Short]>([
    ['завтра', ['stated', '2026-03-05']],
    ['Послезавтра', ['stated', '2026-03-06']],
    ['в пятницу', ['stated', '2026-03-06']],
    ['в следующую пятницу', ['ambiguous', ['2026-03-06', '2026-03-13']]],
    ['в этот четверг', ['stated', '2026-03-05']],
    ['на следующей неделе в среду', ['stated', '2026-03-11']],
    ['14 марта', ['stated', '2026-03-14']],
    ['на 14 марта, пожалуйста', ['stated', '2026-03-14']],
    ['третье марта 2027', ['stated', '2027-03-03']],
    ['31-ое октября 2026 года', ['stated', '2026-10-31']],
    ['03/04', ['stated', '2026-04-03']],
    ['05.04', ['stated', '2026-04-05']],
    ['04/12/1993', ['stated', '1993-12-04']],
    ['через 3 дня', ['stated', '2026-03-07']],
    ['через неделю', ['stated', '2026-03-11']],
    ['через пару дней', ['derived', '2026-03-06']],
    ['примерно 20 мая', ['derived', '2026-05-20']],
    ['пятого числа', ['stated', '2026-03-05']],
    ['в мае', ['derived', '2026-05-01']],
    ['в конце марта', ['derived', '2026-03-31']],
    ['31 февраля', ['invalid', 'not-a-date']],
    ['после 5 мая', 'none'],
    ['в первый понедельник', 'none'],
    ['в пять', 'none'],
    ['когда вам удобно', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('today is the day of the person', () => {
  test.each([
    ['Pacific/Auckland', '2026-03-05'],
    ['America/Los_Angeles', '2026-03-04'],
  ])('%s', (timeZone, tomorrow) => {
    const { read } = asked(day, { now: '2026-03-04T02:30:00Z', timeZone });
    expect(read('tomorrow')).toEqual(['stated', tomorrow]);
  });
});

describe('limits', () => {
  const { read, check } = asked({ ...day, limits: { min: 'tomorrow', max: 'today+30d' } });
  test.each<[string, Short]>([
    ['today', ['invalid', 'too-early']],
    ['tomorrow', ['stated', '2026-03-05']],
    ['2026-04-03', ['stated', '2026-04-03']],
    ['2026-04-04', ['invalid', 'too-late']],
    ['03/05/2026', ['derived', '2026-03-05']],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test('a value that comes from elsewhere is held to them when today is known', () => {
    expect(check('2026-03-04', '2026-03-04')).toBe('too-early');
    expect(check('2026-03-04')).toBeUndefined();
    expect(check('2026-02-30')).toBe('not-a-date');
    expect(check(20260304)).toBe('not-a-date');
  });
});

describe('in a sentence', () => {
  test.each<[string, unknown]>([
    ['I was born on 29 November 1914.', [['29 November 1914', 'alone', ['stated', '1914-11-29']]]],
    ['I need it from March 12th', [['March 12th', 'alone', ['derived', '2026-03-12']]]],
    ['call me tomorrow', [['tomorrow', 'weak', ['stated', '2026-03-05']]]],
    ['the invoice is due on the 14th', [['the 14th', 'named', ['derived', '2026-03-14']]]],
    ['due in May, I think', [['in May', 'named', ['derived', '2026-05-01']]]],
    ['not on Friday, on Monday', [['on Monday', 'weak', ['derived', '2026-03-09']]]],
    ['we sat there in the sun', []],
    ['11 6th of nothing', []],
    ['the first option', []],
  ])('%s', (text, found) => {
    expect(asked(day).find(text)).toEqual(found);
  });
});

test('it is shown with its month in words', () => {
  expect(asked(day).format('2027-03-14')).toBe('14 March 2027');
  expect(asked(day, { language: 'ru' }).format('2027-03-14')).toMatch(/^14 марта 2027/);
});
