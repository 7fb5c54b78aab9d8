import type { SlotSpec } from '../../flow/spec.ts';
import type { Language } from '../../language/language.ts';
import type { Role } from '../../language/words/found.ts';
import { rememberingOf } from '../../remembering.ts';
import type { ReadContext } from '../slot-type.ts';
import { namesOfSlot } from './slot-words.ts';

/** Whether words before a value say that it is this slot's end of a span or journey, or the other one. */
export type Fit = 'own' | 'other' | 'open';

/**
 * Tells of places in a text whether they are this slot's by their role: "returning on the 9th" is a
 * return date, and no departure. A slot without a role has no opinion. `alone` places have no other
 * one before them, so that a mere "to" says nothing: "change it to the 9th".
 */
export function roleFit(
  text: string,
  slot: SlotSpec,
  { language }: ReadContext,
): (start: number, alone: boolean) => Fit {
  const role = roleOf(slot)(language);
  return (start, alone) => {
    const said = role && language.readRole(text, start);
    if (role === undefined || said === undefined) return 'open';
    if (said.close && (said.role === 'end' || said.role === 'recipient') && alone) return 'open';
    return same[role].includes(said.role) ? 'own' : 'other';
  };
}

/** What a slot gives of a span or journey, by what it is called. */
export const roleOf = rememberingOf((slot: SlotSpec) =>
  rememberingOf((language: Language) =>
    namesOfSlot(slot)
      .map((name) => language.roleNamed(name))
      .find((role) => role !== undefined),
  ),
);

/** Cues that speak for a role. Who leaves begins a journey and ends a stay. */
const same: Readonly<Record<Role, readonly Role[]>> = {
  start: ['start', 'leave'],
  end: ['end', 'recipient'],
  'stay-start': ['stay-start', 'start'],
  'stay-end': ['stay-end', 'end', 'leave', 'recipient'],
  leave: ['leave', 'start', 'stay-end'],
  recipient: ['recipient', 'end'],
};
