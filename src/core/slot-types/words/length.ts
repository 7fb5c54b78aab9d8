import type { SlotSpec } from '../../flow/spec.ts';
import type { Value } from '../../value.ts';
import type { Problem } from '../slot-type.ts';

/** What is wrong with a text by its length, counted in characters as people count them. */
export function lengthProblem(
  value: Value,
  { limits }: SlotSpec,
  maxLength: number,
): Problem | undefined {
  if (typeof value !== 'string' || value.trim() === '') return { problem: 'format' };
  const length = [...value].length;
  const most = limits?.maxLength ?? maxLength;
  const least = limits?.minLength ?? 1;
  if (length < least) return { problem: 'too-short', limit: least };
  if (length > most) return { problem: 'too-long', limit: most };
  return undefined;
}

export function textSchema({ limits }: SlotSpec, maxLength: number) {
  return {
    type: 'string',
    minLength: limits?.minLength ?? 1,
    maxLength: limits?.maxLength ?? maxLength,
  };
}
