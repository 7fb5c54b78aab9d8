import { boolean } from './boolean.ts';
import { choice } from './choice.ts';
import { email } from './email.ts';
import { identifier } from './identifier.ts';
import { integer } from './integer.ts';
import { organisation } from './organisation.ts';
import { person } from './person.ts';
import type { SlotType, SlotTypeName } from './slot-type.ts';
import { text } from './text.ts';

/** Every type of slot, by the name that flows use. */
export const slotTypes: Readonly<Record<SlotTypeName, SlotType>> = {
  text,
  identifier,
  person,
  organisation,
  email,
  integer,
  boolean,
  choice,
};
