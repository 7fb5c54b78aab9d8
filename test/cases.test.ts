import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseText } from '../src/cli/case-view.ts';
import { readCases } from '../src/evaluation/case.ts';
import { check } from '../src/evaluation/check.ts';

const folder = join(import.meta.dirname, 'cases');

for (const file of readdirSync(folder).sort()) {
  describe(file, async () => {
    test.each(await readCases(join(folder, file)))('$id', async (each) => {
      const result = await check(each);
      expect(result.faults, caseText(result)).toEqual([]);
    });
  });
}
