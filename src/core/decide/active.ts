import type { CompiledFlow } from '../flow/compile.ts';
import type { Change } from '../merge/change.ts';
import { currentValue } from '../merge/merge.ts';
import type { SlotState } from '../slot-state.ts';
import type { Value } from '../value.ts';

type Slots = Readonly<Record<string, SlotState>>;

/**
 * Whether a slot's condition holds. While a value that it rests on is missing it is not known to, and
 * the slot is not asked; nobody is asked for something that may not matter.
 */
export function isActive(flow: CompiledFlow, id: string, slots: Slots, today: string): boolean {
  const condition = flow.conditions.get(id);
  return condition === undefined || condition(valuesOf(slots), today) === true;
}

/** The values that stand, confirmed or not, by slot. */
export function valuesOf(slots: Slots): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(slots).flatMap(([id, state]) => {
      const value = currentValue(state);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/**
 * Sets aside what no longer matters and brings back what matters again, as inferred (contract 4).
 * Conditions may rest on each other, so this goes on until nothing changes; they have no cycles.
 */
export function settleConditions(
  flow: CompiledFlow,
  before: Slots,
  today: string,
): { readonly slots: Slots; readonly changes: readonly Change[] } {
  let slots = before;
  const changes: Change[] = [];
  for (let round = 0; round <= flow.conditions.size; round++) {
    const moved = [...flow.conditions.keys()].flatMap((id) =>
      conditionChange(flow, id, slots, today),
    );
    if (moved.length === 0) break;
    slots = { ...slots, ...Object.fromEntries(moved.map(({ id, state }) => [id, state])) };
    changes.push(...moved.map(({ change }) => change));
  }
  return { slots, changes };
}

interface Moved {
  readonly id: string;
  readonly state: SlotState;
  readonly change: Change;
}

function conditionChange(
  flow: CompiledFlow,
  id: string,
  slots: Slots,
  today: string,
): readonly Moved[] {
  const state = slots[id];
  if (state === undefined) return [];
  const active = isActive(flow, id, slots, today);
  const { asked } = state;
  if (!active && (state.status === 'filled' || state.status === 'inferred')) {
    const { value, source } = state;
    const basis = state.status === 'filled' ? state.basis : 'derived';
    const aside: SlotState = {
      status: 'empty',
      asked,
      rejected: [],
      aside: { value, basis, source },
    };
    return [{ id, state: aside, change: { change: 'set-aside', slot: id, value } }];
  }
  if (active && state.status === 'empty' && state.aside !== undefined) {
    const { value, source } = state.aside;
    const back: SlotState = { status: 'inferred', asked, value, source, rejected: state.rejected };
    return [{ id, state: back, change: { change: 'brought-back', slot: id, value } }];
  }
  return [];
}
