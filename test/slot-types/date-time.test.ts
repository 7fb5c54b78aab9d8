import { describe, expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { asked, contextOf, type Short } from './asked.ts';

const visit = { type: 'date-time', label: 'visit', bias: 'future' };

describe('a day with an hour', () => {
  const { read } = asked(visit);
  test.each<[string, Short]>([
    ['tomorrow at 3pm', ['stated', '2026-03-05T15:00']],
    ['3pm tomorrow', ['stated', '2026-03-05T15:00']],
    ['tomorrow, 3pm please', ['stated', '2026-03-05T15:00']],
    ['on the 14th, half past two in the afternoon', ['stated', '2026-03-14T14:30']],
    ['tomorrow afternoon at 3', ['stated', '2026-03-05T15:00']],
    ['Friday evening at half past seven', ['stated', '2026-03-06T19:30']],
    ['tonight at 8', ['stated', '2026-03-04T20:00']],
    ['14 March at noon', ['stated', '2026-03-14T12:00']],
    ['March 14 at 3pm', ['stated', '2026-03-14T15:00']],
    ['the visit is on 14 March at 15:00', ['stated', '2026-03-14T15:00']],
    ['2026-03-14T15:00', ['stated', '2026-03-14T15:00']],
    ['2026-03-14 15:00', ['stated', '2026-03-14T15:00']],
    ['14.03.2026 15:30', ['stated', '2026-03-14T15:30']],
    ['tomorrow 13.30', ['stated', '2026-03-05T13:30']],
    ['around 3pm tomorrow', ['derived', '2026-03-05T15:00']],
    ['tomorrow at 3', ['ambiguous', ['2026-03-05T03:00', '2026-03-05T15:00']]],
    ['at 3 on the 14th', ['ambiguous', ['2026-03-14T03:00', '2026-03-14T15:00']]],
    ['05/06 at 3pm', ['ambiguous', ['2026-06-05T15:00', '2026-05-06T15:00']]],
    ['today at 4', ['derived', '2026-03-04T16:00']],
    ['31 April at 3pm', ['invalid', 'not-a-date']],
    ['tomorrow at 15 am', ['invalid', 'format']],
    ['tomorrow', ['invalid', 'no-time']],
    ['on the 14th', ['invalid', 'no-time']],
    ['tomorrow afternoon', ['invalid', 'no-time']],
    ['3pm', ['invalid', 'no-day']],
    ['at half past two', ['invalid', 'no-day']],
    ['', 'none'],
    ['soon', 'none'],
    ['in March', 'none'],
    ['before Friday at 3pm', 'none'],
    ['Thursday or Friday at 3pm', 'none'],
    ['tomorrow from 3pm to 5pm', 'none'],
    ['tomorrow between 3 and 4pm', 'none'],
    ['tomorrow at 3pm or at 5pm', 'none'],
    ['Friday. 3pm was the last one', 'none'],
    ['order 1745', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe.each<['ru' | 'de' | 'es' | 'fr' | 'pt', readonly (readonly [string, Short])[]]>([
  [
    'ru',
    [
      ['завтра в 15:00', ['stated', '2026-03-05T15:00']],
      ['в три часа дня завтра', ['stated', '2026-03-05T15:00']],
      ['завтра вечером в 8', ['stated', '2026-03-05T20:00']],
      ['в пятницу в половине третьего дня', ['stated', '2026-03-06T14:30']],
      ['14 марта в 15 часов', ['stated', '2026-03-14T15:00']],
      ['послезавтра в полдень', ['stated', '2026-03-06T12:00']],
      ['давайте 14-го в 10 утра', ['stated', '2026-03-14T10:00']],
      ['завтра в три', ['ambiguous', ['2026-03-05T03:00', '2026-03-05T15:00']]],
      ['завтра', ['invalid', 'no-time']],
      ['в 15:00', ['invalid', 'no-day']],
      ['31 апреля в 15:00', ['invalid', 'not-a-date']],
      ['позже пятницы', 'none'],
      ['как-нибудь потом', 'none'],
    ],
  ],
  [
    'de',
    [
      ['morgen um halb drei nachmittags', ['stated', '2026-03-05T14:30']],
      ['morgen früh um 9', ['stated', '2026-03-05T09:00']],
      ['heute Abend um 8', ['stated', '2026-03-04T20:00']],
      ['am 14.3. um 15 Uhr', ['stated', '2026-03-14T15:00']],
      ['Freitag, 15:30 Uhr', ['stated', '2026-03-06T15:30']],
      ['um 16 Uhr am Freitag', ['stated', '2026-03-06T16:00']],
      ['morgen Mittag', ['derived', '2026-03-05T12:00']],
      ['morgen um drei', ['ambiguous', ['2026-03-05T03:00', '2026-03-05T15:00']]],
      ['morgen', ['invalid', 'no-time']],
      ['um 15 Uhr', ['invalid', 'no-day']],
      ['am 31.4. um 15 Uhr', ['invalid', 'not-a-date']],
      ['vor Freitag', 'none'],
      ['irgendwann', 'none'],
    ],
  ],
  [
    'es',
    [
      ['mañana a las 3 de la tarde', ['stated', '2026-03-05T15:00']],
      ['el viernes a las 15:30', ['stated', '2026-03-06T15:30']],
      ['mañana por la tarde a las 5', ['stated', '2026-03-05T17:00']],
      ['el 14 de marzo a mediodía', ['stated', '2026-03-14T12:00']],
      ['mañana a las 3', ['ambiguous', ['2026-03-05T03:00', '2026-03-05T15:00']]],
      ['mañana', ['invalid', 'no-time']],
      ['a las 15:00', ['invalid', 'no-day']],
      ['antes del viernes', 'none'],
      ['algún día', 'none'],
    ],
  ],
  [
    'fr',
    [
      ['demain à 14h30', ['stated', '2026-03-05T14:30']],
      ['vendredi à midi', ['stated', '2026-03-06T12:00']],
      ['demain matin à 9h', ['stated', '2026-03-05T09:00']],
      ['le 14 mars à 15 heures', ['stated', '2026-03-14T15:00']],
      ['demain soir à 8 heures', ['stated', '2026-03-05T20:00']],
      ['demain', ['invalid', 'no-time']],
      ['à 14h30', ['invalid', 'no-day']],
      ['avant vendredi', 'none'],
      ['un de ces jours', 'none'],
    ],
  ],
  [
    'pt',
    [
      ['amanhã às 15h', ['stated', '2026-03-05T15:00']],
      ['sexta-feira às 10 da manhã', ['stated', '2026-03-06T10:00']],
      ['amanhã à tarde às 3', ['stated', '2026-03-05T15:00']],
      ['14 de março ao meio-dia', ['stated', '2026-03-14T12:00']],
      ['amanhã às 3', ['ambiguous', ['2026-03-05T03:00', '2026-03-05T15:00']]],
      ['amanhã', ['invalid', 'no-time']],
      ['às 15:00', ['invalid', 'no-day']],
      ['antes de sexta', 'none'],
      ['um dia destes', 'none'],
    ],
  ],
])('in %s', (language, table) => {
  const { read } = asked(visit, { language });
  test.each(table)('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('in a sentence', () => {
  const { find } = asked({ ...visit, cues: ['come', 'appointment'] });
  test.each<[string, readonly unknown[]]>([
    ['14 March at 3pm works', [['14 March at 3pm', 'alone', ['stated', '2026-03-14T15:00']]]],
    ['I am free tomorrow at 3pm', [['tomorrow at 3pm', 'weak', ['stated', '2026-03-05T15:00']]]],
    ['I am free tomorrow', [['tomorrow', 'weak', ['invalid', 'no-time']]]],
    ['appointment: 3pm', [['3pm', 'named', ['invalid', 'no-day']]]],
    ['there are 7 of us', []],
    ['not tomorrow at 3pm', []],
    ['tomorrow from 3pm to 5pm', [['tomorrow', 'weak', ['invalid', 'no-time']]]],
    ['tomorrow between 3 and 4pm', [['tomorrow', 'weak', ['invalid', 'no-time']]]],
    [
      'tomorrow, two of us, at 8pm',
      [
        ['tomorrow', 'weak', ['invalid', 'no-time']],
        ['8pm', 'weak', ['invalid', 'no-day']],
      ],
    ],
  ])('%s', (text, findings) => {
    expect(find(text)).toEqual(findings);
  });
});

describe('with half of it known', () => {
  const { slot } = asked(visit);
  const read = (text: string, held: readonly string[]) =>
    slotTypes['date-time'].read(text, slot, {
      ...contextOf(),
      held: held.map((value) => ({ value, basis: 'stated' })),
    });
  test.each<[string, readonly string[], unknown]>([
    ['4pm', ['2026-03-14'], { kind: 'value', value: '2026-03-14T16:00', basis: 'stated' }],
    ['tomorrow', ['15:00'], { kind: 'value', value: '2026-03-05T15:00', basis: 'stated' }],
    ['4pm', ['2026-03-14T15:00'], { kind: 'value', value: '2026-03-14T16:00', basis: 'stated' }],
    [
      'the 15th',
      ['2026-03-14T15:00'],
      { kind: 'value', value: '2026-03-15T15:00', basis: 'stated' },
    ],
    [
      '3pm',
      ['2026-03-14T03:00', '2026-03-14T15:00'],
      { kind: 'value', value: '2026-03-14T15:00', basis: 'stated' },
    ],
    [
      '6 May',
      ['2026-06-05T15:00', '2026-05-06T15:00'],
      { kind: 'value', value: '2026-05-06T15:00', basis: 'stated' },
    ],
    [
      'tomorrow',
      ['03:00', '15:00'],
      { kind: 'ambiguous', candidates: ['2026-03-05T03:00', '2026-03-05T15:00'] },
    ],
    [
      'Friday',
      ['2026-03-14'],
      {
        kind: 'invalid',
        problem: { problem: 'no-time', parts: ['2026-03-06'], basis: 'stated' },
      },
    ],
  ])('%s beside %j', (text, held, reading) => {
    expect(read(text, held)).toEqual(reading);
  });
});

describe('limits', () => {
  const limited = { ...visit, limits: { min: 'today', max: '2026-03-31' } };
  test('hold by the day', () => {
    const { read, check } = asked(limited);
    expect(read('1 April 2026 at 3pm')).toEqual(['invalid', 'too-late']);
    expect(read('yesterday at 3pm')).toEqual(['invalid', 'too-early']);
    expect(read('yesterday')).toEqual(['invalid', 'too-early']);
    expect(check('2026-03-31T23:59', '2026-03-04')).toBeUndefined();
    expect(check('2026-04-01T00:00', '2026-03-04')).toBe('too-late');
    expect(check('2026-03-14')).toBe('not-a-date');
    expect(check('2026-02-30T10:00')).toBe('not-a-date');
    expect(check('2026-03-14T24:00')).toBe('not-a-date');
    expect(check(7)).toBe('not-a-date');
  });
});

test.each([
  ['en', '14 March 2026 at 15:00', '14 March 2026'],
  ['ru', '14 марта 2026 в 15:00', '14 марта 2026'],
  ['de', '14. März 2026 um 15:00', '14. März 2026'],
  ['es', '14 de marzo de 2026 a las 15:00', '14 de marzo de 2026'],
  ['fr', '14 mars 2026 à 15:00', '14 mars 2026'],
  ['pt', '14 de março de 2026 às 15:00', '14 de março de 2026'],
] as const)('is written in %s as it is read', (language, moment, day) => {
  const { format, read } = asked(visit, { language });
  expect(format('2026-03-14T15:00')).toBe(moment);
  expect(format('2026-03-14')).toBe(day);
  expect(read(moment)).toEqual(['stated', '2026-03-14T15:00']);
});

test('candidates of one day say it once', () => {
  const { slot } = asked(visit);
  const apart = (...values: readonly string[]) =>
    slotTypes['date-time'].formatApart?.(values, slot, 'en');
  expect(apart('2026-03-14T03:00', '2026-03-14T15:00')).toEqual([
    '14 March 2026 at 03:00',
    '15:00',
  ]);
  expect(apart('2026-04-03T15:00', '2027-03-04T15:00')).toEqual([
    '3 April 2026 at 15:00',
    '4 March 2027 at 15:00',
  ]);
});
