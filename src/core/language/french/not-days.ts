import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(bon|bonne|excellent|excellente|joyeux|joyeuse|agréable)',
    'passez (un|une) [(bon|bonne|excellent|excellente|agréable)]',
    'on se (voit|revoit|retrouve) [le]',
    '(week end|soirée|journée|bientôt|merci) à',
  ],
  opening: ['à'],
  exclaimed: ["(jusqu'à|jusqu'au)"],
};

export const otherWords: DateData['otherWords'] = {
  words: ['(mer|mar|jeu|sam)'],
  before: ['(la|un|une|en|de|avec|sans)'],
  joins: ['(et|ou)'],
};
