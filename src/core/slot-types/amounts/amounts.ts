import type { Language } from '../../language/language.ts';
import { joins, roughEnd } from '../words/mention.ts';
import { currenciesOf, isCurrency, minorDigits } from './currencies.ts';
import { type Mark, marksIn, masked } from './currency-marks.ts';
import { isShare } from './shares.ts';

/** A number in a text with the currency that stands beside it. */
export interface AmountMention {
  readonly start: number;
  readonly end: number;
  /** Two where a sign may group or begin the fraction. */
  readonly values: readonly number[];
  readonly approximate: boolean;
  /** A code or a family (see currencies.ts); absent where none stands beside the number. */
  readonly currency?: string;
}

/**
 * Numbers of a text with their currency: "€30.49", "30,49 EUR", "five hundred euros", "5 dollars and
 * 30 cents". Two different currencies beside one number make it nobody's amount.
 */
export function findAmounts(
  text: string,
  language: Language,
  { coins = false }: { readonly coins?: boolean } = {},
): readonly AmountMention[] {
  const marks = marksIn(text, language, coins);
  const coin = coins ? loneCoin(text, marks) : undefined;
  if (coin !== undefined) return [coin];
  const shares = language.percents(text);
  const numbers = language.decimals(masked(text, marks)).flatMap((number) => {
    if (isShare(number, shares, text)) return [];
    const start = withMinus(text, number.start);
    const beside = marks.filter((mark) =>
      mark.leads === undefined
        ? mark.start >= number.end && leadsOn(number, text.slice(number.end, mark.start), language)
        : start <= mark.leads && mark.leads < number.end,
    );
    const mark = agreeing(beside);
    if (beside.length > 0 && mark === undefined) return [];
    const from = Math.min(start, ...beside.map((each) => each.start));
    const to = Math.max(number.end, ...beside.map((each) => each.end));
    if (mark !== undefined && isMultiplied(text.slice(to, to + longestCount), language)) return [];
    const rough = beside.length > 0 ? roughEnd(text, to, language) : undefined;
    const roughStart = language.roughlyBefore(text, from);
    return [
      {
        start: roughStart ?? from,
        end: rough ?? to,
        values: number.values,
        approximate: number.approximate || rough !== undefined || roughStart !== undefined,
        ...(mark !== undefined && { currency: mark.currency, part: mark.part, coin: mark.coin }),
      },
    ];
  });
  return withParts(numbers, text, language).filter((amount, i, all) => {
    // "15 dollars and 15 people": perhaps its cents, perhaps a count of something else.
    const next = all[i + 1];
    const gap = next && text.slice(amount.end, next.start);
    const unclear = gap !== undefined && !gap.includes(',') && joins(gap, language);
    return next === undefined || !unclear || !mayBePart(next, amount);
  });
}

/** "$5 USD" names one currency twice; "$5 EUR" names two. */
function agreeing(marks: readonly Mark[]): Mark | undefined {
  const exact = marks.filter(({ currency }) => isCurrency(currency));
  const only = exact[0] ?? marks[0];
  const agree = marks.every(({ currency }) =>
    currenciesOf(currency, only?.currency).includes(only?.currency ?? ''),
  );
  return agree || exact.length === 0 ? only : undefined;
}

