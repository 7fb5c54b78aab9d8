import { valuesOf } from './active.ts';
import type { Act } from './acts.ts';
import type { Facts } from './facts.ts';
import { localise } from './flow/localise.ts';
import type { Slots } from './next-question.ts';
import type { Session } from './session.ts';

export type RuleFailure =
  | {
      readonly result: 'reopen';
      readonly act: Act;
      readonly slots: Slots;
      readonly ruleFailures: Session['ruleFailures'];
    }
  | { readonly result: 'handover'; readonly rule: string };

/**
 * The first rule across slots that a complete set breaks (contract 7). It reopens the slots it names,
 * never a declined one, and says why. The same rule twice, or nothing left to reopen, is for people.
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
  const opened = reopen.filter((slot) => slots[slot]?.status === 'filled');
  if (failures > 1 || opened.length === 0) return { result: 'handover', rule: id };
  return {
    result: 'reopen',
    act: { act: 'rule-failed', rule: id, text: localise(message, language, flow.spec.language) },
    slots: {
      ...slots,
      ...Object.fromEntries(
        opened.map((slot) => [slot, { status: 'empty', asked: 0, rejected: [] }]),
      ),
    },
    ruleFailures: { ...session.ruleFailures, [id]: failures },
  };
}
