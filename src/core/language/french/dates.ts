import type { DateData } from '../dates/date-data.ts';
import { fromDay } from './counted-days.ts';
import { feastNames, feasts } from './feasts.ts';
import { otherWords, partings } from './not-days.ts';
import { wordsOf } from './numbers.ts';
import { publicDays } from './public-days.ts';

const during =
  "(matin|midi|soir|après midi|aprem|dans la (matinée|soirée|journée)|dans l'après midi|en (matinée|soirée|journée|fin de journée|début de soirée)|au soir|au matin|le soir|le matin|l'après midi)";
const day = `[(le|au|du)] <weekday> [${during}]`;
const on = "(le|au|du|dès le|à partir du|jusqu'au|pour le|d'ici le|d'ici au|depuis le)";
const to = `[${on}]`;
const nextWeek =
  '[(de|dans)] (la semaine (prochaine|prochain|suivante|qui vient|à venir)|semaine prochaine)';
const lastWeek = '[de] (la semaine (dernière|dernier|passée|précédente)|semaine dernière)';
const thisWeek = '[de] cette semaine';

/** "Cinquième" of "cinq", "trentième" of "trente". */
function ordinalOf(word: string): string {
  const stem = word.replace(/cinq$/u, 'cinqu').replace(/neuf$/u, 'neuv').replace(/e$/u, '');
  return `${stem}ième`;
}

const ordinals = Array.from({ length: 31 }, (_, i) => {
  const value = i + 1;
  if (value === 1) return '(premier|première)';
  const words = wordsOf(value);
  return `(${[...words, ...words.map(ordinalOf), ...(value === 2 ? ['second', 'seconde'] : [])].join('|')})`;
});

