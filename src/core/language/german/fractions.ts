import type { FractionData } from '../numbers/fraction-data.ts';
import { typed } from './numbers.ts';

const named: Readonly<Record<string, string>> = {
  3: 'drittel',
  4: 'viertel',
  5: 'fünftel',
  6: 'sechstel',
  7: 'siebtel',
  8: 'achtel',
  9: 'neuntel',
  10: 'zehntel',
  12: 'zwölftel',
  20: 'zwanzigstel',
  100: 'hundertstel',
  1000: 'tausendstel',
};

export const fractions: FractionData = {
  parts: Object.fromEntries(
    Object.entries(named).map(([count, word]) => [count, [...typed(word)]]),
  ),
  partsBehind: [],
  one: ['(ein|einem)'],
  connectors: ['und'],
  ofScale: ['(einer|von einer)'],
  points: ['(komma|punkt)'],
  closedPoints: [],
  divides: ['[geteilt] durch'],
  rates: [],
};
