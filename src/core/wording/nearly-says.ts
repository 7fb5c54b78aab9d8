/** Whether a value shows a word or a number that the person wrote: "by March" gives 1 March. */
export function nearlySays(words: string, value: string): boolean {
  const written = new Set(tokens(words));
  return tokens(value).some((token) => written.has(token));
}

/** Numbers in digits, and words as they begin: "марту" and "марта" are the same month. */
function tokens(text: string): readonly string[] {
  const joined = text.toLowerCase().replaceAll(/(?<=\d)[.,\s](?=\d{3})/gu, '');
  return joined.match(/\d+|(?<!\p{L})\p{L}{3,4}/gu) ?? [];
}
