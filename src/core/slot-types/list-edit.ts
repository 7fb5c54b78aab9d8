import type { SlotSpec } from '../flow/spec.ts';
import type { Range } from '../text/words.ts';
import { sameValue, type Value } from '../value.ts';
import { slotTypes } from './index.ts';
import type { ReadContext } from './slot-type.ts';

/**
 * A change to a list slot. `replace` without `insteadOf` makes the items the whole list; with it,
 * the items take the place of those. `basis` is derived where an item is.
 */
export interface ListEdit {
  readonly op: 'add' | 'remove' | 'replace';
  readonly items: readonly Value[];
  readonly insteadOf?: readonly Value[];
  readonly basis: 'stated' | 'derived';
}

/**
 * The change to a list that all of the text asks for: "also bacon", "I forgot bacon", "without
 * onion", "ham instead of bacon". Absent where it asks for none, for two at once, or names what is no
 * entry; then the text may still be a whole list (`read`).
 */
export function readListEdit(
  text: string,
  slot: SlotSpec,
  context: ReadContext,
): ListEdit | undefined {
  const edit = context.language.readListEdit(text);
  if (edit === undefined || slot.type !== 'list') return undefined;
  const items = itemsIn(edit.items, text, slot, context);
  const instead = edit.insteadOf && itemsIn(edit.insteadOf, text, slot, context);
  if (items === undefined || (edit.insteadOf !== undefined && instead === undefined)) {
    return undefined;
  }
  const derived = items.basis === 'derived' || instead?.basis === 'derived';
  return {
    op: edit.op,
    items: items.values,
    ...(instead !== undefined && { insteadOf: instead.values }),
    basis: derived ? 'derived' : 'stated',
  };
}

/** The list after a change; items keep their place, and what comes instead takes the place it had. */
export function applyListEdit(list: readonly Value[], edit: ListEdit): readonly Value[] {
  const { op, items, insteadOf } = edit;
  const has = (values: readonly Value[], value: Value) => values.some((v) => sameValue(v, value));
  if (op === 'remove') return list.filter((value) => !has(items, value));
  if (op === 'replace' && insteadOf === undefined) return items;
  const added = items.filter((value) => !has(list, value));
  const at = list.findIndex((value) => has(insteadOf ?? [], value));
  if (at === -1) return [...list, ...added];
  const left = (values: readonly Value[]) => values.filter((value) => !has(insteadOf ?? [], value));
  return [...left(list.slice(0, at)), ...added, ...left(list.slice(at))];
}

function itemsIn({ start, end }: Range, text: string, slot: SlotSpec, context: ReadContext) {
  const { limits: _, ...anyLength } = slot;
  const reading = slotTypes.list.read(text.slice(start, end), anyLength, context);
  if (reading.kind !== 'value' || !Array.isArray(reading.value)) return undefined;
  return { values: reading.value as readonly Value[], basis: reading.basis };
}
