/**
 * Data of this language with every word also as phones write it: "não" and "nao". A bare word in a
 * list becomes two entries; inside a phrase both stand side by side. What means something else
 * without its mark is left alone ("é" and "e"): there the data says which ways it is written.
 */
export function typed<T>(data: T): T {
  return spread(data) as T;
}

/** The word as it is written, and without its marks. */
export function ways(word: string): readonly string[] {
  return [...new Set([word, unmarked(word)])];
}

function spread(data: unknown): unknown {
  if (Array.isArray(data)) {
    return data.flatMap((each: unknown): readonly unknown[] =>
      typeof each === 'string' ? phrase(each) : [spread(each)],
    );
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, spread(value)]));
}

function phrase(text: string): readonly string[] {
  if (!/[\s()[\]{}|<>]/u.test(text)) return keepsMark.has(text) ? [text] : ways(text);
  const written = text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const plain = unmarked(word);
    return word === plain || keepsMark.has(word) ? word : `(${word}|${plain})`;
  });
  return [written];
}

function unmarked(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

const keepsMark: ReadonlySet<string> = new Set(['é']);
