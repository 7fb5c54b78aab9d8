import { z } from 'zod';

/** What is asked of a variable in more than one place. The messages say what to write instead. */

/** A number in digits, from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  const remedy = `write a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { message: remedy, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, remedy);
}

export const port = wholeNumber(1, 65_535);

export const listenAddress = z
  .string()
  .regex(/^[A-Za-z0-9.:-]+$/, 'write the address to listen on, such as 127.0.0.1 or 0.0.0.0');

/** A variable that is wrong, and what would put it right. Never its value: it may be a secret. */
export interface VariableFault {
  readonly variable: string;
  readonly remedy: string;
}

/** Each with one without which it has no effect, so that it would only seem to be in force. */
export function faultsOfLoners(
  goesWith: Readonly<Record<string, string>>,
  set: Readonly<Record<string, string | undefined>>,
): readonly VariableFault[] {
  return Object.entries(goesWith).flatMap(([variable, needed]) => {
    if (set[variable] === undefined || set[needed] !== undefined) return [];
    return [{ variable, remedy: `it goes with ${needed}: set that too, or remove this` }];
  });
}
