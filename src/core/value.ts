/**
 * A canonical value: plain JSON, the same in state, traces, the store and the delivered body.
 *
 * Text types are strings ("007123" stays text), integers are numbers, a choice is its option's id.
 * Types with parts (money, a range) are flat objects; a list is an array.
 */
export type Value =
  | string
  | number
  | boolean
  | { readonly [part: string]: string | number }
  | readonly Value[];

/** Whether two canonical values are the same value. Object parts compare in any order. */
export function sameValue(a: Value, b: Value): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameValue(item, b[i] as Value))
    );
  }
  const left = a as { readonly [part: string]: string | number };
  const right = b as { readonly [part: string]: string | number };
  const parts = Object.keys(left);
  return (
    parts.length === Object.keys(right).length && parts.every((part) => left[part] === right[part])
  );
}
