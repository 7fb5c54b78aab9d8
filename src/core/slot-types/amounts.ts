import type { Language } from '../language/language.ts';
import { currenciesOf, currencySigns, isCurrency } from './currencies.ts';
import { joins, roughEnd } from './mention.ts';

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
export function findAmounts(text: string, language: Language): readonly AmountMention[] {
  const marks = marksIn(text, language);
  const numbers = language.decimals(masked(text, marks)).flatMap((number) => {
    const start = withMinus(text, number.start);
    const beside = marks.filter((mark) =>
      mark.leads === undefined
        ? mark.start >= number.end && /^[ .-]{0,2}$/u.test(text.slice(number.end, mark.start))
        : start <= mark.leads && mark.leads < number.end,
    );
    const mark = agreeing(beside);
    if (beside.length > 0 && mark === undefined) return [];
    const from = Math.min(start, ...beside.map((each) => each.start));
    const to = Math.max(number.end, ...beside.map((each) => each.end));
    const rough = beside.length > 0 ? roughEnd(text, to, language) : undefined;
    const roughStart = language.roughlyBefore(text, from);
    return [
      {
        start: roughStart ?? from,
        end: rough ?? to,
        values: number.values,
        approximate: number.approximate || rough !== undefined || roughStart !== undefined,
        ...(mark !== undefined && { currency: mark.currency, part: mark.part }),
      },
    ];
  });
  return withParts(numbers, text, language).filter(({ end, currency }, i, all) => {
    // "15 dollars and 15": perhaps its cents, perhaps a count of something else.
    const next = all[i + 1];
    const gap = next && text.slice(end, next.start);
    const unclear = gap !== undefined && !gap.includes(',') && joins(gap, language);
    return currency === undefined || next?.currency !== undefined || !unclear;
  });
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly part: boolean;
  /** Where its number begins, if it stands before it: "€5". */
  readonly leads: number | undefined;
}

function marksIn(text: string, language: Language): readonly Mark[] {
  const signs = [...text.matchAll(sign)].map((match) => ({
    ...placeOf(match),
    currency: currencySigns[match[0]] ?? match[0],
    part: false,
  }));
  const codes = [...text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)]
    .filter(([code]) => isCurrency(code))
    .map((match) => ({ ...placeOf(match), currency: match[0], part: false }));
  // "Deux cents euros": what counts hundreds is no coin.
  const words = language.currencies(text).filter(({ part, start, end }) => {
    return !part || !language.numbers(text).some((n) => n.start < start && end <= n.end);
  });
  const found = [...signs, ...codes];
  const all = [...found, ...words.filter((a) => !found.some((b) => overlap(a, b)))];
  return all.flatMap((mark): readonly Mark[] => {
    const before = text.slice(Math.max(0, mark.start - longestCount), mark.start);
    const space = /^ ?-?(?=\d)/u.exec(text.slice(mark.end, mark.end + 3))?.[0].length;
    const isBehind = /\d ?\p{L}{0,8}\.?[ -]?$/u.test(before) && space !== 0;
    if (space === undefined || isBehind || mark.part) return [{ ...mark, leads: undefined }];
    // "ALL 5 solutions": such a code in front is one only where nothing is counted behind the number.
    if (wordLikeCodes.has(text.slice(mark.start, mark.end)) && isCounting(text, mark.end))
      return [];
    return [{ ...mark, leads: mark.end + space }];
  });
}

/** The text with currencies taken out: before a number by space, behind it by a sign that ends it. */
function masked(text: string, marks: readonly Mark[]): string {
  return marks.reduce((left, { start, end, leads }) => {
    const length = end - start;
    const mask = leads === undefined ? `\u00a4${' '.repeat(length - 1)}` : ' '.repeat(length);
    return left.slice(0, start) + mask + left.slice(end);
  }, text);
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

type Counted = AmountMention & { readonly part?: boolean };

/** Hundredths join the whole amount before them; alone they are an amount of their own. */
function withParts(
  numbers: readonly Counted[],
  text: string,
  language: Language,
): readonly AmountMention[] {
  const amounts: AmountMention[] = [];
  for (const { part, ...amount } of numbers) {
    const whole = amounts.at(-1);
    const [value] = amount.values;
    if (!part || value === undefined || amount.values.length > 1) {
      amounts.push(amount);
      continue;
    }
    const gap = whole && text.slice(whole.end, amount.start);
    const added = gap !== undefined && joins(gap, language) && value < 100;
    if (whole !== undefined && added && isPartOf(amount.currency, whole)) {
      const sum = (whole.values[0] ?? 0) + value / 100;
      amounts[amounts.length - 1] = { ...whole, end: amount.end, values: [tidy(sum)] };
    } else {
      amounts.push({ ...amount, values: [tidy(value / 100)] });
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

function isCounting(text: string, start: number): boolean {
  return /^ ?-?\d[\d.,']*(?![\d.,']) ?\p{L}/u.test(text.slice(start));
}

function withMinus(text: string, start: number): number {
  return /(?:^|\s)-$/u.test(text.slice(0, start)) ? start - 1 : start;
}

function placeOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

function tidy(value: number): number {
  return Number(value.toFixed(6));
}

/** In characters: "5 million ". */
const longestCount = 14;

/** Codes that capitals make of other words. */
const wordLikeCodes = new Set([
  'ALL',
  'BAM',
  'COP',
  'CUP',
  'GEL',
  'MAD',
  'MOP',
  'PEN',
  'RON',
  'SOS',
  'TOP',
  'TRY',
]);

const signs = Object.keys(currencySigns).sort((a, b) => b.length - a.length);
const sign = new RegExp(
  signs
    .map((each) => {
      const literal = each.replace(/\$/gu, '\\$');
      const before = /^\p{L}/u.test(each) ? '(?<!\\p{L})' : '';
      return before + literal + (/\p{L}$/u.test(each) ? '(?!\\p{L})' : '');
    })
    .join('|'),
  'gu',
);
