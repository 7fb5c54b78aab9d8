import type { Judged } from './judged.ts';
import { type Interval, type Score, scoreOf, wilson } from './score.ts';

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
