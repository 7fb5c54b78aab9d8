import type { NumberData } from '../numbers/number-data.ts';
import { typed, typedWords } from './accents.ts';

const units = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const small = [
  ...units,
  ...'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(' '),
  ...'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete'.split(
    ' ',
  ),
  ...['veintiocho', 'veintinueve'],
];
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds = 'dosc tresc cuatroc quin seisc setec ochoc novec'.split(' ');

/** What a number below a hundred is called, also with "un" and "una", and grown together. */
export function namesOf(value: number): readonly string[] {
  const name = small[value];
  if (name !== undefined) {
    const teen = value > 15 && value < 20 ? [`diez y ${units[value - 10]}`] : [];
    const twenty = value > 20 ? [`veinte y ${units[value - 20]}`] : [];
    return withGender([name, ...teen, ...twenty]);
  }
  const ten = tens[Math.floor(value / 10) - 3] ?? '';
  const unit = units[value % 10] ?? '';
  if (value % 10 === 0) return [ten];
  return withGender([`${ten} y ${unit}`, `${ten}i${unit}`, `${ten} ${unit}`]);
}

function withGender(names: readonly string[]): readonly string[] {
  const also = names.flatMap((name) =>
    name.endsWith('uno') ? [name, name.slice(0, -1), `${name.slice(0, -1)}a`] : [name],
  );
  return typedWords(also.flatMap((name) => (name === 'veintiun' ? [name, 'veintiún'] : [name])));
}

function words(): Readonly<Record<string, number>> {
  const named: Record<string, number> = {};
  for (let value = 0; value < 100; value++) {
    for (const name of namesOf(value)) named[name] = value;
  }
  hundreds.forEach((stem, i) => {
    for (const end of ['ientos', 'ientas']) named[`${stem}${end}`] = (i + 2) * 100;
  });
  return named;
}

export const numbers: NumberData = {
  groupSeparators: ". '",
  decimalSeparator: ',',
  words: {
    ...words(),
    cien: 100,
    ciento: 100,
    sietecientos: 700,
    nuevecientos: 900,
    cincocientos: 500,
    'media docena': 6,
    'medio millón': 500_000,
    'medio millon': 500_000,
  },
  multipliers: {
    cientos: 100,
    cientas: 100,
    docena: 12,
    docenas: 12,
    mil: 1000,
    miles: 1000,
    millón: 1e6,
    millon: 1e6,
    millones: 1e6,
    'mil millones': 1e9,
    'millón de millones': 1e12,
    billón: 1e12,
    billon: 1e12,
    billones: 1e12,
  },
  bareMultipliers: ['mil'],
  articles: ['un', 'una'],
  connectors: ['y'],
  negative: ['menos', 'negativo'],
  half: ['y medio', 'y media'],
  pronouns: ['un', 'uno', 'una'],
  oneIsArticle: true,
  pronounBefore: [
    `(el|la|los|las|este|esta|ese|esa|otro|otra|cada|algún|ningún|es|hay|tengo|tiene|tenemos|quiero|queremos|
      quisiera|necesito|necesitamos|busco|buscamos|dame|deme|con|en|de|a|por|como|que|sin|sobre|según|todo|
      toda|prefiero|sería|fue|era|y)`,
  ].map(typed),
  pronounAfter: [
    `(momento|momentito|segundo|minuto|rato|ratito|pregunta|duda|otro|otra|poco|poquito|par|vez|de|del|que|muy|
      nuevo|nueva|buen|buena|gran|grande|pequeño|pequeña|mesa|habitación|cita|reserva|reunión|cosa|amigo|
      amiga|pareja|lugar|sitio|tipo|número|problema|regalo|producto|página|web|tienda|app|correo|tal|
      favor|compañero|compañera|familia|grupo|restaurante|hotel|vuelo|viaje|película|empresa)`,
  ].map(typed),
  notCounts: [
    `(avo|avos|ava|avas|tercio|tercios|cuarto|cuartos|quinto|quintos|octavo|octavos|décimo|décimos|décimas|
      centésimo|centésimas|de la (mañana|tarde|noche|madrugada)|am|pm|hs)`,
  ].map(typed),
  approximateBefore: [
    `(unos|unas|como|como unos|como unas|cerca de|alrededor de|aproximadamente|más o menos|aprox|casi|
      sobre|en torno a|a eso de|más de|menos de|mínimo|como mínimo|máximo|como máximo|al menos|por lo menos|
      a lo sumo|hasta|quizá|quizás|tal vez|a lo mejor|posiblemente|probablemente|digamos|pongamos|
      diría que|creo que|entre unos|hacia|a lo mucho|cuando menos|cuando mucho|ronda|rondando|un máximo de|un mínimo de|
      no más de|no menos de|~|≈|>|<)`,
  ].map(typed),
  approximateAfter: [
    `(más o menos|aproximadamente|aprox|o así|o algo así|o por ahí|y pico|y tantos|y tantas|por ahí|o más|o menos|
      como mínimo|como máximo|mínimo|máximo|quizá|quizás|tal vez|creo|o cosa así|o un poco más|a lo sumo|
      al menos|por lo menos|y algo|+)`,
  ].map(typed),
  inversions: [],
  approximateEndings: [],
  caseEndings: [],
  scaleEndings: { k: 1000, mil: 1000, m: 1e6, mill: 1e6 },
  vague: {
    'un par': 2,
    'un par de': 2,
    'un puñado': 3,
    'un puñado de': 3,
    'una decena': 10,
    'una decena de': 10,
    'una veintena': 20,
    'una veintena de': 20,
    'una treintena': 30,
    'una treintena de': 30,
    'un centenar': 100,
    'un centenar de': 100,
  },
  rangeOpeners: ['(entre|de|desde)'],
  rangeConnectors: ['(a|hasta|y|o)'],
};
