import { expect } from 'vitest';
import { flowSchema, type SlotSpec } from '../../src/core/flow/spec.ts';
import { languages } from '../../src/core/language/index.ts';
import type { LanguageCode } from '../../src/core/language/language.ts';
import { slotTypes } from '../../src/core/slot-types/index.ts';
import type { ReadContext, Reading } from '../../src/core/slot-types/slot-type.ts';
import { normaliseText } from '../../src/core/text/normalise.ts';
import type { Value } from '../../src/core/value.ts';

function contextIn(language: LanguageCode): ReadContext {
  return { language: languages[language], nowMs: 0, timeZone: 'UTC' };
}

export function slotOf(spec: Readonly<Record<string, unknown>>): SlotSpec {
  const flow = flowSchema.parse({
    id: 'flow',
    version: 1,
    title: 'Flow',
    slots: [{ id: 'slot', ...spec }],
  });
  const [slot] = flow.slots;
  if (slot === undefined) throw new Error('the flow has one slot');
  return slot;
}

/** A reply as the slot reads it, in short: `['stated', 29]`, `'none'`, `['invalid', 'too-large']`. */
export function read(text: string, slot: SlotSpec, language: LanguageCode = 'en'): Short {
  return short(slotTypes[slot.type].read(normaliseText(text), slot, contextIn(language)));
}

/** What a sentence gives: the words, `named` or `alone`, and the reading in short. */
export function find(text: string, slot: SlotSpec, language: LanguageCode = 'en') {
  const plain = normaliseText(text);
  return slotTypes[slot.type]
    .find(plain, slot, contextIn(language))
    .map(({ start, end, named, reading }) => [
      plain.slice(start, end),
      named ? 'named' : 'alone',
      short(reading),
    ]);
}

/** What a sentence gives must read alike when its words are quoted alone. */
export function expectFindingsToRead(text: string, slot: SlotSpec): void {
  for (const [words, , reading] of find(text, slot)) {
    expect(read(String(words), slot)).toEqual(reading);
  }
}

export type Short = 'none' | readonly [string, Value | readonly Value[]];

function short(reading: Reading): Short {
  switch (reading.kind) {
    case 'none':
      return 'none';
    case 'value':
      return [reading.basis, reading.value];
    case 'ambiguous':
      return ['ambiguous', reading.candidates];
    case 'invalid':
      return ['invalid', reading.problem.problem];
  }
}
