import type { SpanData } from '../span-data.ts';

export const spans: SpanData = {
  from: ['(du|de|dès|dès le|à partir du|à partir de|depuis|depuis le|à compter du)'],
  to: ["(au|à|jusqu'au|jusqu'à|jusque|et jusqu'au)"],
  between: ['entre [le]'],
  and: ['et [le]'],
  until: ["(jusqu'au|jusqu'à|jusque)"],
  lasting: ['(pour|pendant|durant)'],
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
  },
  partLeads: [
    `(première|premiere|premier|deuxième|seconde|troisième|quatrième|dernière|derniere|dernier|derniers|premiers) (semaine|semaines|quinzaine|moitié|jour|jours|week end) (de|du|d')`,
    `(début|debut|fin|milieu|mi|moitié|reste|semaine|tard|tôt|avant|après|apres|depuis|jusqu'à|jusqu'en|dès) [(de|du|le|la|en)] [(la|le)]`,
  ],
  wholeMonth: [
    '[(en|au mois de|pendant le mois de|durant le mois de|tout|pendant|tout le mois de|en plein mois de)] <month> [<year>]',
  ],
  hourLeads: ['(à|vers|autour de|aux alentours de)'],
};
