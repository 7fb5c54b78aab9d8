import { nameType } from './names/name.ts';

/** A person's name, whole and as written. */
export const person = nameType('person');
