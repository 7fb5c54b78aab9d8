/** A refusal, in Telegram's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly parameters: Readonly<Record<string, number>> | undefined;

  constructor(code: number, description: string, parameters?: Readonly<Record<string, number>>) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

export function refuse(description: string, parameters?: Readonly<Record<string, number>>): never {
  throw new ApiError(400, `Bad Request: ${description}`, parameters);
}

export function forbid(description: string): never {
  throw new ApiError(403, `Forbidden: ${description}`);
}
