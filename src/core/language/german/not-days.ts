import type { DateData } from '../dates/date-data.ts';

export const partings: DateData['partings'] = {
  before: [
    '(schönen|schöne|schönes|guten|gute|gutes|angenehmen|angenehme|frohen|tollen|erholsamen)',
    '[(wir|man)] (sehen|sieht|hören|hört) (uns|sich) [(dann|wieder)] [(am|bis)]',
  ],
  opening: [],
  exclaimed: ['bis [(dann|dann am)]'],
};

export const otherWords: DateData['otherWords'] = {
  words: ['(so|do|mi|di|fr|sa|mo)'],
  before: ['(nur|ach|ja|genau|einfach|auch)'],
  joins: ['(und|oder)'],
};
