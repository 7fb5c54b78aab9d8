import { OperationalError } from '../errors.ts';

/** Something that was asked for and cannot be done; the program says why and ends with status 1. */
export class Undone extends Error {
  override readonly name = 'Undone';
}

/** Runs a command's work. What the operator can put right ends it with status 1; a bug is thrown. */
export async function orUndone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Undone) && !(error instanceof OperationalError)) throw error;
    const code = error instanceof OperationalError ? ` (${error.code}, see docs/errors.md)` : '';
    process.stderr.write(`slotwise: ${error.message}${code}\n`);
    process.exitCode = 1;
  }
}
