import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { languages } from '../../core/language/index.ts';
import type { LanguageCode } from '../../core/language/language.ts';
import { converted, knownUnit } from '../../core/slot-types/amounts/units.ts';
import { addDays, addMonths } from '../../core/slot-types/days/calendar.ts';
import { normaliseText } from '../../core/text/normalise.ts';
import type { Value } from '../../core/value.ts';
import type { Expectation } from './cases.ts';

/** Whether a value is what a case expects, in whichever of its forms the case writes it. */
export function isMeant(
  got: Value,
  expected: Expectation,
  type: string,
  language: LanguageCode,
): boolean {
  const { canonical, value, at, unit } = expected;
  switch (type) {
    case 'date':
      return (canonical ?? at?.slice(0, 10)) === got;
    case 'time':
      return (canonical?.slice(0, 5) ?? at?.slice(11, 16)) === got;
    case 'datetime':
      return (canonical?.replace(' ', 'T') ?? at)?.slice(0, 16) === String(got).slice(0, 16);
    case 'daterange':
      return isRange(got, expected, language);
    case 'number':
      return numberIn(canonical ?? String(value)) === got;
    case 'currency': {
      if (typeof got !== 'object' || Array.isArray(got) || !('amount' in got)) return false;
      const amount = numberIn(canonical?.split(' ')[0] ?? String(value));
      // Cents may be counted by themselves. Units are named in many languages; the three letters alone say exactly which is meant.
      const code = /^[A-Z]{3}$/u.test(unit ?? '') ? unit : undefined;
      const isSame = Number(got.amount) === amount || Number(got.amount) * 100 === amount;
      return isSame && (code === undefined || code === got.currency);
    }
    case 'duration':
      // Months and years have no one length.
      return Math.abs(secondsOf(String(got)) / secondsMeant(expected) - 1) <= 0.02;
    case 'boolean':
      return (canonical ?? String(value)) === String(got);
    case 'percentage':
      return Math.abs(numberIn((canonical ?? String(value)).replace('%', '')) - Number(got)) < 1e-9;
    case 'quantity':
    case 'distance':
    case 'volume':
    case 'temperature':
    case 'dimension':
      return isQuantityMeant(got, expected, language);
    case 'phonenumber': {
      const wanted = digits((canonical ?? String(value)).replace('(0)', '')).replace(/^0+/u, '');
      // The zero of its country may stand behind that country's code: "0044 020 …".
      const national = parsePhoneNumberFromString(String(got))?.nationalNumber;
      return (
        digits(String(got)).endsWith(wanted) ||
        (national !== undefined && wanted.endsWith(national))
      );
    }
    case 'url':
      return plainUrl(canonical ?? String(value)) === plainUrl(String(got));
    default:
      return (canonical ?? String(value)).toLowerCase() === String(got).toLowerCase();
  }
}

/** Cases name units in their own language or in English, and may count in another one than was said. */
function isQuantityMeant(
  got: Value,
  { canonical, value, unit }: Expectation,
  language: LanguageCode,
): boolean {
  if (typeof got !== 'object' || Array.isArray(got) || !('unit' in got)) return false;
  const [number = '', ...name] = (canonical ?? `${value} ${unit}`).split(' ');
  const said = String(got.unit);
  return [language, 'en' as const].some((code) => {
    const wanted = languages[code].unitAt(name.join(' ').toLowerCase(), 0)?.unit ?? '';
    // "Tonnes" are tons to some, and the degrees of an angle have no name of their own.
    const isSame =
      knownUnit(said)?.maybe?.includes(wanted) ||
      knownUnit(wanted)?.maybe?.includes(said) ||
      (said === 'arcdeg' && wanted === 'deg');
    const amount = isSame ? Number(got.amount) : converted(Number(got.amount), said, wanted);
    return amount !== undefined && Math.abs(amount - numberIn(number)) <= Math.abs(amount) * 1e-6;
  });
}

/** Canonical numbers have a point or a comma, by the language of the case. */
function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Without the scheme and the last stroke, which an address may leave out. */
function plainUrl(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '');
}

function digits(text: string): string {
  return text.replace(/\D/gu, '');
}

const unitSeconds: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  quarter: 7_776_000,
  year: 31_536_000,
};

function secondsMeant({ canonical, value, unit }: Expectation): number {
  return canonical === undefined
    ? Number(value) * (unitSeconds[unit ?? 'second'] ?? Number.NaN)
    : Number(canonical);
}

/** An ISO 8601 duration in seconds; months of 30 days and years of 365. */
function secondsOf(iso: string): number {
  const match =
    /^P(?:([\d.]+)Y)?(?:([\d.]+)M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/u.exec(
      iso,
    );
  const lengths = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'];
  return lengths.reduce(
    (sum, unit, i) => sum + Number(match?.[i + 1] ?? 0) * (unitSeconds[unit] ?? 0),
    0,
  );
}

/** The first day, and the one behind the last. */
export function daysMeant({
  canonical,
  from,
  to,
}: Expectation): readonly [string, string] | undefined {
  const [start, end] = canonical?.split('/') ?? [String(from ?? ''), String(to ?? '')];
  const days = [start, end].map((text) => (text ?? '').slice(0, 10).replace(/-00$/u, '-01'));
  const [first = '', last = ''] = days;
  return /^\d{4}-(?!00)\d{2}-\d{2}$/u.test(first) && /^\d{4}-(?!00)\d{2}-\d{2}$/u.test(last)
    ? [first, last]
    : undefined;
}

/**
 * The end of a case may be in the range or the first day behind it. Of two periods that are joined ("from
 * 2014 to 2018") some cases end on the first day of the last one, where the product has all of it.
 */
function isRange(got: Value, expected: Expectation, language: LanguageCode): boolean {
  const [start, end = ''] = String(got).split('/');
  const [first, last = ''] = daysMeant(expected) ?? [];
  if (start !== first) return false;
  if (end === last || addDays(end, 1) === last) return true;
  const [span] = languages[language].spans(normaliseText(expected.text));
  const says = span?.says;
  const isJoined = says?.kind === 'joined' || (says?.kind === 'ends' && says.to.month);
  return isJoined && periodsFrom(last).includes(end);
}

/** The last days of the month, the quarter and the year that begin on a day. */
function periodsFrom(day: string): readonly string[] {
  const months = day.endsWith('-01-01')
    ? [1, 3, 12]
    : /-(?:04|07|10)-01$/u.test(day)
      ? [1, 3]
      : [1];
  return day.endsWith('-01') ? months.map((count) => addDays(addMonths(day, count), -1)) : [];
}
