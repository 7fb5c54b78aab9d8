import type { Act } from '../acts.ts';
import type { CompiledFlow } from '../flow/compile.ts';
import { localise } from '../flow/localise.ts';
import type { Change } from '../merge/change.ts';
import { currentValue } from '../merge/merge.ts';
import type { Session } from '../session.ts';
import { type EmptySlot, emptySlot, type SlotState } from '../slot-state.ts';
import { slotTypes } from '../slot-types/index.ts';
import { valuesOf } from './active.ts';
import type { Facts } from './facts.ts';
import type { Slots } from './next-question.ts';

export type RuleFailure =
  | {
      readonly result: 'reopen';
      readonly act: Act;
      readonly slots: Slots;
      readonly reopened: readonly string[];
      readonly ruleFailures: Session['ruleFailures'];
    }
  | { readonly result: 'handover'; readonly rule: string };

/**
 * The first value that no longer fits its own limits: "not in the past" may hold when a date is given
 * and not when the set is finished. It is reopened, however often that happens.
 */
export function checkLimits({ flow, slots, session, today }: Facts): RuleFailure | undefined {
  for (const slot of flow.spec.slots) {
    const state = slots[slot.id];
    if (state?.status !== 'filled') continue;
    const problem = slotTypes[slot.type].check(state.value, slot, today);
    if (problem === undefined) continue;
    return {
      result: 'reopen',
      act: { act: 'invalid', slot: slot.id, problem },
      slots: { ...slots, [slot.id]: { ...emptySlot, asked: 1 } },
      reopened: [slot.id],
      ruleFailures: session.ruleFailures,
    };
  }
  return undefined;
}

/**
 * The first rule across slots that a complete set breaks (contract 7). It reopens the slots it names,
 * never one that was declined until now, and says why. The same rule twice, or nothing left to reopen, is for people.
 */
export function checkRules({
  flow,
  slots,
  session,
  today,
  language,
}: Facts): RuleFailure | undefined {
  const values = valuesOf(slots);
  const broken = flow.rules.find((rule) => rule.holds(values, today) === false);
  if (broken === undefined) return undefined;
  const { id, reopen, message } = broken;
  const failures = (session.ruleFailures[id] ?? 0) + 1;
  const opened = reopen.filter(
    (slot) => slots[slot]?.status === 'filled' && session.slots[slot]?.status !== 'declined',
  );
  if (failures > 1 || opened.length === 0) return { result: 'handover', rule: id };
  return {
    result: 'reopen',
    act: { act: 'rule-failed', rule: id, text: localise(message, language, flow.spec.language) },
    slots: reopened(slots, opened, flow),
    reopened: opened,
    ruleFailures: { ...session.ruleFailures, [id]: failures },
  };
}

/** What stood is kept aside: one new answer may be all that the rule needs. */
function reopened(slots: Slots, ids: readonly string[], flow: CompiledFlow): Slots {
  const opened = ids.map((id): readonly [string, SlotState] => {
    const state = slots[id];
    // Asked before, so that either of them is understood as an answer whichever is asked now.
    const empty: EmptySlot = { ...emptySlot, asked: 1 };
    if (state?.status !== 'filled' || flow.conditions.has(id)) return [id, empty];
    const { value, basis, source } = state;
    return [id, { ...empty, aside: { value, basis, source } }];
  });
  return { ...slots, ...Object.fromEntries(opened) };
}

/**
 * What a rule had reopened and nobody changed comes back as inferred, once the rule holds with it:
 * a new end leaves the start as it was.
 */
export function bringBack(
  flow: CompiledFlow,
  slots: Slots,
  before: Slots,
  today: string,
): { readonly slots: Slots; readonly changes: readonly Change[] } {
  const changes: Change[] = [];
  let now = slots;
  for (const rule of flow.rules) {
    const answered = rule.reopen.some((id) => {
      return before[id]?.status === 'empty' && slots[id]?.status === 'filled';
    });
    const kept = rule.reopen.filter((id) => {
      const state = now[id];
      return state?.status === 'empty' && state.aside && !state.open && !flow.conditions.has(id);
    });
    if (!answered || kept.length === 0) continue;
    const back = { ...now, ...Object.fromEntries(kept.map((id) => [id, inferredAgain(now, id)])) };
    if (rule.holds(valuesOf(back), today) !== true) continue;
    now = back;
    for (const slot of kept) {
      const value = currentValue(back[slot] ?? emptySlot);
      if (value !== undefined) changes.push({ change: 'brought-back', slot, value });
    }
  }
  return { slots: now, changes };
}

function inferredAgain(slots: Slots, id: string): SlotState {
  const state = slots[id] ?? emptySlot;
  if (state.status !== 'empty' || state.aside === undefined) return state;
  const { value, source } = state.aside;
  return { status: 'inferred', asked: state.asked, value, source, rejected: state.rejected };
}
