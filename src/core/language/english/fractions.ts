import type { FractionData } from '../numbers/fraction-data.ts';
import { dates } from './dates.ts';

const tens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(
  ' ',
);

/** From the third on, parts are called like the days of a month. */
const ordinals = Object.fromEntries([
  ...dates.ordinals.map((word, i) => [i + 1, word] as const).slice(2),
  ...tens.map((word, i) => [(i + 2) * 10, word] as const),
  ...Object.entries({ hundredth: 100, thousandth: 1000, millionth: 1e6, billionth: 1e9 }).map(
    ([word, n]) => [n, word],
  ),
]) as Readonly<Record<string, string>>;

export const fractions: FractionData = {
  parts: {
    ...Object.fromEntries(
      Object.entries(ordinals).map(([count, word]) => [count, [`(${word}|${word}s)`]]),
    ),
    2: ['(half|halves)'],
    4: ['(quarter|quarters|fourth|fourths)'],
  },
  partsBehind: [],
  one: ['(a|an)'],
  connectors: ['(and|&)'],
  ofScale: ['(a|of a)'],
  points: ['(point|dot)'],
  closedPoints: [],
  divides: ['(over|divided by)'],
  rates: [],
};
