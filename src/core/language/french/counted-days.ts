import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '[<roughly>] <count> <unit> après [(le|la)]',
    '[(le|au)] lendemain (de|du|de la)',
    '[le] jour (après|suivant) [(le|la)]',
    '[le] <weekday> [juste] (après|suivant) [(le|la)]',
  ],
  earlier: [
    '[<roughly>] <count> <unit> avant [(le|la)]',
    '[(la|à la)] veille (de|du|de la)',
    '[le] jour avant [(le|la)]',
    '[le] <weekday> [juste] (avant|précédant) [(le|la)]',
  ],
  behind: { 7: ['en huit'], 14: ['en quinze'] },
  countedBehind: [],
};
