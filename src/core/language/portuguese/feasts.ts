import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-2': ['sexta feira santa ortodoxa'],
  'eastern+0': ['(páscoa ortodoxa|domingo de páscoa ortodoxo)'],
  'islamic10-01': ['(eid|id) (al|ul) fitr'],
  'islamic12-10': ['(eid|id) (al|ul) adha', 'festa do sacrifício'],
  'islamic01-01': ['ano novo (islâmico|muçulmano)'],
};

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: [
    '(feliz|boas|papai|pai|ilha|ilhas|árvore|presente|presentes|prenda|prendas|ceia|cabaz|ovos|ovo|cartão|festa) [(de|da|do)]',
  ],
  behind: [],
};
