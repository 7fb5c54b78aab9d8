import type { NumberData } from '../numbers/number-data.ts';

const units =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const tens: Readonly<Record<number, readonly string[]>> = {
  20: ['vingt'],
  30: ['trente'],
  40: ['quarante'],
  50: ['cinquante'],
  60: ['soixante'],
  70: ['septante'],
  80: ['quatre vingt', 'quatre vingts', 'huitante', 'octante'],
  90: ['nonante'],
};

/** From ten on, "dix" is counted on: seventy is sixty and ten, but not in Belgium or Switzerland. */
function below20(value: number): string {
  return value < 17 ? (units[value] ?? '') : `dix ${units[value - 10]}`;
}

/** The ways to say a number below a hundred, as words between spaces. */
export function wordsOf(value: number): readonly string[] {
  if (value < 20) return [below20(value)];
  const decade = Math.floor(value / 10) * 10;
  const behind = (starts: readonly string[], rest: number) =>
    starts.flatMap((start) => {
      if (rest === 0) return [start];
      const end = below20(rest);
      return rest === 1 || rest === 11
        ? [`${start} et ${end}`, `${start} ${end}`]
        : [`${start} ${end}`];
    });
  const counted = behind(tens[decade] ?? [], value - decade);
  if (decade === 70) return [...behind(['soixante'], value - 60), ...counted];
  if (decade === 90) return [...behind(['quatre vingt'], value - 80), ...counted];
  return counted;
}

/**
 * With "une" for "un" beside a feminine noun. "Cents" belongs to the words before it, since behind
 * digits it is money: "deux cents euros", "34 cents".
 */
function counted(): Readonly<Record<string, number>> {
  const words: Record<string, number> = { zero: 0 };
  for (let value = 0; value < 100; value++) {
    for (const word of wordsOf(value)) {
      words[word] = value;
      words[word.replace(/(?<= )un$/u, 'une')] = value;
    }
  }
  for (let hundreds = 2; hundreds < 20; hundreds++) {
    if (hundreds !== 10) words[`${below20(hundreds)} cents`] = hundreds * 100;
  }
  return words;
}

export const numbers: NumberData = {
  groupSeparators: ' .',
  decimalSeparator: ',',
  words: { ...counted(), une: 1 },
  multipliers: {
    cent: 100,
    douzaine: 12,
    douzaines: 12,
    mille: 1000,
    mil: 1000,
    milles: 1000,
    million: 1e6,
    millions: 1e6,
    mio: 1e6,
    milliard: 1e9,
    milliards: 1e9,
    mrd: 1e9,
    billion: 1e12,
    billions: 1e12,
  },
  bareMultipliers: ['cent', 'mille', 'mil'],
  articles: ['un', 'une', 'dun', 'dune', 'quun', 'quune'],
  connectors: [],
  negative: ['moins'],
  half: ['et demi', 'et demie'],
  pronouns: ['un', 'une'],
  oneIsArticle: true,
  pronounBefore: [
    `(le|la|l'|les|des|du|comme|aussi|encore|pas|quelqu'|chaque|l'un|quel|quelle|en|dans|pour|avec|sur|par|à|c'est|
      est|ai|a|avons|ont|j'ai|on a|veux|voudrais|cherche|souhaite|prends|prendrai|aimerais|j'aimerais|il faut|y a|
      faudrait|aurais|besoin d'|d'|plus d'|qu'|ni|ou|sous|chez|vers|entre)`,
  ],
  pronounAfter: [
    `(instant|moment|seconde|minute|question|autre|autres|peu|petit|petite|grand|grande|bon|bonne|nouveau|nouvelle|de|
      des|du|d'|par|fois|truc|chose|certain|certaine|seul|seule|vrai|vraie|problème|souci|idée|sorte|genre|dizaine|
      quinzaine|vingtaine|trentaine|centaine)`,
  ],
  notCounts: [
    '[et] (un|une|deux|trois|quatre|cinq) (tiers|quart|quarts|cinquième|cinquièmes|sixième|huitième|dixième)',
    '(et unième|unième|virgule)',
    `(tiers|quart|quarts|demi|demie|cinquième|sixième|septième|huitième|neuvième|dixième|centième|ième|ème|er|ère)`,
  ],
  approximateBefore: [
    `(environ|vers le|à peu près|approximativement|autour de|aux alentours de|dans les|vers|près de|presque|à peine|quelque|grosso
      modo|plus de|moins de|plus ou moins|au moins|au plus|au maximum|au minimum|max|maximum|minimum|min|maxi|mini|
      jusqu'à|peut être|sans doute|probablement|je dirais|disons|on va dire|genre|allez|minimum de|maximum de|un maximum de|un minimum de|
      pas plus de|pas moins de|pas loin de|plutôt|~|≈|>|<|de l'ordre de)`,
  ],
  approximateAfter: [
    `(environ|vers le|à peu près|approximativement|ou plus|ou moins|plus ou moins|à la louche|grosso modo|au moins|au plus|au
      maximum|au minimum|max|maximum|minimum|maxi|mini|par là|dans ces eaux là|et quelques|et des poussières|je pense|je crois|
      peut être|je dirais|à vue de nez|+)`,
  ],
  inversions: [],
  approximateEndings: [],
  caseEndings: [],
  scaleEndings: { k: 1000, mio: 1e6, mrd: 1e9 },
  vague: {
    'une huitaine': 8,
    'une dizaine': 10,
    'une quinzaine': 15,
    'une vingtaine': 20,
    'une trentaine': 30,
    'une quarantaine': 40,
    'une cinquantaine': 50,
    'une soixantaine': 60,
    'une centaine': 100,
    'un millier': 1000,
  },
  rangeOpeners: ['(entre|de|soit)'],
  rangeConnectors: ['(à|et|ou|voire|ou bien)'],
};
