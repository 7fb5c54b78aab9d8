import { OperationalError } from '../errors.ts';
import { errorFields } from '../ops/error-fields.ts';

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
    process.stderr.write(`slotwise: ${error.message}${asideText(error)}\n`);
    process.exitCode = 1;
  }
}

/** The code of a fault of the surroundings, and of its cause no more than a log may hold. */
function asideText(error: Error): string {
  if (!(error instanceof OperationalError)) return '';
  const { cause } = errorFields(error);
  const isTold = cause !== undefined && cause !== 'Error';
  return ` (${error.code}${isTold ? `: ${cause}` : ''}, see docs/errors.md)`;
}
