import type { DateData } from '../dates/date-data.ts';

/** Feasts of the Eastern churches and of other calendars. */
export const feasts: DateData['holidays'] = {
  'eastern-7': ['orthodoxer palmsonntag'],
  'eastern-2': ['orthodoxer karfreitag'],
  'eastern-1': ['orthodoxer (karsamstag|ostersamstag)'],
  'eastern+0': ['(orthodoxes ostern|orthodoxer ostersonntag|orthodoxes osterfest)'],
  'eastern+1': ['orthodoxer ostermontag'],
  'eastern+49': ['orthodoxes pfingsten'],
  'islamic10-01': ['(zuckerfest|ramadanfest)', '(eid|id) (al|ul) fitr'],
  'islamic12-10': ['(opferfest|kurban bayrami)', '(eid|id) (al|ul) (adha|azha)'],
  'islamic01-01': ['islamisches (neujahr|neujahrsfest)'],
  'islamic01-10': ['(aschura|ashura) [(tag|fest)]'],
  'islamic03-12': ['(maulid|mawlid) [(an nabi|an nabī)]'],
  'islamic07-27': ['(isra und miradsch|die nachtreise|nachtreise)'],
  'islamic09-27': ['(lailat|laylat) (al|ul) qadr', 'nacht der bestimmung'],
};

/** Around a feast, make it a name or a wish. */
export const feastNames: DateData['feastNames'] = {
  before: ['(frohe|fröhliche|frohes|schöne|gesegnete)'],
  behind: ['(mann|markt|geschenk|geschenke|baum|feier|insel|eier|hase)'],
};
