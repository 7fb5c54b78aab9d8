import { decode, encode } from '../encoding.ts';
import type { Registry } from '../registry.ts';

/** A registry that lives as long as the process. */
export function memoryRegistry<R>(): Registry<R> & { names(): readonly string[] } {
  const kept = new Map<string, string>();
  const get = (name: string): R | undefined => {
    const json = kept.get(name);
    return json === undefined ? undefined : decode<R>(json);
  };
  return {
    names: () => [...kept.keys()],
    get: async (name) => get(name),
    update: async (name, change) => {
      const next = change(get(name));
      if (next === undefined) kept.delete(name);
      else kept.set(name, encode(next));
      return get(name);
    },
    put: async (name, record) => {
      kept.set(name, encode(record));
    },
    remove: async (name) => kept.delete(name),
    close: async () => {},
  };
}
