import type { Language } from '../../language/language.ts';
import { overlap } from '../../text/words.ts';
import { currencySigns, isCurrency, partSigns } from './currencies.ts';

/** A currency in a text: a sign, a code, a name, or a coin. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly part: boolean;
  readonly coin?: number;
  /** Where its number begins, if it stands before it: "€5". */
  readonly leads: number | undefined;
}

export function marksIn(text: string, language: Language, withCoins: boolean): readonly Mark[] {
  const signs = [...text.matchAll(sign)].map((match) => ({
    ...placeOf(match),
    currency: currencySigns[inFront(match[0])] ?? partSigns[match[0]] ?? match[0],
    part: Object.hasOwn(partSigns, match[0]),
  }));
  const codes = [...text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)]
    .filter(([code]) => isCurrency(code))
    .map((match) => ({ ...placeOf(match), currency: match[0], part: false }));
  // "Deux cents euros": what counts hundreds is no coin.
  const words = language.currencies(text).filter(({ part, coin, start, end }) => {
    if (coin !== undefined && !withCoins) return false;
    return !part || !language.numbers(text).some((n) => n.start < start && end <= n.end);
  });
  const found = [...signs, ...codes];
  const all = [...found, ...words.filter((a) => !found.some((b) => overlap(a, b)))];
  return all.flatMap((mark): readonly Mark[] => {
    const before = text.slice(Math.max(0, mark.start - longestCount), mark.start);
    const isShort = /^\p{L}{1,2}$/u.test(text.slice(mark.start, mark.end));
    const behind = text.slice(mark.end, mark.end + 4);
    // "Rs. 20" ends a short form, and "dollars. 20" a sentence.
    const space = (isShort ? /^\.? ?-?(?=\d)/u : /^ ?-?(?=\d)/u).exec(behind)?.[0].length;
    const isBehind = space !== 0 && endsInNumber(before, language);
    if (space === undefined || isBehind || mark.part) return [{ ...mark, leads: undefined }];
    // "ALL 5 solutions": such a code in front is one only where nothing is counted behind the number.
    if (wordLikeCodes.has(text.slice(mark.start, mark.end)) && isCounting(text, mark.end))
      return [];
    return [{ ...mark, leads: mark.end + space }];
  });
}

/** The text with currencies taken out: before a number by space, behind it by a sign that ends it. */
export function masked(text: string, marks: readonly Mark[]): string {
  return marks.reduce((left, { start, end, leads }) => {
    const length = end - start;
    const mask = leads === undefined ? `\u00a4${' '.repeat(length - 1)}` : ' '.repeat(length);
    return left.slice(0, start) + mask + left.slice(end);
  }, text);
}

/** "5 ", "5k ", "5 million ", and not "1972 for ". */
function endsInNumber(before: string, language: Language): boolean {
  const [ends, word = ''] = /\d ?(\p{L}{0,8})\.?[ -]?$/u.exec(before) ?? [];
  if (ends === undefined || word === '') return ends !== undefined;
  return language.numbers(`1 ${word}`).some(({ end }) => end > 2);
}

function isCounting(text: string, start: number): boolean {
  return /^ ?-?\d[\d.,']*(?![\d.,']) ?\p{L}/u.test(text.slice(start));
}

function placeOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
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

/** A dollar's country behind its sign, which some write there: "5 $ US", "10 $HK". */
const countryBehind = '\\$ ?(?:US|CA|AU|NZ|nz|HK|hk)(?!\\p{L})';

/** "$ hk" as "HK$". */
function inFront(written: string): string {
  return written.replace(/^\$ ?(\p{L}{2})$/u, (_, country: string) => `${country.toUpperCase()}$`);
}

const signs = [...Object.keys(currencySigns), ...Object.keys(partSigns)].sort(
  (a, b) => b.length - a.length,
);
const sign = new RegExp(
  [
    countryBehind,
    ...signs.map((each) => {
      const literal = each.replace(/\$/gu, '\\$');
      const before = /^\p{L}/u.test(each) ? '(?<!\\p{L})' : '';
      return before + literal + (/\p{L}$/u.test(each) ? '(?!\\p{L})' : '');
    }),
  ].join('|'),
  'gu',
);
