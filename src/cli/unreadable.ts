import { lastingFault, type OperationalError } from '../errors.ts';

/** What was read; or why this program cannot read it, so that it can go on with the rest. */
export async function orUnreadable<T>(
  reading: Promise<T>,
): Promise<
  | { readonly value: T; readonly unreadable?: never }
  | { readonly unreadable: OperationalError; readonly value?: never }
> {
  try {
    return { value: await reading };
  } catch (error) {
    return { unreadable: lastingFault(error) };
  }
}
