/**
 * Whether [start, end) stands in somebody else's words: a line that begins with ">", or text in
 * quotation marks that a word of reporting announces. A name in quotation marks stays the person's.
 */
export function isQuotation(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (/^\s*>/.test(text.slice(lineStart, end))) return true;
  for (const quoted of text.matchAll(/"[^"\n]*"/g)) {
    const from = quoted.index;
    const inside = from < start && end < from + quoted[0].length;
    if (inside && reporting.test(text.slice(0, from))) return true;
  }
  return false;
}

/** Words right before a quotation mark that make it a report or an example. */
const reporting =
  /\b(?:says?|said|wrote|writes|told (?:me|us)|asked|asks|replied|answered|reads?|e\.g\.|for example|like|such as)[:,]?\s*$/i;
