/** How many answers are kept; a turn asks about the same few texts again and again. */
const kept = 128;
/** In characters. Longer texts are rare and would only fill the memory. */
const longestKept = 1_000;

/**
 * The same pure function of a text, which keeps its latest answers. Callers get the same object again
 * and must not change it.
 */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = read(text);
    if (text.length > longestKept) return result;
    if (known.size === kept) known.delete(known.keys().next().value ?? '');
    known.set(text, { result });
    return result;
  };
}

/** The same pure function of a language and a few words that choose among what it has. */
export function rememberingAll<Others extends readonly (string | number)[], Result>(
  make: (locale: string, ...others: Others) => Result,
): (locale: string, ...others: Others) => Result {
  const known = new Map<string, Result>();
  return (locale, ...others) => {
    const name = others.length === 0 ? locale : `${locale} ${others.join(' ')}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const result = make(locale, ...others);
    if (known.size === kept) known.delete(known.keys().next().value ?? '');
    known.set(name, result);
    return result;
  };
}

/** The same pure function of an object that never changes, such as a slot of a checked flow. */
export function rememberingOf<Key extends object, Result>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = read(key);
    known.set(key, { result });
    return result;
  };
}
