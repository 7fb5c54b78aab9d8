/**
 * The candidate that `word` was most likely meant to be, or `undefined` where none is within `most`
 * slips of the pen. Letter case does not count as a slip.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most = word.length < 5 ? 1 : 2,
): string | undefined {
  const said = word.toLowerCase();
  let best: string | undefined;
  let fewest = most + 1;
  for (const candidate of candidates) {
    const slips = distance(said, candidate.toLowerCase(), fewest - 1);
    if (slips < fewest) {
      best = candidate;
      fewest = slips;
    }
  }
  return best;
}

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one
 * word of the other (optimal string alignment). Anything above `most` may come back as `most + 1`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
