import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { OperationalError, type OperationalErrorCode, operationalErrors } from '../src/errors.ts';

const codes = Object.keys(operationalErrors) as OperationalErrorCode[];

/** The rows of the table: code, whether trying again helps, meaning, what to do. */
async function documented(): Promise<readonly (readonly string[])[]> {
  const page = await readFile(new URL('../docs/errors.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('operational errors', () => {
  test('each has a row in docs/errors.md, and each row an error', async () => {
    const rows = await documented();
    expect(rows.map(([code]) => code)).toEqual(codes.map((code) => `\`${code}\``));
  });

  test('the page says truly whether trying again helps, and what to do', async () => {
    for (const [code, retried, meaning, remedy] of await documented()) {
      const name = code?.slice(1, -1) as OperationalErrorCode;
      expect(retried, name).toBe(operationalErrors[name].retryable ? 'yes' : 'no');
      expect(meaning, name).not.toBe('');
      expect(remedy, name).not.toBe('');
    }
  });

  test('carry their code, what caused them, and whether trying again may help', () => {
    for (const code of codes) {
      const cause = new Error('underneath');
      const error = new OperationalError(code, 'What happened.', { cause });
      expect(error).toMatchObject({ name: 'OperationalError', code, cause });
      expect(error.retryable).toBe(operationalErrors[code].retryable);
    }
  });
});
