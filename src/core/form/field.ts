import { momentMs } from '../flow/limit.ts';
import type { SlotSpec } from '../flow/spec.ts';
import type { LanguageCode } from '../language/language.ts';
import { dayAt, isDay } from '../slot-types/days/calendar.ts';
import { slotTypes } from '../slot-types/index.ts';
import type { ReadContext, Reading } from '../slot-types/slot-type.ts';
import { normaliseText } from '../text/normalise.ts';
import { sameValue, type Value } from '../value.ts';

/**
 * What a field of a form holds for a value. Exact where platforms have an element of their own: an
 * option's id, `true` and `false`, an ISO date, HH:mm, plain digits. Else as people read it. A list
 * has one entry a line.
 */
export function fieldText(value: Value, slot: SlotSpec, language: LanguageCode): string {
  switch (slot.type) {
    case 'list': {
      const item = itemOf(slot);
      return (value as readonly Value[]).map((each) => fieldText(each, item, language)).join('\n');
    }
    case 'choice':
    case 'boolean':
    case 'date':
    case 'time':
    case 'date-time':
    case 'date-range':
    case 'integer':
    case 'number':
    case 'percentage':
      return String(value);
    default:
      return slotTypes[slot.type].format(value, slot, language);
  }
}

/**
 * Reads what a field holds, with type and hard limits checked. Text that was left as it was is the
 * value that stands, however it would read anew. What is no value at all is `invalid`, too.
 */
export function readField(
  text: string,
  slot: SlotSpec,
  context: ReadContext,
  standing?: Value,
): Reading {
  if (standing !== undefined && text.trim() === fieldText(standing, slot, context.language.code)) {
    return { kind: 'value', value: standing, basis: 'stated' };
  }
  const exact = exactValue(text.trim(), slot);
  const reading: Reading =
    exact === undefined
      ? slotTypes[slot.type].read(normaliseText(text), slot, context)
      : { kind: 'value', value: exact, basis: 'stated' };
  if (reading.kind === 'none') return { kind: 'invalid', problem: { problem: 'format' } };
  if (reading.kind !== 'value') return reading;
  const today = dayAt(context.nowMs, context.timeZone);
  const problem = slotTypes[slot.type].check(reading.value, slot, today);
  return problem === undefined ? reading : { kind: 'invalid', problem };
}

/** The value that an element of its own kind stands for; `undefined` for words to be read. */
function exactValue(text: string, slot: SlotSpec): Value | undefined {
  switch (slot.type) {
    case 'choice':
      return slot.options?.find(({ id }) => id === text)?.id;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'date':
      return isDay(text) ? text : undefined;
    case 'time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
    case 'date-time':
      return momentMs(text) === undefined ? undefined : text;
    case 'date-range':
      return text.split('/').length === 2 && text.split('/').every(isDay) ? text : undefined;
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case 'number':
    case 'percentage':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
    case 'text':
      return text;
    case 'list': {
      const item = itemOf(slot);
      const items = text.split('\n').map((line) => exactValue(line.trim(), item));
      const all = items.filter((each) => each !== undefined);
      return all.length === items.length ? distinct(all) : undefined;
    }
    default:
      return undefined;
  }
}

function distinct(values: readonly Value[]): readonly Value[] {
  return values.filter((each, i) => values.findIndex((one) => sameValue(one, each)) === i);
}

function itemOf(slot: SlotSpec): SlotSpec {
  return { ...slot, type: 'text', ...slot.items };
}
