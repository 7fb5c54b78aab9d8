import type { OperationalError } from '../errors.ts';
import type { Registry } from './registry.ts';

/** The endpoints that posts go to. Implementations pass test/store/endpoints-contract.ts as well. */
export interface EndpointRegistry<E> extends Registry<E> {
  /** In the order of their names, with those that this program cannot read. */
  list(): Promise<readonly NamedEndpoint<E>[]>;
}

export type NamedEndpoint<E> = { readonly name: string } & (
  | { readonly endpoint: E }
  | { readonly unreadable: OperationalError }
);
