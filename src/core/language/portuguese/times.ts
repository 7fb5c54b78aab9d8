import type { DurationData } from '../times/duration-data.ts';
import type { TimeData } from '../times/time-data.ts';
import { below100 } from './numbers.ts';

function one(value: number): string {
  return `(${below100(value).join('|')})`;
}

/** Below ten only with their word, or "entre sete e oito" would be a time; five is said without. */
const minutes = Object.fromEntries(
  Array.from({ length: 59 }, (_, i) => {
    const counted = `(${[...below100(i + 1), String(i + 1)].join('|')}) (minutos|minuto|min|mins)`;
    if (i + 1 >= 10) return [String(i + 1), [one(i + 1)]];
    return [String(i + 1), i + 1 === 5 ? [one(5), counted] : [counted]];
  }),
) as Readonly<Record<string, readonly string[]>>;

const hours = Array.from({ length: 24 }, (_, hour) => {
  if (hour === 0) return '(zero|meia noite|meianoite)';
  if (hour === 1) return '(uma)';
  return hour === 12 ? '(doze|meio dia|meiodia)' : one(hour);
});

const h = '[(h|hs|hora|horas|hrs)]';
const at = '[(a|as|à|às|o|ao)]';
const min = '[(minutos|minuto|min|mins|m)]';

export const times: TimeData = {
  hours,
  hoursToCome: [],
  halfPrefix: '',
  minutes,
  parts: {
    am: [
      '(da manhã|de manhã|pela manhã|na manhã|da madrugada|de madrugada|hoje de manhã|(esta|nesta|desta) (manhã|madrugada)|a m|am|manhã|matina|da matina)',
    ],
    noon: ['(do meio dia|na hora do almoço|ao almoço)'],
    pm: [
      `(da tarde|de tarde|à tarde|a tarde|pela tarde|da tardinha|(esta|nesta|desta) tarde|hoje à tarde|tarde|p m|pm)`,
    ],
    evening: [
      '(da noite|à noite|a noite|de noite|pela noite|(esta|nesta|desta) noite|hoje à noite|noite)',
    ],
    night: [],
  },
  partsAhead: {},
  meals: {
    am: ['[(o|do)] (café da manhã|pequeno almoço)'],
    noon: ['[(o|do)] almoço'],
    evening: ['[(o|do)] jantar'],
  },
  roughly: ['(pelas|lá pelas|por volta das|cerca das|perto das|mais ou menos às|umas)'],
  writesWholeDays: false,
  partEndings: { am: ['am'], pm: ['pm'] },
  hourEndings: ['h', 'hs', 'hrs', 'horas'],
  named: {
    0: ['(meia noite|meianoite)'],
    12: ['(meio dia|meiodia)'],
  },
  forms: {
    clock: [
      `(<clock>|<hour>) ${h} [em ponto] <part>`,
      `<clock> ${h} [em ponto] [<part>]`,
      `<hour> e <minute> ${min} [<part>]`,
      `<hour> (horas|hora|h) [e] <minute> ${min} [<part>]`,
      '<grown> [em ponto] [<part>]',
      '<short> <part>',
      '<timed>',
      `<hour> <part> e <minute> ${min}`,
      '<hour>',
    ],
    partFirst: [
      `<ahead> [(às|as|à)] [<roughly>] (<clock>|<hour>) ${h}`,
      `<meal> [(às|as|à)] [<roughly>] (<clock>|<hour>) ${h}`,
    ],
    fullHour: [
      '<clock> (horas|hora|h|hs|hrs) [<part>]',
      '<hour> (horas|hora|h|hs|hrs) [em ponto] [<part>]',
      '<hour> em ponto [<part>]',
    ],
    half: [
      `(<hour>|<clock>) ${h} e meia [<part>]`,
      `(<hour>|<timed>) ${h} [<part>] e meia`,
      '<ahead> (às|as|à) <hour> e meia',
    ],
    quarter: [
      `<hour> ${h} e (um quarto|quarto) [<part>]`,
      `(<hour>|<timed>) ${h} [<part>] e (um quarto|quarto)`,
    ],
    past: [
      '<minute> (minutos|minuto|min|mins) (depois|passados) (das|da|do) (<hour>|<timed>) [<part>]',
      '(passam|são|passa) <minute> (das|da|do) <hour> [<part>]',
    ],
    to: [
      `<minute> ${min} (para|pra|p|pras) ${at} (<hour>|<timed>) ${h} [<part>]`,
      `<hour> ${h} menos <minute> ${min} [<part>]`,
      `<minute> ${min} (para|pra|p) [(o|a)] <named>`,
      '<few> (para|pra|p) [(o|a)] <named>',
    ],
    quarterTo: [
      `[um] quarto (para|pra|pras) ${at} <hour> [<part>]`,
      `<hour> ${h} menos [um] quarto [<part>]`,
    ],
    halfToCome: [],
    quarterToCome: [],
    minutesToCome: [],
  },
};

export const durations: DurationData = {
  units: {
    second: ['(segundo|segundos|seg|segs)'],
    minute: ['(minuto|minutos|min|mins)'],
    hour: ['(hora|horas|h|hs|hrs)'],
    day: ['(dia|dias)'],
    week: ['(semana|semanas|sem)'],
    month: ['(mês|meses)'],
    year: ['(ano|anos)'],
  },
  one: ['(um|uma|outro|outra)', 'mais (um|uma)', '(todo|toda) (o|a|um|uma)'],
  between: ['(inteiros|inteiras|completos|completas|longos|longas)'],
  ofUnit: ['de'],
  longer: {
    '15 day': ['quinzenas'],
    '3 month': ['trimestres'],
    '6 month': ['semestres'],
    '10 year': ['(década|décadas)'],
  },
  named: {
    '15 minute': ['[um] quarto de hora'],
    '30 minute': ['meia hora', 'meia horinha'],
    '45 minute': ['três quartos de (hora|horas)'],
    '90 minute': ['hora e meia'],
    '15 day': ['[(uma)] quinzena'],
    '6 month': ['[(um)] semestre', 'meio ano'],
    '3 month': ['[(um)] trimestre'],
  },
  andHalf: ['e (meio|meia)'],
  connectors: ['e'],
  ahead: {
    before: ['(em|daqui a|daqui|dentro de)'],
    behind: ['a (partir|contar) de agora'],
    now: ['agora [mesmo]', '(já já|imediatamente)'],
  },
  past: { before: ['(há|faz)'], behind: ['atrás'], named: {} },
  pointsBefore: [
    `(em|há|faz|daqui a|daqui|dentro de|a cada|de|nos próximos|nas próximas|nos últimos|nas últimas|cada|próximos|
      próximas|últimos|últimas|após|depois de|antes de)`,
  ],
  pointsBehind: ['(atrás|depois|antes|mais tarde|mais cedo|de idade)'],
};
