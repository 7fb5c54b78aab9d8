import type { Report } from '../simulation/report.ts';

export type ReportRow = { readonly persona: string; readonly report: Report };

const columns: readonly (readonly [string, (row: ReportRow) => string])[] = [
  ['persona', ({ persona }) => persona],
  ['people', ({ report }) => String(report.people)],
  ['completed', ({ report }) => String(report.completed)],
  ['stalled', ({ report }) => String(report.outcomes['handed-over stalled'] ?? 0)],
  ['other ends', ({ report }) => others(report)],
  ['turns', ({ report }) => String(report.turnsEach)],
  ['asked', ({ report }) => String(report.questionsEach)],
  ['re-asked', ({ report }) => String(report.reAsks)],
  ['declines', ({ report: { declines } }) => `${declines.kept}/${declines.said}`],
  ['corrections', ({ report: { corrections } }) => `${corrections.kept}/${corrections.said}`],
  ['false', ({ report }) => String(report.falseFills)],
  ['direct', ({ report }) => percent(report.directShare)],
  ['no model', ({ report }) => percent(report.withoutModelShare)],
  ['tokens', ({ report }) => String(report.tokensEach)],
];

function others({ people, completed, outcomes }: Report): string {
  return String(people - completed - (outcomes['handed-over stalled'] ?? 0));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A line a persona, numbers to the right. */
export function reportTable(rows: readonly ReportRow[]): string {
  const cells = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