/** Whether a number and a currency belong together: beside each other, or "2 millions | de | dollars". */
function leadsOn({ values }: Pick<AmountMention, 'values'>, gap: string, language: Language) {
  if (/^[ .-]{0,2}$/u.test(gap)) return true;
  const isLarge = values.every((value) => Math.abs(value) >= 1e6);
  return isLarge && /^ \p{L}+[ ']$/u.test(gap) && language.leadsToMoney(gap, 'currency');
}

/** "5 USD millions": what the amount is of stands behind its currency. */
function isMultiplied(behind: string, language: Language): boolean {
  const [number] = /^ \p{L}/u.test(behind) ? language.numbers(`1${behind}`) : [];
  return number !== undefined && number.start === 0 && Math.abs(number.value) >= 1000;
}

/** "A dime": all that is said is the name of one coin. */
function loneCoin(text: string, [mark, ...others]: readonly Mark[]): AmountMention | undefined {
  if (mark?.coin === undefined || others.length > 0) return undefined;
  const { start, end, currency, coin } = mark;
  const outside = text.slice(0, start) + text.slice(end);
  if (outside.trim() !== '') return undefined;
  return { start, end, values: [coin / 100], approximate: false, currency };
}

type Counted = AmountMention & {
  readonly part?: boolean | undefined;
  readonly coin?: number | undefined;
};

/** Hundredths join the whole amount before them; alone they are an amount of their own. */
function withParts(
  numbers: readonly Counted[],
  text: string,
  language: Language,
): readonly AmountMention[] {
  const amounts: AmountMention[] = [];
  for (const { part, coin = 1, ...amount } of numbers) {
    const whole = amounts.at(-1);
    const [value] = amount.values;
    const gap = whole && text.slice(whole.end, amount.start);
    if (
      whole !== undefined &&
      gap !== undefined &&
      isUnnamedPart(amount, whole, gap, text, language)
    ) {
      // "20 dollars 43": what the last digits count is not said.
      const sum = (whole.values[0] ?? 0) + (value ?? 0) / 100;
      amounts[amounts.length - 1] = {
        ...whole,
        end: amount.end,
        values: [tidy(sum)],
        approximate: true,
      };
      continue;
    }
    if (!part || value === undefined || amount.values.length > 1) {
      amounts.push(amount);
      continue;
    }
    const beside = gap !== undefined && (joins(gap, language) || leadsToPart(gap, language));
    const added = beside && coin === 1 && value < 100;
    if (whole !== undefined && added && isPartOf(amount.currency, whole)) {
      const sum = (whole.values[0] ?? 0) + value / 100;
      amounts[amounts.length - 1] = { ...whole, end: amount.end, values: [tidy(sum)] };
    } else {
      amounts.push({ ...amount, values: [tidy((value * coin) / 100)] });
    }
  }
  return amounts.filter(({ start }) => !language.isNegated(text, start));
}

/** Cents are parts of dollars and euros, and not of roubles. */
function isPartOf(currency: string | undefined, { currency: of, values }: AmountMention): boolean {
  const [code] = of === undefined ? [] : currenciesOf(of, undefined);
  if (code === undefined || currency === undefined || values.length > 1) return false;
  return currenciesOf(currency, code).includes(code);
}

/** Two digits right behind a whole amount, and nothing behind them: "$20 43", "25 euros con 50". */
function isUnnamedPart(
  part: AmountMention,
  whole: AmountMention,
  gap: string,
  text: string,
  language: Language,
): boolean {
  const written = text.slice(part.start, part.end);
  const closes = /^\d\d$/u.test(written) && /^\s*(?:$|[.!?,](?!\d))/u.test(text.slice(part.end));
  return closes && mayBePart(part, whole) && (gap === ' ' || leadsToPart(gap, language));
}

/** From ten on hundredths are said without their name, behind what has none yet. */
function mayBePart({ currency, approximate, values }: AmountMention, whole: AmountMention) {
  if (currency !== undefined || approximate || whole.currency === undefined) return false;
  const [value] = whole.values;
  const [code] = currenciesOf(whole.currency, undefined);
  if (value === undefined || !Number.isInteger(value) || whole.values.length > 1) return false;
  if (code === undefined || minorDigits(code) !== 2) return false;
  const [part = 0] = values;
  return Number.isInteger(part) && part >= 10 && part < 100;
}

function leadsToPart(gap: string, language: Language): boolean {
  return /^ \p{L}+ $/u.test(gap) && language.leadsToMoney(gap, 'part');
}

function withMinus(text: string, start: number): number {
  return /(?:^|\s)-$/u.test(text.slice(0, start)) ? start - 1 : start;
}

function tidy(value: number): number {
  return Number(value.toFixed(6));
}

/** In characters: "5 million ". */
const longestCount = 14;
