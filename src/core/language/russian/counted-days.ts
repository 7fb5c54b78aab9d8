import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '(через|спустя) [<roughly>] <count> <unit> после',
    'через <unit> после',
    '[<roughly>] <count> <unit> после',
    '(на следующий|на другой|следующий) день после',
    '[(в|во)] <weekday> [(сразу|сразу же)] после',
  ],
  earlier: [
    'за [<roughly>] <count> <unit> до',
    'за <unit> до',
    '[<roughly>] <count> <unit> до',
    '(накануне|день до|день перед)',
    '[(в|во)] <weekday> [прямо] (перед|до)',
  ],
  behind: {},
  countedBehind: [],
};
