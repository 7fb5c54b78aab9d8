import type { FromDayData } from '../dates/date-data.ts';

/** What counts from a day that is named: two days after it, the week before. */
export const fromDay: FromDayData = {
  later: [
    '[<roughly>] <count> <unit> (después de|después del|luego de|luego del|tras) [(el|la|los|las)]',
    '[(el|al)] día (después|siguiente) (de|del|a|al) [(la|los)]',
    '[(el|al)] <weekday> (después|siguiente|posterior) (de|del|a|al) [(la|los)]',
  ],
  earlier: [
    '[<roughly>] <count> <unit> (antes de|antes del) [(el|la|los|las)]',
    '[(el|al)] día (antes|anterior) (de|del|a|al) [(la|los)]',
    '[(la|en la)] víspera (de|del) [(la|los)]',
    '[(el|al)] <weekday> (antes|anterior|previo) (de|del|a|al) [(la|los)]',
  ],
  behind: { 7: ['en (ocho|8) [días]'], 14: ['en (quince|15) [días]'] },
  countedBehind: [],
};
