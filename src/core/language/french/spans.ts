import type { SpanData } from '../spans/span-data.ts';

export const spans: SpanData = {
  from: ['(du|de|dès|dès le|à partir du|à partir de|depuis|depuis le|à compter du)'],
  to: ["(au|à|jusqu'au|jusqu'à|jusque|et jusqu'au)"],
  between: ['entre [le]'],
  and: ['et [le]'],
  until: ["(jusqu'au|jusqu'à|jusque)"],
  lasting: ['(pour|pendant|durant)'],
  startsOn: ['(à partir du|à partir de|dès|dès le|à compter du)'],
  nights: ['(nuit|nuits|nuitée|nuitées)'],
  articles: ['(le|la|de|du)'],
  periods: {
    'week-1': ['[(pendant|durant)] la semaine (dernière|passée)'],
    'week+0': ['cette semaine'],
    'week+1': [
      '[(pendant|durant|dans)] la semaine (prochaine|qui vient|suivante)',
      'semaine prochaine',
    ],
    'week+2': ["[dans] la semaine d'après la prochaine"],
    'weekend-1': [
      '[(pendant)] le week end (dernier|passé)',
      '[(pendant)] le weekend (dernier|passé)',
    ],
    'weekend+0': ['(ce|le) (week end|weekend)', 'en (week end|weekend)'],
    'weekend-next': ['[(le|pendant le)] (week end|weekend) (prochain|qui vient)'],
    'weekend+1': ["[le] (week end|weekend) (suivant|d'après)"],
    'month-1': ['[(pendant)] le mois (dernier|passé)'],
    'month+0': ['ce mois [ci]'],
    'month+1': ['[(pendant)] le mois (prochain|qui vient|suivant)'],
    'year-2': [],
    'year-1': ["[(pendant)] l'année (dernière|passée|précédente)", "[l'] an dernier"],
    'year+0': ['cette année', "l'année en cours"],
    'year+1': ["[(pendant)] l'année (prochaine|suivante|qui vient)", "l'an prochain"],
    'quarter-1': [
      '[(au|pendant)] [le] trimestre (dernier|passé|précédent)',
      '[au] dernier trimestre',
    ],
    'quarter+0': ['(ce|pendant ce) trimestre [ci]', 'le trimestre en cours'],
    'quarter+1': [
      '[(au|pendant)] [le] trimestre (prochain|suivant|qui vient)',
      '[(au|le)] prochain trimestre',
    ],
    'workweek-1': [],
    'workweek+0': ['en semaine'],
    'workweek+1': [],
  },
  partLeads: [
    `(première|premiere|premier|deuxième|seconde|troisième|quatrième|dernière|derniere|dernier|derniers|premiers) (semaine|semaines|quinzaine|moitié|jour|jours|week end) (de|du|d')`,
    `(début|debut|fin|milieu|mi|moitié|reste|semaine|tard|tôt|avant|après|apres|depuis|jusqu'à|jusqu'en|dès) [(de|du|le|la|en)] [(la|le)]`,
  ],
  wholeMonth: [
    '[(en|au mois de|pendant le mois de|durant le mois de|tout|pendant|tout le mois de|en plein mois de)] <month> [<year>]',
  ],
  nearMonth: {
    this: ['(ce|cet|cette|en ce) [mois de] <month>'],
    next: ['[(en|le)] <month> prochain', '[(en|le)] prochain <month>'],
    last: ['[(en|le)] <month> (dernier|passé)'],
  },
  wholeYear: [
    "(en|pendant|durant|toute|pour) [(l'année|année)] <year>",
    "(l'année|année) <year>",
    'en <year>',
  ],
  bare: { week: ['[la] semaine'], month: ['[le] mois'], year: ["(l'année|année)"] },
  seasons: {},
  parts: {
    nth: [
      "[(pendant|durant|dans)] [(la|le|au|les)] <nthword> <partunit> [(de|du|d'|de la|de l'|en|du mois de|du mois d')]",
    ],
    first: [
      "[(pendant|durant|dans)] [les] (premiers|premières) <count> <partunit> (de|du|d'|de la|de l')",
      "[(pendant|durant|dans)] [les] <count> (premiers|premières) <partunit> (de|du|d'|de la|de l')",
    ],
    last: [
      "[(pendant|durant|dans)] [(la|le|les)] (dernier|dernière|derniers|dernières) [<count>] <partunit> (de|du|d'|de la|de l')",
      "[(pendant|durant|dans)] [les] <count> (derniers|dernières) <partunit> (de|du|d'|de la|de l')",
    ],
    numbered: ['[(en|pendant)] [la] <partunit> <count> [(de|du)]'],
    units: {
      day: ['(jour|jours)'],
      week: ['(semaine|semaines)'],
      month: ['mois'],
      quarter: ['(trimestre|trimestres)'],
      half: ['(moitié|quinzaine|semestre)'],
    },
    calendarWeeks: ['semaine'],
    named: {
      start: ["[(au|en|dès le)] début [(de|du|d'|de la|de l')]"],
      middle: ["[(au|en)] milieu [(de|du|d'|de la|de l')]", '[(à la|vers la|en)] mi'],
      end: ["[(à la|en)] fin [(de|du|d'|de la|de l')]"],
      rest: ["[(le|pour le|pendant le)] reste (de|du|d'|de la|de l')"],
    },
    // "Fin de semaine" is its last working days, or in Canada the weekend.
    ofWeek: { start: [1, 2], middle: [3, 4] },
  },
  rolling: {
    ahead: [
      '[(dans|pendant|pour|sur|durant)] [les] (prochains|prochaines) <count> <unit>',
      '[(dans|pendant|pour|sur|durant|que)] [les] <count> (prochains|prochaines) <unit>',
      '[(dans|pendant|pour|sur|durant)] [les] <count> <unit> (suivants|suivantes|suivant|prochains|prochaines|à venir|qui viennent)',
      'dans (un|le) (délai|délais) [maximum] de <count> <unit>',
      'en moins de <count> <unit>',
    ],
    back: [
      '[(dans|pendant|sur|durant)] [les] (derniers|dernières) <count> <unit>',
      '[(dans|pendant|sur|durant)] [les] <count> (derniers|dernières) <unit>',
      '[(dans|pendant|sur|durant)] [les] <count> <unit> (passés|passées|précédents|précédentes)',
    ],
  },
  weekOf: ['[(pendant|durant|dans)] [la] semaine (du|de)'],
  letters: { quarter: ['t', 'q'], half: ['s'] },
  later: ['plus (tard|tôt)'],
  hourLeads: ['(à|vers|autour de|aux alentours de)'],
};
