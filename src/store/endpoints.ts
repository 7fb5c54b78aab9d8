import type { OperationalError } from '../errors.ts';

/**
 * The endpoints that posts go to, kept by name for all workers. What is kept of one is `E`, plain
 * JSON, and nobody's business here. Read anew at every attempt, so a change counts for what waits
 * already. Implementations pass test/store/endpoints-contract.ts.
 */
export interface EndpointRegistry<E> {
  get(name: string): Promise<E | undefined>;
  /** In the order of their names, with those that this program cannot read. */
  list(): Promise<readonly NamedEndpoint<E>[]>;
  /**
   * Puts what `change` makes of an endpoint in its place and returns it; `undefined` stands for
   * absence on both sides. Nothing is lost to somebody who changes it at the same time: `change` is
   * then called again with what they left, so it must do nothing but return. What it throws comes
   * back, and nothing is changed.
   */
  update(name: string, change: (current: E | undefined) => E | undefined): Promise<E | undefined>;
  /** Removes what is under a name, whether or not it can be read. False where there is nothing. */
  remove(name: string): Promise<boolean>;
  close(): Promise<void>;
}

export type NamedEndpoint<E> = { readonly name: string } & (
  | { readonly endpoint: E }
  | { readonly unreadable: OperationalError }
);
