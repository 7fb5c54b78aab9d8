import type { SpanData } from '../span-data.ts';

export const spans: SpanData = {
  from: ['(de|do|da|desde|desde o|a partir de|a partir do|a partir da|começando em)'],
  to: ['(a|ao|à|até|até o|até ao|até à|e até)'],
  between: ['entre [o] [dia]'],
  and: ['e [o] [dia]'],
  until: ['(até|até o|até ao)'],
  lasting: ['(por|durante)'],
  nights: ['(noite|noites)'],
  articles: ['(o|a|dia|de|do)'],
  periods: {
    'week-1': ['[(na|a)] semana passada', '[(na|a)] última semana'],
    'week+0': ['(esta|essa|nesta|nessa) semana'],
    'week+1': ['[(na|a)] (próxima semana|semana que vem|semana seguinte)'],
    'week+2': ['daqui a duas semanas'],
    'weekend-1': ['[(no|o)] (fim de semana passado|último fim de semana)'],
    'weekend+0': ['(este|neste|esse|nesse|no|o) fim de semana'],
    'weekend-next': ['[(no|o)] (próximo fim de semana|fim de semana que vem)'],
    'weekend+1': ['[(no|o)] fim de semana seguinte'],
    'month-1': ['[(no|o)] mês passado'],
    'month+0': ['(este|neste|esse|nesse) mês'],
    'month+1': ['[(no|o)] (próximo mês|mês que vem|mês seguinte)'],
  },
  partLeads: [
    `(primeira|primeiro|segunda|terceira|quarta|última|ultima|último|ultimo|últimos|primeiros) (semana|quinzena|metade|dia|dias|fim de semana) (de|do|da|em)`,
    `(início|inicio|começo|fim|final|finais|meados|metade|resto|semana|tarde|cedo|antes|depois|desde|até) [(de|do|da|em|o|a)] [(o|a)]`,
  ],
  wholeMonth: [
    '[(em|durante|todo|todo o mês de|no mês de|durante todo o mês de)] <month> [(de)] [<year>]',
  ],
  hourLeads: ['(à|às|pelas|por volta das)'],
};
