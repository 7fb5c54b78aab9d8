import type { NumberData } from '../numbers/number-data.ts';

const units = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const teens = 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** The one word for a number below a hundred, with "ein" as it stands inside longer words. */
function below100(value: number): string {
  const unit = units[value % 10] ?? '';
  if (value < 13) return units[value] ?? '';
  if (value < 20) return teens[value - 13] ?? '';
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? ten : `${unit}und${ten}`;
}

/** As people type it: with umlauts, or with what stands for them. */
export function typed(word: string): readonly string[] {
  const plain = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  const sharp = [word, plain].map((each) => each.replaceAll('ß', 'ss'));
  return [...new Set([word, plain, ...sharp])];
}

/** Numbers below a thousand as one word; "hundert" with and without its "ein". */
function wordsOf(value: number): readonly string[] {
  if (value < 100) return [below100(value)];
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const starts = hundreds === 1 ? ['hundert', 'einhundert'] : [`${units[hundreds]}hundert`];
  if (rest === 0) return starts;
  const behind = rest === 1 ? ['eins', 'ein'] : [below100(rest)];
  return starts.flatMap((start) => behind.flatMap((end) => [start + end, `${start}und${end}`]));
}

function fused(): Readonly<Record<string, number>> {
  const words: Record<string, number> = {};
  const add = (word: string, value: number) => {
    for (const each of typed(word)) words[each] = value;
  };
  for (let value = 0; value < 1000; value++) {
    for (const word of wordsOf(value)) {
      if (value !== 1) add(word, value);
      if (value > 0) add(`${word}tausend`, value * 1000);
    }
  }
  for (let thousands = 1; thousands < 10; thousands++) {
    for (let hundreds = 1; hundreds < 10; hundreds++) {
      const value = thousands * 1000 + hundreds * 100;
      add(`${below100(thousands)}tausend${units[hundreds]}hundert`, value);
    }
  }
  return words;
}

/** "Zweieinhalb". */
function halfMore(): Readonly<Record<string, number>> {
  return Object.fromEntries(
    units.slice(2).flatMap((unit, i) => typed(`${unit}einhalb`).map((word) => [word, i + 2.5])),
  );
}

/** So many together: "zu zweit", "wir sind zu zwölft". */
const together: Readonly<Record<string, number>> = Object.fromEntries(
  'zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'
    .split(' ')
    .flatMap((word, at) => typed(word).map((form) => [form, at + 2])),
);

export const numbers: NumberData = {
  groupSeparators: ".'",
  decimalSeparator: ',',
  words: {
    ...fused(),
    ...together,
    eins: 1,
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    zwo: 2,
    zweien: 2,
    dreien: 3,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    ...halfMore(),
    'halbes dutzend': 6,
  },
  multipliers: {
    hundert: 100,
    dutzend: 12,
    tausend: 1000,
    million: 1e6,
    millionen: 1e6,
    mio: 1e6,
    milliarde: 1e9,
    milliarden: 1e9,
    mrd: 1e9,
    billion: 1e12,
    billionen: 1e12,
    billiarde: 1e15,
    billiarden: 1e15,
  },
  bareMultipliers: ['tausend'],
  articles: [],
  connectors: ['und'],
  negative: ['minus'],
  half: ['einhalb', 'und eine halbe', 'und einen halben', 'und ein halbes', 'und ein halb'],
  pronouns: ['ein', 'eine', 'einen', 'einem', 'einer'],
  oneIsArticle: true,
  pronounBefore: [
    `(der|die|das|dem|den|dieser|diese|dieses|kein|keine|so|was für|noch|irgend|welch|auf|als|wie|in|mit|
      von|zu|bei|es|gibt|ist|war|wäre|habe|haben|hat|brauche|suche|hätte|möchte|will)`,
  ],
  pronounAfter: [
    `(moment|sekunde|minute|frage|andere|anderer|anderes|paar|bisschen|wenig|der|von|mit|für|in|
      sehr|neue|neuer|neues|gute|guter|gutes|kleine|kleiner|große|großer|weitere|weiterer)`,
  ],
  notCounts: [
    `(uhr|drittel|viertel|fünftel|achtel|zehntel|hundertstel|halb|halbe|erste|ersten|zweite|zweiten|te|ten)`,
  ],
  approximateBefore: [
    `(etwa|ungefähr|ungefaehr|circa|ca|rund|zirka|um die|gut|knapp|fast|beinahe|über|ueber|unter|mindestens|
      höchstens|maximal|minimal|max|min|bis zu|mehr als|weniger als|so|so etwa|so um die|so an die|an die|
      vielleicht|schätzungsweise|annähernd|nahezu|wohl|vermutlich|wahrscheinlich|nicht mehr als|nicht
      weniger als|eher|~|≈|>|<|sagen wir|sagen wir mal|gegen)`,
  ],
  approximateAfter: [
    `(oder so|oder mehr|oder weniger|plus minus|ungefähr|ungefaehr|etwa|circa|ca|oder etwas mehr|und mehr|
      mindestens|höchstens|maximal|rum|herum|vielleicht|glaube ich|denke ich|schätze ich|schätzungsweise|+)`,
  ],
  inversions: [],
  approximateEndings: [],
  caseEndings: [],
  scaleEndings: { k: 1000, tsd: 1000, mio: 1e6, mrd: 1e9 },
  vague: { 'ein paar': 2, 'ein dutzend': 12 },
  grown: { multipliers: ['tausend', 'hundert'], and: 'und' },
  rangeOpeners: ['(zwischen|von|entweder)'],
  rangeConnectors: ['(bis|und|oder)'],
};
