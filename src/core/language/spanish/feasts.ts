import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-2': ['viernes santo ortodoxo'],
  'eastern+0': ['(pascua ortodoxa|domingo de pascua ortodoxo)'],
  'islamic10-01': ['(eid|id|aíd) (al|ul) fitr'],
  'islamic12-10': ['(eid|id|aíd) (al|ul) adha', 'fiesta del (cordero|sacrificio)'],
  'islamic01-01': ['año nuevo (islámico|musulmán)'],
  'islamic01-10': ['[día de] ashura'],
};

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: [
    '(feliz|felices|papá|papa|isla|islas|regalo|regalos|árbol|cena|fiesta|mercadillo|mercado|huevos|lotería|cesta) [(de|por)] [la]',
  ],
  behind: [],
};
