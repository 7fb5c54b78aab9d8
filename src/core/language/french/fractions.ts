import type { FractionData } from '../numbers/fraction-data.ts';
import { wordsOf } from './numbers.ts';

/** "Cinq" is "cinquième", "quatre" is "quatrième", "neuf" is "neuvième"; with the accent or without. */
function partOf(name: string): string {
  const stem = name.replace(/cinq$/u, 'cinqu').replace(/neuf$/u, 'neuv').replace(/[es]$/u, '');
  return `(${stem}ième|${stem}ieme|${stem}ièmes|${stem}iemes)`;
}

const below100 = Array.from({ length: 95 }, (_, i) => i + 5);

export const fractions: FractionData = {
  parts: {
    ...Object.fromEntries(below100.map((count) => [count, wordsOf(count).map(partOf)])),
    2: ['(demi|demie|demis|demies)'],
    3: ['tiers'],
    4: ['(quart|quarts)', partOf('quatre')],
    100: [partOf('cent')],
    1000: [partOf('mille')],
    1000000: [partOf('million')],
    1000000000: [partOf('milliard')],
    1000000000000: [partOf('billion')],
  },
  partsBehind: [],
  one: ['(un|une)'],
  connectors: ['et'],
  ofScale: ["(de|d')"],
  points: ['(virgule|point)'],
  closedPoints: [],
  divides: ['(divisé|divisée) par'],
  rates: ['sur'],
};
