import type { EndpointRegistry } from '../endpoints.ts';
import { memoryRegistry } from './registry.ts';

/** A registry that lives as long as the process. */
export function memoryEndpoints<E>(): EndpointRegistry<E> {
  const { names, ...registry } = memoryRegistry<E>();
  return {
    ...registry,
    async list() {
      const found = names()
        .toSorted()
        .map(async (name) => ({ name, endpoint: await registry.get(name) }));
      return (await Promise.all(found)).flatMap(({ name, endpoint }) =>
        endpoint === undefined ? [] : [{ name, endpoint }],
      );
    },
  };
}
