import type { CompiledFlow } from './flow/compile.ts';
import type { SlotState } from './slot-state.ts';

/**
 * Whether the set is finished (contract 7): every required slot is filled or declined, none is
 * inferred, and nothing is left for the person to choose. The only place that says so.
 */
export function isComplete(
  flow: CompiledFlow,
  slots: Readonly<Record<string, SlotState>>,
): boolean {
  return flow.spec.slots.every(({ id, required }) => {
    const state = slots[id];
    if (state === undefined || state.open !== undefined || state.status === 'inferred')
      return false;
    return !required || state.status !== 'empty';
  });
}
