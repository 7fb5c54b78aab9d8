import { valuesOf } from './active.ts';
import type { Act } from './acts.ts';
import type { Facts } from './facts.ts';
import { localise } from './flow/localise.ts';
import type { Slots } from './next-question.ts';
import type { Session } from './session.ts';
import { emptySlot } from './slot-state.ts';
import { slotTypes } from './slot-types/index.ts';

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
 * The first rule across slots that a complete set breaks (contract 7). It reopens the slots it names,
 * never a declined one, and says why. The same rule twice, or nothing left to reopen, is for people.
 */
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
      slots: emptied(slots, [slot.id]),
      reopened: [slot.id],
      ruleFailures: session.ruleFailures,
    };
  }
  return undefined;
}

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
  const opened = reopen.filter((slot) => slots[slot]?.status === 'filled');
  if (failures > 1 || opened.length === 0) return { result: 'handover', rule: id };
  return {
    result: 'reopen',
    act: { act: 'rule-failed', rule: id, text: localise(message, language, flow.spec.language) },
    slots: emptied(slots, opened),
    reopened: opened,
    ruleFailures: { ...session.ruleFailures, [id]: failures },
  };
}

function emptied(slots: Slots, ids: readonly string[]): Slots {
  // Asked before, so that either of them is understood as an answer whichever is asked now.
  return { ...slots, ...Object.fromEntries(ids.map((id) => [id, { ...emptySlot, asked: 1 }])) };
}
