import type { DurationData } from '../times/duration-data.ts';
import type { TimeData } from '../times/time-data.ts';
import { typed } from './numbers.ts';

const units =
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig'];

function one(...words: readonly string[]): string {
  return `(${words.flatMap(typed).join('|')})`;
}

/** "Freitagabend", and the two apart. */
function ofWeekday(...parts: readonly string[]): string {
  return `(${[...parts.flatMap(typed), inWeekday(...parts)].join('|')})`;
}

function inWeekday(...parts: readonly string[]): string {
  const days = 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag'.split(' ');
  const all = parts.flatMap(typed);
  return `(${days.flatMap((day) => all.map((part) => `${day}${part}`)).join('|')})`;
}

const minutes = Object.fromEntries([
  ...units.map((word, i) => [String(i + 1), [one(word, ...(i === 0 ? ['ein', 'eine'] : []))]]),
  ...tens.flatMap((ten, i) => [
    [String((i + 2) * 10), [one(ten)]],
    ...units
      .slice(0, 9)
      .map((word, j) => [
        String((i + 2) * 10 + j + 1),
        [one(`${j === 0 ? 'ein' : word}und${ten}`)],
      ]),
  ]),
]) as Readonly<Record<string, readonly string[]>>;

const hours = [
  one('null'),
  one('eins', 'ein'),
  ...units.slice(1).map((word) => one(word)),
  one('zwanzig'),
  one('einundzwanzig'),
  one('zweiundzwanzig'),
  one('dreiundzwanzig'),
];

export const times: TimeData = {
  hours,
  hoursToCome: [
    '(eins|1)',
    ...units.slice(1, 12).map((word, i) => `(${[...typed(word), String(i + 2)].join('|')})`),
  ],
  halfPrefix: 'halb',
  minutes,
  parts: {
    // "Am" by itself comes last: "am Nachmittag" is no morning.
    am: [
      '(morgens|vormittags|früh|frueh|in der früh|am [(frühen|späten)] (morgen|vormittag)|diesen (morgen|vormittag)|frühmorgens|in aller früh|a m)',
      'am',
    ],
    noon: [
      '(mittags|am mittag|zu mittag|heute mittag|diesen mittag|um die mittagszeit|[zur] mittagszeit)',
    ],
    pm: [
      '(nachmittags|am [(frühen|späten)] nachmittag|heute nachmittag|diesen nachmittag|spätnachmittags|spätnachmittag|p m|pm)',
    ],
    evening: ['(abends|am [(frühen|späten)] abend|heute abend|diesen abend|spätabends|spätabend)'],
    night: ['(nachts|in der nacht|diese nacht|heute nacht)'],
  },
  // "Freitagabend", "am Freitag Abend".
  partsAhead: {
    // "Morgen um drei" is tomorrow.
    am: [ofWeekday('vormittag', 'früh'), inWeekday('morgen')],
    noon: [ofWeekday('mittag')],
    pm: [ofWeekday('nachmittag')],
    evening: [ofWeekday('abend')],
    night: [ofWeekday('nacht')],
  },
  meals: {
    am: ['(frühstück|frühstücken)'],
    noon: ['(mittagessen|brunch|lunch)'],
    evening: ['(abendessen|abendbrot)'],
  },
  roughly: [
    '(etwa|ungefähr|circa|ca|so|rund) [(um|gegen)]',
    '(gegen|um etwa|um circa|um ca|so gegen|so um|so ab)',
  ],
  writesWholeDays: true,
  partEndings: { am: ['am'], pm: ['pm'] },
  hourEndings: ['h', 'uhr'],
  named: {
    0: ['(mitternacht|mitternachts|um mitternacht)'],
    12: ['(mittag|zwölf uhr mittags|12 uhr mittags|um die mittagszeit|[zur] mittagszeit)'],
  },
  forms: {
    clock: [
      '(<clock>|<hour>) [uhr] <part>',
      '<clock> [uhr] [<part>]',
      '<hour> uhr [und] <minute> [<part>]',
      '<short> <part>',
      '<grown> [<part>]',
      '<timed>',
      '<hour>',
    ],
    partFirst: [
      '<ahead> [(um|ab)] [<roughly>] (<clock>|<hour>) [uhr]',
      '<ahead> [(um|ab)] [<roughly>] <hour> uhr <minute>',
      '<ahead> [(um|ab)] [<roughly>] <grown>',
      '[zum] <meal> [(um|ab)] [<roughly>] (<clock>|<hour>) [uhr]',
      '(<clock>|<hour>) [uhr] zum <meal>',
    ],
    fullHour: ['(<hour>|<clock>) uhr [<part>]'],
    half: [],
    quarter: ['viertel nach (<hour>|<clock>) [uhr] [<part>]', '<ahead> [um] viertel nach <hour>'],
    past: [
      '<minute> [(minuten|min)] nach (<hour>|<clock>) [uhr] [<part>]',
      '<ahead> [um] <minute> nach <hour>',
    ],
    to: [
      '<minute> [(minuten|min)] vor (<hour>|<clock>) [uhr] [<part>]',
      '<ahead> [um] <minute> vor <hour>',
    ],
    quarterTo: [
      'viertel vor (<hour>|<clock>) [uhr] [<part>]',
      '<ahead> [um] (viertel vor|dreiviertel|drei viertel) <hour>',
      '(dreiviertel|drei viertel) <hour> [<part>]',
    ],
    halfToCome: [
      'halb <coming> [uhr] [<part>]',
      '<fused> [<part>]',
      '<ahead> [(um|gegen|ab|so um|so gegen)] halb <coming>',
    ],
    quarterToCome: ['viertel <coming> [<part>]', '<ahead> [um] viertel <coming>'],
    minutesToCome: [],
  },
};

