import { rememberingAll } from '../remembering.ts';

/**
 * How languages write numbers, amounts, lists and days. Making a format costs some fifty times what
 * using it does, and a reply uses several, so each is made once for its language.
 */
export const wholeNumberFormat = rememberingAll((locale) => new Intl.NumberFormat(locale));

/** With every digit that a number has. */
export const numberFormat = rememberingAll(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }),
);

/** Of a share of one: 0.15 is "15 %". */
export const percentFormat = rememberingAll(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 18 }),
);

/** With as many digits behind the point as amounts of the currency usually have. */
export const currencyFormat = rememberingAll(
  (locale, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
);

/** With exactly so many digits behind the point. */
export const moneyFormat = rememberingAll(
  (locale, currency: string, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** "2 hours", "1 Stunde". */
export const unitFormat = rememberingAll(
  (locale, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
);

/** "a, b and c", "a, b or c". */
export const listFormat = rememberingAll(
  (locale, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }),
);

/** "14 March 2027". Takes the day as midnight of UTC. */
export const writtenDayFormat = rememberingAll(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

export const pluralRules = rememberingAll((locale) => new Intl.PluralRules(locale));
