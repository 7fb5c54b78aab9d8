import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run.ts';

test('npm run preview plays every scene and draws what a phone shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  try {
    const to = join(folder, 'page.html');
    const { status, stderr } = await run('dist/cli/preview.js', ['telegram', '--to', to]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const page = await readFile(to, 'utf8');
    expect(page.match(/<section/g)).toHaveLength(4);
    for (const shown of ['class="tapped">Undo<', '<b>Amount:</b> €1,600', '✓ Хорошо']) {
      expect(page).toContain(shown);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [['slak'], 'is none of slack, telegram'],
  [[], 'say what to do'],
])('npm run preview %j says what there is', async (args, said) => {
  const { status, stderr } = await run('dist/cli/preview.js', args);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
});
