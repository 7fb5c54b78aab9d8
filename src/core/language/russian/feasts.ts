import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-7': ['вербное воскресенье'],
  'eastern+0': ['[(православная|православную)] (пасха|пасху)'],
  'eastern+49': ['(троица|троицу)'],
  'islamic10-01': ['(ураза|рамазан) байрам'],
  'islamic12-10': ['курбан байрам'],
};

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: ['(остров|острове|острова|счастливого|счастливой|с наступающим|с прошедшим)'],
  behind: ['(подарок|подарки|елка)'],
};
