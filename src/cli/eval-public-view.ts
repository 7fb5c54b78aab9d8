import type { Judged } from '../evaluation/public/judged.ts';
import { type Interval, type Score, scoreOf, wilson } from '../evaluation/public/score.ts';

/** A row of the report, with the cases behind it. */
export interface Group extends Score {
  readonly v: 1;
  readonly file: string;
  readonly type: string;
  readonly lang: string;
  readonly source: string;
  readonly precision?: number;
  readonly recall?: number;
  /** Only where there are fewer cases than that say it exactly. */
  readonly precisionInterval?: Interval;
  readonly recallInterval?: Interval;
  readonly judged: readonly Judged[];
}

/** The rows of one file: all of it, then every type and language; each source apart where several. */
export function groupsOf(file: string, judged: readonly Judged[]): readonly Group[] {
  const rows = new Map<string, Judged[]>();
  for (const each of judged) {
    const lang = each.lang.split('-')[0] ?? each.lang;
    const keys = ['\tall\tall', `${each.type}\t${lang}\tall`];
    if (file === 'values') keys.push(`${each.type}\t${lang}\t${each.source}`);
    for (const key of keys) {
      const row = rows.get(key);
      if (row === undefined) rows.set(key, [each]);
      else row.push(each);
    }
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, cases]) => {
      const [type = '', lang = '', source = ''] = key.split('\t');
      return groupOf({ file, type: type === '' ? 'all' : type, lang, source }, cases);
    });
}

function groupOf(
  name: Pick<Group, 'file' | 'type' | 'lang' | 'source'>,
  judged: readonly Judged[],
): Group {
  const score = scoreOf(judged);
  const said = score.right + score.wrong;
  const few = score.cases < fewCases;
  const precision = wilson(score.right, said);
  const recall = wilson(score.right, score.cases);
  return {
    v: 1,
    ...name,
    ...score,
    ...(said > 0 && { precision: score.right / said }),
    ...(score.cases > 0 && { recall: score.right / score.cases }),
    ...(few && precision && { precisionInterval: precision }),
    ...(few && recall && { recallInterval: recall }),
    judged,
  };
}

/** Where fewer cases than this stand behind a share, its interval is shown. */
const fewCases = 200;

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
