import { describe, expect, test } from 'vitest';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import { asked, contextOf, type Short } from './asked.ts';

const stay = { type: 'date-range', label: 'stay', bias: 'future' };

describe('days from a first to a last one', () => {
  const { read } = asked(stay);
  test.each<[string, Short]>([
    ['from 3 to 7 April', ['stated', '2026-04-03/2026-04-07']],
    ['April 3-7', ['stated', '2026-04-03/2026-04-07']],
    ['April 3 to 7', ['stated', '2026-04-03/2026-04-07']],
    ['April 3–7, 2027', ['stated', '2027-04-03/2027-04-07']],
    ['3-7 April 2027', ['stated', '2027-04-03/2027-04-07']],
    ['3 April until 7 May', ['stated', '2026-04-03/2026-05-07']],
    ['between 3 and 7 April', ['stated', '2026-04-03/2026-04-07']],
    ['the 5th until the 7th', ['stated', '2026-03-05/2026-03-07']],
    ['from Friday to Monday', ['stated', '2026-03-06/2026-03-09']],
    ['Monday to Friday next week', ['stated', '2026-03-09/2026-03-13']],
    ['from 28 December to 3 January', ['stated', '2026-12-28/2027-01-03']],
    ['28 December - 3 January 2028', ['stated', '2027-12-28/2028-01-03']],
    ['2026-04-03 to 2026-04-07', ['stated', '2026-04-03/2026-04-07']],
    ['2026-04-03/2026-04-07', ['stated', '2026-04-03/2026-04-07']],
    ['03.04.2026-07.04.2026', ['stated', '2026-04-03/2026-04-07']],
    ['tomorrow to Sunday', ['stated', '2026-03-05/2026-03-08']],
    ['in May', ['stated', '2026-05-01/2026-05-31']],
    ['May 2027', ['stated', '2027-05-01/2027-05-31']],
    ['from May to July', ['stated', '2026-05-01/2026-07-31']],
    ['next month', ['stated', '2026-04-01/2026-04-30']],
    ['next week', ['derived', '2026-03-09/2026-03-15']],
    ['this week', ['derived', '2026-03-04/2026-03-08']],
    ['this weekend', ['derived', '2026-03-07/2026-03-08']],
    ['next weekend', ['ambiguous', ['2026-03-07/2026-03-08', '2026-03-14/2026-03-15']]],
    ['for three nights from Friday', ['derived', '2026-03-06/2026-03-09']],
    ['from Friday for 3 nights', ['derived', '2026-03-06/2026-03-09']],
    ['for three days from Friday', ['derived', '2026-03-06/2026-03-08']],
    ['05/06 to 05/08', ['ambiguous', ['2026-06-05/2026-08-05', '2026-05-06/2026-05-08']]],
    ['from 7 to 3 April', ['invalid', 'backwards']],
    ['2026-04-07 to 2026-04-03', ['invalid', 'backwards']],
    ['30 to 31 April', ['invalid', 'not-a-date']],
    ['on Friday', ['invalid', 'no-end']],
    ['from 3 April', ['invalid', 'no-end']],
    ['until 7 April', ['invalid', 'no-start']],
    ['', 'none'],
    ['soon', 'none'],
    ['for three nights', 'none'],
    ['two weeks from Friday', 'none'],
    ['from 3 to 7', 'none'],
    ['3 to 7 people', 'none'],
    ['before May', 'none'],
    ['10-49', 'none'],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });

  test('without a bias the year is a step that the words do not contain', () => {
    const open = asked({ type: 'date-range', label: 'stay' });
    expect(open.read('3 to 7 April')).toEqual(['derived', '2026-04-03/2026-04-07']);
    expect(open.read('3 to 7 April 2026')).toEqual(['stated', '2026-04-03/2026-04-07']);
  });

  test('of something past lie behind', () => {
    const past = asked({ ...stay, bias: 'past' });
    expect(past.read('3 to 7 April')).toEqual(['stated', '2025-04-03/2025-04-07']);
    expect(past.read('last week')).toEqual(['derived', '2026-02-23/2026-03-01']);
  });
});

