import type { DateData } from '../dates/date-data.ts';
import { fromDay } from './counted-days.ts';
import { feastNames, feasts } from './feasts.ts';
import { otherWords, partings } from './not-days.ts';
import { typed } from './numbers.ts';
import { publicDays } from './public-days.ts';

const day = '[(am|den|dem|der)] <weekday> [(morgen|vormittag|mittag|nachmittag|abend|früh)]';
const to = '[(am|der|den|dem|zum|bis|bis zum|ab|ab dem|vom|für den|seit dem)]';

function one(...words: readonly string[]): string {
  return `(${words.flatMap(typed).join('|')})`;
}

/** The name of a day, its short form, and the parts of it in one word: "Freitagabend". */
function weekday(name: string, short: string, ...others: readonly string[]): string {
  const parts = 'morgen vormittag mittag nachmittag abend nacht früh'.split(' ');
  const names = [name, ...others];
  const inOne = names.flatMap((each) => parts.map((part) => `${each}${part}`));
  return one(...names, `${name}s`, short, ...inOne);
}

const stems =
  'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst dreiundzwanzigst vierundzwanzigst fünfundzwanzigst sechsundzwanzigst siebenundzwanzigst achtundzwanzigst neunundzwanzigst dreißigst einunddreißigst'.split(
    ' ',
  );

