import type { SpanData } from '../span-data.ts';

export const spans: SpanData = {
  from: ['(del|de|desde|desde el|a partir del|a partir de|empezando el)'],
  to: ['(al|a|hasta|hasta el|y hasta el)'],
  between: ['entre [el]'],
  and: ['(y|e) [el]'],
  until: ['(hasta|hasta el)'],
  lasting: ['(por|durante)'],
  nights: ['(noche|noches)'],
  articles: ['(el|la|de|del)'],
  periods: {
    'week-1': ['[(en|durante)] la semana pasada', 'la pasada semana'],
    'week+0': ['esta semana'],
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
  },
  partLeads: [
    `(primera|primer|segunda|tercera|cuarta|última|ultima|último|ultimo|últimos|primeros|próxima) (semana|quincena|mitad|día|días|fin de semana) (de|del|en)`,
    `(inicio|inicios|principio|principios|comienzo|comienzos|fin|final|finales|mediados|mitad|resto|semana|tarde|temprano|antes|después|despues|desde|hasta) [(de|del|en|el|la)] [(el|la)]`,
  ],
  wholeMonth: [
    '[(en|durante|todo|durante todo|en todo|en el mes de|el mes de)] <month> [(de|del)] [<year>]',
  ],
  hourLeads: ['(a la|a las|sobre las|hacia las)'],
};
