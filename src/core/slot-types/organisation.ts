import { nameType } from './names/name.ts';

/** The name of a company or other organisation, as written. */
export const organisation = nameType('organisation');
