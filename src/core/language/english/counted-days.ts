import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '[<roughly>] <count> <unit> (after|past|following) [the]',
    '[(on|the|on the)] [very] (day|morning|evening) (after|following) [the]',
    '[(on|the|on the)] <weekday> [(right|just|straight)] (after|following) [the]',
  ],
  earlier: [
    '[<roughly>] <count> <unit> (before|prior to|ahead of) [the]',
    '[(on|the|on the)] [very] day before [the]',
    '[(on|the|on the)] <weekday> [(right|just)] (before|preceding) [the]',
  ],
  behind: { 7: ['week'], 14: ['fortnight'] },
  countedBehind: [],
};
