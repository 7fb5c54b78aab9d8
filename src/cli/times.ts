/** In UTC, as in "2026-03-01T09:00Z". */
export function isoMinute(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 16)}Z`;
}

/** To two units, as in "2 h 35 min". */
export function durationText(ms: number): string {
  const units = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['min', 60_000],
    ['s', 1_000],
  ] as const;
  const parts: string[] = [];
  let leftMs = ms;
  for (const [unit, unitMs] of units) {
    const count = Math.floor(leftMs / unitMs);
    leftMs -= count * unitMs;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ') || '0 s';
}
