/**
 * The same phrases as phones type them: each word with its accents or without ("mañana", "manana").
 * Not the words that are others without theirs: "si" begins a condition, "que" joins two clauses.
 */
export function typed<Data>(data: Data): Data {
  return mapped(data) as Data;
}

/** A list of single words, with those that lack their accents. */
export function typedWords(words: readonly string[]): readonly string[] {
  return [...new Set(words.flatMap((word) => [word, plain(word)]))];
}

function mapped(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(accented, eitherWay);
  if (Array.isArray(data)) return data.map(mapped);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapped(value)]));
}

function eitherWay(word: string): string {
  return others.has(word) ? word : `(${word}|${plain(word)})`;
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/[\u0301\u0303\u0308]/gu, '');
}

const accented = /\p{L}*[áéíóúüñ]\p{L}*/gu;
const others: ReadonlySet<string> = new Set(
  'sí qué cuándo cómo dónde cuánto cuánta cuántos cuántas quién él'.split(' '),
);
