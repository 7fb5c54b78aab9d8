/**
 * Every operational fault the program can report, with whether trying again may help. Each has a
 * row in docs/errors.md that says what to do; a test compares the two.
 */
export const operationalErrors = {
  'store-unavailable': { retryable: true },
  'store-read-only': { retryable: true },
  'store-full': { retryable: true },
  'store-refused': { retryable: false },
  'stored-version-newer': { retryable: false },
  'stored-data-unreadable': { retryable: false },
  'stored-data-sealed': { retryable: false },
  'not-storable': { retryable: false },
  'adapter-missing': { retryable: false },
  'cannot-listen': { retryable: false },
} as const satisfies Record<string, { readonly retryable: boolean }>;

export type OperationalErrorCode = keyof typeof operationalErrors;

/**
 * A fault of the surroundings, for the people who run the program: never something a person in a
 * conversation did (that is an act) and never a bug (that just throws). Branch on `code`, retry only
 * where `retryable` says so. The message names no personal value.
 */
export class OperationalError extends Error {
  override readonly name = 'OperationalError';
  readonly code: OperationalErrorCode;
  readonly retryable: boolean;

  constructor(code: OperationalErrorCode, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.code = code;
    this.retryable = operationalErrors[code].retryable;
  }
}

/**
 * The fault in what was thrown, where trying again does not help: note it and go on with the rest.
 * Anything else is thrown on, for whoever tries again or finds the bug.
 */
export function lastingFault(error: unknown): OperationalError {
  if (error instanceof OperationalError && !error.retryable) return error;
  throw error;
}