export const dates: DateData = {
  months: [
    one('januar', 'jänner', 'jan'),
    one('februar', 'feber', 'feb'),
    one('märz', 'mär', 'mrz'),
    one('april', 'apr'),
    one('mai'),
    one('juni', 'juno', 'jun'),
    one('juli', 'julei', 'jul'),
    one('august', 'aug'),
    one('september', 'sept', 'sep'),
    one('oktober', 'okt'),
    one('november', 'nov'),
    one('dezember', 'dez'),
  ],
  weekdays: [
    weekday('montag', 'mo'),
    weekday('dienstag', 'di'),
    weekday('mittwoch', 'mi'),
    weekday('donnerstag', 'do'),
    weekday('freitag', 'fr'),
    weekday('samstag', 'sa', 'sonnabend'),
    weekday('sonntag', 'so'),
  ],
  countedWeekdays: [],
  ordinals: stems.map((stem) => one(`${stem}e`, `${stem}en`, `${stem}er`)),
  ordinalEndings: ['te', 'ten', 'ter', 'ste', 'sten'],
  centuries: {
    18: ['achtzehnhundert'],
    19: ['neunzehnhundert'],
    20: ['(zweitausend|zwanzig)'],
  },
  yearWords: [],
  units: {
    day: [one('tag', 'tage', 'tagen', 'tages')],
    week: [one('woche', 'wochen')],
    month: [one('monat', 'monate', 'monaten', 'monats')],
    year: [one('jahr', 'jahre', 'jahren', 'jahres')],
  },
  one: ['(ein|eine|einen|einem|einer|eines)'],
  nearDays: {
    '-2': ['vorgestern [(früh|morgen|mittag|abend)]'],
    '-1': ['gestern [(früh|morgen|mittag|nachmittag|abend|nacht)]'],
    0: [
      'heute [(früh|morgen|vormittag|mittag|nachmittag|abend|nacht)]',
      '(am heutigen tag|noch heute)',
      '(diesen (morgen|vormittag|mittag|nachmittag|abend)|diese nacht)',
    ],
    1: ['morgen [(früh|vormittag|mittag|nachmittag|abend)]'],
    7: ['heute in (einer woche|acht tagen)'],
    8: ['morgen in (einer woche|acht tagen)'],
    2: ['(übermorgen|uebermorgen) [(früh|morgen|mittag|nachmittag|abend)]'],
  },
  feastNames,
  partings,
  otherWords,
  holidays: {
    ...feasts,
    '12-24': ['[an] (heiligabend|heilig abend|heiliger abend|weihnachtsabend)'],
    '12-25': [
      '(weihnachten|erster weihnachtstag|ersten weihnachtstag|weihnachtstag|1 weihnachtstag)',
    ],
    '12-26': ['(zweiter|zweiten|2) weihnachtstag'],
    '12-31': ['[an] (silvester|sylvester|silvesterabend)'],
    '01-01': ['[an] (neujahr|neujahrstag)'],
    '01-06': ['(dreikönigstag|heilige drei könige|dreikoenigstag)'],
    '02-14': ['valentinstag'],
    '12-06': ['(nikolaus|nikolaustag)'],
    '05-01': ['(tag der arbeit|maifeiertag)'],
    '10-31': ['(halloween|reformationstag)'],
    '10-03': ['[tag der] deutschen einheit', 'tag der (deutschen|dt) einheit'],
    '11-01': ['allerheiligen'],
    '11-02': ['allerseelen'],
    '06-24': ['(johannistag|johanni)'],
    '05-sun2': ['muttertag'],
    '<12-25sun4': ['[der] (erster|ersten|erste|1) advent [sonntag]'],
    '<12-25sun3': ['[der] (zweiter|zweiten|zweite|2) advent [sonntag]'],
    '<12-25sun2': ['[der] (dritter|dritten|dritte|3) advent [sonntag]'],
    '<12-25sun1': ['[der] (vierter|vierten|vierte|4) advent [sonntag]'],
    '<12-25sun5': ['(totensonntag|ewigkeitssonntag)'],
    '<12-25sun6': ['volkstrauertag'],
    '<11-23wed1': ['(buß|buss) und bettag'],
    'easter-52': ['weiberfastnacht'],
    'easter-49': ['fastnachtssonntag'],
    'easter-48': ['(rosenmontag)'],
    'easter-47': ['(faschingsdienstag|fastnachtsdienstag|fastnacht|veilchendienstag)'],
    'easter-46': ['(aschermittwoch)'],
    'easter-7': ['(palmsonntag|palmensonntag)'],
    'easter-3': ['(gründonnerstag|gruendonnerstag)'],
    'easter-2': ['(karfreitag)'],
    'easter+0': ['[an] (ostern|ostersonntag)'],
    'easter+1': ['(ostermontag)'],
    'easter+39': ['(christi himmelfahrt|himmelfahrt|himmelfahrtstag)'],
    'easter+49': ['(pfingsten|pfingstsonntag)'],
    'easter+50': ['(pfingstmontag)'],
    'easter+60': ['(fronleichnam)'],
  },
  countryDays: publicDays,
  nths: [
    'erst',
    'zweit',
    'dritt',
    'viert',
    'fünft',
    'sechst',
    'siebt',
    'acht',
    'neunt',
    'zehnt',
    'elft',
    'zwölft',
  ].map((stem) => one(`${stem}e`, `${stem}en`, `${stem}er`, `${stem}es`)),
  lastOnes: [one('letzte', 'letzten', 'letzter')],
  nearMonths: {
    this: ['(diesem|diesen|dieses) (monat|monats)', '(des|im) (monats|monat)'],
    next: ['(nächsten|naechsten|kommenden) (monat|monats)'],
    past: ['(letzten|vergangenen|vorigen) (monat|monats)'],
  },
  forms: {
    nextHoliday: [],
    lastHoliday: [],
    holidayNextYear: [],
    holidayLastYear: [],
    nthInMonth: [
      '[(am|der|den)] <nthword> <weekday> [(im|des|in|vom)] [monat] <month> [<year>]',
      '[(am|der|den)] <nthword> <weekday> [(im|in|des)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastInMonth: [
      '[(am|der|den)] <lastword> <weekday> [(im|des|in|vom)] [monat] <month> [<year>]',
      '[(am|der|den)] <lastword> <weekday> [(im|in|des)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastDayInMonth: [
      '[(am|der|den)] <lastword> tag [(im|des|in|vom)] [monat] <month> [<year>]',
      '[(am|der|den)] <lastword> tag [(im|in|des)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    nthLastDayInMonth: [],
    weekdayInWeeks: ['[am] <weekday> in <count> (woche|wochen)'],
    weekdayAfterNext: [
      '[(am|den)] (übernächsten|übernächster|uebernaechsten|übernächste) <weekday>',
    ],
    weekdayInOneWeek: ['[am] <weekday> (in (acht|8) tagen|über (eine woche|acht tage))'],
    weekdayInTwoWeeks: ['[am] <weekday> in (vierzehn|14) tagen'],
    weekdayWeeksAgo: ['[am] <weekday> vor <count> (woche|wochen)'],
    holiday: ['[(an|zu|am)] <holiday> [(im jahr|im jahre)] [<year>]'],
    calendar: [
      `[${day}] ${to} <day> <month> [<year>]`,
      `[${day}] ${to} <day> <nthmonth> <year>`,
      `[${day}] ${to} <day> <monthnth> [<year>]`,
      '<year> <month> <day>',
      `[${day}] <month> ${to} <day> [<year>]`,
    ],
    dayOfMonth: [
      `${day} ${to} <ordinal>`,
      `${day} (den|der|dem) <day>`,
      '(am|der|den|zum|bis zum|ab dem|vom) <ordinal>',
      '(am|der|den|zum|bis zum|ab dem|vom) <day>',
      '<nth>',
    ],
    dayOfThisMonth: [`${to} <day> (dieses|diesen) monats`, `${to} <day> diesen monat`],
    dayOfNextMonth: [`${to} <day> (nächsten|naechsten|kommenden) (monats|monat)`],
    weekday: [day, '[am] (kommenden|kommender) <weekday>'],
    nextWeekday: [
      '[(am|den)] (nächsten|naechsten|nächster|naechster|nächste) <weekday> [(morgen|vormittag|mittag|nachmittag|abend)]',
    ],
    lastWeekday: [
      '[am] (letzten|letzter|vergangenen|vergangener|vorigen|voriger) <weekday> [(morgen|vormittag|mittag|nachmittag|abend)]',
    ],
    countedWeekday: [],
    weekdayNumber: [`${day} <day>`],
    weekdayOfThisWeek: [`${day} (dieser woche|diese woche|in dieser woche)`, `diese woche ${day}`],
    weekdayThisWeek: ['[(an)] (diesen|diesem|dieser) <weekday>'],
    weekdayNextWeek: [
      `${day} [(in|der)] (nächster|nächste|nächsten|naechster|naechste|kommende|kommender|kommenden) woche`,
      `(nächste|naechste|kommende) woche ${day}`,
    ],
    weekdayLastWeek: [
      `${day} [(in|der)] (letzter|letzte|letzten|vergangener|vergangene|voriger|vorige) woche`,
      `(letzte|vergangene|vorige) woche ${day}`,
    ],
    ahead: [
      'in [<roughly>] <count> <unit>',
      '[<roughly>] <count> <unit> (ab heute|von heute an)',
      'heute in <count> <unit>',
    ],
    back: ['vor [<roughly>] <count> <unit>', '<count> <unit> (zuvor|her)'],
    month: [
      '[(im|ab|bis|seit)] [(anfang|beginn)] <month> [<year>]',
      '(im|ab|bis|seit) <month> [<year>]',
      'anfang <month> [<year>]',
      '<month> <year>',
    ],
    bareMonth: ['<month>', '(nächsten|kommenden) <month>'],
    monthMiddle: ['[(bis)] (mitte|mitte des) <month> [<year>]'],
    monthEnd: ['[(bis|gegen|zum)] (ende|ende des) <month> [<year>]'],
    thisMonthEnd: ['[(bis|gegen|zum|am)] (ende (des|dieses) monats|monatsende)'],
    nextMonthEnd: ['[(bis|gegen|zum|am)] ende (des nächsten|nächsten|naechsten) monats'],
  },
  fromDay,
  order: 'day-first',
  countedFrom: ['[direkt] (vor|nach) [(dem|den|der)]'],
  eves: [
    'am nächsten (an|bei|zu) [(dem|den|der)]',
    '(vorabend|vortag) (von|vom|des|der|zu)',
    '(tag|abend|woche) (vor|nach) [(dem|den|der)]',
  ],
  bounds: [
    '(frühestens|vor|nach|früher als|später als|spätestens vor|nicht vor|erst nach) [(dem|der|den)]',
    '(orthodoxer|orthodoxes|orthodoxe|islamisches|chinesisches|jüdisches)',
    '(jeden|jede|jedes|jeder|immer|ersten|erster|zweiten|zweiter|dritten|dritter|vierten|vierter|letzten|letzter)',
  ],
  hourWords: ['(uhr|h|bis)'],
  goesOn: [
    '[(in|von)] der woche (darauf|danach|davor)',
    '(vor|nach) [dem] nächsten',
    one(...stems.slice(0, 12).flatMap((stem) => [`${stem}e`, `${stem}en`, `${stem}er`])),
  ],
  around: [
    `(irgendwann|am|an|der|die|das|den|dem|im|in|um|zum|ab|bis|von|vom|für|es|wäre|wird|ist|passt|geht|gut|super|perfekt|
      bitte|gerne|dann|ginge|genau|gegen|uhr|datum|tag|uhrzeit|mir|uns|am besten|sagen wir|,)`,
  ],
};
