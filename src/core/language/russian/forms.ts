/** A verb in the past as a phrase, whoever speaks: past('сказал') is "(сказал|сказала|сказали)". */
export function past(...masculine: readonly string[]): string {
  return `(${masculine.flatMap((verb) => [verb, `${verb}а`, `${verb}и`]).join('|')})`;
}
