import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '[<roughly>] <count> <unit> nach [(dem|der|den)]',
    '[(am|der|den)] tag [(direkt|gleich)] nach [(dem|der|den)]',
    '[(am|der|den)] <weekday> [(direkt|gleich)] nach [(dem|der|den)]',
  ],
  earlier: [
    '[<roughly>] <count> <unit> vor [(dem|der|den)]',
    '[(am|der|den)] tag [(direkt|genau)] vor [(dem|der|den)]',
    '[am] vortag (von|vom|des|der)',
    '[(am|der|den)] <weekday> [direkt] vor [(dem|der|den)]',
  ],
  behind: {},
  countedBehind: ['in <count> <unit>'],
};
