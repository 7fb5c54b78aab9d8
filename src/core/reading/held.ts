import { currentValue } from '../merge/merge.ts';
import type { SlotState } from '../slot-state.ts';
import type { Held, ReadContext } from '../slot-types/slot-type.ts';

/** How a slot's words are read in the light of what it holds already. */
export function holding(
  context: ReadContext,
  state: SlotState | undefined,
  more: readonly Held[] = [],
): ReadContext {
  const held = [...(state === undefined ? [] : heldIn(state)), ...more];
  return held.length === 0 ? context : { ...context, held };
}

function heldIn(state: SlotState): readonly Held[] {
  const candidates = state.open?.candidates ?? [];
  const value = currentValue(state);
  // Once it was confirmed, it is as good as said.
  const basis = state.status === 'inferred' ? 'derived' : 'stated';
  const standing = value === undefined ? [] : [{ value, basis } as const];
  if (candidates.length > 0 || standing.length > 0) return [...candidates, ...standing];
  const half = state.status === 'empty' ? state.half : undefined;
  return half?.parts.map((part) => ({ value: part, basis: half.basis })) ?? [];
}
