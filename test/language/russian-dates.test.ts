import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/language/index.ts';

const { dates } = languages.ru;

const day = (of: object) => ({ says: 'day', ...of });
const distance = (unit: string, count: number) => ({ says: 'distance', unit, count });
const onWeekday = (weekday: number, which: string) => ({ says: 'weekday', weekday, which });
const part = (month: object, of: string) => ({ says: 'part-of-month', month, part: of });

const said: readonly [string, object][] = [
  ['12 мая', day({ day: 12, month: 5 })],
  ['12-го мая 2025 года', day({ day: 12, month: 5, year: 2025 })],
  ['двадцать пятого мая', day({ day: 25, month: 5 })],
  ['третье июня', day({ day: 3, month: 6 })],
  ['01.02.2025', day({ day: 1, month: 2, year: 2025 })],
  ['завтра', distance('day', 1)],
  ['послезавтра', distance('day', 2)],
  ['вчера вечером', distance('day', -1)],
  ['через 2 недели', distance('week', 2)],
  ['через неделю', distance('week', 1)],
  ['три дня назад', distance('day', -3)],
  ['неделю назад', distance('week', -1)],
  ['в пятницу', onWeekday(5, 'any')],
  ['в следующую пятницу', onWeekday(5, 'next')],
  ['в прошлый вторник', onWeekday(2, 'last')],
  ['на следующей неделе в среду', onWeekday(3, 'next-week')],
  ['в начале июня', part({ month: 6 }, 'start')],
  ['в середине июня', part({ month: 6 }, 'middle')],
  ['в конце мая', part({ month: 5 }, 'end')],
  ['к концу месяца', part({ ahead: 0 }, 'end')],
];

describe('a date in words', () => {
  test.each(said)('%s', (text, words) => {
    expect(dates(text)).toMatchObject([{ start: 0, end: text.length, readings: [words] }]);
  });
});

test.each(['тридцать', 'Майя', 'среди недели', 'сегодняшний заказ', 'когда вам удобно', ''])(
  '%s is no date',
  (text) => {
    expect(dates(text)).toEqual([]);
  },
);
