import type { SpanData } from '../spans/span-data.ts';

export const spans: SpanData = {
  from: ['(del|de|desde|desde el|a partir del|a partir de|empezando el)'],
  to: ['(al|a|hasta|hasta el|y hasta el)'],
  between: ['entre [el]'],
  and: ['(y|e) [el]'],
  until: ['(hasta|hasta el)'],
  lasting: ['(por|durante)'],
  startsOn: ['(desde|desde el|a partir del|a partir de|empezando el|empezando)'],
  nights: ['(noche|noches)'],
  articles: ['(el|la|de|del)'],
  periods: {
    'week-1': ['[(en|durante)] [la] semana pasada', '[(en|durante)] la (pasada|última) semana'],
    'week+0': ['[en] esta [misma] semana'],
    'week+1': [
      '[(en|durante)] la (próxima semana|semana próxima|semana que viene|semana siguiente)',
    ],
    'week+2': ['dentro de dos semanas'],
    'weekend-1': ['[(en|durante)] el fin de semana pasado'],
    'weekend+0': ['[en] este fin de semana', '[(en|durante)] el fin de semana'],
    'weekend-next': [
      '[(en|durante)] el (próximo fin de semana|fin de semana próximo|fin de semana que viene)',
    ],
    'weekend+1': ['[(en|durante)] el fin de semana siguiente'],
    'month-1': ['[en] el mes pasado'],
    'month+0': ['[en] este mes'],
    'month+1': ['[en] el (próximo mes|mes próximo|mes que viene|mes siguiente)'],
    'year-2': ['[(en|durante)] el año antepasado'],
    'year-1': ['[(en|durante)] [el] (año pasado|año anterior|pasado año|último año)'],
    'year+0': [
      '[en] este [mismo] año [(calendario|natural)]',
      '[en] el (año en curso|presente año|año actual)',
    ],
    'year+1': [
      '[(en|durante)] [el] (próximo año|año próximo|año que viene|año siguiente|año entrante)',
    ],
    'quarter-1': [
      '[(en|durante)] [el] (trimestre pasado|trimestre anterior|pasado trimestre|último trimestre)',
    ],
    'quarter+0': [
      '[en] este [mismo] trimestre',
      '[en] [el] (trimestre actual|trimestre en curso|presente trimestre)',
    ],
    'quarter+1': [
      '[(en|durante)] [el] (próximo trimestre|trimestre próximo|trimestre que viene|trimestre siguiente)',
    ],
    'workweek-1': [],
    'workweek+0': ['entre semana', '[en] esta semana laboral'],
    'workweek+1': ['[(en|durante)] la próxima semana laboral'],
  },
  partLeads: [
    `(primera|primer|segunda|tercera|cuarta|última|ultima|último|ultimo|últimos|primeros|próxima) (semana|quincena|mitad|día|días|fin de semana) (de|del|en)`,
    `(inicio|inicios|principio|principios|comienzo|comienzos|fin|final|finales|mediados|mitad|resto|semana|tarde|temprano|antes|después|despues|desde|hasta) [(de|del|en|el|la)] [(el|la)]`,
  ],
  wholeMonth: [
    '[(en|durante|todo|durante todo|en todo|en el mes de|el mes de)] <month> [(de|del)] [<year>]',
  ],
  nearMonth: {
    this: ['[en] este [(mes de)] <month>'],
    next: [
      '[(en|para)] [el] (próximo|siguiente) <month>',
      '[(en|para)] [el] <month> (próximo|siguiente|que viene|que entra)',
    ],
    last: ['[en] [el] (pasado|último) <month>', '[en] [el] <month> (pasado|último|anterior)'],
  },
  wholeYear: [
    '(en|durante|todo|durante todo) [el] [(año|año calendario|año natural)] <year>',
    '(año|año calendario) <year>',
  ],
  bare: { week: ['[la] semana'], month: ['[el] mes'], year: ['[el] año [(calendario|natural)]'] },
  seasons: {},
  parts: {
    nth: ['[(en|durante)] [(la|el)] <nthword> <partunit> [del] [(de|del|de la|en)]'],
    first: [
      '[(en|durante|para)] [(las|los)] (primeras|primeros) <count> <partunit> (de|del|de la)',
      '[(en|durante|para)] [(las|los)] <count> (primeras|primeros) <partunit> (de|del|de la)',
    ],
    last: [
      '[(en|durante|para)] [(la|el|las|los)] (última|último|últimas|últimos) [<count>] <partunit> (de|del|de la)',
      '[(en|durante|para)] [(las|los)] <count> (últimas|últimos) <partunit> (de|del|de la)',
    ],
    numbered: ['[(en|durante)] [la] <partunit> <count> (de|del)'],
    units: {
      day: ['(día|días)'],
      week: ['(semana|semanas)'],
      month: ['(mes|meses)'],
      quarter: ['(trimestre|trimestres)'],
      half: ['(mitad|semestre|quincena)'],
    },
    calendarWeeks: [],
    named: {
      start: [
        '[(a|al|en)] [(el|los)] (principio|principios|comienzo|comienzos|inicio|inicios) (de|del|de la)',
      ],
      middle: ['[a] mediados (de|del)'],
      end: ['[(a|al|hacia)] [el] (finales|final|fines) (de|del|de la)', '(fin|fines) (de la|del)'],
      rest: ['[(en|durante|para)] [el] resto (de|del|de la)'],
    },
    ofWeek: { start: [1, 3], end: [5, 7] },
  },
  rolling: {
    ahead: [
      '[(en|durante|por|para)] [(los|las)] (próximos|próximas|siguientes) <count> <unit>',
      '[(en|durante|por|para)] [(los|las)] <count> (próximos|próximas) <unit>',
      '[(en|durante|por|para)] [(los|las)] <count> <unit> (siguientes|próximos|próximas|que vienen)',
      'en (un|el) (plazo|periodo|período) [máximo] de <count> <unit>',
      'antes de que pasen <count> <unit>',
    ],
    back: [
      '[(en|durante)] [(los|las)] (últimos|últimas|pasados|pasadas) <count> <unit>',
      '[(en|durante)] [(los|las)] <count> (últimos|últimas|pasados|pasadas) <unit>',
      '[(en|durante)] [(los|las)] <count> <unit> (pasados|pasadas|anteriores)',
    ],
  },
  weekOf: ['[(en|durante|para)] [la] semana (del|de|que empieza el) [día]'],
  letters: { quarter: ['t', 'q'], half: ['s'] },
  later: ['más (tarde|adelante|temprano)'],
  hourLeads: ['(a la|a las|sobre las|hacia las)'],
};
