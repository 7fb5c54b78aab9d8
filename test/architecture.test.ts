import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Imports go one way. A folder may import itself and what stands in its row; packages are checked
 * where it matters. The compiler keeps core free of the platform (src/core/tsconfig.json).
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'errors.ts': [],
  'file-problem.ts': [],
  'http-body.ts': [],
  'listen.ts': ['errors.ts'],
  'variables.ts': [],
  core: [],
  understanding: ['core', 'file-problem.ts', 'variables.ts'],
  adapters: ['core', 'http-body.ts', 'listen.ts', 'variables.ts'],
  delivery: ['core', 'errors.ts', 'http-body.ts', 'variables.ts'],
  store: ['core', 'errors.ts'],
  'flow-files.ts': ['core', 'file-problem.ts'],
  ops: ['config.ts', 'core', 'errors.ts', 'listen.ts', 'runtime', 'store'],
  runtime: ['adapters', 'core', 'delivery', 'errors.ts', 'store', 'understanding'],
};

/** The rooms of core, lowest first: a room may import its own row and those above it in this list. */
const coreRows: readonly (readonly string[])[] = [
  ['flow', 'knowledge', 'language', 'slot-types', 'text'],
  ['merge', 'reading'],
  ['decide', 'direct', 'ground', 'wording'],
  ['form'],
  ['turn'],
];

/** Only these wire everything together. */
const wiring = ['cli', 'evaluation', 'scripted', 'simulation', 'torture', 'index.ts', 'config.ts'];

/** Which packages core may use: pure ones, loaded without side effects. */
const corePackages = [
  '@eslint-community/regexpp',
  '@marcbachmann/cel-js',
  '@noble/hashes',
  'intl-messageformat',
  'libphonenumber-js',
  'mdast',
  'mdast-util-from-markdown',
  'tinyld',
  'yaml',
  'zod',
];

const source = resolve(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const importPattern = /(?:from|import)(?:\s*\(\s*|\s+)'([^']+)'/g;

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(importPattern)].flatMap(([, name]) => (name ? [name] : []));
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file;
}

describe('imports go one way', () => {
  test.each(files.filter((file) => !wiring.includes(roomOf(file))))('%s', (file) => {
    const room = roomOf(file);
    const allowed = mayImport[room];
    expect(allowed, `src/${room} has no row in this test`).toBeDefined();
    const local = importsOf(file).filter((name) => name.startsWith('.'));
    const rooms = local.map((name) =>
      roomOf(relative(source, resolve(source, dirname(file), name))),
    );
    const wrong = rooms.filter((other) => other !== room && !allowed?.includes(other));
    expect(wrong).toEqual([]);
  });

  const coreRow = (file: string) =>
    coreRows.findIndex((rooms) => rooms.includes(file.split('/')[1] ?? ''));
  const inCoreRooms = files.filter((file) => /^core\/[^/]+\//.test(file));

  test.each(inCoreRooms)('%s, within core', (file) => {
    expect(coreRow(file), `${file} stands in no row of this test`).toBeGreaterThanOrEqual(0);
    const others = importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(source, resolve(source, dirname(file), name)));
    expect(others.filter((other) => coreRow(other) > coreRow(file))).toEqual([]);
  });

  test('an adapter knows no other adapter', () => {
    const wrong = files
      .filter((file) => roomOf(file) === 'adapters')
      .flatMap((file) => {
        const own = file.split('/')[1];
        return importsOf(file)
          .filter((name) => name.startsWith('../'))
          .map((name) => relative(source, resolve(source, dirname(file), name)))
          .filter((path) => /^adapters\/[^/]+\//.test(path) && path.split('/')[1] !== own);
      });
    expect(wrong).toEqual([]);
  });
});

describe('core is pure', () => {
  const core = files.filter((file) => roomOf(file) === 'core');

  test.each(core)('%s', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    expect(text).not.toMatch(/Date\.now|new Date\(\)|Math\.random|performance\.now/);
    const packages = importsOf(file).filter((name) => !name.startsWith('.'));
    const wrong = packages.filter(
      (name) => !corePackages.some((each) => name === each || name.startsWith(`${each}/`)),
    );
    expect(wrong).toEqual([]);
  });
});

test('only config.ts reads the environment', () => {
  const readers = files.filter((file) =>
    /process\.env/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(readers.filter((file) => file !== 'config.ts')).toEqual([]);
});

test('no path is taken from an address as it stands, where a space is %20', () => {
  const tests = resolve(import.meta.dirname);
  const all = [source, tests].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const wrong = all.filter((file) =>
    /import\.meta\.url\)\.pathname/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
