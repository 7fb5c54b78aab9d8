import type { SpanData } from '../spans/span-data.ts';

export const spans: SpanData = {
  from: ['(von|vom|ab|ab dem|seit|beginnend am|beginnend mit)'],
  to: ['(bis|bis zum|bis zu|bis zur|bis einschließlich|bis inklusive|auf)'],
  between: ['zwischen [dem]'],
  and: ['und [dem]'],
  until: ['(bis|bis zum|bis einschließlich)'],
  lasting: ['für [(etwa|ungefähr)]'],
  startsOn: ['(ab|ab dem|beginnend am|beginnend mit)'],
  nights: ['(nacht|nächte|nächten|naechte)'],
  articles: ['(dem|den|der|am|im)'],
  periods: {
    'week-1': ['[in der] (letzte|letzten|letzter|vorige|voriger|vergangene|vergangener) woche'],
    'week+0': ['[in] (diese|dieser) woche'],
    'week+1': [
      '[(in der|der)] (nächste|nächsten|nächster|naechste|naechster|kommende|kommenden|kommender) woche',
    ],
    'week+2': ['[in der] (übernächste|übernächsten|uebernaechste) woche'],
    'weekend-1': ['[am] (letztes|letzten|voriges|vergangenes|vergangenen) wochenende'],
    'weekend+0': ['(am|dieses|an diesem|übers) [(kommenden)] wochenende', 'kommendes wochenende'],
    'weekend-next': ['[am] (nächstes|nächsten|naechstes) wochenende'],
    'weekend+1': ['[am] (übernächstes|übernächsten) wochenende'],
    'month-1': ['[im] (letzten|letzter|vorigen|vergangenen) (monat|monats)'],
    'month+0': ['(diesen|in diesem|dieser|dieses|diesem) (monat|monats)'],
    'month+1': ['[im] (nächsten|nächster|naechsten|kommenden) (monat|monats)'],
    'year-2': ['[im] (vorletztes|vorletzten|vorletzte) jahr'],
    'year-1': [
      '[im] (letztes|letzten|letzte|voriges|vorigen|vergangenes|vergangenen) (jahr|jahres)',
    ],
    'year+0': ['[in] (dieses|diesem|diesen|laufendes|laufenden) (jahr|jahres)'],
    'year+1': ['[im] (nächstes|nächsten|naechstes|naechsten|kommendes|kommenden) (jahr|jahres)'],
    'quarter-1': [
      '[im] (letztes|letzten|voriges|vorigen|vergangenes|vergangenen) (quartal|quartals)',
    ],
    'quarter+0': ['[in] (dieses|diesem|laufendes|laufenden) (quartal|quartals)'],
    'quarter+1': [
      '[im] (nächstes|nächsten|naechstes|naechsten|kommendes|kommenden) (quartal|quartals)',
    ],
    'workweek-1': [],
    'workweek+0': ['(unter|während) der woche', '[in] (diese|dieser) arbeitswoche'],
    'workweek+1': ['[in der] (nächste|nächsten|nächster) arbeitswoche'],
  },
  partLeads: [
    `(erste|ersten|erster|zweite|zweiten|dritte|dritten|vierte|vierten|letzte|letzten|letzter) (woche|wochen|tag|tage|tagen|wochenende|hälfte) [(im|in|des|der|vom|von)]`,
    `(anfang|ende|mitte|beginn|rest|hälfte|woche|wochenende|später|früher|spätestens|vor|nach|seit|bis) [(des|der|von|vom|im|in|den|dem)]`,
  ],
  wholeMonth: ['[(im|den ganzen|im ganzen|im monat)] <month> [<year>]'],
  nearMonth: {
    this: ['[in] (diesen|diesem|dieser) <month>'],
    next: ['[im] (nächsten|nächster|naechsten|kommenden|kommender) <month>'],
    last: ['[im] (letzten|letzter|vergangenen|vorigen) <month>'],
  },
  wholeYear: [
    '(im jahr|im jahre|in|das ganze jahr|im kalenderjahr) <year>',
    '(jahr|jahres|kalenderjahr) <year>',
  ],
  bare: { week: ['woche'], month: ['(monat|monats)'], year: ['(jahr|jahres)'] },
  seasons: {},
  parts: {
    nth: [
      '[(in|während)] [(der|die|das|dem|im)] <nthword> <partunit> [(des|der|von|vom|im|in)]',
      '[(in der|im|die|das)] <nthword> (quartal|halbjahr)',
    ],
    first: ['[(in|während)] [(den|die|der)] ersten <count> <partunit> [(des|der|von|vom|im|in)]'],
    last: [
      '[(in|während)] [(der|den|die|das|dem|im)] (letzte|letzten|letzter|letztes) [<count>] <partunit> [(des|der|von|vom|im|in)]',
    ],
    numbered: ['[(in|in der)] <partunit> <count> [(im jahr|in|des jahres)]'],
    units: {
      day: ['(tag|tage|tagen)'],
      week: ['(woche|wochen|kw|kalenderwoche)'],
      month: ['(monat|monate|monaten)'],
      quarter: ['(quartal|quartals|quartale|vierteljahr)'],
      half: ['(hälfte|haelfte|halbjahr)'],
    },
    calendarWeeks: ['(kw|kalenderwoche)'],
    named: {
      start: ['[(am|zu|zum)] (anfang|beginn) [(des|der|von|vom)]'],
      middle: ['[(in der|zur|gegen)] mitte [(des|der|von|vom)]'],
      end: ['[(am|gegen|zum)] ende [(des|der|von|vom)]'],
      rest: ['[(den|der|für den|im|am)] rest [(des|der|von|vom)]'],
    },
    ofWeek: { start: [1, 3], end: [5, 7] },
  },
  rolling: {
    ahead: [
      '[(in|für|während|innerhalb)] [(den|die|der)] (nächsten|nächste|naechsten|naechste|kommenden|kommende|folgenden) <count> <unit>',
      '(innerhalb [von]|binnen) <count> <unit>',
    ],
    back: [
      '[(in|für|während|innerhalb)] [(den|die|der)] (letzten|letzte|vergangenen|vorigen|vorangegangenen) <count> <unit>',
    ],
  },
  weekOf: ['[in] [(der|die)] woche (vom|ab|ab dem|um den)'],
  letters: { quarter: ['q'], half: ['h'] },
  later: ['(später|früher|spaeter|frueher)'],
  hourLeads: ['(um|gegen)'],
};
