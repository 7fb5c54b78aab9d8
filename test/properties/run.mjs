import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// npm run properties -- [--runs N] [--seed S] [test files…]: every property at length, or those of the
// files named. The seed is printed first; the same seed with as many runs finds the same again.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const { runs, seed } = values;
if (!/^[1-9]\d*$/.test(runs) || !/^-?\d+$/.test(seed)) {
  process.stderr.write('--runs takes a positive whole number, --seed a whole number\n');
  process.exit(2);
}
process.stdout.write(`${runs} runs, seed ${seed}\n`);
const files = positionals.length > 0 ? positionals : filesWithProperties('test');
const minuteMs = 60_000;
const { status } = spawnSync('npx', ['vitest', 'run', `--testTimeout=${60 * minuteMs}`, ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROPERTY_RUNS: runs,
    PROPERTY_SEED: seed,
  },
});
process.exit(status ?? 1);

/** Those with properties of their own, and those that run a contract suite, which has some. */
function filesWithProperties(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => /from '(?:fast-check|.*\/contract\.ts)'/.test(readFileSync(path, 'utf8')));
}
