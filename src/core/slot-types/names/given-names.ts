import type { SlotSpec } from '../../flow/spec.ts';
import type { About } from '../../language/words/found.ts';
import { rememberingOf } from '../../remembering.ts';
import type { Finding, ReadContext } from '../slot-type.ts';
import { lengthProblem } from '../words/length.ts';
import { given } from '../words/reply.ts';
import { wordings } from '../words/slot-words.ts';

/**
 * The names that a text gives to what the slot is about ("the restaurant is Sorrel", "a table at
 * Sorrel"), whole. None for a slot that takes a kind of something, or any words.
 */
export function givenNames(
  text: string,
  slot: SlotSpec,
  { language }: ReadContext,
  longest: number,
): readonly Finding[] {
  if (!isNamed(slot, { language })) return [];
  return language.givenNames(text, aboutOf(slot)).flatMap(({ start, end, alone }): Finding[] => {
    if (language.isNegated(text, start)) return [];
    const value = text.slice(start, end);
    const reading = given(value, lengthProblem(value, slot, longest));
    return [{ start, end, reading, named: true, ...(alone && { called: true }) }];
  });
}

/** Whether the slot takes the name of something or somebody, by what its author calls it. */
export function isNamed(slot: SlotSpec, { language }: Pick<ReadContext, 'language'>): boolean {
  return language.namedIn(aboutOf(slot));
}

const aboutOf = rememberingOf(
  (slot: SlotSpec): About => ({
    of: slot.type === 'person' || slot.type === 'organisation' ? slot.type : 'thing',
    label: wordings(slot.label),
    description: wordings(slot.description),
  }),
);
