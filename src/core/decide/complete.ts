import type { CompiledFlow } from '../flow/compile.ts';
import { isReversible } from '../scene.ts';
import type { SlotState } from '../slot-state.ts';
import { isActive } from './active.ts';

/**
 * Whether the set is finished (contract 7): every required active slot is filled or declined, none
 * is inferred, and nothing is left for the person to choose. The only place that says so.
 */
export function isComplete(
  flow: CompiledFlow,
  slots: Readonly<Record<string, SlotState>>,
  today: string,
): boolean {
  return flow.spec.slots.every(({ id, required }) => {
    const state = slots[id];
    if (state === undefined || state.open !== undefined || state.status === 'inferred')
      return false;
    return !required || state.status !== 'empty' || !isActive(flow, id, slots, today);
  });
}

/** What cannot be taken back is shown as a whole and sent only with a yes to exactly that. */
export function needsReview(flow: CompiledFlow): boolean {
  return flow.spec.slots.some(({ id }) => !isReversible(flow, id));
}
