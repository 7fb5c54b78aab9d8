import type { SlotSpec } from '../../core/flow/spec.ts';
import type { ReadContext } from '../../core/slot-types/slot-type.ts';
import type { Proposal } from '../../core/understanding.ts';
import { readsAs } from './values.ts';

/**
 * The answer to a question for two values: "Dana, Northwind". The first separator that leaves a value
 * of each slot's type on its side decides; the order is that of the question, else the other way.
 */
export function splitPair(
  sentence: string,
  asked: readonly SlotSpec[],
  context: ReadContext,
): readonly Proposal[] {
  const [first, second] = asked;
  if (asked.length !== 2 || first === undefined || second === undefined) return [];
  for (const separator of sentence.matchAll(separators)) {
    const left = sentence.slice(0, separator.index).trim();
    const right = sentence.slice(separator.index + separator[0].length).trim();
    if (left === '' || right === '') continue;
    if (readsAs(left, first, context) && readsAs(right, second, context)) {
      return [value(first, left), value(second, right)];
    }
    if (readsAs(left, second, context) && readsAs(right, first, context)) {
      return [value(second, left), value(first, right)];
    }
  }
  return [];
}

const separators = /\s*[,;\n/]\s*|\s+(?:-|from|at|and|of|with)\s+/gi;

function value(slot: SlotSpec, quote: string): Proposal {
  return { slot: slot.id, says: 'value', quote, direct: true };
}
