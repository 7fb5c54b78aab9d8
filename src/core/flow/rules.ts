import type { Value } from '../value.ts';
import { type Expression, readExpression } from './cel.ts';
import type { FlowSpec, Localised } from './spec.ts';

/**
 * Whether a slot is to be taken, given the values that are filled or inferred and the person's date
 * (ISO). `undefined` while that depends on a slot without a value.
 */
export type Condition = (
  values: Readonly<Record<string, Value>>,
  today: string,
) => boolean | undefined;

/** What must hold between slots before the set is delivered (contract 7). */
export interface CompiledRule {
  readonly id: string;
  readonly reopen: readonly string[];
  readonly message: Localised;
  /** As with `Condition`. Throws, naming the rule, when its expression fails: that is a bug. */
  readonly holds: Condition;
}

/** The `when` of every slot that has one. */
export function compileConditions({ slots }: FlowSpec): ReadonlyMap<string, Condition> {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  return new Map(
    slots.flatMap(({ id, when }) =>
      when === undefined ? [] : [[id, sound(`"when" of ${id}`, when, byId)] as const],
    ),
  );
}

export function compileRules({ rules, slots }: FlowSpec): readonly CompiledRule[] {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  return rules.map(({ id, require, message, reopen }) => ({
    id,
    reopen,
    message,
    holds: sound(`rule ${id}`, require, byId),
  }));
}

/** The flow was checked, so that whatever fails here is a bug, and names its place. */
function sound(name: string, text: string, slots: Parameters<typeof readExpression>[1]): Condition {
  const read = readExpression(text, slots);
  if (!read.ok) throw new Error(`${name}: ${read.faults.map(({ message }) => message).join('; ')}`);
  const { expression }: { expression: Expression } = read;
  return (values, today) => {
    try {
      return expression.holds(values, today);
    } catch (cause) {
      throw new Error(`${name} failed`, { cause });
    }
  };
}
