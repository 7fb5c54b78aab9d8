import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(bom|boa|feliz|ótimo|ótima|excelente)',
    'tenha (um|uma) [(bom|boa|ótimo|ótima|excelente)]',
    '(vemo nos|vemos nos|nos vemos|a gente se vê|até breve) [(na|no|em)]',
  ],
  opening: [],
  exclaimed: ['até [(à|a|o|ao)]'],
};

export const otherWords: DateData['otherWords'] = {
  words: ['(mar|sex|dom|set)'],
  before: ['(o|do|ao|no|com|de|e|sem|um)'],
  joins: ['(e|ou)'],
};
