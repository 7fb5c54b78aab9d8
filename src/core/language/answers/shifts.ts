import { matchAt, patterns } from '../words/phrases.ts';
import type { Spoken } from '../words/spoken.ts';
import type { CorrectionData } from './correction-data.ts';

/** What is meant, [from, to), and what was wrong: places among the words. */
export interface Contrast {
  readonly from: number;
  readonly to: number;
  readonly wrong: { readonly from: number; readonly to: number };
}

/**
 * Finds "from 16 people to just 7" at a word, up to an end. Two such values may as well be two ends of
 * something: it is a correction only where the first is what stands.
 */
export function shiftReader(
  data: CorrectionData,
): (said: Spoken, start: number, end: number) => Contrast | undefined {
  const froms = patterns(data.shiftFrom);
  const tos = patterns(data.shiftTo);

  return (said, start, end) => {
    const from = matchAt(said, start, froms);
    if (from === undefined) return undefined;
    for (let at = from + 1; at <= from + mostWords && at < end; at++) {
      const to = matchAt(said, at, tos);
      if (to !== undefined && to < end) return { from: to, to: end, wrong: { from, to: at } };
    }
    return undefined;
  };
}

/** Of what was wrong. */
const mostWords = 5;
