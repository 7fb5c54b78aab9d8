import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-2': ['vendredi saint orthodoxe'],
  'eastern+0': ['(pâques orthodoxes|pâques orthodoxe|pâque orthodoxe)'],
  'eastern+1': ['lundi de pâques orthodoxe'],
  'islamic10-01': ['(aïd|aid) (el|al) (fitr|seghir)'],
  'islamic12-10': ['(aïd|aid) (el|al) (kebir|kébir|adha)', '(fête du sacrifice|tabaski)'],
  'islamic01-01': ['nouvel an (musulman|islamique|hégirien)'],
  'islamic01-10': ["[jour d'] achoura"],
  'islamic03-12': ['(mawlid|mouloud)'],
  'islamic09-27': ['nuit du destin'],
};

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: [
    "(l'île|l'ile|joyeux|joyeuse|joyeuses|bon|bonne|père|papa|île|îles|ile|sapin|cadeau|cadeaux|marché|marchés|arbre|repas|oeufs|œufs|prime) [(de|du)]",
  ],
  behind: [],
};
