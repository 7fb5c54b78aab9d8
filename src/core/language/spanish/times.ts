import type { DurationData } from '../times/duration-data.ts';
import type { TimeData } from '../times/time-data.ts';
import { namesOf } from './numbers.ts';

const minutes = Object.fromEntries(
  Array.from({ length: 59 }, (_, i) => {
    const names = `(${namesOf(i + 1).join('|')})`;
    return [String(i + 1), i < 9 ? [names, `(cero|zero) ${names}`] : [names]];
  }),
) as Readonly<Record<string, readonly string[]>>;

const hours = [
  '(cero|las cero)',
  '(una|uno)',
  ...Array.from({ length: 22 }, (_, i) => `(${namesOf(i + 2).join('|')})`),
];
const at = '[(a|sobre|hacia|desde|hasta|para|de)] [(la|las)]';
const sharp = '[(en punto|horas|hs|hrs|h)]';

export const times: TimeData = {
  hours,
  hoursToCome: [],
  halfPrefix: '',
  minutes,
  parts: {
    am: [
      '(am|a m|de la mañana|por la mañana|en la mañana|a la mañana|de mañana|esta mañana|temprano en la mañana)',
    ],
    noon: ['(del mediodía|del medio día|del día|[al] mediodía|a mediodía)'],
    pm: [
      '(pm|p m|de la tarde|por la tarde|en la tarde|a la tarde|esta tarde|de la siesta|de tarde)',
    ],
    evening: [],
    night: [
      '(de la noche|por la noche|anoche|ayer noche|en la noche|a la noche|esta noche|de la madrugada|de madrugada|de noche)',
    ],
  },
  partsAhead: { pm: ['tarde'], night: ['noche'] },
  meals: {
    am: ['[(el|de)] desayuno'],
    noon: ['[(la|de)] (comida|almuerzo)'],
    night: ['[(la|de)] cena'],
  },
  roughly: ['((sobre|hacia|a eso de|alrededor de|cerca de|como a|tipo) [(la|las)])'],
  writesWholeDays: false,
  partEndings: { am: ['am'], pm: ['pm'] },
  hourEndings: ['h', 'hs', 'hrs'],
  named: {
    0: ['[(a|la|a la)] (medianoche|media noche)'],
    12: ['[(a|al|el)] (mediodía|medio día)'],
  },
  forms: {
    clock: [
      `${at} (<clock>|<hour>) ${sharp} <part>`,
      `${at} <clock> ${sharp} [<part>]`,
      `${at} <hour> (y|con|horas y|horas) <minute> [minutos] [<part>]`,
      `${at} <hour> <minute> <part>`,
      `${at} <grown> [<part>]`,
      `${at} <short> <part>`,
      `${at} <timed>`,
      `${at} <hour> <part> (y|con) <minute> [minutos]`,
      `${at} <hour> [horas]`,
    ],
    partFirst: [
      `<ahead> [,] (a (la|las)|<roughly>) (<clock>|<hour>) ${sharp}`,
      `<meal> (a (la|las)|<roughly>) (<clock>|<hour>) ${sharp}`,
    ],
    fullHour: [
      '(a|sobre|hacia|desde|hasta|para) (la|las) <hour> [(en punto|horas|hs|hrs|h)] [<part>]',
      '[(la|las)] <hour> (en punto|hs|hrs) [<part>]',
      `${at} <clock> (horas|hs|hrs|h) [<part>]`,
    ],
    half: [
      `${at} <hour> y (media|medio) [<part>]`,
      `${at} (<hour>|<timed>) [<part>] y (media|medio)`,
      '<ahead> a (la|las) <hour> y (media|medio)',
    ],
    quarter: [
      `${at} <hour> y (cuarto|un cuarto) [<part>]`,
      `${at} (<hour>|<timed>) [<part>] y (cuarto|un cuarto)`,
      '<ahead> a (la|las) <hour> y cuarto',
    ],
    past: [
      '[(a|son)] <minute> [(minutos|min)] (pasadas|pasados|después de) (la|las|de la|de las) <hour> [<part>]',
    ],
    to: [
      `${at} (<hour>|<timed>) menos <minute> [<part>]`,
      '[(a|al)] [(faltan|falta)] <minute> [(minutos|min)] (para|pa) (la|las) <hour> [<part>]',
    ],
    quarterTo: [
      `${at} (<hour>|<timed>) menos (cuarto|un cuarto) [<part>]`,
      '[(a|al)] [(un|el)] cuarto (para|pa) (la|las) <hour> [<part>]',
    ],
    halfToCome: [],
    quarterToCome: [],
    minutesToCome: [],
  },
};

export const durations: DurationData = {
  units: {
    second: ['(segundo|segundos|seg)'],
    minute: ['(minuto|minutos|minutitos|min|mins)'],
    hour: ['(hora|horas|horita|horitas|h|hs|hr|hrs)'],
    day: ['(día|días)'],
    week: ['(semana|semanas|sem)'],
    month: ['(mes|meses)'],
    year: ['(año|años)'],
  },
  one: ['(un|una|otro|otra)', '(todo|toda) (el|la|un|una)'],
  between: ['(más|completos|completas|enteros|enteras|largos|largas|buenos|buenas)'],
  ofUnit: ['de'],
  longer: {
    '15 day': ['quincenas'],
    '3 month': ['trimestres'],
    '6 month': ['semestres'],
    '10 year': ['(década|décadas)'],
  },
  named: {
    '15 minute': ['[un] cuarto de hora'],
    '30 minute': ['[una] (media hora|media horita)'],
    '45 minute': ['tres cuartos de (hora|horas)'],
    '90 minute': ['[una] hora y media'],
    '15 day': ['[(una|la)] quincena'],
    '6 month': ['[(un|el)] (semestre|medio año)'],
    '3 month': ['[(un|el)] trimestre'],
    '18 month': ['[un] año y medio'],
  },
  andHalf: ['y (media|medio)'],
  connectors: ['y', 'con'],
  ahead: {
    before: ['(en|dentro de|de aquí a)'],
    behind: ['((a partir|a contar) de ahora|desde ahora)'],
    now: ['ahora [mismo]', '(ya mismo|inmediatamente|en este momento)'],
  },
  past: { before: ['hace'], behind: ['atrás'], named: {} },
  pointsBefore: ['(hace|cada|próximos|próximas|últimos|últimas|dentro de|en|de aquí a)'],
  pointsBehind: ['(atrás|después|más tarde|antes)'],
};
