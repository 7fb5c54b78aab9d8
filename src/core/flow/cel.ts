import { type ASTNode, Environment, EvaluationError } from '@marcbachmann/cel-js';
import { Duration } from '@marcbachmann/cel-js/evaluator';
import { nearest } from '../text/spelling.ts';
import type { Value } from '../value.ts';
import { type ExpressionFault, namesIn, reviewFaults, type SeenSlots } from './cel-review.ts';
import { partsOfTree } from './cel-tree.ts';
import {
  celType,
  celValue,
  dateType,
  durationType,
  fileType,
  locationType,
  moneyType,
  quantityType,
  rangeType,
  type Seen,
} from './cel-values.ts';
import { faultOfError, typeName } from './cel-words.ts';
import { dateMs, timeMs } from './limit.ts';

/*
 * Conditions and rules are written in CEL, which always ends and reads nothing but what it is given.
 * An expression is checked against the slots before a flow runs, so that it cannot fail while a
 * person waits: types must fit, and every call must be quick and sound on any value.
 */

export interface Expression {
  /** The ids of the slots that it names, in order. */
  readonly slots: readonly string[];
  /**
   * Whether it holds for these values on this ISO date; `undefined` where that depends on a slot
   * without a value (`kind == "person" || vat_id != ""` holds for a person without one). Throws when
   * the expression fails, which is a bug.
   */
  holds(values: Readonly<Record<string, Value>>, today: string): boolean | undefined;
}

export type ReadExpression =
  | { readonly ok: true; readonly expression: Expression }
  | {
      readonly ok: false;
      readonly faults: readonly ExpressionFault[];
      readonly slots: readonly string[];
    };

/** Reads an expression over these slots, or says everything that is wrong with it. */
export function readExpression(text: string, slots: SeenSlots): ReadExpression {
  let tree: ASTNode;
  try {
    tree = language.parse(text).ast;
  } catch (error) {
    return { ok: false, faults: [faultOfError(error, text)], slots: [] };
  }
  const names = namesIn(tree);
  const named = [...names.keys()].filter((name) => slots.has(name));
  const faults = [...nameFaults(names, slots, text), ...reviewFaults(tree, slots)];
  if (faults.length > 0) return { ok: false, faults, slots: named };

  // A slot of an unknown type has a fault of its own, which may be the only one.
  if (!named.every((name) => isTyped(slots.get(name)))) return { ok: false, faults, slots: named };

  const environment = language.clone();
  for (const name of named) environment.registerVariable(name, celType(slots.get(name) ?? {}));
  const parsed = environment.parse(text);
  const { valid, type = '', error } = parsed.check();
  const wrong = valid ? typeFault(parsed.ast, type) : faultOfError(error, text);
  if (wrong) return { ok: false, faults: [wrong], slots: named };
  return {
    ok: true,
    expression: {
      slots: named,
      holds(values, today) {
        const seen: Record<string, unknown> = { today: new Date(dateMs(today) ?? Number.NaN) };
        for (const name of named) {
          const value = values[name];
          if (value !== undefined) seen[name] = celValue(value, slots.get(name) ?? {});
        }
        try {
          return parsed(seen);
        } catch (failure) {
          const missing = failure instanceof EvaluationError && failure.code === 'unknown_variable';
          if (missing) return undefined;
          throw failure;
        }
      },
    },
  };
}

function isTyped(slot: Seen | undefined): boolean {
  if (slot?.type === 'list') return isTyped(slot.items);
  return slot?.type !== undefined;
}

/** A part whose type is left open would only fail while a person waits. */
function typeFault(tree: ASTNode, type: string): ExpressionFault | undefined {
  for (const { node } of partsOfTree(tree)) {
    if (node.op !== '.' && node.op !== 'list') continue;
    if (!typeOf(node)?.includes('dyn')) continue;
    const owner = node.op === '.' ? typeOf(node.args[0]) : undefined;
    const message = owner ? `${typeName(owner)} has no parts` : 'this list has nothing in it';
    return { at: node.pos, message };
  }
  if (type === 'bool') return undefined;
  return { at: 0, message: `this must be true or false, and it is ${typeName(type)}` };
}

/** What the checker found, which it notes at every part. */
function typeOf(node: ASTNode): string | undefined {
  return (node as { readonly checkedType?: { readonly name: string } }).checkedType?.name;
}

const language = new Environment({
  limits: { maxAstNodes: 150, maxDepth: 20, maxListElements: 50 },
})
  .registerType(moneyType, { fields: { value: 'double', currency: 'string' } })
  .registerType(quantityType, { fields: { value: 'double', unit: 'string' } })
  .registerType(rangeType, { fields: { start: dateType, end: dateType } })
  .registerType(locationType, { fields: { latitude: 'double', longitude: 'double' } })
  .registerType(fileType, { fields: { name: 'string', mimeType: 'string', size: 'int' } })
  .registerVariable('today', dateType)
  .registerFunction('number(int): double', Number)
  .registerFunction(
    `date(string): ${dateType}`,
    (text: string) => new Date(dateMs(text) ?? Number.NaN),
  )
  .registerFunction(
    `time(string): ${durationType}`,
    (text: string) => new Duration((timeMs(text) ?? 0) / 1000),
  )
  .registerFunction(`days(int): ${durationType}`, (count: bigint) => new Duration(count * 86_400n));

function nameFaults(
  names: ReadonlyMap<string, number>,
  slots: SeenSlots,
  text: string,
): readonly ExpressionFault[] {
  const faults: ExpressionFault[] = [];
  let readTo = 0;
  for (const [name, at] of names) {
    if (at < readTo) continue;
    const dashed = [...slots.keys()].find((id) => id.includes('-') && text.startsWith(id, at));
    readTo = at + (dashed ?? name).length;
    const fault = nameFault(name, dashed, slots);
    if (fault) faults.push({ at, ...fault });
  }
  if (faults.length > 0 || [...names.keys()].some((name) => slots.has(name))) return faults;
  return [{ at: 0, message: 'this names no slot, so it is always the same' }];
}

function nameFault(
  name: string,
  dashed: string | undefined,
  slots: SeenSlots,
): Omit<ExpressionFault, 'at'> | undefined {
  if (slots.has(name)) {
    if (!language.hasVariable(name)) return undefined;
    return { message: `"${name}" is a word of the language`, remedy: 'give the slot another id' };
  }
  if (name === 'today') return undefined;
  if (dashed !== undefined) {
    const remedy = `"-" subtracts here; write "_" in the id: "${dashed.replaceAll('-', '_')}"`;
    return { message: `"${dashed}" cannot be named in an expression`, remedy };
  }
  const message = `there is no slot "${name}"`;
  const meant = nearest(name, slots.keys());
  return meant ? { message, remedy: `did you mean "${meant}"?` } : { message };
}
