import { decode, encode } from '../encoding.ts';
import type { EndpointRegistry } from '../endpoints.ts';

/** A registry that lives as long as the process. */
export function memoryEndpoints<E>(): EndpointRegistry<E> {
  const kept = new Map<string, string>();
  const get = (name: string): E | undefined => {
    const json = kept.get(name);
    return json === undefined ? undefined : decode<E>(json);
  };
  return {
    get: async (name) => get(name),
    list: async () =>
      [...kept.keys()].sort().flatMap((name) => {
        const endpoint = get(name);
        return endpoint === undefined ? [] : [{ name, endpoint }];
      }),
    update: async (name, change) => {
      const next = change(get(name));
      if (next === undefined) kept.delete(name);
      else kept.set(name, encode(next));
      return get(name);
    },
    remove: async (name) => kept.delete(name),
    close: async () => {},
  };
}
