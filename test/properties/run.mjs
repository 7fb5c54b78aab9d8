import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

// npm run properties -- [--runs N] [--seed S]: the properties at length. The seed is printed first;
// the same seed with as many runs finds the same again.
const { values } = parseArgs({
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
const { status } = spawnSync('npx', ['vitest', 'run', 'test/properties'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROPERTY_RUNS: runs,
    PROPERTY_SEED: seed,
  },
});
process.exit(status ?? 1);
