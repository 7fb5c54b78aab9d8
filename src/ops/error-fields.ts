import { OperationalError } from '../errors.ts';

export interface ErrorFields {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  readonly cause?: string;
  readonly stack?: readonly string[];
}

/**
 * What may be logged of an error. The text of an `OperationalError` is ours and names no value; that
 * of any other error may repeat what somebody said, and a client's error may carry the whole
 * command. So of those only the name, the code and the places in the program are told.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error };
  if (error instanceof OperationalError) {
    const { name, code, message, cause } = error;
    return { name, code, message, ...(cause !== undefined && { cause: causeText(cause) }) };
  }
  const code = codeOf(error);
  const stack = placesIn(error);
  return { name: error.name, ...(code !== undefined && { code }), ...(stack && { stack }) };
}

/** A system's code, the first word of a reply of Redis, a time-out, or just the kind of error. */
function causeText(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const word = /^(?:ERR )?([A-Z]{3,})\b/.exec(cause.message)?.[1];
  return codeOf(cause) ?? word ?? (/timed out/i.test(cause.message) ? 'timeout' : cause.name);
}

function codeOf(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined;
}

function placesIn({ stack }: Error): readonly string[] | undefined {
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return places?.slice(0, 8).map((line) => line.trim());
}
