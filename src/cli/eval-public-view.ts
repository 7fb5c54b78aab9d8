import type { Group } from '../evaluation/public/groups.ts';
import type { Judged } from '../evaluation/public/judged.ts';
import type { Interval } from '../evaluation/public/score.ts';

export function tableText(file: string, groups: readonly Group[]): string {
  const head = ['type', 'lang', 'source', 'cases', 'answered', 'direct', 'precision', 'recall', ''];
  const rows = groups.map((group) => [
    group.type,
    group.lang,
    group.source,
    String(group.cases),
    percent(group.answered, group.cases),
    percent(group.direct, group.answered),
    percent(group.right, group.right + group.wrong) + range(group.precisionInterval),
    percent(group.right, group.cases) + range(group.recallInterval),
    Object.entries(group.notes)
      .map(([note, count]) => `${note}: ${count}`)
      .join(', '),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i < 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return `\n${file}\n${lines.join('\n')}\n`;
}

/** Failing cases, wrong answers before missing ones. */
export function failureText(groups: readonly Group[], most: number, onlyWrong: boolean): string {
  return groups
    .filter(({ type, source }) => type !== 'all' && source === 'all')
    .map(({ type, lang, judged }) => {
      const failing = judged.filter((each) => !each.right || isOdd(each));
      const wrong = failing.filter((each) => each.answered || isOdd(each));
      const shown = onlyWrong ? wrong : [...wrong, ...failing.filter(({ answered }) => !answered)];
      const lines = shown.slice(0, most).map(({ said, got, wanted, answered, notes, id }) => {
        const mark = answered ? 'wrong' : 'none';
        const noted = (notes ?? []).length > 0 ? ` [${notes?.join(', ')}]` : '';
        return `  ${mark}${noted}  ${said}\n        got ${got}; wanted ${wanted}  (${id})`;
      });
      return lines.length > 0 ? `\n${type}, ${lang}\n${lines.join('\n')}\n` : '';
    })
    .join('');
}

/** Noted for more than being counted. */
function isOdd({ notes = [] }: Judged): boolean {
  return notes.some((note) => note !== 'approvals');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)}`;
}

function range(interval: Interval | undefined): string {
  if (interval === undefined) return '';
  return ` (${(interval.low * 100).toFixed(0)}-${(interval.high * 100).toFixed(0)})`;
}