export const durations: DurationData = {
  units: {
    second: [one('sekunde', 'sekunden', 'sek')],
    minute: [one('minute', 'minuten', 'min')],
    hour: [one('stunde', 'stunden', 'std', 'h')],
    day: [one('tag', 'tage', 'tagen')],
    week: [one('woche', 'wochen')],
    month: [one('monat', 'monate', 'monaten')],
    year: [one('jahr', 'jahre', 'jahren')],
  },
  one: [
    '(ein|eine|einen|einer|eines|einem)',
    '[(noch|der|den|die|das|ein|eine|einen)] (ganze|ganzen|ganzer|ganzes)',
    'noch (ein|eine|einen)',
    '(eine|einen|ein) (weitere|weiteren|weiteres)',
  ],
  between: ['(weitere|weiteren|weiterer|zusätzliche|volle|vollen|ganze|ganzen|lange)'],
  ofUnit: [],
  longer: {
    '3 month': ['(quartal|quartale|quartalen|vierteljahr)'],
    '6 month': ['(halbjahr|halbjahre)'],
    '10 year': ['(jahrzehnt|jahrzehnte|jahrzehnten)'],
  },
  named: {
    '15 minute': ['[(eine|einer)] (viertelstunde|viertel stunde)'],
    '30 minute': ['[(eine|einer)] (halbe stunde|halben stunde)'],
    '45 minute': ['[(eine|einer)] (dreiviertelstunde|dreiviertel stunde|drei viertel stunde)'],
    '90 minute': ['(anderthalb|eineinhalb) stunden'],
    '6 month': ['[(ein|einem)] (halbes jahr|halben jahr)'],
  },
  andHalf: ['und (eine halbe|einen halben|ein halbes)'],
  connectors: ['und'],
  ahead: {
    before: ['in'],
    behind: ['(ab jetzt|von jetzt an)'],
    now: ['[(gleich|genau)] jetzt', '(jetzt gleich|jetzt sofort|sofort)'],
  },
  pointsBefore: ['(in|vor|innerhalb|innerhalb von|letzten|nächsten|alle|jede)'],
  pointsBehind: ['(her|zuvor|später|früher|vorher|nachher|alt)'],
  past: {
    before: ['vor'],
    behind: ['(her|zuvor)'],
    named: {
      '1 week': [
        '[in] [(der|die)] (letzte|letzten|letzter|vorige|vorigen|voriger|vergangene|vergangenen) woche',
      ],
      '2 week': ['[in] [(der|die)] (vorletzte|vorletzten) woche'],
      '1 month': ['[im] [den] (letzten|letzter|vorigen|vergangenen) monat'],
      '1 year': ['[im] (letztes|letzten|voriges|vorigen|vergangenes|vergangenen) jahr'],
    },
  },
};
