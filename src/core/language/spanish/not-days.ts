import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(buen|feliz|bonito|lindo|excelente)',
    'que (tengas|tenga|tengan|pases|pase) [(un|muy)] [(buen|feliz|bonito|lindo)]',
    '(nos vemos|te veo|le veo|hablamos) [(el|este)]',
  ],
  opening: [],
  exclaimed: ['hasta'],
};

export const otherWords: DateData['otherWords'] = {
  words: ['mar'],
  before: ['(el|al|del|un|con|y|sin)'],
  joins: ['(y|e|o)'],
};
