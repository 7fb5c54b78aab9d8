// The same cases through this project, chrono-node alone and the recognizers suite alone, in one run:
// what each answers, and how much of it is right.
//
//   npm ci --prefix bench/peers && npm run bench:peers -- --data DIR
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const readers = ['slotwise', 'chrono-node', 'recognizers'];
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) end('say where the cases are: --data DIR');
if (!existsSync(new URL('node_modules', import.meta.url))) {
  end('the other readers are not installed: npm ci --prefix bench/peers');
}

const runs = readers.map((name) => ({ ...run('reader.mjs', name), ...run('weight.mjs', name) }));
const [own] = runs;
const rows = own.rows.filter(({ type, lang, source }) => type !== 'all' && lang && source);
const head = ['file', 'type', 'lang', 'source', 'cases', ...readers];
const lines = rows.map((row) => [
  row.file,
  row.type,
  row.lang,
  row.source,
  String(row.cases),
  ...runs.map(({ rows }) => figuresOf(rows.find((each) => isSame(each, row)))),
]);
process.stdout.write('answered / precision / recall, per cent\n\n');
print([head, ...lines.filter(hasPeer)]);
process.stdout.write('\ntime and memory, as shares of this project’s\n\n');
print([
  ['', 'a case, median', 'load', 'resident'],
  ...runs.map((each) => [
    each.name,
    `${(each.medianMs / own.medianMs).toFixed(2)}x`,
    `${(each.loadMs / own.loadMs).toFixed(2)}x`,
    `${(each.residentBytes / own.residentBytes).toFixed(2)}x (${Math.round(each.residentBytes / 2 ** 20)} MB)`,
  ]),
]);

function run(file, name) {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, name, values.data], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    // chrono-node and the suite resolve wall times in the zone of the process.
    env: { ...process.env, TZ: 'UTC' },
  });
  if (status !== 0) end(`${name} could not be run`);
  return JSON.parse(stdout);
}

function isSame(a, b) {
  return ['file', 'type', 'lang', 'source'].every((key) => a[key] === b[key]);
}

/** Rows in which no other reader answers anything compare nothing. */
function hasPeer(line) {
  return line.slice(6).some((figures) => !figures.startsWith('0 /'));
}

function figuresOf(row) {
  if (row === undefined) return '-';
  const { cases, answered, right, wrong } = row;
  const precision = right + wrong === 0 ? '-' : percent(right / (right + wrong));
  return `${percent(answered / cases)} / ${precision} / ${percent(right / cases)}`;
}

function percent(share) {
  return String(Math.round(share * 1_000) / 10);
}

function print(table) {
  const widths = table[0].map((_, i) => Math.max(...table.map((line) => line[i].length)));
  for (const line of table) {
    process.stdout.write(
      `${line
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

function end(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