export const dates: DateData = {
  months: [
    '(janvier|janv|jan)',
    '(février|févr|fév)',
    '(mars)',
    "(avril|avr|d'avril)",
    '(mai)',
    '(juin)',
    '(juillet|juil|juill)',
    "(août|d'août)",
    '(septembre|sept|sep)',
    "(octobre|oct|d'octobre)",
    '(novembre|nov)',
    '(décembre|déc)',
  ],
  weekdays: [
    '(lundi|lundis|lun)',
    '(mardi|mardis|mar)',
    '(mercredi|mercredis|mer)',
    '(jeudi|jeudis|jeu)',
    '(vendredi|vendredis|ven)',
    '(samedi|samedis|sam)',
    '(dimanche|dimanches|dim)',
  ],
  countedWeekdays: ['lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis', 'dimanches'],
  ordinals,
  ordinalEndings: ['er', 'ère', 'ième', 'ème', 'e', 'nd', 'nde'],
  centuries: {
    17: ['(mille|mil) sept (cent|cents)', 'dix sept (cent|cents)'],
    18: ['(mille|mil) huit (cent|cents)', 'dix huit (cent|cents)'],
    19: ['(mille|mil) neuf (cent|cents)', 'dix neuf (cent|cents)'],
    20: ['deux mille'],
  },
  yearWords: [],
  units: {
    day: ['(jour|jours|j)'],
    week: ['(semaine|semaines|sem)'],
    month: ['(mois)'],
    year: ['(an|ans|année|années)'],
  },
  one: ['(un|une)'],
  nearDays: {
    '-2': [`(avant hier|avanthier) [${during}]`],
    '-1': [`hier [(${during}|dans la nuit)]`],
    0: [
      `[dès] aujourd'hui [${during}]`,
      '(ce soir|ce matin|ce midi|cet après midi|cet aprem|cette nuit|ce jour|dans la journée|ajd|auj)',
    ],
    1: [`[dès] demain [${during}]`, 'dm1'],
    2: [`(après demain|aprèsdemain) [${during}]`],
  },
  feastNames,
  partings,
  otherWords,
  holidays: {
    ...feasts,
    '01-01': ["[le] (jour de l'an|premier de l'an|nouvel an)"],
    '01-06': ["(l'épiphanie|épiphanie|fête des rois)"],
    '02-02': ['[la] chandeleur'],
    '02-14': ['[(la|à la)] (saint valentin|st valentin)'],
    '05-01': ['[la] (fête du travail)'],
    '06-24': ['[la] (saint jean|st jean)'],
    '08-15': ["(l'assomption|assomption)"],
    '10-31': ['[à] halloween'],
    '11-01': ['[(à)] [la] toussaint'],
    '12-24': ['[(la|le)] (veille de noël|réveillon de noël)'],
    '12-25': ['[(à|le jour de|pour)] noël'],
    '12-31': [
      "[(la|à la|le)] (saint sylvestre|st sylvestre|réveillon (du|de) (nouvel an|jour de l'an))",
    ],
    'easter-47': ['[(le)] mardi gras'],
    'easter-46': ['[le] mercredi des cendres'],
    'easter-7': ['[le] dimanche des rameaux'],
    'easter-3': ['[le] jeudi saint'],
    'easter-2': ['[le] vendredi saint'],
    'easter+0': ['[(à|le dimanche de|dimanche de)] pâques'],
    'easter+1': ['[le] lundi de pâques'],
    'easter+39': ["[(à|jeudi de)] (l'ascension|ascension)"],
    'easter+49': ['[(à|la|à la|dimanche de)] pentecôte'],
    'easter+50': ['[le] lundi de pentecôte'],
    'easter+60': ['[la] fête dieu'],
  },
  countryDays: [
    ...publicDays,
    {
      names: [
        "[(jour|journée)] [(de|d'|de l')] (action de grâce|action de grâces|thanksgiving|thanks giving)",
      ],
      days: { CA: '10-mon2', elsewhere: '11-thu4' },
    },
  ],
  nths: [
    '(premier|première)',
    '(deuxième|second|seconde)',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
    'onzième',
    'douzième',
  ],
  lastOnes: ['(dernier|dernière)'],
  nearMonths: {
    this: ['(ce|de ce|du) mois [(ci|en cours)]'],
    next: ['[(de|du|le)] mois (prochain|suivant|qui vient)'],
    past: ['[(de|du|le)] mois (dernier|passé)'],
  },
  forms: {
    nextHoliday: [],
    lastHoliday: [],
    holidayNextYear: [],
    holidayLastYear: [],
    nthInMonth: [
      "[le] <nthword> <weekday> [(de|d'|du mois de|en)] <month> [<year>]",
      '[le] <nthword> <weekday> (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastInMonth: [
      "[le] <lastword> <weekday> [(de|d'|du mois de|en)] <month> [<year>]",
      '[le] <lastword> <weekday> (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastDayInMonth: [
      "[le] <lastword> jour [(de|d'|du mois de|en)] <month> [<year>]",
      '[le] <lastword> jour (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    nthLastDayInMonth: [],
    weekdayInWeeks: ['[le] <weekday> dans <count> (semaine|semaines)'],
    weekdayAfterNext: [],
    weekdayInOneWeek: ['[le] <weekday> en (huit|8)'],
    weekdayInTwoWeeks: ['[le] <weekday> en (quinze|15)'],
    weekdayWeeksAgo: ['[le] <weekday> il y a <count> (semaine|semaines)'],
    holiday: ['[(à|au|le|pour|la)] <holiday> [[(de|en)] <year>]'],
    calendar: [
      `[${day}] ${to} <day> <month> [<year>]`,
      `${to} <day> <month> (de|en|de l'année) <year>`,
      `[${day}] ${to} <day> (du mois de|de) <month> [<year>]`,
      `[${day}] ${to} <month> <day> [de] [<year>]`,
      '<year> <month> <day>',
      `${to} <day> jour (de|du mois de|d) <month> [<year>]`,
      '(le|au|du|pour le) <day> du <monthdigits> [<year>]',
    ],
    dayOfMonth: [
      `${day} ${to} <ordinal>`,
      `${day} ${on} <day>`,
      `${on} <ordinal>`,
      `${on} <day>`,
      '<nth>',
    ],
    dayOfThisMonth: [
      `${to} <day> [de] (ce|cette) mois [ci]`,
      `${to} <day> (du mois|du mois courant|du mois en cours|courant)`,
    ],
    dayOfNextMonth: [
      `${to} <day> (mois prochain|du mois prochain|du mois suivant|du mois qui vient|prochain)`,
    ],
    weekday: [day, '[dès] [le] <weekday> (qui vient|qui arrive|à venir)'],
    nextWeekday: [
      `[(le|de)] <weekday> (prochain|prochaine|suivant|suivante) [${during}]`,
      '[le] (prochain|prochaine) <weekday>',
    ],
    lastWeekday: [
      `[(le|de)] <weekday> (dernier|dernière|derniere|passé|passée|passe|précédent|precedent) [${during}]`,
    ],
    countedWeekday: ['dans <count> <weekdays>'],
    weekdayNumber: [`${day} <day>`],
    weekdayOfThisWeek: [`${day} ${thisWeek}`, `cette semaine ${day}`],
    weekdayThisWeek: [`ce <weekday> [${during}]`],
    weekdayNextWeek: [`${day} ${nextWeek}`, `[la] semaine prochaine ${day}`],
    weekdayLastWeek: [`${day} ${lastWeek}`],
    ahead: [
      "(dans|d'ici|sous) [<roughly>] <count> <unit>",
      "[<roughly>] <count> <unit> (à partir (d'aujourd'hui|de maintenant)|à compter (d'aujourd'hui|de ce jour))",
    ],
    back: ['il y a [<roughly>] <count> <unit>', 'y a <count> <unit>'],
    month: [
      '[(le|au|en|dès|vers)] début [(de|du mois de)] <month> [<year>]',
      "(en|dès|à partir de|d'ici|pour|au mois de|courant|depuis) <month> [<year>]",
      '<month> <year>',
    ],
    bareMonth: ['<month>', '<month> prochain'],
    monthMiddle: [
      '[(à|à la|vers|vers la)] (mi|milieu|le milieu|au milieu) [(de|du mois de)] <month> [<year>]',
    ],
    monthEnd: [
      "[(à|à la|vers|vers la|d'ici|d'ici la|pour|pour la|en)] [la] fin [(de|du mois de)] <month> [<year>]",
    ],
    thisMonthEnd: [
      "[(à|à la|vers|vers la|d'ici|d'ici la|pour|pour la|en)] [la] fin (du|de) [ce] mois [(ci|en cours|courant)]",
      '[en] fin de mois',
    ],
    nextMonthEnd: ['[(à|vers|pour)] [la] fin (du|de) mois prochain'],
  },
  fromDay,
  order: 'day-first',
  countedFrom: ["[juste] (avant|après|d'avant|d'après) [(le|la)]"],
  eves: ['plus proche (de|du) [la]', '(veille|lendemain|avant veille) (de|du) [la]'],
  bounds: [
    '(avant|après|pas avant|pas après|plus tard que|au plus tard avant|passé) [(le|la)]',
    '(chaque|tous les|toutes les|un|le premier|le deuxième|le dernier|le troisième) [(du|de)]',
    '(y a|dans|pendant|durant|premier|deuxième|troisième|quatrième|dernier|dernière)',
    '(premier|deuxième|troisième|dernier) (jour|week end)',
  ],
  hourWords: ['(h|heure|heures|du|de)'],
  goesOn: [
    "[(de|dans)] la semaine (d'après|d'avant)",
    'jour',
    "(avant|après|d'avant|d'après)",
    '(orthodoxe|chinois|juif|juive|musulman)',
    '(sur|soir sur) (deux|2)',
  ],
  around: [
    `(à un moment|dans le courant|le|la|les|l'|à|au|en|du|de|ce|cet|cette|c'est|ce serait|ce sera|ça serait|serait|sera|est|vers|pour|dès|jusqu'au|
      jusqu'à|partir|bon|bien|parfait|super|ok|svp|stp|s'il vous plaît|s'il te plaît|merci|plutôt|alors|exactement|pile|précises|
      précise|heures|heure|h|date|jour|moi|me va|nous va|me convient|ça me va|idéalement|disons|environ|si possible|,)`,
  ],
};
