/**
 * A language's words as they are typed on phones: every accented word also without its accents, and
 * what an apostrophe joins also with a space. A lone word without brackets becomes two entries, so
 * that lists of plain words hold both; entries that are found by their place stand in brackets.
 */
export function typed<Data>(data: Data): Data {
  if (typeof data === 'string') return template(data) as Data;
  if (Array.isArray(data)) return data.flatMap(entry) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => {
    return [key, typeof value === 'string' ? value : typed(value)];
  });
  return Object.fromEntries(entries) as Data;
}

function entry(item: unknown): readonly unknown[] {
  if (typeof item === 'string' && /^[\p{L}'-]+$/u.test(item)) return spellings(item);
  return [typed(item)];
}

function template(phrase: string): string {
  return phrase.replace(/[^\s()[\]{}|<>?]+/gu, (word) => {
    const all = [...spellings(word), ...spellings(word).map((each) => each.replaceAll("'", ' '))];
    const different = [...new Set(all)];
    return different.length > 1 ? `(${different.join('|')})` : word;
  });
}

function spellings(word: string): readonly string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
  return plain === word ? [word] : [word, plain];
}
