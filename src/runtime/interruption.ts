import { OperationalError } from '../errors.ts';

/** The claim belongs to somebody else by now: nothing of this turn counts. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** The worker ends before the work did; another one takes it up. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

/** The person writes on while a model thinks: the turn is taken again, with all of it. */
export class MoreWords extends Error {
  override readonly name = 'MoreWords';
  /** Until then still more may come. */
  readonly quietUntilMs: number;

  constructor(quietUntilMs: number) {
    super('More words have arrived for this turn.');
    this.quietUntilMs = quietUntilMs;
  }
}

/** Runs a call of the store. Whatever it rejects with comes out as an `OperationalError`. */
export async function throughStore<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof OperationalError) throw cause;
    throw new OperationalError('store-unavailable', 'The store did not do what was asked.', {
      cause,
    });
  }
}