describe.each<['ru' | 'de' | 'es' | 'fr' | 'pt', readonly (readonly [string, Short])[]]>([
  [
    'ru',
    [
      ['с 3 по 7 апреля', ['stated', '2026-04-03/2026-04-07']],
      ['3-7 апреля', ['stated', '2026-04-03/2026-04-07']],
      ['с пятницы по понедельник', ['stated', '2026-03-06/2026-03-09']],
      ['с 3 апреля до 7 мая', ['stated', '2026-04-03/2026-05-07']],
      ['в мае', ['stated', '2026-05-01/2026-05-31']],
      ['на следующей неделе', ['derived', '2026-03-09/2026-03-15']],
      ['на выходных', ['derived', '2026-03-07/2026-03-08']],
      ['с 7 по 3 апреля', ['invalid', 'backwards']],
      ['в пятницу', ['invalid', 'no-end']],
      ['как-нибудь', 'none'],
    ],
  ],
  [
    'de',
    [
      ['3.-7. April', ['stated', '2026-04-03/2026-04-07']],
      ['vom 3. bis zum 7. April', ['stated', '2026-04-03/2026-04-07']],
      ['03.-07.04.2026', ['stated', '2026-04-03/2026-04-07']],
      ['von Freitag bis Montag', ['stated', '2026-03-06/2026-03-09']],
      ['im Mai', ['stated', '2026-05-01/2026-05-31']],
      ['nächste Woche', ['derived', '2026-03-09/2026-03-15']],
      ['am Wochenende', ['derived', '2026-03-07/2026-03-08']],
      ['für drei Nächte ab Freitag', ['derived', '2026-03-06/2026-03-09']],
      ['vom 7. bis zum 3. April', ['invalid', 'backwards']],
      ['am Freitag', ['invalid', 'no-end']],
      ['irgendwann', 'none'],
    ],
  ],
  [
    'es',
    [
      ['del 3 al 7 de abril', ['stated', '2026-04-03/2026-04-07']],
      ['de viernes a lunes', ['stated', '2026-03-06/2026-03-09']],
      ['en mayo', ['stated', '2026-05-01/2026-05-31']],
      ['la semana que viene', ['derived', '2026-03-09/2026-03-15']],
      ['este fin de semana', ['derived', '2026-03-07/2026-03-08']],
      ['del 7 al 3 de abril', ['invalid', 'backwards']],
      ['el viernes', ['invalid', 'no-end']],
      ['algún día', 'none'],
    ],
  ],
  [
    'fr',
    [
      ['du 3 au 7 avril', ['stated', '2026-04-03/2026-04-07']],
      ['de vendredi à lundi', ['stated', '2026-03-06/2026-03-09']],
      ['en mai', ['stated', '2026-05-01/2026-05-31']],
      ['la semaine prochaine', ['derived', '2026-03-09/2026-03-15']],
      ['ce week-end', ['derived', '2026-03-07/2026-03-08']],
      ['du 7 au 3 avril', ['invalid', 'backwards']],
      ['vendredi', ['invalid', 'no-end']],
      ['un de ces jours', 'none'],
    ],
  ],
  [
    'pt',
    [
      ['de 3 a 7 de abril', ['stated', '2026-04-03/2026-04-07']],
      ['de sexta a segunda', ['stated', '2026-03-06/2026-03-09']],
      ['em maio', ['stated', '2026-05-01/2026-05-31']],
      ['na próxima semana', ['derived', '2026-03-09/2026-03-15']],
      ['neste fim de semana', ['derived', '2026-03-07/2026-03-08']],
      ['de 7 a 3 de abril', ['invalid', 'backwards']],
      ['na sexta', ['invalid', 'no-end']],
      ['um dia destes', 'none'],
    ],
  ],
])('in %s', (language, table) => {
  const { read } = asked(stay, { language });
  test.each(table)('%s', (text, reading) => {
    expect(read(text)).toEqual(reading);
  });
});

describe('with an end of it known', () => {
  const { slot } = asked(stay);
  const read = (text: string, held: string) =>
    slotTypes['date-range'].read(text, slot, {
      ...contextOf(),
      held: [{ value: held, basis: 'stated' }],
    });
  test.each<[string, string, unknown]>([
    ['Monday', '2026-03-06/', { kind: 'value', value: '2026-03-06/2026-03-09', basis: 'stated' }],
    [
      'three nights',
      '2026-03-06/',
      { kind: 'value', value: '2026-03-06/2026-03-09', basis: 'derived' },
    ],
    [
      'from Friday',
      '/2026-03-09',
      { kind: 'value', value: '2026-03-06/2026-03-09', basis: 'stated' },
    ],
    [
      'until the 20th',
      '2026-03-14/2026-03-17',
      { kind: 'value', value: '2026-03-14/2026-03-20', basis: 'stated' },
    ],
    [
      'from the 15th',
      '2026-03-14/2026-03-17',
      { kind: 'value', value: '2026-03-15/2026-03-17', basis: 'stated' },
    ],
    [
      'the 15th',
      '2026-03-14/2026-03-17',
      { kind: 'ambiguous', candidates: ['2026-03-15/2026-03-17', '2026-03-14/2026-03-15'] },
    ],
  ])('%s beside %s', (text, held, reading) => {
    expect(read(text, held)).toEqual(reading);
  });
});

test('limits hold for both ends, and the last day is not before the first', () => {
  const { read, check } = asked({ ...stay, limits: { min: 'today', max: '2026-03-31' } });
  expect(read('30 March to 2 April')).toEqual(['invalid', 'too-late']);
  expect(read('2 March 2026 to 5 March 2026')).toEqual(['invalid', 'too-early']);
  expect(read('yesterday')).toEqual(['invalid', 'too-early']);
  expect(check('2026-03-05/2026-03-31', '2026-03-04')).toBeUndefined();
  expect(check('2026-03-09/2026-03-05')).toBe('backwards');
  expect(check('2026-03-05')).toBe('not-a-date');
  expect(check('2026-02-30/2026-03-01')).toBe('not-a-date');
  expect(check(7)).toBe('not-a-date');
});

test.each([
  ['en', '14 – 17 March 2026'],
  ['ru', '14–17 марта 2026'],
  ['de', '14.–17. März 2026'],
  ['es', '14–17 de marzo de 2026'],
  ['fr', '14–17 mars 2026'],
  ['pt', '14 – 17 de março de 2026'],
] as const)('is written in %s as it is read', (language, days) => {
  const { format, read } = asked(stay, { language });
  expect(format('2026-03-14/2026-03-17')).toBe(days);
  expect(read(days)).toEqual(['stated', '2026-03-14/2026-03-17']);
});
