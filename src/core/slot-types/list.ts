import type { SlotSpec } from '../flow/spec.ts';
import { listFormat } from '../language/formats.ts';
import { sameValue, type Value } from '../value.ts';
import {
  type Finding,
  none,
  type Problem,
  type ReadContext,
  type Reading,
  type SlotType,
  type SlotTypeName,
} from './slot-type.ts';
import { announced, joins } from './words/mention.ts';
import { valueWords } from './words/reply.ts';

export type ItemTypes = Readonly<Record<Exclude<SlotTypeName, 'list'>, SlotType>>;

/**
 * Several values of one type, as the slot's `items` describe them: "mushrooms and onion", with
 * commas, one a line. Every entry must be a value; order is kept, doubles are dropped. An option
 * whose own words hold an "and" stays whole. Changes to a list are read by list-edit.ts.
 */
export function listType(types: ItemTypes): SlotType {
  const typeOf = (slot: SlotSpec) => types[slot.items?.type ?? 'text'];

  const list: SlotType = {
    name: 'list',
    read(text, slot, context) {
      return readItems(valueWords(text, slot, context), slot, context);
    },
    find(text, slot, context) {
      const item = itemSlot(slot);
      const found = typeOf(slot).find(text, item, context);
      if (item.type !== 'text') return joined(found, text, slot, context);
      return found.flatMap((finding): readonly Finding[] => {
        const words = text.slice(finding.start, finding.end);
        const reading = readItems(words, slot, context);
        return reading.kind === 'none' ? [] : [{ ...finding, reading }];
      });
    },
    check(value, slot) {
      if (!Array.isArray(value) || value.length === 0) return { problem: 'format' };
      const { minItems = 1, maxItems = longestList } = slot.limits ?? {};
      if (value.length < minItems) return { problem: 'too-few', limit: minItems };
      if (value.length > maxItems) return { problem: 'too-many', limit: maxItems };
      const item = itemSlot(slot);
      for (const each of value as readonly Value[]) {
        const problem = typeOf(slot).check(each, item);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
    format(value, slot, language) {
      const items = (Array.isArray(value) ? value : [value]) as readonly Value[];
      const item = itemSlot(slot);
      const words = items.map((each) => typeOf(slot).format(each, item, language));
      return listFormat(language, 'conjunction').format(words);
    },
    jsonSchema: (slot) => ({
      type: 'array',
      items: typeOf(slot).jsonSchema(itemSlot(slot)),
      minItems: slot.limits?.minItems ?? 1,
      maxItems: slot.limits?.maxItems ?? longestList,
      uniqueItems: true,
    }),
  };
  return list;

  function readItems(words: string, slot: SlotSpec, context: ReadContext): Reading {
    const parts = context.language.listParts(words);
    const item = itemSlot(slot);
    const readings: Reading[] = [];
    for (let at = 0; at < parts.length; ) {
      const longest = Math.min(parts.length, at + (mostParts[item.type] ?? 1));
      let next: { reading: Reading; to: number } | undefined;
      for (let to = longest; to > at && next === undefined; to--) {
        const piece = words.slice(parts[at]?.start, parts[to - 1]?.end);
        const reading = typeOf(slot).read(piece, item, context);
        if (reading.kind === 'value' || (to === at + 1 && reading.kind !== 'none')) {
          next = { reading, to };
        }
      }
      if (next === undefined) return none;
      readings.push(next.reading);
      at = next.to;
    }
    return readings.length === 0 ? none : listReading(readings, slot);
  }

  function listReading(readings: readonly Reading[], slot: SlotSpec): Reading {
    const invalid = readings.find(({ kind }) => kind === 'invalid');
    if (invalid !== undefined) return invalid;
    const options = readings.map(valuesOf);
    const open = options.filter((values) => values.length > 1);
    if (options.some((values) => values.length === 0) || open.length > 1) return none;
    const count = open[0]?.length ?? 1;
    const candidates = Array.from({ length: count }, (_, i) =>
      distinct(options.flatMap((values) => values[Math.min(i, values.length - 1)] ?? [])),
    );
    const [first = []] = candidates;
    const problem: Problem | undefined = list.check(first, slot);
    if (problem !== undefined) return { kind: 'invalid', problem };
    if (candidates.length > 1) return { kind: 'ambiguous', candidates };
    const stated = readings.every((each) => each.kind === 'value' && each.basis === 'stated');
    return { kind: 'value', value: first, basis: stated ? 'stated' : 'derived' };
  }

  /** Findings with nothing but separators between them are one list. */
  function joined(
    found: readonly Finding[],
    text: string,
    slot: SlotSpec,
    context: ReadContext,
  ): readonly Finding[] {
    const runs: Finding[][] = [];
    for (const finding of found) {
      const last = runs.at(-1)?.at(-1);
      const gap = last && text.slice(last.end, finding.start);
      const connected = gap !== undefined && joins(gap, context.language);
      if (connected) runs.at(-1)?.push(finding);
      else runs.push([finding]);
    }
    return runs.flatMap((run): readonly Finding[] => {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined) return [];
      const reading = listReading(
        run.map(({ reading: each }) => each),
        slot,
      );
      const named = run.some((each) => each.named) || announced(text, slot, context)(first.start);
      const weak = !named && run.every((each) => each.weak);
      if (leavesOut(text, first.start, last.end, context)) return [];
      return [{ start: first.start, end: last.end, reading, named, ...(weak && { weak: true }) }];
    });
  }
}

/** "pepperoni and onion", of which only the onion is known: then it is not known what the list is. */
function leavesOut(text: string, start: number, end: number, { language }: ReadContext): boolean {
  const parts = language.listParts(text);
  const first = parts.findIndex((part) => part.end > start);
  const last = parts.findIndex((part) => part.end >= end);
  return [parts[first - 1], parts[last + 1]].some((part) => {
    const words = part && text.slice(part.start, part.end);
    if (words === undefined || words.split(/\s+/u).length > 2) return false;
    return language.readStance(words) === undefined && language.readAnswer(words) === undefined;
  });
}

/** The slot that one entry of a list would be. */
export function itemSlot(slot: SlotSpec): SlotSpec {
  const { items, limits: _limits, options: _options, unit: _unit, ...rest } = slot;
  return { ...rest, type: 'text', ...items };
}

function valuesOf(reading: Reading): readonly Value[] {
  if (reading.kind === 'value') return [reading.value];
  return reading.kind === 'ambiguous' ? reading.candidates : [];
}

function distinct(values: readonly Value[]): readonly Value[] {
  return values.filter((value, i) => values.findIndex((other) => sameValue(other, value)) === i);
}

/** Of how many parts between separators one entry may consist: "1 hour and 30 minutes". */
const mostParts: Partial<Record<SlotTypeName, number>> = {
  choice: Number.POSITIVE_INFINITY,
  integer: 3,
  number: 3,
  money: 3,
  quantity: 3,
  duration: 3,
};

const longestList = 100;
