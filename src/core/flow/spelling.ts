/**
 * The candidate that `word` was most likely meant to be, or `undefined` where none is within `most`
 * slips of the pen. Letter case does not count as a slip.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most = word.length < 5 ? 1 : 2,
): string | undefined {
  let best: string | undefined;
  let fewest = most + 1;
  for (const candidate of candidates) {
    const slips = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (slips < fewest) {
      best = candidate;
      fewest = slips;
    }
  }
  return best;
}

/** Letters added, left out, replaced, or swapped with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1
          ? at(beforeLast, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], j: number): number {
  return row[j] ?? Number.POSITIVE_INFINITY;
}
