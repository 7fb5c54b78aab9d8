import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the state table in the documentation is the one that runs', () => {
  const printed = execFileSync(process.execPath, [join(root, 'dist/cli/state-table.js')]);
  expect(readFileSync(join(root, 'docs/state-table.md'), 'utf8')).toBe(printed.toString());
});
