import type { DateData } from '../dates/date-data.ts';
import { fromDay } from './counted-days.ts';
import { feastNames, feasts } from './feasts.ts';
import { otherWords, partings } from './not-days.ts';
import { namesOf } from './numbers.ts';
import { publicDays } from './public-days.ts';

const time =
  '[(por la (mañana|tarde|noche)|a la (mañana|tarde|noche)|en la (mañana|tarde|noche)|a (mediodía|primera hora|última hora)|al mediodía|de madrugada|temprano)]';
const day = `[(el|este|para el|del|al|hasta el|desde el|día)] <weekday> [(día|el día)] ${time}`;
const to = '[(el|al|para el|del|desde el|hasta el|a|día|el día|al día|del día|para el día|de)]';
const coming = '(próximo|siguiente|entrante|que viene|que entra|que sigue|venidero)';
const past = '(pasado|anterior|que pasó|último)';
const nextWeek = `(la semana (que viene|próxima|siguiente|entrante|que entra|que sigue)|la (próxima|siguiente) semana)`;
const lastWeek = '(la semana (pasada|anterior)|la (pasada|última) semana)';

const ordinals = Array.from({ length: 31 }, (_, i) => `(${namesOf(i + 1).join('|')})`);

export const dates: DateData = {
  months: [
    '(enero|ene)',
    '(febrero|feb)',
    '(marzo|mar|mzo)',
    '(abril|abr)',
    '(mayo|may)',
    '(junio|jun)',
    '(julio|jul)',
    '(agosto|ago|agto)',
    '(septiembre|setiembre|sept|sep|set)',
    '(octubre|oct)',
    '(noviembre|nov)',
    '(diciembre|dic)',
  ],
  weekdays: [
    '(lunes|lun|lu)',
    '(martes|ma)',
    '(miércoles|mié|miercoles|mx)',
    '(jueves|jue|ju)',
    '(viernes|vie)',
    '(sábado|sáb|sábados)',
    '(domingo|dom|domingos)',
  ],
  countedWeekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
  ordinals: ordinals.map((words, i) => (i === 0 ? '(primero|primer|uno|1ero)' : words)),
  ordinalEndings: ['º', '°', 'ro', 'ero', 'er', 'do', 'to', 'mo', 'vo', 'no', 'ª', 'o'],
  centuries: { 18: ['mil ochocientos'], 19: ['mil novecientos'], 20: ['dos mil'] },
  yearWords: [],
  units: {
    day: ['(día|días)'],
    week: ['(semana|semanas|sem)'],
    month: ['(mes|meses)'],
    year: ['(año|años)'],
  },
  one: ['(un|una)'],
  nearDays: {
    '-3': ['(trasanteayer|anteanteayer)'],
    '-2': [`(anteayer|antier|antes de ayer|antes ayer) ${time}`],
    '-1': [`ayer ${time}`, 'anoche'],
    0: [
      `hoy [(mismo|día)] ${time}`,
      '(esta (mañana|tarde|noche|madrugada)|en el día de hoy|el día de hoy|hoy en la (mañana|tarde|noche))',
    ],
    1: [`mañana [(mismo|temprano)] ${time}`, '(el día de mañana|al día siguiente de hoy)'],
    2: [`(pasado mañana|pasadomañana) ${time}`],
  },
  feastNames,
  partings,
  otherWords,
  holidays: {
    ...feasts,
    '01-01': ['[(el|en|día de)] (año nuevo|primero de año|día de año nuevo)'],
    '01-06': ['[(el|en|día de|día de los)] (reyes|reyes magos|día de reyes)'],
    '02-14': ['[(el|en)] [(día de)] (san valentín|los enamorados|día de los enamorados)'],
    '03-17': ['[(el|en)] [día de] san patricio'],
    '04-22': ['[(el|en)] día de la tierra'],
    '11-thu4': ['[(el|en)] [día de] acción de gracias'],
    '05-01': ['[(el|en)] (día del trabajo|día del trabajador|día de los trabajadores)'],
    '08-15': ['[(la|en la)] (asunción|día de la asunción)'],
    '10-12': ['[(el|en el)] (día de la hispanidad|día de la raza)'],
    '10-31': ['[(en|noche de)] halloween'],
    '11-01': ['[(el|en)] (día de todos los santos|todos los santos)'],
    '11-02': ['[(el|en)] (día de muertos|día de los muertos|día de los difuntos)'],
    '12-08': ['[(la|en la)] (inmaculada|inmaculada concepción)'],
    '12-24': ['[(la|en|en la|para)] (nochebuena|noche buena)', 'víspera de navidad'],
    '12-25': ['[(la|en|el|para)] (navidad|día de navidad)'],
    '12-28': ['[(el|los)] (día de los inocentes|santos inocentes|día de los santos inocentes)'],
    '12-31': [
      '[(la|en|el|para|en la)] (nochevieja|noche vieja|fin de año|víspera de año nuevo|san silvestre|último día del año)',
    ],
    'easter-47': ['[(el)] martes de carnaval'],
    'easter-46': ['[(el)] miércoles de ceniza'],
    'easter-7': ['[(el)] domingo de ramos'],
    'easter-3': ['[(el)] jueves santo'],
    'easter-2': ['[(el)] viernes santo'],
    'easter-1': ['[(el)] (sábado santo|sábado de gloria)'],
    'easter+0': [
      '[(el|en)] (domingo de (resurrección|pascua)|pascua|día de pascua|domingo de gloria)',
    ],
    'easter+1': ['[(el)] lunes de pascua'],
    'easter+49': ['[(el|en)] pentecostés'],
    'easter+60': ['[(el|en)] corpus christi'],
  },
  countryDays: publicDays,
  nths: [
    '(primer|primero|primera)',
    '(segundo|segunda)',
    '(tercer|tercero|tercera)',
    '(cuarto|cuarta)',
    '(quinto|quinta)',
    '(sexto|sexta)',
    '(séptimo|séptima)',
    '(octavo|octava)',
    '(noveno|novena)',
    '(décimo|décima)',
    '(undécimo|undécima)',
    '(duodécimo|duodécima)',
  ],
  lastOnes: ['(último|última)'],
  nearMonths: {
    this: ['(este|del presente|de este|del) mes'],
    next: [`[del] (próximo|proximo) mes`, '[(del|el)] mes (que viene|próximo|siguiente|entrante)'],
    past: ['[del] (pasado|último|anterior) mes', '[(del|el)] mes (pasado|anterior)'],
  },
  forms: {
    nextHoliday: [],
    lastHoliday: [],
    holidayNextYear: [],
    holidayLastYear: [],
    nthInMonth: [
      '[(el|la)] <nthword> <weekday> (de|del mes de|en) <month> [(de|del)] [<year>]',
      '[(el|la)] <nthword> <weekday> [(de|en)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastInMonth: [
      '[(el|la)] <lastword> <weekday> (de|del mes de|en) <month> [(de|del)] [<year>]',
      '[(el|la)] <lastword> <weekday> [(de|en)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    lastDayInMonth: [
      '[el] <lastword> día (de|del mes de|en) <month> [(de|del)] [<year>]',
      '[el] <lastword> día [(de|en)] (<nextmonth>|<pastmonth>|<thismonth>)',
    ],
    nthLastDayInMonth: [],
    weekdayInWeeks: ['[el] <weekday> (en|dentro de) <count> (semana|semanas)'],
    weekdayAfterNext: [],
    weekdayInOneWeek: ['[(el|este|de este|del)] <weekday> en (ocho|8) [días]'],
    weekdayInTwoWeeks: ['[el] <weekday> en (quince|15) [días]'],
    weekdayWeeksAgo: ['[el] <weekday> [de] hace <count> (semana|semanas)'],
    holiday: ['[(el|en)] <holiday> [(de|del|del año)] [<year>]'],
    calendar: [
      `[${day}] ${to} <day> [de] <month> [(de|del|del año)] [<year>]`,
      `[${day}] ${to} <day> del mes de <month> [(de|del|del año)] [<year>]`,
      `[${day}] ${to} <month> <day> [(de|del)] [<year>]`,
      `[${day}] [(el|día|el día|para el|al)] <day> (del|de) <monthdigits> (de|del) <year>`,
      `[${day}] (el|día|el día|para el|al) <day> del <monthdigits>`,
      '<year> <month> <day>',
      '<day> <year> <month>',
    ],
    dayOfMonth: [
      `${day} (el|al|del|día|el día) <day>`,
      '(el|al|para el|del|hasta el|desde el|día|el día|al día|para el día) <day>',
      '<nth>',
    ],
    dayOfThisMonth: [
      `${to} <day> [de] este mes`,
      `${to} <day> (del mes|del corriente|de este|del presente mes)`,
    ],
    dayOfNextMonth: [`${to} <day> (del mes|del próximo) ${coming}`, `${to} <day> del próximo mes`],
    weekday: [day],
    nextWeekday: [
      `[(el|para el|este)] ${coming} <weekday> ${time}`,
      `[(el|para el|este)] <weekday> ${coming} ${time}`,
    ],
    lastWeekday: [`[(el|este)] ${past} <weekday> ${time}`, `[(el|este)] <weekday> ${past} ${time}`],
    countedWeekday: ['(en|dentro de) <count> <weekdays>'],
    weekdayNumber: [`${day} <day>`],
    weekdayOfThisWeek: [`${day} de esta [(misma)] semana`, `esta semana ${day}`],
    weekdayThisWeek: [],
    weekdayNextWeek: [
      `${day} de ${nextWeek}`,
      `${nextWeek} ${day}`,
      `[el] <weekday> ${coming} de ${nextWeek}`,
    ],
    weekdayLastWeek: [`${day} de ${lastWeek}`, `${lastWeek} ${day}`],
    ahead: [
      '(en|dentro de|de aquí a|de acá a|pasados|tras) [<roughly>] <count> <unit>',
      '[<roughly>] <count> <unit> (desde hoy|a partir de hoy|a contar de hoy|a contar desde hoy)',
      'hoy en <count> <unit>',
    ],
    back: [
      'hace [(como|ya)] [<roughly>] <count> <unit>',
      '[<roughly>] <count> <unit> (atrás|antes de hoy)',
    ],
    month: [
      `[(en|a|para|desde|hasta)] (principios|comienzos|inicios|primeros) (de|del mes de) <month> [(de|del)] [<year>]`,
      '(en|para|desde|hasta) <month> [(de|del)] [<year>]',
      '<month> (de|del) <year>',
      '<month> <year>',
    ],
    bareMonth: ['<month>', `<month> ${coming}`, `${coming} <month>`],
    monthMiddle: [
      `[(a|para|hacia)] (mediados|mitad|mitades) (de|del mes de) <month> [(de|del)] [<year>]`,
    ],
    monthEnd: [
      `[(a|para|hacia)] (fines|finales|final|fin|últimos) (de|del mes de) <month> [(de|del)] [<year>]`,
    ],
    thisMonthEnd: [
      `[(a|para|hacia)] (fines|finales|final|fin) (de|del|de este) mes`,
      '[(a|para)] (fin de mes|finales de este mes)',
    ],
    nextMonthEnd: [
      `[(a|para|hacia)] (fines|finales|final|fin) (del próximo mes|del mes (que viene|próximo|siguiente|entrante))`,
    ],
  },
  fromDay,
  order: 'day-first',
  countedFrom: ['[justo] (antes|después) (de|del) [la]', '(anterior|siguiente) (a|al) [la]'],
  eves: [
    'más (cercano|próximo) (a|al) [la]',
    '(víspera|vísperas|día anterior|día siguiente) (de|del|a|al) [la]',
  ],
  bounds: [
    '[no] (antes de|después de|antes que|posterior a|anterior a|pasado|luego de|previo a|más tarde de) [(el|la|las|los)]',
    '[no] (antes|después|luego)',
    '[no] (antes del|después del|luego del|anterior al|posterior al|antes de la|después de la)',
    '(cada|todos los|todas las|siempre los|algún|ningún|los|domingos y|primer|segundo|tercer|último)',
    '(la|buena|toda la|media|de la|por la|en la|a la)',
    '(ortodoxo|ortodoxa|chino|judío|islámico|super)',
  ],
  hourWords: ['(h|hs|horas|hora|de la|por la)'],
  goesOn: [
    '(antes|después) (de|del) (próximo|siguiente)',
    '(chino|lunar|judío|ortodoxo|ortodoxa|islámico|por medio|sí y)',
  ],
  around: [
    `(en algún momento|algún día|el|la|las|los|a|al|en|para|por|de|del|desde|hasta|día|es|sería|será|fue|que|sea|está|bien|perfecto|genial|
      mejor|entonces|favor|gracias|fecha|sobre|hacia|eso de|me|nos|viene|va|puede ser|podría ser|
      digamos|pues|vale|ok|,)`,
  ],
};
