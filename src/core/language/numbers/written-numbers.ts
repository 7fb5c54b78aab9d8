import type { NumberData } from './number-data.ts';

/** A number in digits, with its sign left out, as plain decimals: "1500.5". */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  /** More than one where it is open what a sign means; none where the groups do not fit. */
  readonly readings: readonly string[];
}

/**
 * Numbers in digits, in any notation: "10'000", "30,49", "1.500,00", ".5", "3/4", "1 3/4", "¾",
 * "1e6", "10^6", "1.2M". Of what is written with a stroke only proper fractions with small parts are numbers.
 */
export function writtenNumbers(text: string, data: NumberData): readonly WrittenNumber[] {
  return [...text.matchAll(token)].map((match) => {
    const { whole, top, bottom, sign, point, power, base, exponent, digits, scale } =
      match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    const readings = () => {
      if (sign !== undefined) return sum(whole, signs[sign] ?? 0);
      if (top !== undefined) return fraction(whole, Number(top), Number(bottom));
      if (point !== undefined) return [scaled(`0.${point}`, scale)];
      if (base !== undefined) return powerOf(base, Number(exponent));
      if (power !== undefined) return [plain(Number(power.replace(',', '.')))];
      return readingsOf(digits ?? '', data).map((each) => scaled(each, scale));
    };
    return { ...place, readings: readings() };
  });
}

function fraction(whole: string | undefined, top: number, bottom: number): readonly string[] {
  return top < bottom ? sum(whole, top / bottom) : [];
}

function sum(whole: string | undefined, part: number): readonly string[] {
  return [plain(Number(whole ?? 0) + part)];
}

/** Of a base whose sign can only begin its fraction. */
function powerOf(base: string, exponent: number): readonly string[] {
  const value = Number(base.replace(',', '.')) ** exponent;
  const isClear = !/^\d{1,3}[.,]\d{3}$/u.test(base);
  return isClear && Number.isFinite(value) && value < largestPower ? [plain(value)] : [];
}

function scaled(digits: string, scale: string | undefined): string {
  return scale === undefined ? digits : plain(Number(digits) * (scales[scale] ?? 1));
}

/** Without an exponent and without the last, unsure digits of a division. */
function plain(value: number): string {
  const digits = String(Number(value.toPrecision(15)));
  return /e/u.test(digits) ? value.toFixed(value < 1 ? 15 : 0) : digits;
}

/** A token of digits as plain decimals; several where it is open what a sign means. */
function readingsOf(written: string, data: NumberData): readonly string[] {
  const marks = written.replace(/\d/gu, '');
  if (marks === '') return [written];
  const last = marks.at(-1) ?? '';
  const parts = written.split(/\D/u);
  const joined = parts.join('');
  const asDecimal = `${parts.slice(0, -1).join('')}.${parts.at(-1)}`;
  if (isGrouped(parts, 1) && /^([' ])\1*$/u.test(marks)) return [joined];
  if (marks.length === 1) {
    const [whole = '', rest = ''] = parts;
    if (rest.length !== 3 || whole.length > 3 || whole === '0') return [asDecimal];
    if (data.groupSeparators.includes(last)) return [joined];
    return [asDecimal, joined];
  }
  const sameMarks = marks === last.repeat(marks.length);
  if (sameMarks) return isGrouped(parts, 1) ? [joined] : [];
  const others = marks.slice(0, -1);
  const oneKind = others === others.charAt(0).repeat(others.length) && others.charAt(0) !== last;
  return oneKind && /[.,]/u.test(last) && isGrouped(parts.slice(0, -1), 1) ? [asDecimal] : [];
}

/** "1", "234", "567": a first group that is short, and whole ones behind it. */
function isGrouped([first = '', ...groups]: readonly string[], least: number): boolean {
  return (
    /^[1-9]\d{0,2}$/u.test(first) && groups.length >= least && groups.every((g) => g.length === 3)
  );
}

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Capitals that multiply in every language; small letters are units as well. */
const scales: Readonly<Record<string, number>> = {
  ' k': 1000,
  M: 1e6,
  М: 1e6,
  G: 1e9,
  Г: 1e9,
};

const largestPower = 1e15;

const begin = "(?<![\\p{L}\\p{N}_+]|[\\p{L}\\p{N}][.,:/'-])";
const end = "(?![\\d_]|[.,:/'-]\\d)";
const signed = '[¼-¾⅓-⅞]';
const token = new RegExp(
  [
    `${begin}(?:(?<whole>\\d{1,4})(?: {1,2}|(?=${signed})))?(?:(?<sign>${signed})|(?<top>[1-9])/(?<bottom>[2-9]))${end}`,
    `${begin}(?<base>\\d+(?:[.,]\\d+)?)\\^(?<exponent>[+-]?\\d{1,3})(?!\\p{L})${end}`,
    `${begin}(?<power>\\d+(?:[.,]\\d+)?e[+-]?\\d{1,2})(?!\\p{L})${end}`,
    `(?:(?<![\\p{L}\\p{N}_.,+])[.,](?<point>\\d+)|${begin}(?<digits>\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,']\\d+)*))(?:(?<scale> k|[MМGГ])(?!\\p{L}))?${end}(?! \\d{3}(?!\\d))`,
  ].join('|'),
  'gu',
);
