import type { DurationData } from '../times/duration-data.ts';
import type { TimeData } from '../times/time-data.ts';
import { wordsOf } from './numbers.ts';

/** A count before a feminine noun: "une", "vingt et une". */
function feminine(value: number): string {
  const words = wordsOf(value);
  return `(${[...words, ...words.map((word) => word.replace(/(?<=^| )un$/u, 'une'))].join('|')})`;
}

const minutes = Object.fromEntries(
  Array.from({ length: 59 }, (_, i) => [String(i + 1), [feminine(i + 1)]]),
) as Readonly<Record<string, readonly string[]>>;

const hours = Array.from({ length: 24 }, (_, hour) => {
  if (hour === 0) return '(zéro|minuit)';
  return hour === 12 ? '(douze|midi)' : feminine(hour);
});

const oclock = '[(h|heure|heures|hrs)]';
const anHour = `(<hour> ${oclock}|<grown>|<clock>)`;

export const times: TimeData = {
  hours,
  hoursToCome: [],
  halfPrefix: '',
  minutes,
  parts: {
    am: [
      '((du|de) (matin|mat|matinée)|le matin|au matin|ce matin|dans (la matinée|le matin)|en matinée|matin|am|a m)',
    ],
    noon: ['(à midi|ce midi|le midi|du midi)'],
    pm: [
      "(de l'après midi|l'après midi|cet après midi|après midi|de l'aprem|dans l'après midi|pm|p m)",
    ],
    evening: [
      '((du|de) (soir|soirée)|le soir|au soir|ce soir|en soirée|dans (la soirée|le soir)|soir)',
    ],
    night: ['(de la nuit|la nuit|dans la nuit|cette nuit)'],
  },
  partsAhead: {},
  meals: {
    am: ['[(le|du)] petit déjeuner'],
    noon: ['[(le|du)] déjeuner'],
    evening: ['[(le|du)] (dîner|diner|souper)'],
  },
  roughly: ['(environ|vers|autour de|aux alentours de|à peu près à|plutôt vers)'],
  writesWholeDays: true,
  partEndings: { am: ['am'], pm: ['pm'] },
  leads: ["(à|vers|dès|jusqu'à|avant|après)"],
  hourEndings: ['h', 'heures', 'hrs'],
  named: {
    0: ['minuit'],
    12: ['midi'],
  },
  forms: {
    clock: [
      `<clock> ${oclock} [(pile|précises)] [<part>]`,
      '<hour> (h|heure|heures|hrs) [et] <minute> [(minute|minutes|min)] [<part>]',
      '<grown> [(pile|précises)] [<part>]',
      '<timed>',
      '<hour> [<minute>] <part>',
      '<short> <part>',
      '<hour> <minute>',
      '<hour>',
    ],
    partFirst: [
      '<ahead> [(à|dès|pour)] [<roughly>] (<clock>|<hour>) [(h|heure|heures|hrs)]',
      '<ahead> [(à|dès|pour)] [<roughly>] <grown>',
      '<meal> [à] [<roughly>] (<clock>|<hour>) [(h|heure|heures)]',
    ],
    fullHour: [
      '<clock> (h|heure|heures|hrs) [<part>]',
      '<hour> (h|heure|heures|hrs) [(pile|précises|tapantes)] [<part>]',
    ],
    half: [
      `${anHour} et (demi|demie) [<part>]`,
      '<hour> (h|heure|heures|hrs) (demi|demie) [<part>]',
      '<hour> [(h|heure|heures|hrs)] <part> et (demi|demie)',
    ],
    quarter: [
      `${anHour} et [un] quart [<part>]`,
      '<hour> (h|heure|heures|hrs) un quart [<part>]',
      '<hour> [(h|heure|heures|hrs)] <part> et [un] quart',
    ],
    past: [
      '(<hour> (h|heure|heures)|<grown>) (passé|passée|passées) (de|d) <minute> [(minute|minutes|min)]',
    ],
    to: [`${anHour} moins <minute> [(minute|minutes|min)] [<part>]`],
    quarterTo: [`${anHour} moins [(le|un)] quart [<part>]`],
    halfToCome: [],
    quarterToCome: [],
    minutesToCome: [],
  },
};

export const durations: DurationData = {
  units: {
    second: ['(seconde|secondes|sec)'],
    minute: ['(minute|minutes|min|mn|mins)'],
    hour: ['(heure|heures|h|hrs)'],
    day: ['(jour|jours|j|journée|journées)'],
    week: ['(semaine|semaines|sem)'],
    month: ['(mois)'],
    year: ['(an|ans|année|années)'],
  },
  one: [
    '(un|une)',
    '(encore|encore un|encore une)',
    '(un|une) autre',
    '(tout|toute) (le|la|un|une)',
  ],
  between: ['(autres|bonnes|bons|longues|longs|pleines|entières|entiers)'],
  ofUnit: ["(de|d')"],
  longer: {
    '15 day': ['quinzaines'],
    '3 month': ['trimestres'],
    '6 month': ['semestres'],
    '10 year': ['(décennie|décennies)'],
  },
  named: {
    '15 minute': ["[(un|petit)] quart d'heure", 'quart (h|heure)'],
    '30 minute': ['[une] (demi heure|demie heure|demi h)'],
    '45 minute': ["[(les)] trois quarts d'heure", "3 quarts d'heure", "3/4 d'heure"],
    '1 year': ["toute (l'année|l'annee)"],
    '3 month': ['[un] trimestre'],
    '6 month': ['[un] semestre'],
  },
  andHalf: ['et (demi|demie)'],
  connectors: ['et'],
  ahead: {
    before: ['dans'],
    behind: ['(à partir de maintenant|à partir de là)'],
    now: ['[dès] maintenant', '(tout de suite|immédiatement)'],
  },
  past: { before: ['(il y a|y a)'], behind: [], named: {} },
  pointsBefore: [
    "(dans|d'ici|avant|après|derniers|dernières|prochains|prochaines|y a|chaque|sous|à|vers|dès|jusqu'à)",
  ],
  pointsBehind: ['(plus tard|plus tôt|avant|après|auparavant|du (matin|soir|mat)|pile)'],
};
