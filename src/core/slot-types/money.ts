import type { SlotSpec } from '../flow/spec.ts';
import { moneyFormat } from '../language/formats.ts';
import type { LanguageCode } from '../language/language.ts';
import type { Value } from '../value.ts';
import { type AmountMention, findAmounts } from './amounts/amounts.ts';
import { currenciesOf, isCurrency, minorDigits } from './amounts/currencies.ts';
import { type Finding, none, type Problem, type Reading, type SlotType } from './slot-type.ts';
import { announced, onlyMention } from './words/mention.ts';

/** A canonical amount. `amount` is plain decimal text: "500", or "49.90" with the currency's digits. */
export interface Money {
  readonly [part: string]: string;
  readonly amount: string;
  readonly currency: string;
}

/**
 * An amount of money with its ISO 4217 currency, from signs, codes and words. A bare number takes
 * the slot's `currency` and counts as stated: the author has fixed the unit, as with "days". Without
 * one it is refused, since a guessed currency is worse than a question. "$" is the slot's own dollar,
 * else the US dollar. Limits are in whatever currency was said; the least is 0 unless they say less.
 */
export const money: SlotType = {
  name: 'money',
  read(text, slot, { language, ...rest }) {
    const context = { language, ...rest };
    const [share] = language.percents(text);
    if (share !== undefined && text.slice(0, share.start).trim() === '') return none;
    const find = (words: string) => findAmounts(words, language, { coins: true });
    const mention = onlyMention(text, slot, context, find);
    return mention === undefined ? none : readingOf(mention, slot);
  },
  find(text, slot, context) {
    const isNamed = announced(text, slot, context);
    return findAmounts(text, context.language).flatMap((mention): readonly Finding[] => {
      const { start, end, currency } = mention;
      const named = isNamed(start, end);
      if (currency === undefined && !(named && slot.currency !== undefined)) return [];
      return [{ start, end, reading: readingOf(mention, slot), named }];
    });
  },
  check(value, slot) {
    if (!isMoney(value)) return { problem: 'format' };
    const { currency } = value;
    const amount = Number(value.amount);
    const min = numberOf(slot.limits?.min) ?? 0;
    const max = numberOf(slot.limits?.max);
    if (amount < min) return { problem: 'too-small', limit: moneyOf(min, currency) ?? min };
    if (max !== undefined && amount > max) {
      return { problem: 'too-large', limit: moneyOf(max, currency) ?? max };
    }
    return undefined;
  },
  format(value, _slot, language) {
    return isMoney(value) ? formatMoney(value, language) : String(value);
  },
  jsonSchema: () => ({
    type: 'object',
    properties: {
      amount: { type: 'string', pattern: '^-?\\d+(?:\\.\\d+)?$' },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    },
    required: ['amount', 'currency'],
    additionalProperties: false,
  }),
};

/** The amount of a canonical value as a number, for comparing; absent where it is no money. */
export function amountOf(value: Value): number | undefined {
  return isMoney(value) ? Number(value.amount) : undefined;
}

function readingOf({ values, currency, approximate }: AmountMention, slot: SlotSpec): Reading {
  if (currency === undefined && slot.currency === undefined)
    return invalid({ problem: 'no-currency' });
  const currencies =
    currency === undefined ? [slot.currency ?? ''] : currenciesOf(currency, slot.currency);
  const open = currencies.flatMap((code) => values.map((value) => moneyOf(value, code)));
  const candidates = open.filter((each) => each !== undefined);
  const fitting = candidates.filter((each) => money.check(each, slot) === undefined);
  const [only, ...others] = fitting;
  if (only === undefined) {
    const [first] = candidates;
    return invalid((first && money.check(first, slot)) ?? { problem: 'format' });
  }
  if (others.length > 0) return { kind: 'ambiguous', candidates: fitting };
  const stated = !approximate && open.length === 1;
  return { kind: 'value', value: only, basis: stated ? 'stated' : 'derived' };
}

/** Absent where the currency has no coin so small, or the number is beyond all money. */
function moneyOf(value: number, currency: string): Money | undefined {
  if (!isCurrency(currency) || Math.abs(value) >= largestAmount) return undefined;
  if (Number.isInteger(value)) return { amount: String(value), currency };
  const amount = value.toFixed(minorDigits(currency));
  return Number(amount) === value ? { amount, currency } : undefined;
}

function formatMoney({ amount, currency }: Money, language: LanguageCode): string {
  const digits = amount.includes('.') ? minorDigits(currency) : 0;
  return moneyFormat(language, currency, digits).format(Number(amount));
}

function isMoney(value: Value): value is Money {
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { amount, currency, ...others } = value as Readonly<Record<string, string | number>>;
  if (typeof amount !== 'string' || typeof currency !== 'string') return false;
  if (Object.keys(others).length > 0 || !/^-?\d+(?:\.\d+)?$/u.test(amount)) return false;
  return moneyOf(Number(amount), currency)?.amount === amount;
}

function numberOf(limit: string | number | undefined): number | undefined {
  return typeof limit === 'number' ? limit : undefined;
}

function invalid(problem: Problem): Reading {
  return { kind: 'invalid', problem };
}

const largestAmount = 1e12;
