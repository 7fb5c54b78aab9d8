import type { NumberData } from '../numbers/number-data.ts';
import { ways } from './typed.ts';

const units = [
  ['zero'],
  ['um', 'uma'],
  ['dois', 'duas'],
  ['três'],
  ['quatro'],
  ['cinco'],
  ['seis'],
  ['sete'],
  ['oito'],
  ['nove'],
];
const teens = [
  ['dez'],
  ['onze'],
  ['doze'],
  ['treze'],
  ['catorze', 'quatorze'],
  ['quinze'],
  ['dezasseis', 'dezesseis', 'dezasséis'],
  ['dezassete', 'dezessete'],
  ['dezoito'],
  ['dezanove', 'dezenove'],
];
const tens = [
  ['vinte'],
  ['trinta'],
  ['quarenta'],
  ['cinquenta', 'cinqüenta', 'cincoenta'],
  ['sessenta'],
  ['setenta'],
  ['oitenta'],
  ['noventa'],
];
const hundreds = 'duz trez quatroc quinh seisc setec oitoc novec'.split(' ');

/** The words for a number below a hundred, in every way it is said: "vinte e uma". */
export function below100(value: number): readonly string[] {
  const unit = units[value % 10] ?? [];
  if (value < 10) return unit;
  if (value < 20) return teens[value - 10] ?? [];
  const ten = tens[Math.floor(value / 10) - 2] ?? [];
  return value % 10 === 0 ? ten : ten.flatMap((t) => unit.map((u) => `${t} e ${u}`));
}

function counting(): Readonly<Record<string, number>> {
  const words: Record<string, number> = {};
  const add = (word: string, value: number) => {
    for (const way of ways(word)) words[way] = value;
  };
  for (let value = 0; value < 100; value++) {
    for (const word of below100(value)) add(word, value);
  }
  for (const [i, stem] of hundreds.entries()) {
    add(`${stem}entos`, (i + 2) * 100);
    add(`${stem}entas`, (i + 2) * 100);
  }
  return words;
}

function scales(words: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([word, value]) => ways(word).map((way) => [way, value])),
  );
}

export const numbers: NumberData = {
  groupSeparators: '. ',
  decimalSeparator: ',',
  words: {
    ...counting(),
    cem: 100,
    cento: 100,
    'meia dúzia': 6,
    'meia duzia': 6,
  },
  multipliers: scales({
    dúzia: 12,
    dúzias: 12,
    k: 1000,
    mil: 1000,
    milhão: 1e6,
    milhões: 1e6,
    milhao: 1e6,
    milhoes: 1e6,
    mi: 1e6,
    'mil milhões': 1e9,
    bilhão: 1e9,
    bilhões: 1e9,
    bilhao: 1e9,
    bilhoes: 1e9,
    bilião: 1e12,
    biliões: 1e12,
    trilhão: 1e12,
    trilhões: 1e12,
  }),
  bareMultipliers: ['mil'],
  articles: [],
  connectors: ['e'],
  negative: ['menos'],
  half: ['e meio', 'e meia'],
  pronouns: ['um', 'uma'],
  oneIsArticle: true,
  pronounBefore: [
    `(cada|algum|alguma|qualquer|nenhum|nenhuma|nem|como|em|com|de|por|para|pra|é|e|foi|era|seria|há|tem|tenho|temos|
      quero|queremos|queria|preciso|precisamos|gostaria|procuro|esse|esta|este|essa|aquele|aquela|o|a|mais)`,
  ],
  pronounAfter: [
    `(momento|momentinho|minuto|minutinho|segundo|segundinho|instante|pouco|pouquinho|bocado|bocadinho|pergunta|
      dúvida|outro|outra|de|do|da|dos|das|para|pra|com|que|em|no|na|novo|nova|bom|boa|tal|vez|coisa|e outro|e outra)`,
  ],
  notCounts: [
    `(avos|terço|terços|quarto de hora|quartos de hora|quinto|quintos|oitavo|oitavos|décimo|décimos|centésimo|centésimos)`,
  ],
  approximateBefore: [
    `(cerca de|aproximadamente|mais ou menos|uns|umas|perto de|por volta de|em torno de|à volta de|a volta de|
      na volta de|na casa de|na casa dos|na faixa de|coisa de|algo como|quase|talvez|provavelmente|no máximo|
      no mínimo|pelo menos|ao menos|mais de|menos de|até|acima de|abaixo de|acho que|acho que uns|uns quase|
      por aí uns|aí uns|tipo|tipo uns|tipo umas|digamos|praí|praí uns|aprox|~|≈|>|<|lá para|lá pelos)`,
  ],
  approximateAfter: [
    `(mais ou menos|aproximadamente|por aí|ou mais|ou menos|ou assim|ou por aí|ou coisa assim|e poucos|e poucas|e tal|
      e tantos|e tantas|no máximo|no mínimo|pelo menos|ao menos|talvez|acho|acho eu|eu acho|creio|+)`,
  ],
  inversions: [],
  approximateEndings: [],
  caseEndings: [],
  scaleEndings: { k: 1000, mil: 1000, mi: 1e6, kk: 1e6 },
  vague: {
    'um par': 2,
    'um par de': 2,
    'uma dúzia': 12,
    'uma duzia': 12,
    'uma dezena': 10,
    'uma centena': 100,
  },
  rangeOpeners: ['(entre|de|entre os|das|dos)'],
  rangeConnectors: ['(a|e|ou|até|à|ou até)'],
};
