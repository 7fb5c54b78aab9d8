import type { DateData } from '../dates/date-data.ts';
import { fromDay } from './counted-days.ts';
import { feastNames, feasts } from './feasts.ts';
import { otherWords, partings } from './not-days.ts';
import { below100 } from './numbers.ts';
import { publicDays } from './public-days.ts';

const part = '[(de|da|à|a|pela)] (manhã|manhãzinha|tarde|noite)';
const day = `[(na|no|à|às|para|pra|esta|este)] <weekday> [${part}]`;
const to =
  '[(no|o|a|ao|em|até|até ao|até o|a partir de|a partir do|desde|desde o|para o|pro|de|do)]';
const of = '[(de|do|em)]';
const coming = '(próximo|próxima|proximo|prox)';
const past = '(passado|passada|último|última|anterior)';

function feira(name: string, ...short: readonly string[]): string {
  return `(${name} feira|${name}|${short.map((each) => `${each} feira|${each}`).join('|')})`;
}

export const dates: DateData = {
  months: [
    '(janeiro|jan)',
    '(fevereiro|fev)',
    '(março|mar)',
    '(abril|abr)',
    '(maio|mai)',
    '(junho|jun)',
    '(julho|jul)',
    '(agosto|ago)',
    '(setembro|set|sept)',
    '(outubro|out)',
    '(novembro|nov)',
    // The short form is the number ten as well.
    '(dezembro)',
  ],
  weekdays: [
    feira('segunda', 'seg', '2ª', '2a'),
    feira('terça', '3ª', '3a'),
    feira('quarta', 'qua', '4ª', '4a'),
    feira('quinta', 'qui', '5ª', '5a'),
    feira('sexta', 'sex', '6ª', '6a'),
    '(sábado|sáb)',
    '(domingo|dom)',
  ],
  countedWeekdays: [
    'segundas [feiras]',
    'terças [feiras]',
    'quartas [feiras]',
    'quintas [feiras]',
    'sextas [feiras]',
    'sábados',
    'domingos',
  ],
  ordinals: Array.from({ length: 31 }, (_, i) => {
    return `(${[...below100(i + 1), ...(i === 0 ? ['primeiro'] : [])].join('|')})`;
  }),
  ordinalEndings: ['º', 'o', '°'],
  centuries: {
    18: ['mil [e] oitocentos [e]'],
    19: ['mil [e] novecentos [e]'],
    20: ['dois mil [e]'],
  },
  yearWords: [],
  units: {
    day: ['(dia|dias)'],
    week: ['(semana|semanas)'],
    month: ['(mês|meses)'],
    year: ['(ano|anos)'],
  },
  one: ['(um|uma)'],
  nearDays: {
    '-2': ['(anteontem|antes de ontem|antesdeontem)'],
    '-1': [`ontem [${part}]`],
    0: [
      `(hoje|hj) [${part}]`,
      '(ainda hoje|hoje mesmo|hoje em dia|logo à noite)',
      '(esta|nesta|desta) (noite|tarde|manhã|madrugada)',
    ],
    1: [`amanhã [${part}]`],
    2: [`[no] depois de amanhã [${part}]`],
  },
  feastNames,
  partings,
  otherWords,
  holidays: {
    ...feasts,
    '12-24': ['[(na|a)] (véspera de natal|véspera do natal|consoada|noite de natal)'],
    '12-25': ['[(no|dia de|o)] natal'],
    '12-31': [
      '[(na|no)] (véspera de ano novo|véspera do ano novo|réveillon|passagem de ano|passagem do ano|noite de ano novo)',
    ],
    '01-01': ['[(no|dia de|o)] (ano novo|dia de ano novo|primeiro dia do ano)'],
    '01-06': ['[dia de] reis'],
    '11-thu4': ['[no] [dia (de|da)] ação de graças'],
    '05-01': ['[no] dia (do|dos) (trabalho|trabalhador|trabalhadores)'],
    '06-24': ['[(dia de|no)] são joão'],
    '10-31': ['(halloween|dia das bruxas)'],
    '11-01': ['[dia de] todos os santos'],
    '11-02': ['(finados|dia de finados|dia dos finados)'],
    'easter-47': ['[(no|terça de|terça feira de)] carnaval', '[(na|terça feira)] terça gorda'],
    'easter-46': ['[na] quarta [feira] de cinzas'],
    'easter-7': ['[no] domingo de ramos'],
    'easter-3': ['[na] quinta [feira] santa'],
    'easter-2': ['[na] sexta [feira] (santa|da paixão)'],
    'easter+0': ['[(na|no|domingo de|dia de|no domingo de)] páscoa'],
    'easter+39': ['[(na|no)] [dia da] ascensão'],
    'easter+49': ['[(no|domingo de)] pentecostes'],
    'easter+60': ['[no] (corpus christi|corpo de deus)'],
  },
  countryDays: [
    ...publicDays,
    { names: ['[o] dia (do|dos) (pai|pais)'], days: { BR: '08-sun2', PT: '03-19' } },
    { names: ['[o] dia (da|das) (mãe|mães)'], days: { BR: '05-sun2', PT: '05-sun1' } },
    { names: ['[o] dia da independência'], days: { BR: '09-07', PT: '12-01' } },
  ],
  nths: [
    '(primeiro|primeira)',
    '(segundo|segunda)',
    '(terceiro|terceira)',
    '(quarto|quarta)',
    '(quinto|quinta)',
    '(sexto|sexta)',
    '(sétimo|sétima)',
    '(oitavo|oitava)',
    '(nono|nona)',
    '(décimo|décima)',
    '(décimo primeiro|décima primeira)',
    '(décimo segundo|décima segunda)',
  ],
  lastOnes: ['(último|última)'],
  nearMonths: {
    this: ['(deste|desse|do|neste) mês'],
    next: ['(do|no) (próximo|proximo) mês', '(do|no) mês (que vem|seguinte)'],
    past: ['(do|no) mês passado'],
  },
  forms: {
    nextHoliday: [],
    lastHoliday: [],
    holidayNextYear: [],
    holidayLastYear: [],
    nthInMonth: [
      `[(no|na|o|a)] <nthword> <weekday> (de|do mês de|em) <month> [${of} <year>]`,
      '[(no|na|o|a)] <nthword> <weekday> (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastInMonth: [
      `[(no|na|o|a)] <lastword> <weekday> (de|do mês de|em) <month> [${of} <year>]`,
      '[(no|na|o|a)] <lastword> <weekday> (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastDayInMonth: [
      `[(no|o)] <lastword> dia (de|do mês de|em) <month> [${of} <year>]`,
      '[(no|o)] <lastword> dia (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    nthLastDayInMonth: [],
    weekdayInWeeks: ['[(na|no)] <weekday> (daqui a|dentro de|em) <count> (semana|semanas)'],
    weekdayAfterNext: [],
    weekdayInOneWeek: ['[(na|no)] <weekday> a oito [dias]'],
    weekdayInTwoWeeks: [],
    weekdayWeeksAgo: ['[(na|no)] <weekday> há <count> (semana|semanas) [atrás]'],
    holiday: [`<holiday> [${of} <year>]`],
    calendar: [
      `[${day}] ${to} [dia] <day> ${of} <month> [${of} <year>]`,
      `[${day}] ${to} [dia] <day> (do|de) <monthdigits> (de|do) <year>`,
      `[${day}] (no dia|o dia|dia|ao dia) <day> do <monthdigits>`,
      `${to} [dia] <day> ${of} <month> [${of} <year>] <weekday>`,
      `<month> [dia] <day> [${of} <year>]`,
      '<year> <month> <day>',
      '<day> <year> <month>',
    ],
    dayOfMonth: [
      `[${day}] ${to} dia <day>`,
      `[${day}] (ao|este|esse|neste|nesse) dia <day>`,
      '<nth>',
      '<weekday> <nth>',
    ],
    dayOfThisMonth: [
      `${to} [dia] <day> (deste mês|desse mês|do corrente|do mês corrente|do mês atual)`,
    ],
    dayOfNextMonth: [
      `${to} [dia] <day> (do próximo mês|do mês que vem|do mês seguinte|do mês próximo)`,
    ],
    weekday: [day, '[(na|no)] <weekday> (agora|mesmo)'],
    nextWeekday: [
      `[(na|no|a|o)] ${coming} <weekday> [${part}]`,
      `[(na|no)] <weekday> (que vem|${coming}|seguinte) [${part}]`,
    ],
    lastWeekday: [
      `[(na|no|a|o)] ${past} <weekday> [${part}]`,
      `[(na|no)] <weekday> (${past}) [${part}]`,
    ],
    countedWeekday: ['(daqui a|dentro de|em) <count> <weekdays>'],
    weekdayNumber: [`${day} <day>`],
    weekdayOfThisWeek: [`${day} (desta semana|dessa semana|esta semana)`],
    weekdayThisWeek: ['(esta|este|nesta|neste|essa|nessa|nesse) <weekday>'],
    weekdayNextWeek: [
      `${day} (da|na) (próxima semana|semana que vem|semana seguinte)`,
      `[(na|para a)] (próxima semana|semana que vem) ${day}`,
      `${day} (semana que vem|próxima semana)`,
    ],
    weekdayLastWeek: [
      `${day} da (semana passada|última semana|semana anterior)`,
      `[na] semana passada ${day}`,
    ],
    ahead: [
      '(em|daqui a|daqui|dentro de|de hoje a) [<roughly>] <count> <unit>',
      '[<roughly>] <count> <unit> (a partir de hoje|a contar de hoje)',
    ],
    back: ['(há|faz) [<roughly>] <count> <unit> [atrás]', '[<roughly>] <count> <unit> atrás'],
    month: [
      `(em|até|desde|para|a partir de) [(o|ao)] <month> [${of} <year>]`,
      `[(no|ao|em|até ao|até o|para o|pro)] (início de|começo de|início do|começo do|inícios de|princípio de|
        princípios de) <month> [${of} <year>]`,
      `<month> ${of} <year>`,
    ],
    bareMonth: ['<month>', `${coming} <month>`, '<month> (que vem|próximo)', '[o] mês de <month>'],
    monthMiddle: [
      `[(em|no|até|para|por)] (meados de|a meio de|no meio de|meio de) <month> [${of} <year>]`,
    ],
    monthEnd: [
      `[(no|em|ao|até|até ao|até o|para o|pro)] (fim de|fins de|final de|finais de|fim do mês de) <month> [${of} <year>]`,
    ],
    thisMonthEnd: ['[(no|ao|até|até ao|até o|para o|pro|o)] (fim|final) (do mês|deste mês)'],
    nextMonthEnd: [
      '[(no|ao|até|até ao|até o|para o|pro|o)] (fim|final) do (próximo mês|mês que vem)',
    ],
  },
  fromDay,
  order: 'day-first',
  countedFrom: ['[logo] (antes|depois) (de|do|da)', '(anterior|seguinte) (a|ao)'],
  eves: [
    'mais (próximo|próxima|perto) (de|do|da)',
    '(véspera|vésperas|dia anterior|dia seguinte) (de|do|da|a|ao)',
  ],
  bounds: [
    '(antes|depois|após|anterior a|posterior a|mais tarde que|mais cedo que) [(de|do|da|das|dos|a|o|as)]',
    '(todo|toda|todos|todas|cada|sempre) [(o|a|os|as)]',
    '(primeiro|primeira|última|penúltima)',
  ],
  hourWords: ['(h|hs|horas|hora|da|de)'],
  goesOn: ['(antes|depois) d(e|o|a)', '(sim|feira) e não'],
  around: [
    `(em algum momento|algum dia|em|no|na|nos|nas|o|a|os|as|ao|à|às|aos|de|do|da|para|pra|pro|por|até|desde|é|e|seria|será|vai ser|pode ser|dia|
      data|hora|horas|então|fica|está|bom|boa|ótimo|óptimo|perfeito|bem|dá|por favor|se faz favor|pf|pfv|serve|
      exatamente|lá|pelas|pelos|a partir|tá|,)`,
  ],
};
