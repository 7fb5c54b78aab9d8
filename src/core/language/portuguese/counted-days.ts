import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '[<roughly>] <count> <unit> (depois|após) [(de|do|da|dos|das)] [(o|a|os)]',
    '[(no|o)] dia (depois|seguinte) (de|do|da|a|ao|à)',
    '[(na|no|a|o)] <weekday> [logo] (depois|seguinte|após) [(de|do|da|a|ao|à|o)]',
  ],
  earlier: [
    '[<roughly>] <count> <unit> antes (de|do|da|dos|das) [(o|a)]',
    '[(no|o)] dia (antes|anterior) (de|do|da|a|ao|à)',
    '[(na|a)] véspera (de|do|da)',
    '[(na|no|a|o)] <weekday> [logo] antes (de|do|da)',
  ],
  behind: { 7: ['a oito [dias]'], 14: ['a quinze [dias]'] },
  countedBehind: [],
};
