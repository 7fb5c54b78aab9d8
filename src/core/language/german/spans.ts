import type { SpanData } from '../span-data.ts';

export const spans: SpanData = {
  from: ['(von|vom|ab|ab dem|seit|beginnend am|beginnend mit)'],
  to: ['(bis|bis zum|bis zu|bis zur|bis einschließlich|bis inklusive|auf)'],
  between: ['zwischen [dem]'],
  and: ['und [dem]'],
  until: ['(bis|bis zum|bis einschließlich)'],
  lasting: ['für [(etwa|ungefähr)]'],
  nights: ['(nacht|nächte|nächten|naechte)'],
  articles: ['(dem|den|der|am|im)'],
  periods: {
    'week-1': ['[in der] (letzte|letzten|letzter|vorige|voriger|vergangene|vergangener) woche'],
    'week+0': ['[in] (diese|dieser) woche'],
    'week+1': [
      '[in der] (nächste|nächsten|nächster|naechste|naechster|kommende|kommenden|kommender) woche',
    ],
    'week+2': ['[in der] (übernächste|übernächsten|uebernaechste) woche'],
    'weekend-1': ['[am] (letztes|letzten|voriges|vergangenes|vergangenen) wochenende'],
    'weekend+0': ['(am|dieses|an diesem|übers) [(kommenden)] wochenende', 'kommendes wochenende'],
    'weekend-next': ['[am] (nächstes|nächsten|naechstes) wochenende'],
    'weekend+1': ['[am] (übernächstes|übernächsten) wochenende'],
    'month-1': ['[im] (letzten|letzter|vorigen|vergangenen) monat'],
    'month+0': ['(diesen|in diesem|dieser) monat'],
    'month+1': ['[im] (nächsten|nächster|naechsten|kommenden) monat'],
  },
  partLeads: [
    `(erste|ersten|erster|zweite|zweiten|dritte|dritten|vierte|vierten|letzte|letzten|letzter) (woche|wochen|tag|tage|tagen|wochenende|hälfte) [(im|in|des|der|vom|von)]`,
    `(anfang|ende|mitte|beginn|rest|hälfte|woche|wochenende|später|früher|spätestens|vor|nach|seit|bis) [(des|der|von|vom|im|in|den|dem)]`,
  ],
  wholeMonth: ['[(im|den ganzen|im ganzen|im monat)] <month> [<year>]'],
  hourLeads: ['(um|gegen)'],
};
