import type { Judged } from './judged.ts';

/** What many judged cases come to. Shares are of 1; absent where there is nothing to divide by. */
export interface Score {
  readonly cases: number;
  readonly answered: number;
  readonly direct: number;
  readonly right: number;
  /** Answers that are wrong, those among them that nobody had asked for included. */
  readonly wrong: number;
  readonly notes: Readonly<Record<string, number>>;
}

export function scoreOf(judged: readonly Judged[]): Score {
  const expected = judged.filter((each) => each.expected);
  const answered = judged.filter((each) => each.answered);
  const notes: Record<string, number> = {};
  for (const note of judged.flatMap((each) => each.notes ?? [])) {
    notes[note] = (notes[note] ?? 0) + 1;
  }
  return {
    cases: expected.length,
    answered: expected.filter((each) => each.answered).length,
    direct: expected.filter((each) => each.answered && each.direct).length,
    right: expected.filter((each) => each.answered && each.right).length,
    wrong: answered.filter((each) => !each.right).length,
    notes,
  };
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a share, 95 %: where the true one lies, as far as so few cases can tell. */
export function wilson(hits: number, cases: number): Interval | undefined {
  if (cases === 0) return undefined;
  const share = hits / cases;
  const bottom = 1 + z ** 2 / cases;
  const middle = (share + z ** 2 / (2 * cases)) / bottom;
  const half = (z * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2))) / bottom;
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Of the standard normal distribution, both sides 2.5 %. */
const z = 1.959964;
