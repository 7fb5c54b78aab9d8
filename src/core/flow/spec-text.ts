import { z } from 'zod';
import { languageCodes } from '../language/language.ts';

/** What every part of a flow is written with: ids, and texts in one language or several. */

export const language = z.enum(languageCodes);

export const id = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'use lower-case letters, digits, "-" and "_"');

/** Text in the flow's own language, or one text a language. */
export const localised = z.union([z.string().min(1), z.partialRecord(language, z.string().min(1))]);
export type Localised = z.output<typeof localised>;

/** Words or phrases in the flow's own language, or one list a language. */
export const localisedList = z.union([
  z.array(z.string().min(1)),
  z.partialRecord(language, z.array(z.string().min(1))),
]);
export type LocalisedList = z.output<typeof localisedList>;

/** An expression in CEL over the values of slots; see cel.ts. */
export const expression = z.string().min(1).max(500);
